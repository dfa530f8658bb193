"""The drill in a notebook: a position with a goal on the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Unpack

from ..core.records import Record, RecordError
from ..core.words.arguments import require_type, whole
from ..core.words.text import Lang, SpokenError
from ..games import DAIFUGO, check_game
from ..players.player import Hint
from ..progress import Progress
from ..table.python_api import ScriptedTable
from ..table.session.defaults import settings_of
from ..table.session.pace import aside, has_loop, is_running
from ..table.session.screen import Screen
from ..table.session.session_lock import with_lock
from ..table.session.settings import Chosen, takes_settings
from ..table.wire import contract
from ..table.wire.intents import DOES, Intent, Message, handle, text_of
from . import phrases as say
from .game_drills import drills_of
from .generator import make_drill
from .library import all_drills, for_rule
from .marks import mark_drill
from .panel import goal_said, press, why_said, with_drill
from .session import DrillSession, Further
from .task import Task, tasks

MOST_FAILED = 5
"""After this many seeds in a row without a new drill, no more are dealt."""

OPEN_HANDS = True
"""All hands lie open unless something else is chosen."""
Source = Record | Task | Path | str | Iterable[Task]


class Drill(ScriptedTable):
    r"""A drill to be solved on the table: show it in a notebook cell, or drive it from Python.

    ``record`` is a record with a goal, its text, or a file of several; without one the drills of
    the package come one after the other; ``more`` deals further ones after them. All hands lie open
    unless ``open_hands`` is False; the other settings are those of `Table`. With a `Progress` each
    drill that is solved is marked there in ``chapter``, as right if that took one try and no help.
    Raises `RecordError` for anything that is not a drill, `ValueError` for a wrong setting.

    >>> drill = Drill("goal leads a\nhands 8h9dKs / 9s5c5h / 6d4c4d\ntrick c:7s")
    >>> drill.goal
    'In one move, get the lead.'
    >>> drill.play("9d")
    >>> drill.why
    'Solved!'
    """

    session: DrillSession
    progress: Progress | None
    chapter: str

    @takes_settings(open_hands=OPEN_HANDS)
    def __init__(
        self,
        record: Source | None = None,
        *,
        more: Iterator[Task] | None = None,
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Unpack[Chosen],
    ) -> None:
        self.progress, self.chapter = Progress.of_argument(progress, chapter), chapter
        found = all_drills() if record is None else _read(record)
        makers = Drill, Drill.for_rule, Drill.for_game
        settings.setdefault("open_hands", OPEN_HANDS)
        chosen = settings_of(*makers, **settings)
        self._marked = set[int]()
        self._dealing: asyncio.Future[None] | None = None
        session = DrillSession(found, chosen, more)
        session.screen.notice = self._clash(found, chosen.lang)
        super().__init__(session)

    @classmethod
    @takes_settings(open_hands=OPEN_HANDS)
    def for_rule(
        cls,
        rule: str,
        level: int | None = None,
        seed: int = 1,
        *,
        game: str = DAIFUGO,
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Any,
    ) -> Drill:
        """Return drills about a rule: those of the package, then others, dealt without end.

        With a level, 1 to 3, all are dealt. Raises `RuleError` if the game has no such rule, and
        `ValueError` if no drill can be made of it, or there is no such game.
        """
        check_game(game)
        first = for_rule(rule, game) if level is None else [make_drill(rule, level, seed, game)]
        more = _without_end(rule, level or 1, whole("seed", seed) + 1, game)
        return cls(first, more=more, progress=progress, chapter=chapter, **settings)

    @classmethod
    @takes_settings(open_hands=OPEN_HANDS)
    def for_game(
        cls,
        game: str,
        level: int | None = None,
        seed: int = 1,
        *,
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Any,
    ) -> Drill:
        """Return the drills of a game that come with the package, then others without end.

        With a level, 1 to 3, all are dealt, about one rule after the other. Raises `ValueError`
        if there is no such game.
        """
        check_game(game)
        more = _of_all_rules(game, level or 1, whole("seed", seed))
        first = (level is None and all_drills(game)) or [next(more)]
        return cls(first, more=more, progress=progress, chapter=chapter, **settings)

    # --- reading ---------------------------------------------------------------------------------

    @property
    @with_lock
    def task(self) -> Task:
        """The drill as it is set: its goal, its solution, which moves are wrong and why."""
        return self.session.task

    @property
    @with_lock
    def status(self) -> str:
        """How the try stands: open, solved, failed, or shown once the solution was looked at."""
        return self.session.status

    @property
    @with_lock
    def goal(self) -> str:
        """What is to be reached, as a sentence."""
        return goal_said(self.session)

    @property
    @with_lock
    def why(self) -> str:
        """What came of the latest move; empty after the solution.

        Before the first move it is empty too, or says that the drill cannot be solved.
        """
        return why_said(self.session)

    # --- help ------------------------------------------------------------------------------------

    def hint(self) -> Hint | None:
        """Show and return a move that reaches the goal, None if there is none."""
        return super().hint()

    def solution(self) -> None:
        """Play the solution out on the table. Raises `SpokenError` if there is none."""
        with self.lock:
            self.session.show_solution()
        self._settle()

    # --- other tries -----------------------------------------------------------------------------

    def again(self) -> None:
        """Go back to the position of the drill."""
        super().again()

    def next(self) -> None:
        """Go on to the next drill. Raises `SpokenError` after the last."""
        if not self.session.has_next:
            self.session.further.deal()
        with self.lock:
            self.session.next()
        self._settle()

    # --- progress --------------------------------------------------------------------------------

    @with_lock
    def _show(self) -> None:
        self._look_ahead()
        if self.status == "solved" and self.session.at not in self._marked:
            self._marked.add(self.session.at)
            mark_drill(self.progress, self.chapter, self.session)
        super()._show()

    def _look_ahead(self) -> None:
        """Deal another drill after the last one once its try is over, beside the loop if one runs.

        A button leads to it as soon as it is there.
        """
        session = self.session
        if session.wants_another and not has_loop():
            session.further.deal()
        elif session.wants_another and not is_running(self._dealing):
            self._dealing = asyncio.ensure_future(self._deal_aside(session.further))
        session.add_dealt()

    async def _deal_aside(self, further: Further) -> None:
        try:
            await aside(further.deal)
        except Exception as error:
            with self.lock:
                self._report("dealing another drill", error)
        self._show()

    def _clash(self, tasks: list[Task], lang: Lang) -> str | None:
        """Say which drill would share the mark of another; those about a rule are to do so."""
        if self.progress is None:
            return None
        own = (task for task in tasks if task.rule is None)
        said = (self.progress.clash(self, self.chapter, "drill", t.mark, t.asks) for t in own)
        return next((each.to(lang) for each in said if each), None)

    # --- the browser -----------------------------------------------------------------------------

    def _table(self) -> contract.State:
        return with_drill(self.session, super()._table())

    def _do(self, message: object) -> None:
        task = Intent(self._press, "dropped", lambda: self._asked_since)
        handle(self.screen, message, {**DOES, "task": task})

    def _press(self, _: Screen, message: Message) -> None:
        """Do what a button of the task is for."""
        press(self.session, text_of(message, "value"))

    @with_lock
    def __str__(self) -> str:
        return "\n".join(filter(None, (self.goal, self.why, super().__str__())))

    def __repr__(self) -> str:
        return f"Drill({self.task.record.title!r}, {self.status})"


def _read(record: Source) -> list[Task]:
    if isinstance(record, Task):
        return [record]
    if isinstance(record, Record | Path | str):
        return tasks(record)
    found = [
        require_type(each, Task, say.LIST_OF)
        for each in require_type(record, Iterable, say.WHAT_IT_IS)
    ]
    if not found:
        raise RecordError(say.NO_DRILL)
    return found


def _of_all_rules(game: str, level: int, seed: int) -> Iterator[Task]:
    """Deal drills about each rule of a game in turn, as long as some come out."""
    left = [_without_end(rule, level, seed, game) for rule in drills_of(game).catalogue]
    while left:
        for drills in tuple(left):
            if task := next(drills, None):
                yield task
            else:
                left.remove(drills)


def _without_end(rule: str, level: int, seed: int, game: str) -> Iterator[Task]:
    """Deal drills about a rule, seed after seed and each position once, until none comes out."""
    known, failed = set[str](), 0
    for each in count(seed):
        if failed == MOST_FAILED:
            return
        failed += 1
        with suppress(SpokenError):
            task = make_drill(rule, level, each, game)
            if (position := _position(task)) not in known:
                known.add(position)
                failed = 0
                yield task


def _position(task: Task) -> str:
    header = task.record.header
    return " ".join(header.text(key) for key in ("hands", "trick", "goal"))
