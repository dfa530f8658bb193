"""The last step of a lesson: how its checks went, and what to look at again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..quiz.words import THIS
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.phrase import Phrase, join_phrases, list_phrases
from ..table.telling.voice import Voice
from ..table.telling.words.phrases import STOP
from ..table.wire.contract import State
from ..table.wire.lesson_panel import Button, task
from . import words as w
from .question_steps import QuestionStep
from .step import LessonStep

ANOTHER = "another"


class ResultStep(LessonStep):
    """How the checks went; its table is that of the last one."""

    def __init__(self, checks: Sequence[QuestionStep]) -> None:
        super().__init__(w.RESULT)
        self.checks = checks

    def session(self, settings: Settings) -> Session:
        return self.checks[-1].session(settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        state = self.checks[-1].draw(session, table)
        lang = session.settings.lang
        text = join_phrases(Voice(lang), tuple(self._sentences()))
        state["task"] = task("", text, [Button(ANOTHER, w.ANOTHER.to(lang))])
        return state

    def _sentences(self) -> Iterator[Phrase]:
        right = sum(check.right for check in self.checks)
        yield Phrase(w.RIGHT_OF, {"right": str(right), "all": str(len(self.checks))})
        missed = {check.question.behind[0] for check in self.checks if not check.right}
        if missed:
            named = [Phrase(THIS, {"it": rule}) for rule in missed]
            yield Phrase(w.MISSED, {"rules": list_phrases(named, end=STOP)})
        else:
            yield Phrase(w.WELL_DONE)
