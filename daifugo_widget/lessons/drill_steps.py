"""Steps that are played: a drill, and a table at which a rule can be met."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ..core.words.text import Lang, Text
from ..drills.panel import press, solution_said, with_drill
from ..drills.session import DrillSession
from ..drills.task import Task
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.voice import Sentence
from ..table.wire.contract import State
from ..table.wire.lesson_panel import task
from .step import LessonStep


class DrillStep(LessonStep):
    """A drill, with all hands open: it can be left at any time, and is marked when it is solved."""

    is_played = True

    def __init__(self, drill: Task, name: Text) -> None:
        super().__init__(name)
        self.drill = drill
        self.tries: DrillSession | None = None

    def session(self, settings: Settings) -> Session:
        settings = settings.but("open_hands", True)
        self.tries = self.tries or DrillSession([self.drill], settings)
        self.tries.screen.set(settings)
        return self.tries

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        return with_drill(cast("DrillSession", session), table())

    def press(self, session: Session, value: str) -> None:
        press(cast("DrillSession", session), value)

    def answer(self, lang: Lang) -> str:
        return solution_said(DrillSession([self.drill], Settings(lang=lang)))

    @property
    def done(self) -> bool:
        return self.tries is not None and self.tries.status in ("solved", "shown")


class TableStep(LessonStep):
    """A table at which a rule can be met that no drill is about."""

    is_played = True

    def __init__(self, opened: Session, name: Text, say: Text) -> None:
        super().__init__(name)
        self.opened, self.say = opened, say

    def session(self, settings: Settings) -> Session:
        self.opened.screen.set(settings)
        return self.opened

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        said: Sentence = [self.say.to(session.settings.lang)]
        return {**table(), "task": task("", said, [])}
