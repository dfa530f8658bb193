"""Undoing a game of a seat's record move by move, to find where unseen cards lay at the deal.

The unseen cards are laid by chance where they may lie at the end. Then step after step is undone,
the latest first: cards that were moved unseen go back to where they came from. Which of them were
moved is left to chance too, as far as the record allows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from daifugo_widget.core.game.history import History

from .candidates import LIKELY, by_strength, deal_at_end, deal_cards, goes_up
from .whereabouts import (
    POOL,
    LostError,
    Passage,
    Place,
    Stage,
    counts_of,
    hands_dealt_again,
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
        for at, stage in reversed(list(enumerate(self._stages, self._first + 1))):
            undone.step(stage, at)
        found = [Moved(at, seats, sum(1 << c for c in cards)) for at, seats, cards in undone.moved]
        return undone.places, found[::-1]


class _Undone:
    """Where the unseen cards lie while step after step is undone, and which were moved unseen."""

    def __init__(self, places: dict[int, Place], rng: Random) -> None:
        self.places, self.rng = places, rng
        self.moved: list[tuple[int, tuple[int, int], set[int]]] = []
        self._bound: set[int] = set()
        """The cards that come to light later, and so cannot be others than they are."""
        self._back: set[int] = set()
        """The cards that have been put back in the step being undone."""

    def step(self, stage: Stage, at: int) -> None:
        """Undo a step. Raises `LostError` if it cannot have led to where the cards lie."""
        self._unshow(stage)
        self._back = set()
        for passage in reversed(stage.passages):
            if passage.source == POOL:
                self._undeal(passage, stage, at)
            else:
                self._put_back(passage, stage, at)
        self._bring_to_light(stage)
        if Counter(self.places.values()) != stage.counts:
            raise LostError

    # --- cards seen ------------------------------------------------------------------------------

    def _unshow(self, stage: Stage) -> None:
        """Put cards that the step has shown or brought to light where they lay unseen before it."""
        for card, (source, target) in stage.shown.items():
            if self.places[card] != target:
                raise LostError
            self.places[card] = source
        self.places |= stage.opened
        self._bound |= stage.opened.keys() | stage.shown.keys()

    def _bring_to_light(self, stage: Stage) -> None:
        """Forget cards that lay open before the step, which have to be back where they were."""
        for card, place in stage.hidden.items():
            if self.places.pop(card) != place:
                raise LostError
            self._bound.discard(card)

    # --- cards moved unseen ----------------------------------------------------------------------

    def _put_back(self, passage: Passage, stage: Stage, at: int) -> None:
        """Put back cards that were moved unseen; those just put back into a hand stay there."""
        self._mend(passage)
        must, may = self._candidates(passage)
        if not len(must) <= passage.size <= len(may):
            raise LostError
        others = [card for card in may if card not in must]
        chosen = {*must, *self._chosen(others, passage.size - len(must), passage, stage)}
        self.places.update(dict.fromkeys(chosen, passage.source))
        self._back |= chosen
        self.moved.append((at, (passage.event.seat, passage.event.to), chosen))

    def _candidates(self, passage: Passage) -> tuple[list[int], list[int]]:
        """Return which cards must have been moved, and which may have been."""
        here = self._lying(passage.target)
        if passage.source != passage.target and passage.target[0] == "hand":
            here = [card for card in here if card not in self._back]
        must = [card for card in here if passage.target not in passage.before[card]]
        return must, [card for card in here if passage.may_be(card)]

    def _lying(self, where: Place) -> list[int]:
        return [card for card, place in self.places.items() if place == where]

    def _chosen(self, cards: list[int], count: int, passage: Passage, stage: Stage) -> list[int]:
        """Choose the cards that were moved: often the strongest, as rules may demand, else any."""
        is_tax = goes_up(passage.event, stage.game)
        if self.rng.random() < (1 - LIKELY if is_tax else 0.5):
            return self.rng.sample(cards, count)
        return by_strength(cards, stage.game)[:count]

    def _undeal(self, passage: Passage, stage: Stage, at: int) -> None:
        """Note the cards of a hand that was dealt again; at the last such hand put all back."""
        seats = passage.event.seat, passage.event.to
        own = {*self._lying(("hand", seats[0]))}
        self.moved.append((at, seats, own - stage.opened.keys()))
        if passage is not next(each for each in stage.passages if each.source == POOL):
            return
        hands = hands_dealt_again(each.event for each in stage.passages)
        room = Counter(stage.hidden.values()) + stage.counts
        room = Counter({place: count for place, count in room.items() if place in hands})
        reach = {
            card: passage.before[card] & hands
            for card, place in self.places.items()
            if place in hands
        }
        self.places.update(deal_cards(reach, room, self.rng))

    # --- swapping --------------------------------------------------------------------------------

    def _mend(self, passage: Passage) -> None:
        """Swap cards if too many of those here must, or too few may, have been moved."""
        must, may = self._candidates(passage)
        for _ in range(len(must) - passage.size):
            self._exchange(self._candidates(passage)[0], passage, passage.target)
        here = self._lying(passage.target)
        for _ in range(passage.size - len(may)):
            others = [card for card in here if card not in may]
            self._exchange(others, passage, passage.source)

    def _exchange(self, ones: Iterable[int], passage: Passage, wanted: Place) -> None:
        """Swap one of some cards with another that may come from the wanted place.

        Both must be cards that never come to light, so that each may go the way of the other.
        """
        free = [card for card in self.places if card not in self._bound and card not in self._back]
        self.rng.shuffle(free)
        for one in ones:
            for other in free if one in free else ():
                here, there = self.places[one], self.places[other]
                fits = wanted in passage.before[other] and there in passage.after[one]
                if there != here and fits:
                    self._swap(one, other)
                    return

    def _swap(self, one: int, other: int) -> None:
        self.places[one], self.places[other] = self.places[other], self.places[one]
        for _, _, cards in self.moved:
            if (one in cards) != (other in cards):
                cards ^= {one, other}
