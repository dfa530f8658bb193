"""Many lessons at one table: a list of rules, of which one is opened at a time and left again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, cast

from ..core.rules.rule import BaseRule
from ..core.words.text import Lang, Text
from ..progress.review import Review
from ..table.drawing.prompt import idle
from ..table.session.opening import open_session
from ..table.session.screen import Screen
from ..table.session.session import Session
from ..table.session.session_lock import with_lock
from ..table.session.settings import Settings
from ..table.still.html_output import Shown
from ..table.still.picture import framed
from ..table.telling.voice import Sentence, Voice
from ..table.telling.words import phrases as words
from ..table.wire.contract import State
from ..table.wire.intents import Message, text_of
from ..table.wire.lesson_panel import Button, task
from . import words as w
from .plan import UNMARKED, LessonPlan, MakeStep
from .run import LessonRun
from .step import LessonStep
from .widget import LessonTable

OPEN, LEAVE = "open ", "leave"


class Choice(NamedTuple):
    """A rule that can be opened: what is said of it in the list, and what makes its lesson."""

    rule: type[BaseRule]
    such_as: str
    """Cards with which it acts, if it acts on cards."""
    fame: Text
    lesson: Callable[[], LessonPlan]
    is_known: Callable[[], bool]


class ChooserStep(LessonStep):
    """The list of the rules that can be opened; its table is not drawn."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__(w.LIBRARY)
        self.choices = choices

    def session(self, settings: Settings) -> Session:
        return open_session("standard", seed=1, by_hand=True, settings=settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        state, lang = table(), session.settings.lang
        state["hand"], state["prompt"] = [], idle("answer", state["me"] or 0, [])
        state["task"] = task("", [w.WHICH.to(lang)], [])
        state["task"]["offers"] = [
            {
                "value": f"{OPEN}{choice.rule.id}",
                "name": choice.rule.short_names.to(lang),
                "such_as": choice.such_as,
                "text": choice.rule.text.to(lang),
                "fame": choice.fame.to(lang),
                "known": w.GONE_THROUGH.to(lang) if choice.is_known() else "",
            }
            for choice in self.choices
        ]
        return state


class RuleStep(LessonStep):
    """What a rule says, over a table at which it acts, or over that of the lesson's first step."""

    def __init__(self, choice: Choice, steps: Sequence[MakeStep]) -> None:
        super().__init__(w.THE_RULE)
        self.choice = choice
        self._first, self._makers = steps[0](), steps[1:2]

    def session(self, settings: Settings) -> Session:
        return self._first.session(settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        steps = (self._first, *(make() for make in self._makers if not self._first.is_played))
        moments = (step.moment(session.settings) for step in steps)
        state = next(filter(None, moments), None) or self._first.draw(session, table)
        state["version"] = session.screen.version  # a moment is drawn at a table of its own
        state["task"] = task(
            "", self._sentence(session.settings.lang), [], why=self._small_print(session)
        )
        return state

    def _sentence(self, lang: Lang) -> Sentence:
        rule = self.choice.rule
        return [Voice(lang).rule(rule), words.COLON.to(lang), rule.text.to(lang)]

    def _small_print(self, session: Session) -> Sentence:
        """Return what else there is to say: where tables differ, and how well known it is."""
        lang, rule = session.settings.lang, self.choice.rule
        told = (text.to(lang) for text in (rule.note, rule.lore, self.choice.fame) if text)
        sentences: list[Sentence] = [[text] for text in told if text]
        return Voice(lang).join(*sentences)


def _with_rule(choice: Choice) -> LessonPlan:
    """Return the lesson on a rule, with what the rule says as its first step."""
    plan = choice.lesson()

    def steps(number: int) -> list[MakeStep]:
        makers = plan.steps(number)
        return [partial(RuleStep, choice, makers[:2]), *makers]

    return plan._replace(steps=steps)


class LessonChooser(LessonTable):
    """A list of rules: the lesson on each opens in its place, and leads back to the list.

    A lesson that was left goes on where it was. ``table`` is the list for pages on which nothing
    can be pressed.
    """

    def __init__(
        self,
        title: Text,
        choices: Sequence[Choice],
        settings: Settings,
        review: Review,
        table: Shown,
    ) -> None:
        self.choices = {choice.rule.id: choice for choice in choices}
        self.table = table
        self._left: dict[str, LessonRun] = {}
        self._list = LessonPlan(title, self._list_steps, UNMARKED, review)
        super().__init__(self._list, settings)

    def _list_steps(self, number: int) -> list[MakeStep]:
        return [partial(ChooserStep, list(self.choices.values()))]

    # --- opening and leaving ---------------------------------------------------------------------

    @property
    def opened(self) -> str:
        """The rule whose lesson is open, "" while the list is."""
        return self.run.plan.source.get("rule", "")

    @with_lock
    def open_rule(self, rule: str) -> None:
        """Open the lesson on a rule of the list, where it was left. Raises `KeyError`."""
        choice = self.choices[rule]
        self._keep()
        left = self._left.pop(rule, None)
        self._go_through(LessonRun(_with_rule(choice)) if left is None else left)

    @with_lock
    def leave(self) -> None:
        """Go back to the list."""
        self._keep()
        self.begin(self._list)

    def _keep(self) -> None:
        """Keep how far the lesson that is open has come."""
        if self.opened:
            self._left[self.opened] = self.run

    # --- the browser -----------------------------------------------------------------------------

    def _buttons(self) -> list[Button]:
        label = w.ALL_RULES.to(self.session.settings.lang)
        return [*([Button(LEAVE, label)] if self.opened else []), *super()._buttons()]

    def _with_steps(self, step: LessonStep, state: State) -> State:
        found = super()._with_steps(step, state)
        if not self.opened:
            del found["task"]["steps"]
        return found

    def _press(self, screen: Screen, message: Message) -> None:
        value = text_of(message, "value")
        rule = value.removeprefix(OPEN)
        if value == LEAVE and self.opened:
            self.leave()
        elif value.startswith(OPEN) and rule in self.choices and not self.opened:
            self.open_rule(rule)
        else:
            super()._press(screen, message)

    def _stored_data(self) -> dict[str, object]:
        return {}

    def still_state(self) -> State:
        return cast(State, self.state)

    def _still(self) -> str:
        return framed(self.table.html, self.session.settings.lang, self.picture)

    def __str__(self) -> str:
        return self.table.text

    def __repr__(self) -> str:
        return f"<Lessons on {', '.join(self.choices)}>"
