"""The last step of a lesson: how its checks went, what to look at again, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from ..core.words.text import Lang, Text
from ..progress.review import Review
from ..quiz.game_quiz import game_quiz_of
from ..quiz.question import Question
from ..quiz.words import THIS
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.phrase import Phrase, join_phrases, list_phrases
from ..table.telling.voice import Voice
from ..table.telling.words.phrases import STOP
from ..table.wire.contract import State
from ..table.wire.intents import Unreadable
from ..table.wire.lesson_panel import Button, button_of, task
from . import review_words as say
from . import words as w
from .question_steps import QuestionStep
from .step import LessonStep

ANOTHER, CHANGED, TO_RESULT, NEXT_RULE = "another", "changed", "to-result", "next-rule"
Following = tuple[str, Text]
"""What a button that opens a lesson sends, and its label."""


class ResultStep(LessonStep):
    """How the checks went, on the table of the last one, and what can be done next.

    ``following`` are buttons that open other lessons, the main one last. A check that was missed
    can be asked again with one thing changed, at the table of that question.
    """

    right_of: ClassVar[Text] = w.RIGHT_OF
    """How many checks were right, in words."""

    def __init__(
        self,
        checks: Sequence[QuestionStep],
        review: Review,
        following: Sequence[Following] = (),
    ) -> None:
        super().__init__(w.RESULT)
        self.checks, self.review, self._following = checks, review, following
        self.changed: QuestionStep | None = None
        self._twins: dict[QuestionStep, Question | None] = {}

    @property
    def answered(self) -> list[QuestionStep]:
        """The checks that are done."""
        return [check for check in self.checks if check.done]

    @property
    def missed(self) -> list[QuestionStep]:
        """The checks that were not right at the first try."""
        return [check for check in self.answered if not check.right]

    def session(self, settings: Settings) -> Session:
        return (self.changed or self.checks[-1]).session(settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        lang = session.settings.lang
        if self.changed:
            state = self.changed.draw(session, table)
            back = Button(TO_RESULT, say.TO_RESULT.to(lang), main=self.changed.done)
            state["task"]["buttons"].append(button_of(back))
            return state
        state = self.checks[-1].draw(session, table)
        text = join_phrases(Voice(lang), tuple(self.sentences()))
        state["task"] = task("", text, self._buttons(session))
        return state

    def press(self, session: Session, value: str) -> None:
        if value == CHANGED:
            self._ask_changed()
        elif value == TO_RESULT:
            self.changed, self.name = None, w.RESULT
        elif self.changed:
            self.changed.press(session, value)
        else:
            raise Unreadable

    def lay(self, cards: str) -> None:
        if self.changed is None:
            raise Unreadable
        self.changed.lay(cards)

    # --- what is said ----------------------------------------------------------------------------

    def sentences(self) -> Iterator[Phrase]:
        """Yield what is said of the checks."""
        if not self.answered:
            yield Phrase(say.NOT_ANSWERED)
            return
        right = sum(check.right for check in self.checks)
        yield Phrase(self.right_of, {"right": str(right), "all": str(len(self.checks))})
        if self.missed:
            yield Phrase(w.MISSED, {"rules": list_rules(self.missed)})
        yield from self._outlook()

    def _outlook(self) -> Iterator[Phrase]:
        """Yield praise if all went well, and when the checks come again."""
        if len(self.answered) == len(self.checks) and not self.missed:
            yield Phrase(w.WELL_DONE)
        day = self.review.next_day(check.card for check in self.answered)
        if day:
            yield Phrase(say.NEXT_TIME, {"when": say.when(day, self.review.today)})

    # --- what can be done ------------------------------------------------------------------------

    def following(self) -> Sequence[Following]:
        """Return what can be opened now, the main one last."""
        return self._following

    def _buttons(self, session: Session) -> Iterator[Button]:
        lang = session.settings.lang
        if self._changed_question():
            yield Button(CHANGED, say.CHANGED.to(lang))
        yield from following_buttons(self.following(), lang)

    def _changed_question(self) -> Question | None:
        """Return the first question that was missed, with one thing changed, if there is one."""
        for check in self.missed:
            if check not in self._twins:
                quiz = game_quiz_of(check.question.match.rules.game)
                self._twins[check] = quiz.changed(check.question)
        return next((twin for twin in map(self._twins.get, self.missed) if twin), None)

    def _ask_changed(self) -> None:
        question = self._changed_question()
        if question is None:
            raise Unreadable
        self.changed, self.name = QuestionStep(question, say.CHANGED), say.CHANGED


def following_buttons(following: Sequence[Following], lang: Lang) -> Iterator[Button]:
    """Yield a button for each of what can be opened; the last one is the main one."""
    for value, label in following:
        yield Button(value, label.to(lang), main=value == following[-1][0])


def list_rules(checks: Sequence[QuestionStep]) -> Phrase:
    """Return the rules of some checks as a list, each once and as a link to its card."""
    rules = dict.fromkeys(check.rule for check in checks)
    return list_phrases([Phrase(THIS, {"it": rule}) for rule in rules], end=STOP)
