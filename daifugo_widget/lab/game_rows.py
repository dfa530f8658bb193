"""The games of a simulation, kept as columns: some fifty bytes a game and two for each rule."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

NO_CLASS = -1
"""What stands for the class of a seat in a game without classes."""


class GameRow(NamedTuple):
    """One game: class before, place, class after and points by seat; tricks, moves, rules fired.

    ``fired`` counts the moves in which each rule acted; ``before`` and ``after`` are empty in a
    game without classes.
    """

    match: int
    game: int
    before: tuple[str, ...]
    places: tuple[int, ...]
    after: tuple[str, ...]
    points: tuple[int, ...]
    tricks: int
    moves: int
    fired: dict[str, int]


class GameRows(Sequence[GameRow]):
    """Rows of games with the same number of seats, each made when it is asked for."""

    def __init__(self, seats: int, rows: Iterable[GameRow] = ()) -> None:
        self.seats = seats
        self._games = {name: array("i") for name in ("match", "game", "tricks", "moves")}
        self._seats = {"place": array("b"), "points": array("i")}
        self._classes = {"before": array("b"), "after": array("b")}
        self._names: list[str] = []
        self._fired: dict[str, array[int]] = {}
        self.extend(rows)

    def append(self, row: GameRow) -> None:
        """Add a game."""
        for rule in row.fired:
            if rule not in self._fired:
                self._fired[rule] = array("H", bytes(2 * len(self)))
        for rule, counts in self._fired.items():
            counts.append(row.fired.get(rule, 0))
        for name, column in self._games.items():
            column.append(getattr(row, name))
        self._seats["place"].extend(row.places)
        self._seats["points"].extend(row.points)
        self._classes["before"].extend(self._codes(row.before))
        self._classes["after"].extend(self._codes(row.after))

    def extend(self, rows: Iterable[GameRow]) -> None:
        """Add games."""
        for row in rows:
            self.append(row)

    def drop_unfinished(self) -> None:
        """Drop a game of which only a part was added, as when somebody interrupts."""
        columns = [(column, 1) for column in (*self._games.values(), *self._fired.values())]
        columns += [(column, self.seats) for column in self._seats.values()]
        columns += [(column, self.seats) for column in self._classes.values()]
        whole = min(len(column) // width for column, width in columns)
        for column, width in columns:
            del column[whole * width :]

    def _codes(self, classes: tuple[str, ...]) -> Iterator[int]:
        if not classes:
            yield from [NO_CLASS] * self.seats
        for name in classes:
            if name not in self._names:
                self._names.append(name)
            yield self._names.index(name)

    # --- as a sequence ---------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._games["match"])

    @overload
    def __getitem__(self, at: int) -> GameRow: ...
    @overload
    def __getitem__(self, at: slice) -> GameRows: ...
    def __getitem__(self, at: int | slice) -> GameRow | GameRows:
        if isinstance(at, slice):
            return GameRows(self.seats, map(self._row, range(len(self))[at]))
        return self._row(range(len(self))[at])

    def _row(self, at: int) -> GameRow:
        seats = slice(at * self.seats, (at + 1) * self.seats)
        of_game = {name: column[at] for name, column in self._games.items()}
        before, after = (
            tuple(self._names[code] for code in column[seats] if code != NO_CLASS)
            for column in self._classes.values()
        )
        return GameRow(
            places=tuple(self._seats["place"][seats]),
            points=tuple(self._seats["points"][seats]),
            before=before,
            after=after,
            fired={rule: counts[at] for rule, counts in self._fired.items() if counts[at]},
            **of_game,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameRows) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    # --- as columns ------------------------------------------------------------------------------

    def of_games(self, name: str) -> NDArray[np.int64]:
        """Return ``match``, ``game``, ``tricks`` or ``moves``, a number for each seat of a game."""
        return np.repeat(np.array(self._games[name], int), self.seats)

    def of_seats(self, name: str) -> NDArray[np.int64]:
        """Return ``place`` or ``points`` of each seat of each game."""
        return np.array(self._seats[name], int)

    def classes(self, name: str) -> NDArray[np.str_]:
        """Return the class of each seat ``before`` or ``after`` a game, "" if it had none."""
        names: NDArray[np.str_] = np.array([*self._names, ""])
        return names.take(np.array(self._classes[name], int))

    def unequal(self) -> NDArray[np.bool_]:
        """Return for each game whether its seats began it with different classes."""
        codes = np.array(self._classes["before"], int).reshape(len(self), self.seats)
        different: NDArray[np.bool_] = (codes != codes[:, :1]).any(axis=1)
        return different

    def act_counts(self, rule: str) -> NDArray[np.int64]:
        """Return for each game the number of moves in which a rule acted."""
        return np.array(self._fired.get(rule, [0] * len(self)), int)

    def act_totals(self) -> dict[str, int]:
        """Return the number of moves in which each rule acted, those first that acted first."""
        return {rule: sum(counts) for rule, counts in self._fired.items()}
