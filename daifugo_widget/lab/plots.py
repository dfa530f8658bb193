"""Pictures of results; they need matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.ruleset import Ruleset, catalogue
from ..table.titles import title

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .results import Results


def _axes(axes: Axes | None, width: float, height: float) -> Axes:
    if axes is not None:
        return axes
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(width, height), layout="constrained")[1]


def draw_mobility(results: Results, axes: Axes | None = None) -> Axes:
    """Draw which share of each class becomes which, darker for more, with the figures in it."""
    shares, rules = results.mobility(), Ruleset(results.plan.rules)
    names = [title(rules, name, "en")[0] for name in results.classes]
    axes = _axes(axes, 1.4 + len(names), 1 + 0.7 * len(names))
    axes.imshow(shares, cmap="Greens", vmin=0, vmax=1)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel("class after the game")
    axes.set_ylabel("class before it")
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            ink = "white" if share > 0.55 else "black"
            axes.text(column, row, f"{share:.0%}", ha="center", va="center", color=ink)
    return axes


def draw_fired(results: Results, axes: Axes | None = None, most: int = 12) -> Axes:
    """Draw how many moves of a game each rule acts in, the most frequent on top."""
    shown = list(results.fired.items())[:most][::-1]
    axes = _axes(axes, 6, 0.6 + 0.3 * len(shown))
    axes.barh([catalogue()[rule].names.en for rule, _ in shown], [often for _, often in shown])
    axes.set_xlabel("moves of a game in which it acts")
    return axes
