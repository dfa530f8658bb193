"""The steps of a lesson on a rule: what can be guessed, watched, compared, tried and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property, partial
from itertools import takewhile
from random import Random

from ..core.game.history import History
from ..core.words.text import SpokenError
from ..drills.library import for_rule
from ..lessons import words as w
from ..lessons.drill_steps import DrillStep, TableStep
from ..lessons.film_step import FilmStep
from ..lessons.question_steps import GuessStep, QuestionStep, SceneStep
from ..lessons.result_step import ResultStep
from ..lessons.step import LessonStep
from ..quiz.game_quiz import game_quiz_of
from ..quiz.making import rule_of, unseen_questions
from ..quiz.question import Question
from ..table.session.session import Session
from .course import taught_rules

QUESTIONS, OWN, NEAR = 3, 2, 6
"""How many checks a lesson ends with, how many of them are on its own rule, and among how many
rules before it the others are chosen."""


class RuleSteps:
    """The steps of a lesson on a rule; the seed decides what is asked.

    ``example`` is a game in which the rule acts, None if it has none; ``table`` opens a table at
    which it can be met, for a rule that no drill is about.
    """

    def __init__(
        self,
        rule: str,
        game: str,
        seed: int,
        example: History | None,
        table: Callable[[], Session],
    ) -> None:
        self.rule, self.game, self.seed = rule, game, seed
        self._example, self._table = example, table

    def makers(self) -> list[Callable[[], LessonStep]]:
        """Return what makes each step, in order; what a rule cannot have is left out."""
        checks = [partial(self._check, at) for at in range(QUESTIONS)]
        return [*self._first(), self._try, *checks, lambda: ResultStep(self.checks)]

    def _first(self) -> Iterator[Callable[[], LessonStep]]:
        found = game_quiz_of(self.game).lesson(rule_of(self.rule, self.game), self.seed)
        if found is None:
            if self._example:
                yield partial(FilmStep, self._example, w.WATCH)
            return
        yield partial(GuessStep, found.guess, w.GUESS, w.GUESS_NOTE)
        yield partial(SceneStep, found.guess, w.WATCH)
        yield partial(QuestionStep, found.compare, w.COMPARE)
        if found.tap:
            yield partial(QuestionStep, found.tap, w.TAP)

    def _try(self) -> LessonStep:
        with suppress(SpokenError):
            return DrillStep(for_rule(self.rule, self.game)[0], w.TRY)
        return TableStep(self._table(), w.TRY, w.FREE_PLAY)

    def _check(self, at: int) -> LessonStep:
        return self.checks[at]

    @cached_property
    def checks(self) -> list[QuestionStep]:
        """The checks at the end: on unseen positions of this rule, and of rules taught before."""
        found = check_questions(self.rule, self.game, self.seed)
        names = [w.CHECK.fill(n=n, all=len(found)) for n in range(1, len(found) + 1)]
        return [
            QuestionStep(question, name, w.CHECK_NOTE if n == 0 else None, counted=True)
            for n, (question, name) in enumerate(zip(found, names, strict=True))
        ]


def check_questions(rule: str, game: str, seed: int) -> list[Question]:
    """Return the questions at the end of a lesson, none of which stands on what it has shown.

    Raises `SpokenError` if there are none.
    """
    earlier = _earlier(rule, game, seed)
    first = next(earlier, None)
    own = unseen_questions(rule, OWN if first else QUESTIONS, seed, game)
    found = [*own, *([first] if first else [])]
    while len(found) < QUESTIONS and (more := next(earlier, None)):
        found.append(more)
    return found


def _earlier(rule: str, game: str, seed: int) -> Iterator[Question]:
    """Yield questions on rules that are taught before another one, one for each."""
    before = list(takewhile(lambda id: id != rule, taught_rules(game)))[-NEAR:]
    for id in Random(f"{rule}/{seed}/earlier").sample(before, len(before)):
        with suppress(SpokenError):
            yield from unseen_questions(id, 1, seed, game)
