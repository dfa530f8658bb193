"""What a learner comes back to: five rules to review, and the puzzle of the day."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from ..core.words.text import Lang, SpokenError
from ..drills.puzzle_pool import puzzle_of
from ..games import GAMES
from ..lessons import review_words as say
from ..progress import Progress
from ..progress.review import MOST_AT_ONCE, Review, rule_and_game
from ..quiz.making import NAMING, unseen_questions
from ..quiz.question import Question
from ..quiz.words_widget import NUMBER
from ..table.session.defaults import in_default_lang, settings_of
from .course import catalogue_of, my_progress

if TYPE_CHECKING:
    from ..lessons.plan import LessonPlan, MakeStep
    from ..lessons.question_steps import QuestionStep
    from ..lessons.step import LessonStep
    from ..lessons.widget import LessonTable

QUESTIONS, SEEDS = 2, 3
"""How many questions are made of a rule, to take one that does not name it, with how many seeds."""


@in_default_lang
def review(lang: Lang = "en", progress: Progress | None = None) -> LessonTable:
    """Return five for today: questions on rules whose day has come, at positions not seen before.

    The checks of a lesson put a rule in the first of five boxes; it is asked again after 1, 3, 7,
    21 and 60 days, and each right answer puts it one box up. What is kept lies beside the file of
    ``progress``, or of the usual one. Raises `ValueError` for a ``progress`` of a wrong type.
    """
    from ..lessons.widget import LessonTable

    return LessonTable(_review_plan(_review_beside(progress)), settings_of(lang=lang))


@in_default_lang
def puzzle(lang: Lang = "en", progress: Progress | None = None) -> LessonTable:
    """Return the puzzle of the day, which is the same for all who have the same date.

    The days on which it is solved are kept beside the file of ``progress``, or of the usual one.
    Raises `ValueError` for a ``progress`` of a wrong type.
    """
    from ..lessons.widget import LessonTable

    return LessonTable(_puzzle_plan(_review_beside(progress)), settings_of(lang=lang))


def _review_beside(progress: Progress | None) -> Review:
    """Return what is reviewed beside a file of progress, or the usual one."""
    kept = Progress.of_argument(progress)
    return (my_progress() if kept is None else kept).review


def _puzzle_plan(review: Review) -> LessonPlan:
    from ..lessons.plan import UNMARKED, LessonPlan
    from ..lessons.review_steps import PuzzleStep

    day = review.today
    step = partial(PuzzleStep, puzzle_of(day), day, review)
    title = say.PUZZLE_TITLE.fill(day=day.isoformat())
    return LessonPlan(title, lambda number: [step], UNMARKED, review)


def _review_plan(review: Review) -> LessonPlan:
    from ..lessons.plan import UNMARKED, LessonPlan
    from ..lessons.review_steps import PUZZLE

    return LessonPlan(
        title=say.FIVE,
        steps=lambda number: _steps(review),
        marking=UNMARKED,
        review=review,
        following={PUZZLE: partial(_puzzle_plan, review)},
        check_title=say.FIVE,
    )


def _steps(review: Review) -> list[MakeStep]:
    """Return a question for each of the cards that have waited longest, in any order."""
    due = list(filter(_is_known, review.due()))[:MOST_AT_ONCE]
    cards = Random(str(review.today)).sample(due, len(due))
    asked: list[QuestionStep] = []
    makers = [partial(_question, review, cards, at, asked) for at in range(len(cards))]
    return [*makers, partial(_end, review, asked)]


def _is_known(card: str) -> bool:
    rule, game = rule_and_game(card)
    return game in GAMES and rule in catalogue_of(game)


def _question(review: Review, cards: list[str], at: int, asked: list[QuestionStep]) -> LessonStep:
    """Return the question on one of the cards. Raises `LookupError` if there is none."""
    from ..lessons.question_steps import QuestionStep

    question = _unseen(cards[at], review.today.toordinal())
    name = NUMBER.fill(n=at + 1, all=len(cards))
    note = None if at else say.CARD_NOTE
    asked.append(QuestionStep(question, name, note, counted=len(cards), card=cards[at]))
    return asked[-1]


def _unseen(card: str, seed: int) -> Question:
    """Return a question on a card, on one that does not name its rule if there is such a one."""
    rule, game = rule_and_game(card)
    for each in range(seed, seed + SEEDS):
        with suppress(SpokenError):
            found = unseen_questions(rule, QUESTIONS, each, game)
            return min(found, key=lambda question: question.kind in NAMING)
    raise LookupError(card)


def _end(review: Review, asked: list[QuestionStep]) -> LessonStep:
    from ..lessons.review_steps import NothingDueStep, ReviewResultStep

    if asked:
        return ReviewResultStep(asked, review)
    return NothingDueStep(puzzle_of(review.today), review)
