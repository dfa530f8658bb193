"""The drill in a notebook: a position with a goal on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from ..core.errors import SpokenError
from ..core.records import Record
from ..core.rule import CATALOGUE
from ..core.text import Lang
from ..quiz.progress import Progress
from ..table.advice import Hint
from ..table.driving import Driven
from ..table.intents import DOES, Message, Unreadable, handle, text_of
from ..table.opening import settings_of
from ..table.phrase import Sentence
from ..table.saving import failure_told
from ..table.session import Session
from ..table.session_widget import SessionWidget
from ..table.tasks import Button, task
from . import phrases as say
from .generator import make_drill
from .library import for_rule, shipped
from .session import DrillSession
from .task import Task, tasks

MOST_FAILED = 5
"""After so many seeds in a row without a new drill none is dealt any more."""

Source = Record | Task | Path | str | Iterable[Task]


class Drill(SessionWidget, Driven):
    """A drill to be solved on the table: show it in a notebook cell, or drive it from Python.

    ``record`` is a record with a goal, its text, or a file of several; without one the drills of
    the package come one after the other. All hands lie open unless ``open_hands`` is False; the
    other settings are those of `Table`. With a `Progress` each drill that is solved is marked
    there in ``chapter``. Raises `RecordError` for what is no drill.
    """

    session: DrillSession
    progress: Progress | None = None
    chapter = ""

    def __init__(
        self,
        record: Source | None = None,
        *,
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Any,
    ) -> None:
        self.progress, self.chapter = progress, chapter
        self._open(shipped() if record is None else _read(record), None, settings)

    def _open(
        self, found: list[Task], more: Iterator[Task] | None, settings: dict[str, Any]
    ) -> None:
        chosen = settings_of({"open_hands": True, **settings})
        self._marked = set[int]()
        super().__init__(DrillSession(found, chosen, more))

    @classmethod
    def for_rule(
        cls,
        rule: str,
        level: int | None = None,
        seed: int = 1,
        *,
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Any,
    ) -> Drill:
        """Return drills about a rule: those of the package, then others, dealt without end.

        With a level, 1 to 3, all are dealt. Raises `RuleError` where there is no such rule, and
        `ValueError` where no drill can be made of it.
        """
        first = for_rule(rule) if level is None else [make_drill(rule, level, seed)]
        drill = cls.__new__(cls)
        drill.progress, drill.chapter = progress, chapter
        drill._open(first, _without_end(rule, level or 1, seed + 1), settings)
        return drill

    # --- reading ---------------------------------------------------------------------------------

    @property
    def task(self) -> Task:
        """The drill as it is set: its goal, its solution, what is wrong and why."""
        return self.session.task

    @property
    def status(self) -> str:
        """How the try stands: open, solved, failed, or shown once the solution was looked at."""
        return self.session.status

    @property
    def goal(self) -> str:
        """What is to be reached, as a sentence."""
        return str(self._drill()["goal"])

    @property
    def why(self) -> str:
        """What came of the latest move."""
        return str(self._drill()["why"])

    # --- help ------------------------------------------------------------------------------------

    def hint(self) -> Hint | None:
        """Show and return a move that reaches the goal, None where there is none any more."""
        self.session.advise()
        self._show()
        return self.session.hint

    def solution(self) -> None:
        """Play the solution out on the table."""
        self.session.show_solution()
        self._settle()

    # --- progress --------------------------------------------------------------------------------

    def _show(self) -> None:
        if self.status == "solved" and self.session.at not in self._marked:
            self._marked.add(self.session.at)
            self._mark()
        super()._show()

    def _mark(self) -> None:
        """Mark that the drill is solved. A file that cannot be written is told of."""
        if self.progress is None:
            return
        with failure_told(self.session, self.progress.path.name):
            name = self.task.rule or self.task.title.en
            self.progress.mark(self.chapter, name, kind="drill")

    # --- the browser -----------------------------------------------------------------------------

    def _built(self) -> dict[str, Any]:
        state, drill = super()._built(), self._drill()
        state |= {"title": drill["title"], "drill": drill, "task": self._task(drill)}
        if drill["status"] != "open":
            prompt = {**state["prompt"], "kind": "wait", "text": [], "may_pass": False}
            seats = [{**seat, "acts": False} for seat in state["seats"]]
            prompt |= {"choice": None, "timer": None}
            state |= {"plays": [], "seats": seats, "prompt": prompt}
        return state

    def _task(self, drill: dict[str, Any]) -> dict[str, Any]:
        lang, status = self.session.settings.lang, drill["status"]
        labels = {"again": say.AGAIN, "solution": say.SOLUTION, "next": say.NEXT}
        first = "next" if status != "failed" and "next" in drill["can"] else "again"
        buttons = [
            Button(what, label.to(lang), main=what == first and status != "open")
            for what, label in labels.items()
            if what in drill["can"]
        ]
        endless = drill["number"] == drill["of"] and "next" in drill["can"]
        number = say.NUMBER_ON if endless else say.NUMBER
        about = number.fill(n=drill["number"], all=drill["of"]).to(lang)
        rule = drill["rule"]
        text: Sentence = [f"{drill['goal']} "]
        text += [["r", rule["id"], rule["name"]]] if rule else []
        why = " ".join(filter(None, (drill["why"], drill["lesson"])))
        mark = {"solved": "good", "failed": "bad"}.get(status, "")
        return task(about, text, buttons, mark, [why] if why else None)

    def _drill(self) -> dict[str, Any]:
        session, lang = self.session, self.session.settings.lang
        task, attempt = session.task, session.attempt
        done = session.status in ("solved", "shown")
        return {
            "title": task.title.to(lang),
            "number": session.at + 1,
            "of": len(session.tasks),
            "rule": _rule(task, lang),
            "goal": attempt.goal.to(lang),
            "status": session.status,
            "why": attempt.why.to(lang) if attempt.line and not session.shown else "",
            "lesson": task.lesson.to(lang) if done else "",
            "can": self._can(),
        }

    def _can(self) -> list[str]:
        """List what can be done now besides playing."""
        session = self.session
        possible = {
            "hint": session.advice() is not None,
            "solution": session.status in ("open", "failed"),
            "again": bool(session.attempt.line) or session.shown,
            "next": session.has_next,
        }
        return [what for what, open_now in possible.items() if open_now]

    def _do(self, message: object) -> None:
        handle(self.session, message, {**DOES, "task": self._press})

    def _press(self, session: Session, message: Message) -> None:
        """Do what a button of the task is for."""
        presses: dict[str, Callable[[], None]] = {
            "again": self.session.again,
            "next": self.session.next,
            "solution": self.session.show_solution,
        }
        press = presses.get(text_of(message, "value"))
        if press is None:
            raise Unreadable
        press()

    def __str__(self) -> str:
        return f"{self.goal}\n{super().__str__()}"

    def __repr__(self) -> str:
        return f"Drill({self.task.record.title!r}, {self.status})"


def _read(record: Source) -> list[Task]:
    if isinstance(record, Task):
        return [record]
    if isinstance(record, Record | Path | str):
        return tasks(record)
    return list(record)


def _rule(task: Task, lang: Lang) -> dict[str, str] | None:
    """Return the rule that a drill is about, for a link to its card."""
    if task.rule is None or task.rule not in CATALOGUE:
        return None
    return {"id": task.rule, "name": CATALOGUE[task.rule].short_names.to(lang)}


def _without_end(rule: str, level: int, seed: int) -> Iterator[Task]:
    """Deal drills about a rule, seed after seed, each position once, until none comes out."""
    known, failed = set[str](), 0
    for each in count(seed):
        if failed == MOST_FAILED:
            return
        failed += 1
        with suppress(SpokenError):
            task = make_drill(rule, level, each)
            if (position := _position(task)) not in known:
                known.add(position)
                failed = 0
                yield task


def _position(task: Task) -> str:
    header = task.record.header
    return " ".join(header.text(key) for key in ("hands", "trick", "goal"))
