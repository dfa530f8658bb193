"""The catalogue of Napoleon, which its rules enter in the order in which they apply in a deal."""

from __future__ import annotations

from functools import cache

from daifugo_widget.core.cards import ACE, JACK, KING, NUMBER, QUEEN, SUIT, SUITS, TEN, TWO
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from ..engine.cards import JOKER_CARD, WHOLE_DECK, card_play, code_of
from ..engine.rule import entering

CATALOGUE: dict[str, type[BaseRule]] = {}
"""Every rule of Napoleon by id."""

napoleon_rule = entering(CATALOGUE)

ACES, KINGS, QUEENS, JACKS, TENS, TWOS = (
    NUMBER[number] & WHOLE_DECK for number in (ACE, KING, QUEEN, JACK, TEN, TWO)
)
HONOURS = ACES | KINGS | QUEENS | JACKS | TENS
"""The 20 cards that are counted: A K Q J 10 of each suit."""
VOIDING = JACKS | JOKER_CARD
"""The cards that make a deal void if one of them is turned up when nobody bids."""

HEARTS, SPADES = SUIT[SUITS.index("h")], SUIT[SUITS.index("s")]
ALMIGHTY = ACES & SPADES
HEART_QUEEN = QUEENS & HEARTS

NAMES = (_("Almighty"), _("right bower"), _("left bower"))
"""The names of the `strongest` cards."""


def jack_of(suit: int) -> int:
    """Return the jack of a suit."""
    return JACKS & SUIT[suit]


def called_jack(card: int) -> int:
    """Return the jack whose holder a turned-up card makes Napoleon, 0 if it voids the deal."""
    return 0 if card & VOIDING else jack_of(code_of(card_play(card)) % len(SUITS))


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
    """Return the cards that beat every suit, from low to high, with the joker if it was led."""
    almighty, *bowers = strongest(trumps)
    return (*reversed(bowers), *([JOKER_CARD] if joker_led else []), almighty)
