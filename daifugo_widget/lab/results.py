"""The results of a simulation: tidy columns, and the tables and pictures made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

import numpy as np

from ..core.rules.rule_set import BaseRuleSet, class_of, rules_of
from ..core.words.arguments import at_least_one, count_of
from ..core.words.suggestions import nearest
from ..core.words.text import SpokenError
from ..core.words.translations import _
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.rules.ranks import Classes
from ..optional_imports import need
from ..table.still.html_output import table
from .arrow_stream import ArrowStream
from .game_rows import GameRows
from .means import Mean, mean_of
from .playing import Plan

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from numpy.typing import NDArray
    from pandas import DataFrame

    from .means import Column
    from .plots import Picture

COLUMNS = ("match", "game", "seat", "bot", "before", "place", "after", "points", "tricks", "moves")

MOST_LINES = 8
"""How many lines a notebook shows."""

NO_ARRAY = _(
    "results are columns, not an array: write results.frame() for pandas, results['place'] for one "
    "column, or dict(results) for all of them"
)
NO_CLASSES = _("there are no classes in {game}: see its points and places")


@dataclass(frozen=True, repr=False)
class Results(ArrowStream):
    """The games of a simulation as columns, one line for each seat of each game.

    ``match``, ``game`` and ``seat`` (0 is seat a) say which; ``bot``, class ``before``, ``place``,
    class ``after`` and ``points`` of the game are the seat's, the classes "" in a game without any;
    ``tricks`` and ``moves`` are the game's, where answers, calls and what chance decides are moves
    as well. ``plan`` has the rules, bots, seed and version that were played; ``rows`` has one
    `GameRow` per game.

    polars, altair, pyarrow and ``pandas.DataFrame.from_arrow`` take results as they are.

    The games of a match depend on each other by the classes, so take an error from `mean`, or take
    the mean of each match as one observation.

    >>> games = simulate("base", games=10, bots=["random"] * 3)
    >>> list(games)
    ['match', 'game', 'seat', 'bot', 'before', 'place', 'after', 'points', 'tricks', 'moves']
    >>> games["place"][:6]
    array([2, 1, 3, 3, 1, 2])
    """

    plan: Plan
    rows: GameRows

    def __getitem__(self, column: str) -> Column:
        if column not in COLUMNS:
            raise KeyError(f"there is no column {column!r}; {nearest(str(column), COLUMNS).en}")
        if column not in self._columns:
            self._columns[column] = self._column(column)
        return self._columns[column]

    def __iter__(self) -> Iterator[str]:
        return iter(COLUMNS)

    def __len__(self) -> int:
        return len(COLUMNS)

    def __array__(self, *_of: object, **_how: object) -> NDArray[np.object_]:
        """Refuse to be an array: pandas would take the names of the columns for the games."""
        raise SpokenError(NO_ARRAY)

    @cached_property
    def _columns(self) -> dict[str, Column]:
        """The columns that have been asked for."""
        return {}

    def _column(self, name: str) -> Column:
        rows, bots = self.rows, self.plan.bots
        match name:
            case "seat":
                return np.tile(np.arange(len(bots)), len(rows))
            case "bot":
                return np.tile(np.array(bots), len(rows))
            case "before" | "after":
                return rows.classes(name)
            case "place" | "points":
                return rows.of_seats(name)
        return rows.of_games(name)

    @property
    def games(self) -> int:
        """The number of games that were played."""
        return len(self.rows)

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes at this table, the highest first. Raises `SpokenError` if there are none."""
        kind = class_of(self.plan.rules)
        if not issubclass(kind, RuleSet):
            raise SpokenError(NO_CLASSES.fill(game=kind.title))
        # Results may come from where other rules are known.
        rules = kind(kind.parser().items_of(Classes.id, self.plan.rules))
        return tuple(dict.fromkeys(rules.frame.classes.table_for(len(self.plan.bots))))

    @cached_property
    def rules(self) -> BaseRuleSet:
        """The rules that were played."""
        return rules_of(self.plan.rules)

    @cached_property
    def fired(self) -> dict[str, float]:
        """The mean number of moves of a game in which each rule acted, the most frequent first.

        Rules that never acted are left out; `mean` takes them too, and says how far off it may be.
        A rule that only says what may be played together, such as stairs, does not act.
        """
        counts = Counter(self.rows.act_totals())
        return {rule: count / self.games for rule, count in counts.most_common()}

    def name_of(self, rule: str) -> str:
        """Return the name of a rule by its id; the id, if the rule is not known here."""
        known = class_of(self.plan.rules).catalogue
        return known[rule].names.en if rule in known else rule

    def mean(self, what: str | Column, where: NDArray[np.bool_] | None = None) -> Mean:
        """Return a mean and the values between which the true one lies with 95 % certainty.

        ``what`` is a column, the id of a rule for the number of moves of a game in which it acted,
        or one value per line: numbers, or True and False, whose mean is a share. ``where`` says of
        each line whether it counts, as ``games["before"] == "daihinmin"`` does. The error comes
        from how far the matches differ; with fewer than 20 there is none. Two simulations with the
        same seed can be compared line by line:
        ``one.mean(one["place"] - other["place"], one["seat"] == 0)``. Raises `SpokenError`.
        """
        return mean_of(self, what, where)

    def mobility(self) -> NDArray[np.float64]:
        """Return which share of each class becomes which, a row per class from the highest down.

        Only games that were begun with classes count. Each row adds up to 1, or holds nan if nobody
        held the class. Raises `SpokenError` if the game has no classes.
        """
        before, after, names = self["before"], self["after"], self.classes
        # At the beginning of a match or a set all are equal.
        begun = np.repeat(self.rows.unequal(), len(self.plan.bots))
        counts = np.array(
            [[np.sum(begun & (before == a) & (after == b)) for b in names] for a in names], float
        )
        sums = counts.sum(axis=1, keepdims=True)
        shares: NDArray[np.float64] = np.full_like(counts, np.nan)
        np.divide(counts, sums, out=shares, where=sums > 0)
        return shares

    def frame(self) -> DataFrame:
        """Return the columns as a pandas frame with the plan in its ``attrs``.

        Raises `ImportError` without pandas.
        """
        frame: DataFrame = need("pandas").DataFrame(dict(self))
        frame.attrs |= self.plan._asdict()
        return frame

    def plot_mobility(self, axes: Axes | None = None) -> Picture:
        """Draw `mobility` as a picture. Raises `ImportError` without matplotlib."""
        from .plots import draw_mobility

        return draw_mobility(self, axes)

    def plot_fired(self, axes: Axes | None = None, most: int = 12) -> Picture:
        """Draw how often the ``most`` frequent rules acted. Raises as `plot_mobility` does."""
        from .plots import draw_fired

        return draw_fired(self, axes, at_least_one("most", most))

    def _repr_html_(self) -> str:
        """Show what was played and the first lines, as a notebook shows a frame."""
        lines = zip(*(column[:MOST_LINES] for column in self.values()), strict=True)
        rows = [[*map(str, line)] for line in lines]
        count = self.games * len(self.plan.bots)
        rest = f"<p>the first {MOST_LINES} of {count} lines</p>" if count > MOST_LINES else ""
        return f"<pre>{escape(repr(self))}</pre>{table(COLUMNS, rows).html}{rest}"

    def __repr__(self) -> str:
        named = [
            f"  {self.name_of(rule)}: {often:.2f} moves per game"
            for rule, often in list(self.fired.items())[:5]
        ]
        plan = self.plan
        head = f"{count_of(self.games, 'game')} of {', '.join(plan.bots)} by the rules {plan.rules}"
        made = f"  length {plan.length}, seed {plan.seed}"
        return "\n".join([head, made, *named])
