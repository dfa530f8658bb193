"""How strong a play is in an order, by itself: from 0 for the weakest to 1 for the joker."""

from __future__ import annotations

from ..core.cards import JOKER
from ..core.plays import Play
from ..daifugo.order import Order


def share(play: Play, order: Order) -> float:
    """Return how strong a play is by its weakest card, 1 for the joker."""
    if play.kind == "group":
        return share_of(order.place[play.rank])
    return share_of(min(order.place[number] for number in play.numbers if 0 <= number < JOKER))


def share_of(place: int) -> float:
    """Return the strength of a place in the order; it rises slowly at first, steeply at the top."""
    return (max(place, 0) / JOKER) ** 2
