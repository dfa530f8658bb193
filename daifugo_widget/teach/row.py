"""Cards in a row: each play with a word above and a word below it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import east_asian_width

from ..table.still.html_output import Shown
from ..table.still.svg import (
    ACCENT,
    BOLD,
    CARD_HEIGHT,
    CARD_WIDTH,
    INK,
    LINE,
    MIDDLE,
    MUTED,
    box,
    card,
    image,
    sheet,
    write,
)
from ..table.telling.plain_text import split

MARGIN, GAP, OVERLAP, LETTER, HIGH = 18, 26, 24, 7.2, 134
CARDS_AT, BELOW_AT = 34, 118
UNNAMED = 16
"""How much lower the picture is if no play has a word above it."""
WIDEST = 820
"""How wide a line is at most if it can be broken: wider ones would be drawn too small to read."""


@dataclass(frozen=True)
class Item:
    """One play, or an empty box with words; ``bar`` labels a line after it that ends the trick."""

    cards: str = ""
    above: str = ""
    below: str = ""
    faded: bool = False
    bar: str = ""

    @property
    def width(self) -> float:
        """How wide it is."""
        cards = len(split(self.cards))
        laid = CARD_WIDTH + OVERLAP * (cards - 1) if cards else CARD_WIDTH
        return max(laid, _width(self.above), _width(self.below))


def row(items: list[Item], text: str) -> Shown:
    """Draw items from left to right; ``text`` says in words what is seen.

    Where a trick ends, a long row goes on in a line below.
    """
    lines = [_side_by_side(line) for line in _lines(items)]
    lift = 0 if any(item.above for item in items) else UNNAMED
    height = HIGH - lift
    moved = "".join(
        f'<g transform="translate(0 {height * at - lift})">{"".join(drawn)}</g>'
        for at, (drawn, _) in enumerate(lines)
    )
    width, high = max(width for _, width in lines), height * len(lines)
    return Shown(image(sheet(moved, width, high), width, high, text), text)


def _lines(items: list[Item]) -> list[list[Item]]:
    """Return items as lines of whole tricks, each as long as there is room."""
    lines: list[list[Item]] = [[]]
    for trick in _tricks(items):
        if lines[-1] and _side_by_side([*lines[-1], *trick])[1] > WIDEST:
            lines.append([])
        lines[-1] += trick
    return lines


def _tricks(items: list[Item]) -> Iterator[list[Item]]:
    """Yield items in parts that each end with a bar, but for the last."""
    part: list[Item] = []
    for item in items:
        part.append(item)
        if item.bar:
            yield part
            part = []
    yield part


def _side_by_side(items: list[Item]) -> tuple[list[str], float]:
    """Draw items, and return how wide they are together."""
    drawn, x = [], float(MARGIN)
    for item in items:
        drawn += _item(item, x)
        x += item.width + GAP
        if item.bar:
            drawn += _bar(item.bar, x)
            x += _width(item.bar) + GAP / 2
    return drawn, x - GAP + MARGIN


def _width(text: str) -> float:
    """Guess how wide a text is: kanji, kana and hangul take the room of two letters."""
    return LETTER * sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _item(item: Item, x: float) -> list[str]:
    middle = x + item.width / 2
    cards = split(item.cards)
    left = middle - (CARD_WIDTH + OVERLAP * (len(cards) - 1)) / 2
    drawn = [card(left + OVERLAP * at, CARDS_AT, c, item.faded) for at, c in enumerate(cards)]
    if not cards:
        empty = box(middle - CARD_WIDTH / 2, CARDS_AT, CARD_WIDTH, CARD_HEIGHT, 6, "none", LINE)
        drawn = [empty.replace("/>", ' stroke-dasharray="4 4"/>')]
    return [
        *drawn,
        write(middle, 24, item.above, 13, INK, f"{BOLD} {MIDDLE}"),
        write(middle, BELOW_AT, item.below, 12, MUTED, MIDDLE),
    ]


def _bar(word: str, x: float) -> list[str]:
    """Draw the end of a trick."""
    middle = x + _width(word) / 2 - GAP / 4
    line = f'<path d="M{middle:g} {CARDS_AT}v{CARD_HEIGHT}" stroke="{ACCENT}" stroke-width="3"/>'
    return [line, write(middle, BELOW_AT, word, 12, ACCENT, f"{BOLD} {MIDDLE}")]
