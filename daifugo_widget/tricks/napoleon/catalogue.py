"""The catalogue of Napoleon, which its rules enter in the order in which a deal meets them."""

from __future__ import annotations

from functools import cache

from ...core.cards import ACE, JACK, QUEEN, SUITS, TEN
from ...core.entry import Entry
from ...core.text import Text
from ..cards import JOKER_CARD
from ..entry import entering

CATALOGUE: dict[str, type[Entry]] = {}
"""Every rule of Napoleon by id."""

napoleon_rule = entering(CATALOGUE)

HONOURS = sum(0b1111 << 4 * number for number in range(TEN, ACE + 1))
"""The 20 cards that are counted: A K Q J 10 of each suit."""

HEARTS, SPADES = SUITS.index("h"), SUITS.index("s")
JACKS = 0b1111 << 4 * JACK
VOIDING = JACKS | JOKER_CARD
"""Turned up where nobody bids, one of these makes the deal void."""
ALMIGHTY = 1 << 4 * ACE + SPADES
HEART_QUEEN = 1 << 4 * QUEEN + HEARTS

NAMES = (
    Text("Almighty", "オールマイティ", "올마이티"),
    Text("right bower", "正ジャック", "정J"),
    Text("left bower", "裏ジャック", "역J"),
)
"""What the `strongest` cards are called."""


def jack_of(suit: int) -> int:
    """Return the jack of a suit."""
    return 1 << 4 * JACK + suit


def left_of(trumps: int) -> int:
    """Return the left bower: the jack of the other suit of the colour of trumps."""
    return jack_of(len(SUITS) - 1 - trumps)


@cache
def strongest(trumps: int) -> tuple[int, int, int]:
    """Return the Almighty, the right bower and the left bower, from high to low."""
    return ALMIGHTY, jack_of(trumps), left_of(trumps)


@cache
def special(trumps: int) -> int:
    """Return the Almighty and the bowers as a set."""
    return sum(strongest(trumps))


def above_all_suits(trumps: int, joker_led: bool) -> tuple[int, ...]:
    """Return what beats every suit, from low to high; a joker that was led is among it."""
    almighty, *bowers = strongest(trumps)
    return (*reversed(bowers), *([JOKER_CARD] if joker_led else []), almighty)
