"""A hand as a set of plays: how to lay it all down at the least cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from daifugo_widget.core.cards import JOKER, JOKERS, NUMBER
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.order import Order

GroupCost = Callable[[int, int], float]
"""The cost of laying down a group of a number (``JOKER`` for jokers) and a size."""
RunCost = Callable[[Play], float]
"""The cost of laying down stairs, or any other play of several numbers."""

MOST_RUNS, OF_MANY, MANY = 12, 4, 14
"""How many runs are looked at; fewer in a hand of more than ``MANY`` cards, as more would fit."""


@lru_cache(None)
def splits(count: int, most: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Return every way to split some cards of one number into groups: 3, 2+1, 1+1+1."""
    if not count:
        return ((),)
    top = min(count, most or count)
    return tuple((size, *rest) for size in range(top, 0, -1) for rest in splits(count - size, size))


def runs(view: Game, hand: int, order: Order) -> tuple[Play, ...]:
    """Return plays of a hand that cover several numbers, those without jokers first."""
    found = (play for play in view.rules.forms.lead(hand, order) if play.kind != "group")
    most = MOST_RUNS if hand.bit_count() <= MANY else OF_MANY
    return tuple(sorted(found, key=lambda play: (play.jokers, -play.size))[:most])


class Planner:
    """A planner of the cheapest way to lay down one hand, or what is left of it.

    The costs belong to one order of strength. For each choice of runs that do not overlap, the
    other cards of each number are split at the least cost; a joker goes alone or joins a group.
    """

    def __init__(self, found: tuple[Play, ...], group: GroupCost, run: RunCost) -> None:
        self._group = group
        self._runs = [(play.cards, run(play)) for play in found]
        self._of_number: dict[tuple[int, int], float] = {}
        self._of_hand: dict[int, float] = {0: 0.0}

    def cost(self, hand: int) -> float:
        """Return what laying down the whole hand costs."""
        known = self._of_hand.get(hand)
        if known is None:
            known = self._of_hand[hand] = min(self._ways(hand))
        return known

    def _ways(self, hand: int) -> Iterator[float]:
        yield self._in_groups(hand)
        for cards, cost in self._runs:
            if cards & hand == cards:
                yield cost + self.cost(hand ^ cards)

    def _in_groups(self, hand: int) -> float:
        counts = [(n, count) for n in range(13) if (count := (hand & NUMBER[n]).bit_count())]
        jokers = (hand & JOKERS).bit_count()
        total = sum(self._number(number, count) for number, count in counts)
        return total + self._jokers(counts, jokers) if jokers else total

    def _jokers(self, counts: list[tuple[int, int]], jokers: int) -> float:
        """Return what jokers add to the cost: each goes alone, or to the group that gains most."""
        joined = sorted(self._number(n, c + 1) - self._number(n, c) for n, c in counts)
        alone = self._group(JOKER, 1)
        gains = [min(alone, gain) for gain in joined[:jokers]]
        return sum(gains) + alone * (jokers - len(gains))

    def _number(self, number: int, count: int) -> float:
        key = number, count
        known = self._of_number.get(key)
        if known is None:
            known = min(sum(self._group(number, size) for size in way) for way in splits(count))
            self._of_number[key] = known
        return known


def share(play: Play, order: Order) -> float:
    """Return how strong a play is by its weakest card, 1 for the joker."""
    if play.kind == "group":
        return share_of(order.place[play.rank])
    return share_of(min(order.place[number] for number in play.numbers if 0 <= number < JOKER))


def share_of(place: int) -> float:
    """Return the strength of a place in the order; it rises slowly at first, steeply at the top."""
    return (max(place, 0) / JOKER) ** 2
