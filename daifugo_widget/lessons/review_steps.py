"""Steps with which a learner comes back: the end of a review, and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date

from ..core.game.history import History
from ..core.words.text import Text
from ..drills.task import Task
from ..progress.rank import rank_of
from ..progress.review import Review
from ..quiz.words_widget import RESULT
from ..table.session.session import Session
from ..table.telling.phrase import Phrase, join_phrases, verbatim
from ..table.telling.voice import Sentence, Voice
from ..table.wire.contract import State
from ..table.wire.lesson_panel import task
from . import review_words as say
from .drill_steps import DrillStep
from .film_step import FilmStep
from .question_steps import QuestionStep
from .result_step import ANOTHER, Following, ResultStep, following_buttons, list_rules

PUZZLE = "puzzle"
LEARNER = "Sora"
"""What the seat is called at which nobody sits yet."""


class ReviewResultStep(ResultStep):
    """How a review went: when each rule comes again, and the learner's rank."""

    right_of = RESULT

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        state = super().draw(session, table)
        if self.changed is None and self.answered:
            state["task"]["why"] = join_phrases(Voice(session.settings.lang), tuple(self._later()))
        return state

    def _outlook(self) -> Iterator[Phrase]:
        """Yield nothing: when each rule comes again stands below."""
        return iter(())

    def _later(self) -> Iterator[Phrase]:
        for day, checks in self._by_day().items():
            slots = {"rules": list_rules(checks), "when": say.when(day, self.review.today)}
            yield Phrase(say.AGAIN, slots)
        yield verbatim(rank_of(self.review).text)

    def following(self) -> Sequence[Following]:
        more = [(ANOTHER, say.MORE)] if self.review.due() else []
        return [*puzzle_button(self.review), *more]

    def _by_day(self) -> dict[date, list[QuestionStep]]:
        """Return the questions by the day on which their rules come again."""
        found: dict[date, list[QuestionStep]] = {}
        for check in self.answered:
            day = self.review.next_day([check.card])
            if day:
                found.setdefault(day, []).append(check)
        return dict(sorted(found.items()))


class NothingDueStep(FilmStep):
    """Nothing is to be reviewed: when it will be, over the position of the puzzle of the day."""

    def __init__(self, puzzle: Task, review: Review) -> None:
        names = (LEARNER, *puzzle.history.names[1:])
        super().__init__(History(puzzle.history.now, names=names), Text.of(""), rule="")
        self.review = review

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        state, lang = super().draw(session, table), session.settings.lang
        buttons = following_buttons(puzzle_button(self.review), lang)
        text: Sentence = [self._text().to(lang)]
        rank: Sentence = [rank_of(self.review).text.to(lang)] if self.review.cards else []
        state["task"] = task("", text, buttons, why=rank)
        return state

    def _text(self) -> Text:
        day = self.review.next_day(self.review.cards)
        if day is None:
            return say.NOTHING_YET
        return say.NOTHING_DUE.fill(when=say.when(day, self.review.today))


def puzzle_button(review: Review) -> list[Following]:
    """Return what opens the puzzle of the day, unless it is solved."""
    return [] if review.has_solved_today else [(PUZZLE, say.PUZZLE)]


class PuzzleStep(DrillStep):
    """The puzzle of a day; once it is solved, the day counts among those in a row."""

    def __init__(self, puzzle: Task, day: date, review: Review) -> None:
        super().__init__(puzzle, say.SAME_FOR_ALL)
        self.day, self.review = day, review

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        state = super().draw(session, table)
        if self.done:
            panel, lang = state["task"], session.settings.lang
            count = self.review.days_in_a_row
            said = say.SOLVED.fill(n=count) if count > 1 else say.SOLVED_ONE
            panel["why"] = Voice(lang).join(panel["why"] or [], [said.to(lang)])
        return state

    @property
    def done(self) -> bool:
        return self.tries is not None and self.tries.status == "solved"

    def keep(self, review: Review) -> None:
        review.solve(self.day)
