"""The order of strength as a picture."""

from __future__ import annotations

from ..core.cards import JOKER, JOKER_CODE, NUMBER, pretty_number, show_code
from ..core.records.header import HeaderLine
from ..core.words.text import Lang
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.records.fields import read_marks
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown
from ..table.still.svg import (
    ACCENT,
    CARD_HEIGHT,
    CARD_WIDTH,
    END,
    MIDDLE,
    MUTED,
    card,
    image,
    sheet,
    write,
)
from . import words as w

STEP, MARGIN, TOP, HIGH = 50, 20, 18, 128
LEVEL = 16
"""The width of the sign between two numbers that are level."""
SPADES = 3


@in_default_lang
def order(
    rules: RuleSet | str = "base", *marks: str, players: int | None = None, lang: Lang = "en"
) -> Shown:
    """Show the numbers of the deck from weak to strong, as they are under marks.

    ``order("standard", "revolution")`` shows them in a revolution; marks are written as in a
    record: ``"absolute-revolution=5"``. Raises `RecordError` for a mark that no rule makes.
    """
    rules = RuleSet.of(rules)
    seated = rules.player_count(players)
    order = rules.order(read_marks(HeaderLine("marks", " ".join(marks)), rules, seated))
    deck = rules.deck(seated)
    numbers = [number for number in (*range(13), JOKER) if deck & NUMBER[number]]
    line = sorted(numbers, key=order.strength)
    level = line.index(JOKER) if order.joker == "as-top-number" and JOKER in line else len(line)
    said = ("=" * (at == level) + pretty_number(number) for at, number in enumerate(line))
    return _draw_line(line, level, w.ORDER.fill(line=" ".join(said)).to(lang), lang)


def _draw_line(line: list[int], level: int, text: str, lang: Lang) -> Shown:
    """Draw the numbers, with a sign before the one that is level with the number before it."""
    lefts = [MARGIN + STEP * at + LEVEL * (at >= level) for at in range(len(line))]
    width = lefts[-1] + CARD_WIDTH + MARGIN
    cards = [card(x, TOP, _face(number)) for x, number in zip(lefts, line, strict=True)]
    if level < len(line):
        middle = lefts[level] - (LEVEL + STEP - CARD_WIDTH) / 2
        cards.append(write(middle, TOP + CARD_HEIGHT / 2 + 6, "=", 18, MUTED, MIDDLE))
    svg = sheet("".join([*cards, *_arrow(width, lang)]), width, HIGH)
    return Shown(image(svg, width, HIGH, text), text)


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
