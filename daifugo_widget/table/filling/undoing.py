"""A game that a seat wrote down is undone move by move: where unseen cards lay at the deal."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from operator import or_
from random import Random
from typing import NamedTuple

from ...core.cards import KNOWN, blanks
from ...core.history import History
from ...core.moves import Event
from ...daifugo.match import Match
from .guessing import (
    ASIDE,
    DISCARDS,
    LIKELY,
    LostError,
    Place,
    by_strength,
    counts_of,
    deal_at_end,
    goes_up,
    unseen_of,
)


class Moved(NamedTuple):
    """Cards that were moved or shown unseen, by or for one of two seats, as a step ended."""

    at: int
    seats: tuple[int, int]
    cards: int


def at_the_deal(history: History, rng: Random) -> tuple[dict[int, Place], list[Moved]]:
    """Return where the unseen cards lay at the deal, and which were moved unseen since."""
    first, moved = history.dealt_at, list[Moved]()
    matches = [history.match_after(at) for at in range(first, len(history.steps) + 1)]
    lain = [*accumulate((match.game.discards & KNOWN for match in matches), or_)]
    places = deal_at_end(matches, lain[-1], rng)
    for at in range(len(matches) - 1, 0, -1):
        step = Undone(matches[at - 1], matches[at].game.events, places, lain[at - 1], rng)
        places = step.places
        moved += [Moved(first + at, seats, cards) for seats, cards in step.moved]
    return places, moved[::-1]


class Undone:
    """A step undone: where the unseen cards lay before, and which it has moved or shown unseen.

    Raises `LostError` where they cannot have lain so.
    """

    def __init__(
        self,
        before: Match,
        events: tuple[Event, ...],
        after: dict[int, Place],
        lain: int,
        rng: Random,
    ) -> None:
        self.game, self.events, self.rng = before.game, events, rng
        self.moved: list[tuple[tuple[int, int], int]] = []
        unseen, self._lain = unseen_of(before), lain
        self._lay = {**after, **{card: self._left(card) for card in unseen - after.keys()}}
        self._back: set[int] = set()
        for event in reversed(events):
            if blanks(event.cards):
                self._undo(event)
        self.places = {card: place for card, place in self._lay.items() if card in unseen}
        seen = self._lay.keys() - unseen
        wrong = any(self._lay[card] != self._lay_open(card) for card in seen)
        if wrong or Counter(self.places.values()) != counts_of(before):
            raise LostError

    def _left(self, card: int) -> Place:
        """Return where a card lay unseen that has come to light."""
        for event in self.events:
            if event.cards >> card & 1:
                return self._way(event)[0]
        raise LostError

    def _lay_open(self, card: int) -> Place | None:
        """Return where a card was seen that has gone out of sight."""
        if self.game.discards >> card & 1:
            return DISCARDS
        piles = [("hand", seat, hand) for seat, hand in enumerate(self.game.hands)]
        piles += [("pending", item.seat, item.cards) for item in self.game.pending]
        return next(((what, seat) for what, seat, cards in piles if cards >> card & 1), None)

    def _undo(self, event: Event) -> None:
        """Put back cards that were moved unseen; what has just come back to a hand stays there."""
        source, target = self._way(event)
        count = blanks(event.cards)
        here = [card for card, place in self._lay.items() if place == target]
        if source != target and target[0] == "hand":
            here = [card for card in here if card not in self._back]
        open_before = [card for card in here if self._lay_open(card) == source]
        here = open_before or [card for card in here if self._lay_open(card) is None]
        if source == DISCARDS:
            here = [card for card in here if self._lain >> card & 1]
        if len(here) < count:
            raise LostError
        chosen = self._chosen(here, count, goes_up(event, self.game))
        self._lay.update(dict.fromkeys(chosen, source))
        self._back.update(chosen)
        self.moved.append(((event.seat, event.to), sum(1 << card for card in chosen)))

    def _way(self, event: Event) -> tuple[Place, Place]:
        """Return from where to where the cards of an event went."""
        hand, other = ("hand", event.seat), ("hand", event.to)
        pending = ("pending", event.seat)
        waiting = [item.seat for item in self.game.pending]
        waiting += [each.seat for each in self.events if each.verb == "set-aside"]
        ways: dict[str, tuple[Place, Place]] = {
            "give": (pending if event.seat in waiting else hand, other),
            "swap": (hand, other),
            "set-aside": (hand, pending),
            "discard": (hand, DISCARDS),
            "foul": (hand, ASIDE),
            "fall": (hand, ASIDE),
            "draw": (DISCARDS, hand),
            "put-away": (hand, ASIDE),
            "fetch": (ASIDE, hand),
        }
        return ways.get(event.verb, (hand, hand))

    def _chosen(self, here: list[int], count: int, is_tax: bool) -> list[int]:
        """Choose the cards that were moved: often rules ask for the strongest, else for any."""
        if self.rng.random() < (1 - LIKELY if is_tax else 0.5):
            return self.rng.sample(here, count)
        return by_strength(here, self.game)[:count]
