"""The stars of a drill: for the first try, for no help, and for the fewest moves."""

from __future__ import annotations

from typing import NamedTuple

from ..core.words.text import Text, list_words
from ..progress.mark import star_signs
from . import phrases as say
from .phrases_goal import THEN


class Stars(NamedTuple):
    """Which stars somebody has earned by solving a drill."""

    first_try: bool
    unaided: bool
    fewest: bool

    @property
    def number(self) -> int:
        """How many they are."""
        return sum(self)

    def text(self, fewest: int) -> Text:
        """Say what they were earned for, and how few moves are enough."""
        reasons = [reason for reason, earned in zip(say.STARS, self, strict=True) if earned]
        enough = say.ONE_ENOUGH if fewest == 1 else say.ENOUGH.fill(n=fewest)
        told = say.EARNED.fill(signs=star_signs(self.number), reasons=list_words(reasons))
        first = told if reasons else say.NO_STARS.fill(signs=star_signs(0))
        return first if self.fewest else THEN.fill(story=first, missed=enough)
