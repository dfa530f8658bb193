"""A check: a question on an unseen position, at which a rule acts or nearly does."""

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
    twin: Question | None = None
    """Of a near miss the same question with the one thing changed, so that the rule acts."""
