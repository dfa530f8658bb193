"""Pictures of results; they need matplotlib."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from math import isnan
from typing import TYPE_CHECKING, Any

from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.table.titles import title
from ..optional_imports import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .results import Results

SHARPNESS = 110


@dataclass(frozen=True)
class Picture:
    """A plot with words for those who cannot see it; you may draw more on its ``axes``."""

    axes: Axes
    alt: str

    def to_png(self) -> bytes:
        """Return the plot as PNG."""
        file = BytesIO()
        figure: Any = self.axes.figure
        figure.savefig(file, format="png", dpi=SHARPNESS)
        return file.getvalue()

    def _repr_png_(self) -> tuple[str, dict[str, str]]:
        return b64encode(self.to_png()).decode(), {"alt": self.alt}

    def __repr__(self) -> str:
        return self.alt


def _drawn_on(axes: Axes | None, width: float, height: float) -> Axes:
    if axes is not None:
        return axes
    # No pyplot: a notebook would show its figures a second time.
    figure = need("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    found: Axes = figure.add_subplot()
    return found


def draw_mobility(results: Results, axes: Axes | None = None) -> Picture:
    """Draw which share of each class becomes which, darker for more, with the figures."""
    shares, rules = results.mobility(), RuleSet(results.plan.rules)
    names = [title(rules, name, "en") for name in results.classes]
    axes = _drawn_on(axes, 1.6 + 0.9 * len(names), 0.9 + 0.8 * len(names))
    axes.imshow(shares, cmap="Greens", vmin=0, vmax=1)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel("class after the game")
    axes.set_ylabel("class before it")
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            ink = "white" if share > 0.78 else "black"  # which of the two is easier to read there
            shown = "" if isnan(share) else f"{share:.0%}"
            axes.text(column, row, shown, ha="center", va="center", color=ink)
    told = (_class_sentence(name, names, line) for name, line in zip(names, shares, strict=True))
    return Picture(axes, "Shares of classes from game to game. " + "; ".join(told) + ".")


def _class_sentence(name: str, names: list[str], shares: Iterable[float]) -> str:
    """Say what becomes of a class; the shares of one that nobody held are nan."""
    become = [(other, share) for other, share in zip(names, shares, strict=True)]
    if any(isnan(share) for _, share in become):
        return f"nobody was {name}"
    return f"{name} becomes " + ", ".join(f"{other} {share:.0%}" for other, share in become)


def draw_fired(results: Results, axes: Axes | None = None, most: int = 12) -> Picture:
    """Draw in how many moves of a game each rule acts, the most frequent on top."""
    shown = [(results.name_of(rule), often) for rule, often in results.fired.items()][:most]
    axes = _drawn_on(axes, 6, 0.6 + 0.3 * len(shown))
    axes.barh([name for name, _ in shown][::-1], [often for _, often in shown][::-1])
    axes.set_xlabel("moves per game in which it acts")
    told = ", ".join(f"{name} {often:.2f}" for name, often in shown) or "none did"
    return Picture(axes, f"Moves per game in which rules act: {told}.")
