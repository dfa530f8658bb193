"""Steps that ask a question: a guess, which is not judged, a question, and a scene to watch."""

from __future__ import annotations

from collections.abc import Callable

from ..core.rules.rule import BaseRule
from ..core.words.text import Lang, Text
from ..progress.review import Review, rule_and_game
from ..quiz.answering import choice_of
from ..quiz.drawing import draw_round, session_at
from ..quiz.making import rule_of
from ..quiz.question import Question
from ..quiz.round import Round
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.phrase import join_phrases
from ..table.telling.voice import Voice
from ..table.wire.contract import State
from ..table.wire.lesson_panel import Button, button_of, task
from . import words as w
from .step import LessonStep

BY_ONE_HAND = ("happens", "compare", "find", "legal")
"""Kinds of questions that nobody needs the cards of the others for."""
OF_A_QUIZ = ("again", "next")
"""Buttons by which a quiz goes on, and a lesson does not."""
SHOW_CHANGED, TO_QUESTION = "show-changed", "to-question"


class QuestionStep(LessonStep):
    """A question that can be answered again until it is right; the first answer counts.

    ``card`` is the rule that it is about, if its answer is kept for later reviews.
    """

    def __init__(
        self,
        question: Question,
        name: Text,
        note: Text | None = None,
        counted: int = 0,
        card: str = "",
    ) -> None:
        super().__init__(name, note)
        self.question, self.counted, self.card = question, counted, card
        self.round = Round([question])
        self._chosen: frozenset[str] = frozenset()
        self._changed: SceneStep | None = None

    def session(self, settings: Settings) -> Session:
        return session_at(self.question, settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        lang = session.settings.lang
        if self._changed:
            state = self._changed.draw(session, table)
            back = Button(TO_QUESTION, w.TO_QUESTION.to(lang), main=True)
            state["task"]["buttons"] = [button_of(back)]
        else:
            state = self._draw_question(session)
        if self.names_no_rule:
            state["house"] = _unnamed(state).to(session.settings.lang)
        if self.question.kind in BY_ONE_HAND:
            for seat in state["seats"]:
                seat["hand"] = None
        return state

    @property
    def names_no_rule(self) -> bool:
        """Whether the table names no rule, as its name would give away what can only be guessed."""
        return False

    def _draw_question(self, session: Session) -> State:
        state = draw_round(session, self.round, self.name, self._chosen)
        panel, tried, lang = state["task"], self.round.now, session.settings.lang
        panel["why"] = join_phrases(Voice(lang), tried.said) or None
        panel["buttons"] = [each for each in panel["buttons"] if each["value"] not in OF_A_QUIZ]
        if self.question.twin and (tried.shown or tried.tries > tried.right):
            panel["buttons"] += [button_of(Button(SHOW_CHANGED, w.SHOW_CHANGED.to(lang)))]
        return state

    def answer(self, lang: Lang) -> str:
        return self.question.write(self.question.solution, lang)

    def press(self, session: Session, value: str) -> None:
        if value == SHOW_CHANGED and self.question.twin:
            self._changed = SceneStep(self.question.twin, self.name)
        elif value == TO_QUESTION:
            self._changed = None
        elif value == "show":
            self.round.show()
        elif value == "check":
            self.round.answer(" ".join(self._chosen))
        else:
            self._choose(choice_of(self.question, value, session.settings.lang))

    def lay(self, cards: str) -> None:
        self.round.answer(cards)

    def _choose(self, answer: str) -> None:
        if self.question.how == "several":
            self._chosen ^= {answer}
        else:
            self.round.answer(answer)

    @property
    def done(self) -> bool:
        return self.round.now.done

    @property
    def rule(self) -> type[BaseRule]:
        """The rule of its card."""
        id, game = rule_and_game(self.card)
        return rule_of(id, game)

    def keep(self, review: Review) -> None:
        if self.card:
            review.answer(self.card, self.right)

    @property
    def right(self) -> bool:
        """Whether it was right at the first try."""
        return self.round.now.right


class GuessStep(QuestionStep):
    """A question that nobody can answer yet: any answer leads on."""

    def _choose(self, answer: str) -> None:
        self.round.answer(answer)
        if not self.round.now.done:
            self.round.show()

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        state = super().draw(session, table)
        if self.done:
            state["task"]["mark"], state["task"]["why"] = "", None
        return state

    def answer(self, lang: Lang) -> str:
        return ""  # which is the next step

    @property
    def leads_on(self) -> bool:
        return self.done

    @property
    def names_no_rule(self) -> bool:
        return not self.done


class SceneStep(LessonStep):
    """What comes of a move, to watch: the table after it, and what happens in a sentence."""

    def __init__(self, question: Question, name: Text) -> None:
        super().__init__(name)
        self.question = question
        self.round = Round([question])
        self.round.show()

    def session(self, settings: Settings) -> Session:
        return session_at(self.question, settings)

    def moment(self, settings: Settings) -> State | None:
        return self._draw(self.session(settings))

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        return self._draw(session)

    def _draw(self, session: Session) -> State:
        state = draw_round(session, self.round, self.name, frozenset())
        said = (self.question.ask[0], self.question.answer, *self.question.because)
        text = join_phrases(Voice(session.settings.lang), said)
        state["task"] = task("", text, [])
        return state


def _unnamed(state: State) -> Text:
    """Return the rules in short, with those counted that the table would name."""
    named = sum(rule["name"] in state["house"] for rule in state["rules"])
    if not named:
        return Text.of(state["house"])
    return w.ONE_RULE_MORE if named == 1 else w.RULES_MORE.fill(n=named)
