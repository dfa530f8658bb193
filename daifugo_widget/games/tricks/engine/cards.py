"""The cards of a trick: each is a play by itself; in a suit the A is highest, the 2 lowest."""

from __future__ import annotations

from functools import cache

from daifugo_widget.core.cards import (
    JOKER,
    JOKER_CODE,
    SUITS,
    bits,
    card_number,
    card_suit,
    pretty_code,
)
from daifugo_widget.core.game.plays import SUIT_SHIFT, Play
from daifugo_widget.core.words.translations import _

JOKER_CARD = 1 << JOKER_CODE
"""The one joker of a deck."""

WHOLE_DECK = (1 << 53) - 1
"""The 52 cards and one joker."""

SUIT_NAMES = (_("Clubs"), _("Diamonds"), _("Hearts"), _("Spades"))


def _make_play(code: int) -> Play:
    if code == JOKER_CODE:
        return Play(JOKER_CARD, "group", JOKER, 1, 0, 1)
    return Play(1 << code, "group", card_number(code), 1, 1 << SUIT_SHIFT[card_suit(code)], 0)


CARD_PLAYS = {1 << code: _make_play(code) for code in range(JOKER_CODE + 1)}
"""The play of each single card, by the card as a set."""


def card_play(card: int) -> Play:
    """Return the play of one card. Raises `KeyError` if it is not a single card."""
    return CARD_PLAYS[card]


def card_plays(cards: int) -> list[Play]:
    """Return the play of each card of a set."""
    found = []
    while cards:
        card = cards & -cards
        found.append(CARD_PLAYS[card])
        cards ^= card
    return found


def code_of(play: Play) -> int:
    """Return the code of the one card of a play."""
    return play.cards.bit_length() - 1


def suit_of(play: Play) -> int | None:
    """Return the suit printed on a card; a joker has none."""
    return None if play.jokers else card_suit(code_of(play))


def rank(code: int) -> int:
    """Return the rank in its suit of the card with a code: 0 for the 2, 12 for the A."""
    return (card_number(code) + 1) % 13


def rank_of(play: Play) -> int:
    """Return the rank in its suit of the card of a play: 0 for the 2, 12 for the A."""
    return rank(code_of(play))


def suit_letter(suit: int) -> str:
    """Write a suit as in a record."""
    return SUITS[suit]


@cache
def suit_order(trumps: int | None, led: int | None) -> tuple[int, ...]:
    """Return the strength of each card by code: trumps, then the suit led, then the rest.

    The joker is the lowest card.
    """
    ranks = {led: 13, trumps: 26}
    ranks.pop(None, None)
    high = [ranks.get(card_suit(code), 0) + rank(code) for code in range(JOKER_CODE)]
    return (*high, -1)


def by_suit(cards: int, last: int | None = None) -> list[int]:
    """Return the codes of cards suit by suit, low to high, then the suit ``last`` and a joker."""

    def place(card: int) -> tuple[bool, bool, int, int]:
        suit = card % len(SUITS)
        return card == JOKER_CODE, suit == last, suit, rank(card)

    return sorted((bit for bit in bits(cards) if bit <= JOKER_CODE), key=place)


def pretty_cards(cards: int) -> str:
    """Write cards for people, suit by suit from the 2 up: ``2♥ K♥ ★``."""
    return " ".join(map(pretty_code, by_suit(cards)))
