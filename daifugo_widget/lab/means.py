"""Means of the results of a simulation, and how far off they may be."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core.words.suggestions import nearest
from ..core.words.text import SpokenError
from ..core.words.translations import _
from ..intervals import mean_interval, share_interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .results import Results

    Column = NDArray[Any]
    """A value for each line, of the type of the column."""

NO_SUCH = _("{what!r} is neither a column nor a rule of these games; {hint}")
NOT_NUMBERS = _(
    "a mean is of numbers, not of words: ask for a share, such as "
    "`games.mean(games['after'] == 'daifugo')`"
)
A_LINE_EACH = _(
    "{name} must have a value for each of the {lines} lines, as `games['place']` and "
    "`games['seat'] == 0` do"
)
NO_LINE = _("no line counts, so there is no mean: check what `where` asks for")


class Mean(NamedTuple):
    """A mean, and the values between which the true one lies with 95 % certainty.

    >>> Mean(19.4, 18.31, 20.49)
    19.40 (18.31 to 20.49)
    """

    mean: float
    low: float
    high: float

    def __repr__(self) -> str:
        if not isfinite(self.high):
            return f"{self.mean:.2f}"
        return f"{self.mean:.2f} ({self.low:.2f} to {self.high:.2f})"


def mean_of(results: Results, what: object, where: object) -> Mean:
    """Return the mean of a column, a rule or other values over the lines that count.

    Each match is an observation: how far its sum is from that of as many lines at the mean.
    """
    rule = what if isinstance(what, str) and what not in results else None
    values = _numbers(results, what) if rule is None else _acting_counts(results, rule)
    counts = _counting(results, np.ones(len(values), bool) if where is None else where)
    # A match in which no line counts is no observation.
    match = np.unique(results["match"][counts], return_inverse=True)[1]
    sums, lines = np.bincount(match, values[counts]), np.bincount(match)
    mean = float(values[counts].mean())
    observed = (mean + (sums - mean * lines) / lines.mean()).tolist()
    low, high = mean_interval(observed)
    if values.dtype == bool and isfinite(high):
        low, high = share_interval(observed, 1)
    if rule is None:
        return Mean(mean, low, high)
    if mean == 0 and isfinite(high):
        # A rule that has not acted yet may still act at some time.
        games = counts.reshape(results.games, -1).any(axis=1).sum()
        high = share_interval([0.0] * len(sums), 1)[1] * len(sums) / games
    return Mean(mean, max(0.0, low), high)


def _counting(results: Results, where: object) -> NDArray[np.bool_]:
    counts = _as_column(results, "where", where)
    if counts.dtype != bool:
        raise SpokenError(A_LINE_EACH.fill(name="where", lines=len(counts)))
    if not counts.any():
        raise SpokenError(NO_LINE)
    return counts


def _numbers(results: Results, what: object) -> Column:
    values = _as_column(results, "what", results[what] if isinstance(what, str) else what)
    if values.dtype.kind not in "biuf":
        raise SpokenError(NOT_NUMBERS)
    return values


def _as_column(results: Results, name: str, values: object) -> Column:
    lines = len(results["match"])
    try:
        found = np.asarray(values)
    except ValueError:  # lists of several lengths
        found = np.empty(0)
    if found.shape != (lines,):
        raise SpokenError(A_LINE_EACH.fill(name=name, lines=lines))
    return found


def _acting_counts(results: Results, rule: str) -> NDArray[np.float64]:
    """Return for each line the number of moves of its game in which a rule acted."""
    if rule not in results.fired and rule not in results.rules:
        known = [*results, *(rule.id for rule in results.rules)]
        raise SpokenError(NO_SUCH.fill(what=rule, hint=nearest(rule, known)))
    return np.repeat(results.rows.act_counts(rule).astype(float), len(results.plan.bots))
