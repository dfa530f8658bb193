"""One way through a lesson: the steps made so far, the one that is open, and what is marked."""

from __future__ import annotations

from ..drills.marks import mark_drill
from ..drills.session import DrillSession
from ..quiz.round import Results
from ..table.session.saving import failure_told
from ..table.session.session import Session
from .plan import LessonPlan
from .question_steps import QuestionStep
from .step import LessonStep


class LessonRun:
    """A lesson while somebody goes through it; ``at`` is the number of the step that is open.

    ``number`` is that of the round, from 1: each asks something else.
    """

    def __init__(self, plan: LessonPlan, number: int = 1) -> None:
        self.plan, self.number, self.at = plan, number, 0
        self._marking = plan.marking
        self._makers = list(plan.steps(number))
        self._steps: dict[int, LessonStep] = {}
        self._marked = set[int]()

    def again(self) -> LessonRun:
        """Return another round of the lesson."""
        return LessonRun(self.plan, self.number + 1)

    def __len__(self) -> int:
        return len(self._makers)

    @property
    def step(self) -> LessonStep:
        """The step that is open."""
        return self.step_at(self.at)

    def step_at(self, at: int) -> LessonStep:
        """Return a step, made when it is first opened; one that is not there is left out."""
        while at not in self._steps:
            try:
                self._steps[at] = self._makers[at]()
            except LookupError:
                del self._makers[at]
        return self._steps[at]

    @property
    def results(self) -> Results:
        """How the checks that are done went."""
        done = [step for step in self._steps.values() if isinstance(step, QuestionStep)]
        return Results(each for step in done if step.counted for each in step.round.results)

    def mark(self, session: Session) -> None:
        """Mark what has just been done at the open step, whose table a session is of."""
        step, review = self.step, self.plan.review
        if not step.done or self.at in self._marked:
            return
        self._marked.add(self.at)
        if isinstance(session, DrillSession) and session.status == "solved":
            mark_drill(self._marking.progress, self._marking.chapter, session)
        with failure_told(session, review.path.name):
            step.keep(review)
        if step.counted and len(self.results) == step.counted:
            with failure_told(session, self._marking.file):
                self._marking = self._marking.mark(self.results)
