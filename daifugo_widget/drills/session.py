"""A drill at the table: the learner plays, and the others answer as the drill lets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from functools import partial
from itertools import islice
from threading import Lock
from time import monotonic

from ..core.game.history import History
from ..core.game.moves import SEATS, Move
from ..core.records import Record, RecordError
from ..core.words.text import LANGS, SpokenError, Text
from ..players.player import Hint
from ..table.session.people import People
from ..table.session.screen import Screen
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.voice import Sentence
from . import phrases as say
from .attempt import Attempt
from .clues import clues
from .search import Line
from .stars import Stars
from .task import Task


@dataclass
class Effort:
    """What it takes somebody to solve a drill, from the moment it is opened.

    ``tries`` counts the tries that ended, solved or failed; ``helped`` says whether a hint or the
    solution was shown.
    """

    clock: Callable[[], float] = monotonic
    tries: int = 0
    helped: bool = False

    def __post_init__(self) -> None:
        self._since = self.clock()

    @property
    def seconds(self) -> float:
        """How long ago the drill was opened, in seconds."""
        return self.clock() - self._since

    @property
    def right(self) -> bool:
        """Whether just one try has ended, and without help."""
        return self.tries == 1 and not self.helped


MOST_SECONDS = 0.8
"""How long a question about a drill may take that a browser has sent; loading asks two."""


class DrillSession(Session):
    """Drills one after the other: ``task`` is the one being tried, ``further`` deals more of them.

    ``tried`` is what it takes to solve the task, ``showing`` what is left of a line while it is
    played out: of the solution, or of what comes after a wrong move, which ``refuted`` tells.
    ``hints`` counts those given for the next move, which ``advised`` is, if any were.
    """

    is_free = False

    def __init__(
        self, tasks: list[Task], settings: Settings, more: Iterator[Task] | None = None
    ) -> None:
        self.tasks, self.at = tasks, 0
        self.further = Further(more)
        self.attempt, people = self._prepare(tasks[0])
        self.tried = Effort()
        self.showing: Line = ()
        self.shown = False
        self.refuted: Text | None = None
        self.hints = 0
        self.advised: Hint | None = None
        super().__init__(self.task.history, people, settings)

    def _prepare(self, task: Task) -> tuple[Attempt, People]:
        """Return a new try at a drill, and the people at its table."""
        players = task.history.now.players
        called = dict(zip(SEATS, task.history.names, strict=False))
        people = People.of(players, task.history.start.rules.game, task.learner, names=called)

        def name(seat: int) -> Text:
            return Text(*(people.name(seat, lang) for lang in LANGS))

        return Attempt(task, name), people

    # --- reading ---------------------------------------------------------------------------------

    @property
    def task(self) -> Task:
        """The drill that is being tried."""
        return self.tasks[self.at]

    @property
    def status(self) -> str:
        """How the try stands: open, solved, failed, or shown once the solution was looked at."""
        return "shown" if self.shown else "failed" if self.refuted else self.attempt.status

    @property
    def stars(self) -> Stars | None:
        """The stars for a drill that is solved, None before."""
        if self.status != "solved":
            return None
        fewest = self.attempt.state.turns <= self.task.fewest_turns
        return Stars(self.tried.tries == 1, not self.tried.helped, fewest)

    @property
    def bots_turn(self) -> bool:
        """Whether the next move is made without the learner."""
        return bool(self.showing) or (self.attempt.waits and not self.shown)

    @property
    def last_decision(self) -> int | None:
        """The number of steps before the latest decision of the learner in this drill, or None."""
        found = super().last_decision
        return found if found is not None and found >= len(self.task.history.steps) else None

    # --- moves -----------------------------------------------------------------------------------

    def act(self, move: Move, seat: int) -> None:
        """Make a move of the learner. Raises `IllegalMove`, or `SpokenError` after the try."""
        if self.status != "open":
            raise SpokenError(say.DONE)
        super().act(move, seat)

    def thought(self) -> Callable[[], Move]:
        shown, attempt = self.showing[:1], copy(self.attempt)  # it may go on meanwhile

        def think() -> Move:
            ply = shown[0] if shown else attempt.reply()
            assert ply is not None
            return ply.move

        return think

    def _take_over(self, history: History) -> None:
        played, before = len(history.steps) > len(self.history.steps), self.status
        super()._take_over(history)
        self.attempt.follow(self.history)
        self.showing, self.shown = self.showing[1:] if played else (), self.shown and played
        self.refuted = self.refuted if played else None
        self.hints, self.advised = 0, None
        if before == "open" and self.status in ("solved", "failed"):
            self.tried.tries += 1

    def _calls(self) -> None:
        """Let nobody call anything, as the drill decides what the others do."""

    def advice(self, screen: Screen) -> Callable[[], Hint] | None:
        """Return a function that finds a move to the goal, None if there is none to find."""
        mine = self.status == "open" and self.attempt.state.mine and not self.attempt.lost
        usual = super().advice(screen) if mine else None
        return partial(_hint, copy(self.attempt), usual) if usual else None

    def advise(self, screen: Screen, found: Hint | None = None) -> None:
        """Show a move that reaches the goal, after a clue or two; each counts as help."""
        super().advise(screen, found)
        if screen.hint is None:
            return
        self.tried.helped, self.advised = True, screen.hint
        self.hints += 1
        if self.clue:
            screen.hint = None

    @property
    def clue(self) -> Sentence:
        """The clue given for the next move, empty if none was or the move itself is shown."""
        if self.advised is None:
            return []
        found = clues(self.task, self.game, self.advised.move, self.settings.lang)
        return found[self.hints - 1] if self.hints <= len(found) else []

    # --- other tries -----------------------------------------------------------------------------

    def again(self) -> None:
        """Go back to the position of the drill."""
        self.shown, self.showing, self.refuted = False, (), None
        self._restart(self.task.history)

    def show_solution(self) -> None:
        """Have the moves that reach the goal played out, from here or else from the start.

        Raises `SpokenError` if there are none.
        """
        if self.task.refutation:
            raise SpokenError(say.NO_SOLUTION)
        line = self.attempt.solution()
        if self.attempt.lost or self.status != "open":
            self.again()
        self.shown, self.showing = True, line
        self.tried.helped = True

    def show_refutation(self) -> None:
        """Have a try that has failed played on, as well as it may go. Raises `SpokenError`."""
        if not self.attempt.goes_on:
            raise SpokenError(say.DONE)
        try:
            self.showing = self.attempt.rest()
        except RecordError:
            raise SpokenError(say.NOT_SHOWN) from None
        self.refuted = self.attempt.why

    @property
    def shows_count(self) -> bool:
        """Whether it is known from the start how many drills there are, and they are several."""
        return self.further.none and len(self.tasks) > 1

    @property
    def has_next(self) -> bool:
        """Whether there is another drill to go on to."""
        return self.at + 1 < len(self.tasks)

    @property
    def wants_another(self) -> bool:
        """Whether another drill is to be dealt after this one, which is done with."""
        return self.status != "open" and not (self.has_next or self.further.ended)

    def add_dealt(self) -> None:
        """Put a drill that has been dealt after the others."""
        self.tasks += self.further.take()

    def next(self) -> None:
        """Go on to the next drill, listed or dealt. Raises `SpokenError` after the last."""
        self.add_dealt()
        if not self.has_next:
            raise SpokenError(say.LAST)
        self.go(self.at + 1)

    def go(self, at: int) -> None:
        """Open another drill of the list by its place. Raises `IndexError`."""
        self.attempt, self.people = self._prepare(self.tasks[at])
        self.at, self.tried = at, Effort()
        self.screen.watcher = self.task.learner
        self.again()

    def new(self, text: str | None = None) -> None:
        """Try the drill again: there is no other deal of it."""
        self.again()

    def replacement(self, history: History) -> Session:
        """Return a session of its own with a drill, which is judged without waiting.

        Raises `RecordError` if it is not a drill or has too much to try.
        """
        task = Task(Record.of(history), MOST_SECONDS)
        task.right_moves  # noqa: B018  (so that one with too much to try is refused)
        return DrillSession([task], self.settings)

    def take_over(self, replacement: Session) -> None:
        """Open the drill of another session, after those of this one."""
        assert isinstance(replacement, DrillSession)
        self.tasks.append(replacement.task)
        self.go(len(self.tasks) - 1)


class Further:
    """Drills that are dealt when they are wanted, which takes a while; by one thread at a time.

    ``none`` says that there are none at all, ``ended`` that none is left.
    """

    def __init__(self, more: Iterator[Task] | None) -> None:
        self.none = self.ended = more is None
        self._more, self._dealing = more or iter(()), Lock()
        self._dealt: list[Task] = []

    def deal(self) -> None:
        """Deal another drill, unless one is waiting to be taken."""
        with self._dealing:
            if not self._dealt:
                self.ended = True  # also if dealing fails
                self._dealt = [*islice(self._more, 1)]
                self.ended = not self._dealt

    def take(self) -> list[Task]:
        """Take the drill that has been dealt, if one has."""
        taken, self._dealt = self._dealt, []
        return taken


def _hint(attempt: Attempt, usual: Callable[[], Hint]) -> Hint:
    """Return a move that reaches the goal, or a bot's advice if there is too much to try."""
    with suppress(RecordError):
        if hint := attempt.hint():
            return hint
    return usual()
