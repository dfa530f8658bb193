"""Intervals hold the truth as often as they say, also where trials hang together."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest
from numpy.typing import NDArray

from daifugo_widget.intervals import FEWEST, mean_interval, share_interval

TRIALS = 4
"""In one observation: the games of a deal."""


def drawn(observations: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Draw shares of trials that hang together: at most one of each observation is a hit."""
    return (rng.random(observations) < 0.8) / TRIALS


@pytest.mark.parametrize("observations", [FEWEST, 100])
def test_intervals_hold_the_truth_nineteen_times_out_of_twenty(observations: int) -> None:
    rng = np.random.default_rng(1)
    held = []
    for _ in range(2000):
        low, high = share_interval(drawn(observations, rng).tolist(), TRIALS)
        held.append(low <= 0.2 <= high)
    assert np.mean(held) == pytest.approx(0.95, abs=0.025)


def test_a_mean_is_as_sure_as_students_t_says() -> None:
    low, high = mean_interval([float(value) for value in range(20)])
    error = np.std(range(20), ddof=1) / np.sqrt(20)
    assert (low + high) / 2 == pytest.approx(9.5)
    assert high - 9.5 == pytest.approx(2.093 * error, rel=1e-3)


def test_a_share_of_single_trials_has_wilsons_interval() -> None:
    assert share_interval([1.0] * 380 + [0.0] * 620, 1) == pytest.approx((0.3504, 0.4105), abs=1e-3)


def test_what_never_happened_may_still_happen() -> None:
    """Of 80 trials without a hit Wilson's interval ends at t² / (80 + t²), t being 2.093."""
    low, high = share_interval([0.0] * 20, TRIALS)
    assert low == 0
    assert high == pytest.approx(0.0519, abs=1e-3)
    assert share_interval([1.0] * 20, TRIALS) == pytest.approx((1 - high, 1))


def test_too_few_observations_say_nothing() -> None:
    assert share_interval([0.5] * (FEWEST - 1), TRIALS) == (0, 1)
    assert mean_interval([2.5]) == (-inf, inf)
