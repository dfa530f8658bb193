"""Undoing a game of a seat's record move by move, to find where unseen cards lay at the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from ...core.history import History
from .guessing import LIKELY, by_strength, deal_at_end, dealt, goes_up
from .reach import (
    POOL,
    LostError,
    Place,
    Stage,
    Way,
    counts_of,
    hands_dealt_again,
    is_open,
    stages_of,
)


class Moved(NamedTuple):
    """Cards that were moved or shown unseen, by or for one of two seats, in step ``at`` - 1."""

    at: int
    seats: tuple[int, int]
    cards: int


class Undoing:
    """The running game of a seat's history, to be undone as often as needed."""

    def __init__(self, history: History) -> None:
        self._first = history.dealt_at
        matches = [history.match_after(at) for at in range(self._first, len(history.steps) + 1)]
        self._stages, self._reach = stages_of(matches, history.steps[self._first :])
        self._begun, self._counts = matches[0].game, counts_of(matches[-1])
        self._events = [event for match in matches for event in match.game.events]

    def once(self, rng: Random) -> tuple[dict[int, Place], list[Moved]]:
        """Return where unseen cards may have lain at the deal, and which were moved unseen since.

        Raises `LostError` if chance leads to something that cannot have been.
        """
        places = deal_at_end(self._reach, self._counts, self._events, self._begun, rng)
        undone = _Undone(places, rng)
        for at in range(len(self._stages), 0, -1):
            undone.step(self._stages[at - 1], self._first + at)
        found = [Moved(at, seats, sum(1 << c for c in cards)) for at, seats, cards in undone.moved]
        return undone.lay, found[::-1]


class _Undone:
    """Where the unseen cards lie while step after step is undone, and which were moved."""

    def __init__(self, lay: dict[int, Place], rng: Random) -> None:
        self.lay, self.rng = lay, rng
        self.moved: list[tuple[int, tuple[int, int], set[int]]] = []
        self._bound: set[int] = set()
        self._back: set[int] = set()

    def step(self, stage: Stage, at: int) -> None:
        """Undo a step."""
        for card, (source, target) in stage.shown.items():
            if self.lay[card] != target:
                raise LostError
            self.lay[card] = source
        self.lay |= stage.opened
        self._bound |= stage.opened.keys() | stage.shown.keys()
        self._back = set()
        for way in reversed(stage.ways):
            if way.source == POOL:
                self._undeal(way, stage, at)
            else:
                self._undo(way, stage, at)
        for card, place in stage.hidden.items():
            if self.lay.pop(card) != place:
                raise LostError
            self._bound.discard(card)
        if Counter(self.lay.values()) != stage.counts:
            raise LostError

    def _undo(self, way: Way, stage: Stage, at: int) -> None:
        """Put back cards that were moved unseen; those just put back into a hand stay there."""
        self._mend(way)
        must, may = self._open(way)
        if not len(must) <= way.size <= len(may):
            raise LostError
        others = [card for card in may if card not in must]
        more = self._chosen(others, way.size - len(must), way, stage)
        chosen = {*must, *more}
        self.lay.update(dict.fromkeys(chosen, way.source))
        self._back |= chosen
        self.moved.append((at, (way.event.seat, way.event.to), chosen))

    def _undeal(self, way: Way, stage: Stage, at: int) -> None:
        """Note the cards of a hand that was dealt again; at the last such hand put all back."""
        seats = way.event.seat, way.event.to
        own = {card for card, place in self.lay.items() if place == ("hand", seats[0])}
        self.moved.append((at, seats, own - stage.opened.keys()))
        if way is not next(each for each in stage.ways if each.source == POOL):
            return
        hands = hands_dealt_again(each.event for each in stage.ways)
        cards = [card for card, place in self.lay.items() if place in hands]
        room = Counter(stage.hidden.values()) + stage.counts
        room = Counter({place: count for place, count in room.items() if place in hands})
        kept = {card: way.before[card] & hands for card in cards}
        self.lay.update(dealt(kept, room, self.rng))

    def _open(self, way: Way) -> tuple[list[int], list[int]]:
        """Return which cards must have been moved, and which may have been."""
        here = [card for card, place in self.lay.items() if place == way.target]
        if way.source != way.target and way.target[0] == "hand":
            here = [card for card in here if card not in self._back]
        must = [card for card in here if way.target not in way.before[card]]
        came = [card for card in here if way.source in way.before[card]]
        return must, [card for card in came if is_open(card, way.open)]

    def _mend(self, way: Way) -> None:
        """Swap cards if too many of those here must, or too few may, have been moved."""
        must, may = self._open(way)
        for _ in range(len(must) - way.size):
            self._exchange(self._open(way)[0], way, way.target)
        here = [card for card, place in self.lay.items() if place == way.target]
        for _ in range(way.size - len(may)):
            self._exchange([card for card in here if card not in may], way, way.source)

    def _exchange(self, ones: Iterable[int], way: Way, wanted: Place) -> None:
        """Swap one of some cards with another that may come from the wanted place.

        Both must be cards that never come to light, so that each may go the way of the other.
        """
        free = [card for card in self.lay if card not in self._bound and card not in self._back]
        self.rng.shuffle(free)
        for one in ones:
            for other in free if one in free else ():
                here, there = self.lay[one], self.lay[other]
                fits = wanted in way.before[other] and there in way.after[one]
                if there != here and fits:
                    self._swap(one, other)
                    return

    def _swap(self, one: int, other: int) -> None:
        self.lay[one], self.lay[other] = self.lay[other], self.lay[one]
        for _, _, cards in self.moved:
            if (one in cards) != (other in cards):
                cards ^= {one, other}

    def _chosen(self, here: list[int], count: int, way: Way, stage: Stage) -> list[int]:
        """Choose the cards that were moved: often the strongest, as rules may demand, else any."""
        is_tax = goes_up(way.event, stage.game)
        if self.rng.random() < (1 - LIKELY if is_tax else 0.5):
            return self.rng.sample(here, count)
        return by_strength(here, stage.game)[:count]
