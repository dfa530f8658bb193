"""The order of strength as a picture."""

from __future__ import annotations

from ..core.cards import JOKER, JOKER_CODE, NUMBER, pretty_number, show_code
from ..core.records.fields import read_marks
from ..core.records.header import Entry
from ..core.ruleset import Ruleset
from ..core.text import Lang
from ..table.shown import Shown
from ..table.strokes import (
    ACCENT,
    CARD_HEIGHT,
    CARD_WIDTH,
    END,
    MUTED,
    card,
    image,
    sheet,
    write,
)
from . import words as w

STEP, MARGIN, TOP, HIGH = 50, 20, 18, 128
SPADES = 3


def order(rules: Ruleset | str = "base", *marks: str, players: int = 4, lang: Lang = "en") -> Shown:
    """Show the numbers of the deck from weak to strong, as they stand under marks.

    ``order("standard", "revolution")`` shows them in a revolution; marks are written as in a
    record: ``"absolute-revolution=5"``. Raises `RecordError` for a mark that no rule makes.
    """
    line = strength(Ruleset.of(rules), marks, players)
    text = w.ORDER.fill(line=" ".join(map(pretty_number, line))).to(lang)
    width = STEP * len(line) - (STEP - CARD_WIDTH) + 2 * MARGIN
    cards = [card(MARGIN + STEP * at, TOP, _face(number)) for at, number in enumerate(line)]
    svg = sheet("".join([*cards, *_arrow(width, lang)]), width, HIGH)
    return Shown(image(svg, width, HIGH, text), text)


def strength(rules: Ruleset, marks: tuple[str, ...], players: int) -> list[int]:
    """Return the numbers of the deck, weakest first, the joker where it stands."""
    found = read_marks(Entry("marks", " ".join(marks)), rules)
    order, deck = rules.order(found), rules.deck(players)
    numbers = [number for number in (*range(13), JOKER) if deck & NUMBER[number]]
    return sorted(numbers, key=order.strength)


def _face(number: int) -> str:
    """Return a card of a number: all spades, as suits do not count."""
    return show_code(JOKER_CODE if number == JOKER else number * 4 + SPADES)


def _arrow(width: float, lang: Lang) -> list[str]:
    y, left, right = TOP + CARD_HEIGHT + 24, MARGIN + 48, width - MARGIN - 56
    return [
        write(MARGIN, y + 4, w.WEAK.to(lang), 13, MUTED),
        write(width - MARGIN, y + 4, w.STRONG.to(lang), 13, MUTED, END),
        f'<path d="M{left} {y}H{right}m-8-5 8 5-8 5" fill="none" stroke="{ACCENT}" '
        'stroke-width="2"/>',
    ]
