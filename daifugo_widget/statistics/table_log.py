"""The games of one table on their way into statistics: which of them count, and for whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING

from ..core.game.history import History
from ..core.game.moves import Call
from ..core.words.text import Lang, SpokenError, Text
from ..table.session.defaults import is_off
from ..table.session.game_log import Found
from ..table.session.saving import reason
from ..table.session.session import Session
from ..table.still.svg import data_address
from ..table.wire.statistics_contract import KeptGames, KeptTable
from . import words as w
from .played_game import Moves, PlayedGame, game_id, moves_id, short_word

# What reads and shows files is loaded when a game is over, or somebody asks for it.
if TYPE_CHECKING:
    from ..progress import Progress
    from .page import Grid
    from .statistics import Statistics


def table_log(
    statistics: Statistics | None, progress: Progress | None = None
) -> Callable[[Session], TableLog]:
    """Return what keeps the games of a session: in the statistics given, or in the usual ones.

    In the ``progress`` it keeps the costly moves that reviews have found in them. Where calls alone
    decide, nothing is kept but in what is given. Raises `SpokenError` for what is no `Statistics`
    or no `Progress`.
    """
    if statistics is None and progress is None:
        return TableLog
    from ..progress import Progress
    from .statistics import Statistics

    given = None if statistics is None else Statistics.of_argument(statistics)
    learned = Progress.of_argument(progress)
    return lambda session: TableLog(session, given, learned)


class TableLog:
    """The games of a session, kept if one person sits at the table's own screen.

    A game counts once, as it first comes out, if it was dealt at the table. In the usual statistics
    it counts if no program has moved for the person; in those that the table was ``given``, as it
    was made for them, such games count as well, and so do their mistakes in a ``progress``.
    """

    def __init__(
        self,
        session: Session,
        given: Statistics | None = None,
        progress: Progress | None = None,
    ) -> None:
        self._session, self._given, self.progress = session, given, progress
        self._left_out, self._laid_out = set[str](), set[str]()
        self._first = dict[str, Moves]()  # of each game as it first came out at the table
        self._resumed = ""  # the game that a save file has brought

    @property
    def has_statistics(self) -> bool:
        """Whether there are any: where calls alone decide, only those that were given."""
        return self._given is not None or not is_off()

    @cached_property
    def statistics(self) -> Statistics:
        """Where the games are kept. Raises `OSError`, `SpokenError` if they cannot be."""
        from .statistics import Statistics

        return Statistics() if self._given is None else self._given

    # --- what the session tells ------------------------------------------------------------------

    def game_over(self) -> None:
        """Keep the game that has just ended, if it counts; say on the table if that fails."""
        id = game_id(self._session.history)
        counts = id not in self._left_out
        self._left_out.add(id)
        self._first.setdefault(id, _moves_of(self._session.history))
        with self._failure_told():
            counts = counts and self._keeps() and not self._came_out_before(id)
            if counts and (game := self._game(id)):
                self.statistics.add(game)

    def resume(self) -> None:
        """Let the game of a save file go on, or be over, as the person's own; it counts once."""
        self._resumed = game_id(self._session.history)
        if self._session.game.over:
            self._left_out.add(self._resumed)
            self._first.setdefault(self._resumed, _moves_of(self._session.history))

    def leave_out(self, laid_out: bool = True) -> None:
        """Let the running game not count: a record has laid it out, or a program has moved."""
        id = game_id(self._session.history)
        if self._session.game.over:  # it was opened again
            self._first.setdefault(id, _moves_of(self._session.history))
        if laid_out:
            self._laid_out.add(id)
        if laid_out or self._given is None:
            self._left_out.add(id)

    def judged(self, found: Found, progress: Progress | None) -> None:
        """Keep what a review has found, of the game as it first came out.

        In a ``progress`` the mistakes themselves are kept, unless a record has laid the game out:
        somebody else may have made them.
        """
        if self._session.screen.seats != (found.seat,):
            return
        id = game_id(found.history)
        first, moves = self._first.get(id, ()), _moves_of(found.history)
        same = len([*takewhile(lambda pair: pair[0] == pair[1], zip(first, moves, strict=False))])
        with self._failure_told():
            if self._came_out_before(id, first):
                return
        if progress is not None and id not in self._laid_out:
            with self._failure_told(w.MISTAKES_NOT_WRITTEN):
                progress.keep_mistakes(found.mistakes(found.history.dealt_at + same))
        if self.has_statistics and first and same == len(first):
            with self._failure_told():
                if self._is_told(id, first):
                    self.statistics.mark_costly(id, found.costly, found.places_lost)

    def keep(self, on: bool) -> None:
        """Keep games from now on, or no more."""
        with self._failure_told():
            self.statistics.keep(on)

    def clear(self) -> None:
        """Forget all games."""
        with self._failure_told():
            self.statistics.clear()

    def shown(self, lang: Lang) -> KeptGames:
        """Return what the table shows of the games."""
        from .page import alt, summary
        from .picture import course_svg

        try:
            games, keeps, notice = self.statistics.games, self._keeps(), self.statistics.notice
            file = self.statistics.path.name
        except (OSError, SpokenError) as error:
            return _nothing(_why(error).to(lang))
        text = w.KEPT_IN if keeps else w.NOT_KEPT_NOW if games else w.NOT_KEPT
        about = [text.fill(file=file).to(lang), *([notice.to(lang)] if notice else [])]
        if not games:
            return {**_nothing(*about), "keeps": keeps}
        said = summary(games, lang)
        return {
            "keeps": keeps,
            "count": len(games),
            "about": [*said.sentences, *about],
            "tables": [_table(grid) for grid in (said.classes, said.houses) if grid],
            "notes": said.notes,
            "picture": data_address(course_svg(games, lang)),
            "alt": alt(games, lang),
        }

    # --- the game --------------------------------------------------------------------------------

    def _keeps(self) -> bool:
        """Return whether games are kept; those of a table made for it are until somebody objects.

        Raises `OSError`, `SpokenError`.
        """
        if not self.has_statistics:
            return False
        if self._given is not None and not self._given.has_begun:
            self._given.keep()
        return self.statistics.keeps

    def _is_told(self, id: str, moves: Moves) -> bool:
        """Return whether the latest line of a deal tells of these moves.

        A line of an earlier version, which does not say, is taken to do so before any review.
        Raises `OSError`, `SpokenError`.
        """
        lines = [game for game in self.statistics if game.id == id]
        if not lines or not lines[-1].moves:
            return bool(lines) and lines[-1].costly is None
        return lines[-1].moves == moves_id(id, moves)

    def _came_out_before(self, id: str, moves: Moves | None = None) -> bool:
        """Return whether the game of a save file had been gone back in, on any day.

        If ``moves`` are given, it had come out otherwise. Raises `OSError`, `SpokenError`.
        """
        if id != self._resumed or not self.has_statistics:
            return False
        before = {game.moves for game in self.statistics if game.id == id}
        return bool(before) and (moves is None or not before & {"", moves_id(id, moves)})

    def _game(self, id: str) -> PlayedGame | None:
        """Return the game that has just ended for the person at the table's own screen.

        None if nobody sits there, if several do, or if the game does not count.
        """
        session = self._session
        seats, match, people = session.screen.seats, session.match, session.people
        if len(seats) != 1:
            return None
        (seat,) = seats
        outcome = session.ui.outcome(match, seat)
        if outcome is None:
            return None
        return PlayedGame(
            id=id,
            when="",
            game=match.rules.game,
            rules=str(match.rules),
            players=match.players,
            people=len(people.humans),
            bots=tuple(map(short_word, people.bots.values())),
            decisions=count_decisions(session.history, seat),
            moves=moves_id(id, _moves_of(session.history)),
            **outcome._asdict(),
        )

    @contextmanager
    def _failure_told(self, text: Text = w.NOT_WRITTEN) -> Iterator[None]:
        """Say on the table why games cannot be kept; play goes on."""
        try:
            yield
        except (OSError, SpokenError) as error:
            screen = self._session.screen
            screen.notice = text.fill(why=_why(error)).to(screen.settings.lang)


def _moves_of(history: History) -> Moves:
    """Return the moves of the latest game, each with its seat."""
    return tuple((step.seat, step.move) for step in history.steps[history.dealt_at :])


def count_decisions(history: History, seat: int) -> int:
    """Return how many moves of a seat in the latest game could have been others."""
    count = 0
    for at in range(history.dealt_at, len(history.steps)):
        step = history.steps[at]
        if step.seat == seat and step.move is not None:
            game = history.match_after(at).game
            count += isinstance(step.move, Call) or game.only_move() is None
    return count


def _why(error: OSError | SpokenError) -> Text:
    return error.text if isinstance(error, SpokenError) else reason(error)


def _nothing(*about: str) -> KeptGames:
    return {
        "keeps": False,
        "count": 0,
        "about": [*about],
        "tables": [],
        "notes": [],
        "picture": "",
        "alt": "",
    }


def _table(grid: Grid) -> KeptTable:
    return {"label": grid.label, "head": grid.head, "lines": grid.unbroken}
