"""The steps of a lesson on a rule: what can be guessed, watched, compared, tried and checked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import cached_property, partial
from itertools import islice, takewhile
from random import Random
from typing import NamedTuple

from ..core.records import Record
from ..core.words.text import SpokenError
from ..drills.library import lesson_drills
from ..lessons import words as w
from ..lessons.drill_steps import DrillStep, TableStep
from ..lessons.film_step import FilmStep
from ..lessons.question_steps import GuessStep, QuestionStep, SceneStep
from ..lessons.result_step import Following, ResultStep
from ..lessons.step import LessonStep
from ..progress.review import Review, card_name
from ..quiz.check import LessonQuestions
from ..quiz.game_quiz import game_quiz_of
from ..quiz.making import NAMING, rule_of, unseen_questions
from ..quiz.question import Position, Question
from ..table.session.session import Session
from .course import taught_rules

QUESTIONS, OWN, NEAR, SEEDS = 3, 2, 6, 3
"""How many checks a lesson ends with, how many of them are on its own rule, and among how many
rules before it the others are chosen; how many seeds are tried for its own."""
OTHER_SEEDS = 1000
"""How many seeds there are for a question on a rule before, so that lessons ask different ones."""

ACT_AFTER = {
    "dealer",
    "decree",
    "defence",
    "joining",
    "later-leader",
    "match",
    "scorecard",
    "seating",
}
"""Rules that are seen when a game is over, or in the next one."""


class RuleQuestion(NamedTuple):
    """A question, and the id of the rule that it is about."""

    rule: str
    question: Question


class RuleSteps:
    """The steps of a lesson on a rule; the seed decides what is asked.

    ``example`` is a record in which the rule acts, None if it has none; ``table`` opens a table at
    which it can be met, for a rule that no drill is about. Answers to checks go into ``review``;
    ``following`` are the buttons of the result that open other lessons.
    """

    def __init__(
        self,
        rule: str,
        game: str,
        seed: int,
        example: Record | None,
        table: Callable[[], Session],
        review: Review,
        following: Sequence[Following] = (),
    ) -> None:
        self.rule, self.game, self.seed = rule, game, seed
        self._review, self._following = review, following
        self._example, self._table = example, table

    def makers(self) -> list[Callable[[], LessonStep]]:
        """Return what makes each step, in order; what a rule cannot have is left out."""
        checks = [partial(self._check, at) for at in range(QUESTIONS)]
        return [*self._first(), self._try, *checks, self._result]

    @cached_property
    def _opening(self) -> LessonQuestions | None:
        return game_quiz_of(self.game).lesson(rule_of(self.rule, self.game), self.seed)

    def _first(self) -> Iterator[Callable[[], LessonStep]]:
        found = self._opening
        if found is None:
            if self._example:
                yield partial(FilmStep, self._example.history(), w.WATCH, self.rule)
            return
        yield partial(GuessStep, found.guess, w.GUESS, w.GUESS_NOTE)
        yield partial(SceneStep, found.guess, w.WATCH)
        yield lambda: QuestionStep(found.compare, w.COMPARE)
        yield lambda: _find_step(found)

    def _try(self) -> LessonStep:
        if drills := lesson_drills(self.rule, self.game):
            return DrillStep(drills[(self.seed - 1) % len(drills)], w.TRY)
        say = w.FREE_PLAY if self.rule in ACT_AFTER else w.MEET
        return TableStep(self._table(), w.TRY, say)

    def _check(self, at: int) -> LessonStep:
        return self.checks[at]

    def _result(self) -> LessonStep:
        return ResultStep(self.checks, self._review, self._following)

    def _shown(self) -> set[Position]:
        """Return the positions of the questions before the checks."""
        found = self._opening
        asked = (found.guess, found.compare, found.find) if found else ()
        return {question.position for question in asked if question}

    @cached_property
    def checks(self) -> list[QuestionStep]:
        """The checks at the end: on unseen positions of this rule, and of rules taught before."""
        found = check_questions(self.rule, self.game, self.seed, self._shown())
        note = None if any(each.question.kind in NAMING for each in found) else w.CHECK_NOTE
        return [
            QuestionStep(
                question,
                w.CHECK.fill(n=n, all=len(found)),
                note if n == 1 else None,
                counted=len(found),
                card=card_name(rule, self.game),
            )
            for n, (rule, question) in enumerate(found, 1)
        ]


def _find_step(found: LessonQuestions) -> LessonStep:
    """Return the step that asks for plays. Raises `LookupError` if there is no hand for it."""
    if found.find is None:
        raise LookupError
    return QuestionStep(found.find, w.FIND)


def check_questions(
    rule: str, game: str, seed: int, shown: Collection[Position] = ()
) -> list[RuleQuestion]:
    """Return the questions at the end of a lesson, none of which stands on what it has shown.

    Those on the rule itself come first; the very first rules have none before them to ask about.
    Raises `SpokenError` if there are none.
    """
    earlier = list(islice(_earlier(rule, game, seed), QUESTIONS - 1))
    count = OWN if earlier else QUESTIONS
    own = [RuleQuestion(rule, question) for question in _own(rule, game, seed, count, shown)]
    return [*own, *earlier][:QUESTIONS]


def _own(
    rule: str, game: str, seed: int, count: int, shown: Collection[Position]
) -> list[Question]:
    """Return questions on a rule, of further seeds where one gives too few."""
    found: dict[tuple[str, ...], Question] = {}
    for each in range(seed, seed + SEEDS):
        asked = unseen_questions(rule, count, each, game)
        found |= {question.key: question for question in asked if question.position not in shown}
        if len(found) >= count:
            break
    return list(found.values())[:count]


def _earlier(rule: str, game: str, seed: int) -> Iterator[RuleQuestion]:
    """Yield questions on rules that are taught before another one, one for each."""
    before = list(takewhile(lambda id: id != rule, taught_rules(game)))[-NEAR:]
    rng = Random(f"{rule}/{seed}/earlier")
    for id in rng.sample(before, len(before)):
        with suppress(SpokenError):
            yield RuleQuestion(id, unseen_questions(id, 1, rng.randrange(OTHER_SEEDS), game)[0])
