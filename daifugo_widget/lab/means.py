"""Means of the results of a simulation, and how far off they may be."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core.errors import SpokenError
from ..core.nearest import nearest
from ..core.text import Text
from ..intervals import mean_interval, share_interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .results import Results

NO_SUCH = Text(
    "{what!r} is neither a column nor a rule of these games; {hint}",
    "「{what}」という列や、このゲームのルールはありません。{hint}",
    "'{what}': 그런 열이나 이 게임의 규칙은 없습니다. {hint}",
)
NOT_NUMBERS = Text(
    "a mean is of numbers, not of words: ask for a share, such as "
    "`games.mean(games['after'] == 'daifugo')`",
    "平均は数から求めます。言葉なら `games.mean(games['after'] == 'daifugo')` のように"
    "割合を求めてください。",
    "평균은 수에서 구합니다. 말이라면 `games.mean(games['after'] == 'daifugo')`처럼 "
    "비율을 구해 주세요.",
)
A_LINE_EACH = Text(
    "{name} must have a value for each of the {lines} lines, as `games['place']` and "
    "`games['seat'] == 0` do",
    "{name} は `games['place']` や `games['seat'] == 0` のように、{lines}行のそれぞれに1つずつ"
    "値があるものにしてください。",
    "{name}: `games['place']`나 `games['seat'] == 0`처럼 {lines}줄 각각에 값이 하나씩 있어야 "
    "합니다.",
)
NO_LINE = Text(
    "no line counts, so there is no mean: check what `where` asks for",
    "当てはまる行がないので、平均はありません。`where` を見直してください。",
    "해당하는 줄이 없어 평균이 없습니다. `where`를 다시 보세요.",
)


class Mean(NamedTuple):
    """A mean, and the values between which the true one lies with 95 % certainty."""

    mean: float
    low: float
    high: float

    def __repr__(self) -> str:
        if not isfinite(self.high):
            return f"{self.mean:.2f}"
        return f"{self.mean:.2f} ({self.low:.2f} to {self.high:.2f})"


def mean_of(results: Results, what: Any, where: Any) -> Mean:
    """Return the mean of a column, a rule or other values over the lines that count.

    Each match is an observation: how far its sum is from that of as many lines at the mean.
    """
    is_rule = isinstance(what, str) and what not in results
    values = _acted(results, what) if is_rule else _numbers(results, what)
    counts = _counting(results, np.ones(len(values), bool) if where is None else where)
    # A match in which no line counts is no observation.
    match = np.unique(results["match"][counts], return_inverse=True)[1]
    sums, lines = np.bincount(match, values[counts]), np.bincount(match)
    mean = float(values[counts].mean())
    observed = (mean + (sums - mean * lines) / lines.mean()).tolist()
    low, high = mean_interval(observed)
    if values.dtype == bool and isfinite(high):
        low, high = share_interval(observed, 1)
    if not is_rule:
        return Mean(mean, low, high)
    if mean == 0 and isfinite(high):
        # A rule that has not acted yet may still act at some time.
        games = counts.reshape(results.games, -1).any(axis=1).sum()
        high = share_interval([0.0] * len(sums), 1)[1] * len(sums) / games
    return Mean(mean, max(0.0, low), high)


def _counting(results: Results, where: Any) -> NDArray[np.bool_]:
    counts = _checked(results, "where", where)
    if counts.dtype != bool:
        raise SpokenError(A_LINE_EACH.fill(name="where", lines=len(counts)))
    if not counts.any():
        raise SpokenError(NO_LINE)
    return counts


def _numbers(results: Results, what: Any) -> NDArray[Any]:
    values = _checked(results, "what", results[what] if isinstance(what, str) else what)
    if values.dtype.kind not in "biuf":
        raise SpokenError(NOT_NUMBERS)
    return values


def _checked(results: Results, name: str, values: Any) -> NDArray[Any]:
    lines = len(results["match"])
    try:
        found = np.asarray(values)
    except ValueError:  # lists of several lengths
        found = np.empty(0)
    if found.shape != (lines,):
        raise SpokenError(A_LINE_EACH.fill(name=name, lines=lines))
    return found


def _acted(results: Results, rule: str) -> NDArray[np.float64]:
    """Return for each line the number of moves of its game in which a rule acted."""
    if rule not in results.fired and rule not in results.rules:
        known = [*results, *(rule.id for rule in results.rules)]
        raise SpokenError(NO_SUCH.fill(what=rule, hint=nearest(rule, known)))
    acted = [row.fired.get(rule, 0) for row in results.rows]
    return np.repeat(np.array(acted, float), len(results.plan.bots))
