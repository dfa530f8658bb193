"""What is asked on a rule at unseen positions, where it acts or nearly does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from ..core.game.plays import Play
from ..table.telling.phrase import Phrase
from .question import Question


class Check(NamedTuple):
    """A question on what comes of a play, with what somebody could answer who only guesses."""

    question: Question
    play: Play
    acts: bool
    """Whether the rule acts."""
    effect: Phrase
    """What happens where the rule acts: at this table, or with one thing changed."""
    plain: Phrase
    """What happens where it does not."""
    alike: tuple[Phrase, ...]
    """The effect, and what sounds like it."""


class LessonQuestions:
    """The questions with which a lesson on a rule begins; those after the first are made late."""

    def __init__(
        self,
        guess: Question,
        compare: Callable[[], Question],
        find: Callable[[], Question | None],
    ) -> None:
        self.guess = guess
        """What happens on a play at which the rule acts."""
        self._compare, self._find = compare, find

    @cached_property
    def compare(self) -> Question:
        """What made the difference where the rule does not act, with one thing changed."""
        return self._compare()

    @cached_property
    def find(self) -> Question | None:
        """With which plays the rule acts, None if there is no hand to ask about."""
        return self._find()
