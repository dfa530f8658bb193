"""What is asked on a rule at unseen positions, where it acts or nearly does."""

from __future__ import annotations

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


class LessonQuestions(NamedTuple):
    """The questions with which a lesson on a rule begins."""

    guess: Question
    """What happens on a play at which the rule acts."""
    compare: Question
    """What made the difference where it does not, with one thing changed."""
    find: Question | None
    """With which plays it acts."""
