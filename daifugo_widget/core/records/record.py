"""A record: a position or a game as text, to be read, played out, checked and written."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import PurePath
from typing import Any, TypeVar

from daifugo_widget.moved_imports import warn_of_call

from ..game.card_game import check_eye
from ..game.history import History
from ..game.moves import SEATS
from ..words.arguments import count_of, require_type
from ..words.text import clean_line, unbroken
from . import phrases as say
from .body import Facts, Line, Moves, NextGame, Refused
from .checking import Checking
from .errors import LEGAL, Failure, RecordError, RefusedError, Spot
from .fields import read_int, read_names, with_name
from .header import EXTRA, Header, HeaderLine
from .lines import lines_of, plain
from .parse import parse
from .playthrough import Playthrough
from .wrapping import is_wrapped, unwrap
from .writer import write

R = TypeVar("R")
_TITLE = re.compile(r"\s*title\s+(.*\S)")


@dataclass(frozen=True)
class Record:
    r"""One record as written in a text; ``str`` and `parse` are each other's inverse.

    ``number`` is its place in its source, from 1.

    >>> record = Record.parse("rules base, eight-cut\nhands 3c8c / 3d9s\na 8c\n= turn a")
    >>> record.check()
    []
    >>> record.history().now.game
    <Game base, eight-cut: 3c / 3d9s, a to act>
    """

    header: Header
    body: tuple[Line, ...] = ()
    source: str = field(default="", compare=False)
    number: int = field(default=1, compare=False)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the text of one record. Raises `RecordError`."""
        if isinstance(text, str) and re.fullmatch(r"\S+\.dfg", text, re.IGNORECASE):
            raise RecordError(say.A_FILE.fill(file=text))
        found = read(text)
        if len(found) > 1:
            raise RecordError(say.SEVERAL)
        return found[0]

    @classmethod
    def of(cls, history: History, seat: int | None = None) -> Record:
        """Return the record of a history: all of it, or what a seat knows while the game runs.

        A seat beyond those of the game looks on: it knows what lies open to all. Raises
        `SpokenError` unless ``history`` is a `History` and ``seat`` the number of a seat.
        """
        require_type(history, History, say.OF_A_HISTORY)
        if seat is not None:
            check_eye(seat)
        return cls(*write(history, seat))

    @property
    def title(self) -> str:
        """The title, or the name of the record's file and its number."""
        return (
            self.header.text("title") or f"{PurePath(self.source).stem or 'record'} {self.number}"
        )

    @property
    def states(self) -> bool:
        """Whether some lines only state something; a history does not keep them."""
        return any(isinstance(line, Facts | Refused) for line in self.body)

    @cached_property
    def seed(self) -> int:
        """The seed that decides for chance: given by the record, or drawn once."""
        entry = self.header.get("seed")
        return read_int(entry) if entry else secrets.randbits(32)

    def __str__(self) -> str:
        return "".join(f"{part}\n" for part in (self.header, *self.body) if str(part))

    def __call__(self) -> Record:
        """Return the record itself: a table's ``record`` was once a method."""
        warn_of_call("record")
        return self

    def __repr__(self) -> str:
        moves = sum(len(line.actions) for line in self.body if isinstance(line, Moves))
        return f"Record({self.title!r}, {count_of(moves, 'move')})"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Show the text of the record in a notebook."""
        printer.text(str(self).rstrip())

    def with_entries(self, **values: str) -> Record:
        """Return the record with some lines of its header changed or added."""
        return replace(self, header=self.header.with_values(values))

    def beginnings(self) -> list[Record]:
        """Return the record at its start and after each of its moves, without notes or facts."""
        found, body = [replace(self, body=())], list[Line]()
        for line in self.body:
            if isinstance(line, NextGame):
                body.append(replace(line, note=None))
                found.append(replace(self, body=tuple(body)))
            elif isinstance(line, Moves):
                for action in line.actions:
                    body.append(Moves((action,)))
                    found.append(replace(self, body=tuple(body)))
        return found

    def history(self) -> History:
        """Play the record out and return its history.

        Raises `RecordError` with its place, and `RefusedError` if the rules refuse a move.
        """
        history, error = self.playable()
        if error:
            raise error
        return history

    def playable(self) -> tuple[History, RecordError | None]:
        """Play the record out as far as it goes; return the history and the error that stopped it.

        Raises `RecordError` if its start cannot be laid out.
        """
        stopped = None
        try:
            played = Playthrough(self.header, self.seed)
        except RecordError as error:
            raise error.at(source=self.source) from None
        try:
            played.play(self.body)
        except RecordError as error:
            stopped = error.at(source=self.source)
            played.break_off()
        history = History(
            played.start,
            tuple(played.steps),
            self.header.text("title"),
            self._names_of(played.start.players, len(SEATS) if stopped else played.match.players),
            played.note,
            self._extra(),
            tuple(played.branches),
        )
        return history, stopped

    def check(self) -> list[Failure]:
        """Play the record out and test each line that states something; return what fails.

        Raises `RecordError` if a line cannot be read; a move that the rules refuse is a failure.
        """
        try:
            checking = Checking(self.header, self.seed)
            checking.play(self.body)
        except RefusedError as error:
            return [*checking.failures, Failure(error.line, LEGAL, error.what)]
        except RecordError as error:
            raise error.at(source=self.source) from None
        return checking.failures

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, up to the last that has one; "" for a seat without.

        Raises `RecordError` if they cannot be read.
        """
        entry = self.header.get("names")
        return () if entry is None else read_names(entry)

    def _names_of(self, players: int, most: int) -> tuple[str, ...]:
        """Return a name for each seat, "" if it has none; nothing if the record has no names.

        ``players`` is the number of players at the start, ``most`` that after newcomers have
        joined. Raises `RecordError` for more than ``most`` names.
        """
        names = self.names
        if len(names) > most:
            raise self.header["names"].error(say.THERE_ARE_PLAYERS.fill(players=most))
        return (*names, *[""] * (players - len(names))) if names else ()

    def _extra(self) -> dict[str, str]:
        return {entry.key: entry.value for entry in self.header.entries if self._is_extra(entry)}

    def _is_extra(self, entry: HeaderLine) -> bool:
        """Return whether an entry is carried along as it is, as it says nothing of the game."""
        is_of_game = entry.key in self.header.keys
        return entry.key in ("goal", "script") or (entry.key.startswith(EXTRA) and not is_of_game)


def read(text: str, source: str = "") -> list[Record]:
    """Read every record of a text; ``source`` is the name of its file, for messages.

    Positions are laid out too, so that impossible ones are found. Raises `RecordError`.
    """
    return _with_or_without_wrapping(
        lambda text: [
            _read_one(chunk, source, at) for at, chunk in enumerate(_chunks(text, source), 1)
        ],
        text,
    )


def read_first(text: str, source: str = "") -> Record:
    """Read the first record of a text, whatever follows it. Raises `RecordError`."""
    return read_nth(text, 1, source)


def read_nth(text: str, number: int, source: str = "") -> Record:
    """Read one record of a text by its number, whatever is around it. Raises `RecordError`."""

    def reader(text: str) -> Record:
        chunks = _chunks(text, source)
        if not 1 <= number <= len(chunks):
            raise RecordError(say.NO_RECORD, source=source)
        return _read_one(chunks[number - 1], source, number)

    return _with_or_without_wrapping(reader, text)


def titles_of(text: str) -> list[str]:
    """Return the title of each record of a text, "" for one without. Raises `RecordError`.

    What else is in a record may be wrong.
    """
    bare = unwrap(text) if is_wrapped(text) else text
    found = ((_TITLE.match(line) for _, line in chunk) for chunk in _chunks(bare, ""))
    return [clean_line(next((title[1] for title in titles if title), "")) for titles in found]


def holds_one_record(text: str) -> bool:
    """Return whether a text holds only one record. Raises `RecordError` if it holds none."""
    return len(_chunks(text, "")) == 1 and not is_wrapped(text)


def _with_or_without_wrapping(reader: Callable[[str], R], text: str) -> R:
    """Read a text as it is, or else as what a chat or a page made of it.

    Raises the `RecordError` of the way that got further.
    """
    try:
        return reader(text)
    except RecordError as error:
        if not isinstance(text, str) or (bare := unwrap(text)) == text:
            raise
        try:
            return reader(bare)
        except RecordError as other:
            raise max(error, other, key=lambda each: each.spot) from None


def _chunks(text: str, source: str) -> list[list[tuple[int, str]]]:
    """Return the numbered lines of each record. Raises `RecordError` if there is none."""
    text = unbroken(require_type(text, str, say.IS_TEXT, RecordError))
    chunks: list[list[tuple[int, str]]] = [[]]
    for number, line in enumerate(lines_of(text), 1):
        if plain(line).strip() == "---":
            chunks.append([])
        else:
            chunks[-1].append((number, line))
    found = [chunk for chunk in chunks if any(line.strip() for _, line in chunk)]
    if not found:
        raise RecordError(say.NO_RECORD, source=source)
    return found


def _read_one(lines: list[tuple[int, str]], source: str, number: int) -> Record:
    try:
        parts = parse(lines)
        record = Record(_with_seed(parts.header), parts.body, source, number)
        players = Playthrough(record.header, record.seed).match.players
        going_on = any(isinstance(line, NextGame) for line in record.body)
        record._names_of(players, len(SEATS) if going_on else players)
    except RecordError as error:
        first = next(at for at, line in lines if line.strip())
        raise with_name(error.at(Spot(first, 1), source), lines).at(source=source) from None
    return record


def _with_seed(header: Header) -> Header:
    """Draw a seed if cards are dealt without one, so that the record can be repeated."""
    if "hands" in header or "seed" in header:
        return header
    return header.with_values({"seed": str(secrets.randbits(32))})
