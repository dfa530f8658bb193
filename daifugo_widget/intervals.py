"""The values between which the truth lies with 95 % certainty, by independent observations.

What happens within one observation, such as a deal played once from each seat, may be dependent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

Interval = tuple[float, float]

FEWEST = 20
"""Fewer observations may all be alike by chance, so they say nothing about the spread."""

Z95 = 1.96
"""This many standard errors to either side cover 95 % of what chance does."""


def mean_interval(observations: Sequence[float]) -> Interval:
    """Return the values between which the true mean lies: infinite ones by too few observations."""
    mean, off = fmean(observations), _margin(observations)
    return mean - off, mean + off


def share_interval(shares: Sequence[float], trials: int) -> Interval:
    """Return the shares between which the true one lies; each observed one is of some ``trials``.

    This is Wilson's interval for as many trials as the spread of the shares amounts to; a mean
    share of 0 or 1 has no spread, so all trials count.
    """
    share, off = fmean(shares), _margin(shares)
    if off == inf:
        return 0.0, 1.0
    if 0 < share < 1:
        spread = off**2 / (share * (1 - share))
    else:
        spread = _student(len(shares)) ** 2 / (len(shares) * trials)
    middle = share + spread / 2
    half = sqrt(spread * share * (1 - share) + spread**2 / 4)
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def _margin(observations: Sequence[float]) -> float:
    """Return how far off the mean may be."""
    count = len(observations)
    return inf if count < FEWEST else _student(count) * stdev(observations) / sqrt(count)


def _student(count: int) -> float:
    """Return how many estimated standard errors cover what ``Z95`` true ones do: Student's t.

    These are the first terms of its expansion, right to 0.1 % from ``FEWEST`` observations on.
    """
    free = count - 1
    first = (Z95**3 + Z95) / 4
    second = (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / 96
    return Z95 + first / free + second / free**2
