"""A drill at the table: the learner plays, and the others answer as the drill lets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from ..core.errors import SpokenError
from ..core.history import History
from ..core.moves import SEATS, Move
from ..core.records import Record, RecordError
from ..core.text import LANGS, Text
from ..players.player import Hint
from ..table.people import People
from ..table.session import Session
from ..table.settings import Settings
from . import phrases as say
from .attempt import Attempt
from .search import Line
from .task import Task
from .tried import Tried


class DrillSession(Session):
    """Drills one after the other: ``task`` is the one being tried, ``more`` deals further ones.

    ``listed`` says that no further one is dealt, so that ``tasks`` are all there are.
    ``tried`` is what it takes to solve the task, ``showing`` what is left of the solution while it
    is played out.
    """

    def __init__(
        self, tasks: list[Task], settings: Settings, more: Iterator[Task] | None = None
    ) -> None:
        self.tasks, self.more = tasks, more or iter(())
        self.at, self.listed = 0, more is None
        self.attempt, people = self._prepared(tasks[0])
        self.tried = Tried()
        self.showing: Line = ()
        self.shown = False
        super().__init__(self.task.history, people, settings)

    def _prepared(self, task: Task) -> tuple[Attempt, People]:
        """Return a new try at a drill, and the people at its table, by letter as in its text."""
        players = task.history.now.players
        given = task.history.names or ("",) * players
        called = {seat: name or seat for seat, name in zip(SEATS, given, strict=False)}
        called[SEATS[task.learner]] = given[task.learner]
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
        return "shown" if self.shown else self.attempt.status

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
        shown, attempt = self.showing[:1], self.attempt

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
        if before == "open" and self.status in ("solved", "failed"):
            self.tried.tries += 1
            self._look_ahead()

    def _calls(self) -> None:
        """Let nobody call anything, as the drill decides what the others do."""

    def advice(self) -> Callable[[], Hint] | None:
        """Return a function that finds a move to the goal, None if there is none to find."""
        mine = self.status == "open" and self.attempt.trial.mine and not self.attempt.lost
        usual = super().advice() if mine else None
        return partial(_hint, self.attempt, usual) if usual else None

    def advise(self, found: Hint | None = None) -> None:
        """Show a move that reaches the goal, which counts as help."""
        super().advise(found)
        self.tried.helped |= self.hint is not None

    # --- other tries -----------------------------------------------------------------------------

    def again(self) -> None:
        """Go back to the position of the drill."""
        self.shown, self.showing = False, ()
        self._restart(self.task.history)

    def show_solution(self) -> None:
        """Have the moves that reach the goal played out, from here or else from the start.

        Raises `SpokenError` if there are none.
        """
        if self.task.refuted:
            raise SpokenError(say.NO_SOLUTION)
        line = self.attempt.solution()
        if self.attempt.lost or self.status != "open":
            self.again()
        self.shown, self.showing = True, line
        self.tried.helped = True
        self._look_ahead()

    @property
    def counted(self) -> bool:
        """Whether it is known from the start how many drills there are, and they are several."""
        return self.listed and len(self.tasks) > 1

    @property
    def has_next(self) -> bool:
        """Whether there is another drill to go on to; another one is dealt when a try is over."""
        return self.at + 1 < len(self.tasks)

    def _look_ahead(self) -> None:
        """Deal another drill after the last one ahead of time, as dealing takes a while."""
        dealt = None if self.has_next else next(self.more, None)
        self.tasks += [dealt] if dealt else []

    def next(self) -> None:
        """Go on to the next drill, listed or newly dealt. Raises `SpokenError` after the last."""
        self._look_ahead()
        if not self.has_next:
            raise SpokenError(say.LAST)
        self.go(self.at + 1)

    def go(self, at: int) -> None:
        """Open another drill of the list by its place. Raises `IndexError`."""
        self.attempt, self.people = self._prepared(self.tasks[at])
        self.at, self.tried = at, Tried()
        self.watcher = self.task.learner
        self.again()

    def new(self, text: str | None = None) -> None:
        """Try the drill again: there is no other deal of it."""
        self.again()

    def replace(self, history: History) -> None:
        """Open a drill from a record. Raises `RecordError` if it is not a drill."""
        self.tasks.append(Task(Record.of(history)))
        self.go(len(self.tasks) - 1)


def _hint(attempt: Attempt, usual: Callable[[], Hint]) -> Hint:
    """Return a move that reaches the goal, or a bot's advice if there is too much to try."""
    with suppress(RecordError):
        if hint := attempt.hint():
            return hint
    return usual()
