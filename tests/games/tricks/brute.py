"""Legal cards and winners of tricks in the slow and obvious way, straight from the rule book.

Shares no code with the games: cards are texts such as ``7c`` and ``X``.
"""

from __future__ import annotations

from typing import NamedTuple

HIGH_TO_LOW = "AKQJT98765432"
CHIPS = {
    "two": (2, 2),
    "three": (3, 3),
    "misere": (3, 3),
    "four": (4, 4),
    "nap": (10, 6),
    "wellington": (20, 12),
    "blucher": (40, 24),
}
"""What each opponent pays for a bid in Nap that is made, and is paid for one that is lost."""
PARTNER = {"s": "c", "c": "s", "h": "d", "d": "h"}


class Trick(NamedTuple):
    """Cards in the order in which they were played, and what is in force."""

    cards: list[str]
    trumps: str | None
    number: int = 1
    same_two: bool = False
    yoromeki: bool = False


def nap_legal(hand: list[str], trick: Trick) -> set[str]:
    """Return what may be played in Nap: follow suit if possible, else anything."""
    if not trick.cards:
        return set(hand)
    return {card for card in hand if card[1] == trick.cards[0][1]} or set(hand)


def nap_winner(trick: Trick) -> str:
    """Return the card that takes a trick in Nap: highest trump, else highest of the suit led."""
    return _first(trick, [*_suit(trick.trumps), *_suit(trick.cards[0][1])])


def napoleon_legal(hand: list[str], trick: Trick) -> set[str]:
    """Return what may be played in Napoleon."""
    if not trick.cards:
        return {card for card in hand if card != "X" or trick.number > 1}
    wanted = trick.trumps if trick.cards[0] == "X" else trick.cards[0][1]
    matching = {card for card in hand if card != "X" and card[1] == wanted}
    if not matching:
        return set(hand)
    return matching | {card for card in hand if card == "X"}


def napoleon_winner(trick: Trick) -> str:
    """Return the card that takes a trick in Napoleon: the first of a whole order that is there."""
    assert trick.trumps
    cards, led = trick.cards, trick.cards[0]
    bowers = ["J" + trick.trumps, "J" + PARTNER[trick.trumps]]
    order = ["As"]
    if trick.yoromeki and "As" in cards:
        order.insert(0, "Qh")
    if led == "X":
        order.append("X")
    order += bowers
    alike = "X" not in cards and len({card[1] for card in cards}) == 1
    if trick.same_two and alike and trick.number > 1:
        order.append("2" + led[1])
    order += _suit(trick.trumps)
    if led != "X":
        order += _suit(led[1])
    return _first(trick, order)


def _suit(suit: str | None) -> list[str]:
    return [rank + suit for rank in HIGH_TO_LOW] if suit else []


def _first(trick: Trick, order: list[str]) -> str:
    return next(card for card in order if card in trick.cards)
