"""Steps that are played: a drill, and a table at which a rule can be met."""

from __future__ import annotations

from typing import cast

from ..core.words.text import Text
from ..drills.panel import press, with_drill
from ..drills.session import DrillSession
from ..drills.task import Task
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.wire.contract import State
from ..table.wire.lesson_panel import Button, task
from .step import LessonStep


class DrillStep(LessonStep):
    """A drill: it can be left at any time, and is marked when it is solved."""

    def __init__(self, drill: Task, name: Text) -> None:
        super().__init__(name)
        self.drill = drill
        self.tries: DrillSession | None = None

    def session(self, settings: Settings) -> Session:
        self.tries = self.tries or DrillSession([self.drill], settings.but("open_hands", True))
        return self.tries

    def draw(self, session: Session, table: State) -> State:
        return with_drill(cast("DrillSession", session), table)

    def press(self, session: Session, value: str) -> None:
        press(cast("DrillSession", session), value)

    @property
    def done(self) -> bool:
        return self.tries is not None and self.tries.status in ("solved", "shown")


class TableStep(LessonStep):
    """A table at which a rule can be met that no drill is about."""

    def __init__(self, opened: Session, name: Text, say: Text) -> None:
        super().__init__(name)
        self.opened, self.say = opened, say

    def session(self, settings: Settings) -> Session:
        return self.opened

    def draw(self, session: Session, table: State) -> State:
        text = [self.say.to(session.settings.lang)]
        return {**table, "task": task("", list(text), list[Button]())}
