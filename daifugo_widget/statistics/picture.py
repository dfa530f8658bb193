"""The course of games over time as a small picture: a dot for each, and a line for the mean."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ..core.words.text import Lang
from ..table.still.svg import ACCENT, END, INK, LINE, MUTED, RED, sheet, write
from . import words as w
from .played_game import PlayedGame

WIDTH, HEIGHT = 360, 160
LEFT, RIGHT, TOP, BOTTOM = 58, 346, 20, 124
MOST = 120
"""The most games that are drawn, the latest."""
WINDOW = 10
"""Of how many games the line has the mean."""


def course_svg(games: Sequence[PlayedGame], lang: Lang) -> str:
    """Draw how games came out, from the first to the last: first places above, last ones below.

    Games of two players and of nine are comparable: a dot is as high as the share of the others who
    were beaten. A foul is red.
    """
    shown = games[-MOST:]
    step = (RIGHT - LEFT) / max(1, len(shown) - 1)
    dots = [
        _dot(LEFT + at * step, _height(game.beaten), RED if game.left == "foul" else MUTED)
        for at, game in enumerate(shown)
    ]
    line = [
        f"{LEFT + at * step:.1f},{_height(mean):.1f}"
        for at, mean in enumerate(means(games)[-MOST:])
    ]
    drawn = (
        f'<path d="M{LEFT} {TOP}H{RIGHT}M{LEFT} {(TOP + BOTTOM) / 2:g}H{RIGHT}M{LEFT} {BOTTOM}'
        f'H{RIGHT}" fill="none" stroke="{LINE}"/>'
        f"{write(LEFT - 10, TOP + 4, w.FIRST.to(lang), 12, INK, END)}"
        f"{write(LEFT - 10, BOTTOM + 4, w.LAST_PLACE.to(lang), 12, INK, END)}"
        f"{write(LEFT - 6, HEIGHT - 14, shown[0].day.isoformat(), 12, MUTED)}"
        f"{write(RIGHT + 4, HEIGHT - 14, shown[-1].day.isoformat(), 12, MUTED, END)}"
        f"{''.join(dots)}"
        f'<polyline points="{" ".join(line)}" fill="none" stroke="{ACCENT}" stroke-width="2.5" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )
    return sheet(drawn, WIDTH, HEIGHT)


def means(games: Sequence[PlayedGame]) -> list[float]:
    """Return after each game the mean share of the others who were beaten in the latest ones."""
    shares = [game.beaten for game in games]
    return [fmean(shares[max(0, at - WINDOW) : at]) for at in range(1, len(shares) + 1)]


def _height(share: float) -> float:
    return BOTTOM - share * (BOTTOM - TOP)


def _dot(x: float, y: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{fill}"/>'
