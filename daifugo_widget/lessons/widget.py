"""A lesson in a notebook: its steps one after the other, on one table."""

from __future__ import annotations

from ..core.words.text import Text
from ..quiz.answering import by_cards
from ..quiz.drawing import stored_question
from ..quiz.round import Results
from ..table.session.screen import Screen
from ..table.session.session_lock import with_lock
from ..table.session.settings import Settings
from ..table.session_widget import SessionWidget
from ..table.telling.storyline import Storyline
from ..table.wire.contract import State
from ..table.wire.intents import AT_ANY_TABLE, DOES, Does, Intent, Message, handle, text_of
from ..table.wire.lesson_panel import Button, button_of
from ..table.wire.task_contract import Steps
from . import words as w
from .plan import LessonPlan
from .question_steps import QuestionStep
from .result_step import ANOTHER, CHANGED
from .run import LessonRun
from .step import LessonStep

KEPT = "daifugo_lesson"
"""The name under which a notebook keeps which lesson a picture is of."""
NEXT, BACK = "step-next", "step-back"
BEFORE_PLAYING = 2
"""How many steps may come before anything is played: a guess, and what comes of it."""


class LessonTable(SessionWidget):
    """The steps of a lesson on one table, each made when it is opened."""

    def __init__(self, plan: LessonPlan, settings: Settings) -> None:
        self.run = LessonRun(plan)
        session = self.step.session(settings)
        broken = plan.review.notice
        session.screen.notice = broken.to(settings.lang) if broken else session.screen.notice
        super().__init__(session)

    # --- reading ---------------------------------------------------------------------------------

    @property
    def title(self) -> Text:
        """What the lesson is called."""
        return self.run.plan.title

    @property
    def at(self) -> int:
        """The number of the step that is open, from 0."""
        return self.run.at

    @property
    def step(self) -> LessonStep:
        """The step that is open."""
        return self.run.step

    @property
    def results(self) -> Results:
        """How the checks that are done went."""
        return self.run.results

    def __len__(self) -> int:
        return len(self.run)

    # --- going on --------------------------------------------------------------------------------

    @with_lock
    def next(self) -> None:
        """Go on to the next step, done or not; after the last one nothing happens."""
        self._open(min(self.at + 1, len(self) - 1))

    @with_lock
    def back(self) -> None:
        """Go back to the step before."""
        self._open(max(self.at - 1, 0))

    @with_lock
    def another(self) -> None:
        """Begin the lesson anew, at other tables."""
        self._go_through(self.run.again())

    @with_lock
    def begin(self, plan: LessonPlan) -> None:
        """Begin another lesson in the place of this one."""
        self._go_through(LessonRun(plan))

    def _go_through(self, run: LessonRun) -> None:
        """Open a lesson at the step at which it stands."""
        self.run = run
        self._open(run.at)

    def _change(self) -> None:
        """Have the step ask a question with one thing changed, at a table of its own."""
        self.step.press(self.session, CHANGED)
        self._open(self.at)

    def _open(self, at: int) -> None:
        self._pacer.stop()
        before, self.run.at = self.session, at
        # Hands that lie open in a step are closed again in the next one.
        self.session = self.step.session(before.settings.but("open_hands", False))
        self.screen.follow(before.screen)
        self._storyline = Storyline()
        self._go_on()

    # --- the browser -----------------------------------------------------------------------------

    def _goes_on(self) -> bool:
        return self.step.is_played

    @with_lock
    def _show(self) -> None:
        self.run.mark(self.session)
        super()._show()

    def _table(self) -> State:
        return self._with_steps(self.step, self.step.draw(self.session, super()._table))

    def _with_steps(self, step: LessonStep, state: State) -> State:
        """Return the state of a step with its name, and with the buttons that lead on and back."""
        lang, panel = self.session.settings.lang, state["task"]
        steps: Steps = {
            "at": self.at,
            "count": len(self),
            "go": list(map(button_of, self._buttons())),
        }
        title = self.run.plan.check_title if step.counted else self.run.plan.title
        state["title"] = title.to(lang)
        state["task"] = {**panel, "about": step.heading.to(lang), "steps": steps}
        return state

    def _buttons(self) -> list[Button]:
        lang = self.session.settings.lang
        found = [Button(BACK, w.BACK.to(lang))] if self.at else []
        if self.at + 1 < len(self):
            found.append(Button(NEXT, w.NEXT.to(lang), main=self.step.done))
        return found

    def _do(self, message: object) -> None:
        answered: Does = {**AT_ANY_TABLE, **by_cards(self.step.lay)}
        does = DOES if self.step.is_played else answered
        press = Intent(self._press, "dropped", lambda: self._asked_since)
        handle(self.screen, message, {**does, "task": press})

    def _press(self, _: Screen, message: Message) -> None:
        value = text_of(message, "value")
        own = {NEXT: self.next, BACK: self.back, ANOTHER: self.another, CHANGED: self._change}
        if value in own:
            own[value]()
        elif value in self.run.plan.following:
            self.begin(self.run.plan.following[value]())
        else:
            self.step.press(self.session, value)
            if self.step.leads_on:
                self.next()

    def _stored_data(self) -> dict[str, object]:
        if self.run.plan.source:
            return {KEPT: dict(self.run.plan.source)}
        step = self.step
        if isinstance(step, QuestionStep):
            return stored_question(step.question, self.session.settings.lang)
        return {}

    def still_state(self) -> State:
        """Return the moment at which the rule acts, with its sentence, or else the first step."""
        state = self.moment or super().still_state()
        return {**state, "prompt": {**state["prompt"], "text": state["task"]["text"]}}

    @property
    def moment(self) -> State | None:
        """The moment at which the rule acts, None if no step before playing shows it."""
        settings = self.session.settings
        for step in map(self.run.step_at, range(BEFORE_PLAYING if self.run.plan.source else 0)):
            if state := step.moment(settings):
                return self._with_steps(step, state)
            if step.is_played:  # no step after it is looked for before somebody goes there
                break
        return None

    def __repr__(self) -> str:
        return f"<Lesson step {self.at + 1} of {len(self)}>"
