"""What a seat may expect of a position: the places that it came to in games played out from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ..intervals import Z95, Interval


class Outlook(NamedTuple):
    """How often a seat came to each place, the first at first, in games that were played out.

    >>> outlook = Outlook((6, 3, 1, 0))
    >>> outlook.games, outlook.place, outlook.chances
    (10, 1.5, (0.6, 0.3, 0.1, 0.0))
    """

    counts: tuple[int, ...]

    @property
    def games(self) -> int:
        """How many games were played out."""
        return sum(self.counts)

    @property
    def place(self) -> float:
        """The mean place, 1 for always the first. Raises `ZeroDivisionError` without games."""
        return sum(place * count for place, count in enumerate(self.counts, 1)) / self.games

    @property
    def chances(self) -> tuple[float, ...]:
        """The share of the games by place. Raises `ZeroDivisionError` without games."""
        return tuple(count / self.games for count in self.counts)

    @property
    def interval(self) -> Interval:
        """The places between which the true mean lies with 95 % certainty.

        One game more that came to the mean of all places keeps few games from seeming certain.
        """
        places, games, mean = len(self.counts), self.games, self.place
        spread = sum(n * (place - mean) ** 2 for place, n in enumerate(self.counts, 1))
        spread += ((places + 1) / 2 - mean) ** 2
        off = Z95 * sqrt(spread / games / (games + 1))
        return mean - off, mean + off


class Difference(NamedTuple):
    """How many places one move costs more than another, in the same imagined deals, with 95 %."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, pairs: Sequence[float]) -> Difference:
        """Return the mean of differences by deal. Raises `ZeroDivisionError` if there is none."""
        count = len(pairs)
        mean = sum(pairs) / count
        spread = sum((pair - mean) ** 2 for pair in pairs) + 1
        off = Z95 * sqrt(spread / count / (count + 1))
        return cls(mean, mean - off, mean + off)
