"""Imagined deals: the cards that a seat has not seen, dealt by chance to where they may be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

from daifugo_widget.core.cards import KNOWN, SUIT, bits, blanks
from daifugo_widget.core.game.moves import NOBODY

from ..engine.cards import JOKER_CARD, suit_of
from ..engine.game import TrickGame

TRIES = 6
"""How often a deal that leaves no place for a card is begun again; then any place will do."""


G = TypeVar("G", bound=TrickGame)


class Imagined(Generic[G]):
    """What a view leaves open: the unseen cards, and the places where each of them may lie.

    ``out`` are the cards that may lie with nobody, ``named`` those that the declarer does not hold
    if they can lie elsewhere.
    """

    def __init__(self, view: G, out: int, named: int = 0) -> None:
        self.view = view
        self.cards = list(bits(view.unseen()))
        self.room = {seat: blanks(hand) for seat, hand in enumerate(view.hands) if blanks(hand)}
        lacking, taken_up = lacking_suits(view), view.declarer_only()
        self.may = {
            seat: ~(lacking[seat] | (0 if seat == view.declarer else taken_up))
            for seat in self.room
        }
        self.room[NOBODY] = len(self.cards) - sum(self.room.values())
        self.may[NOBODY] = out
        others = (seat for seat, room in self.room.items() if room and seat != view.declarer)
        if view.declarer in self.may and any(self.may[seat] & named for seat in others):
            self.may[view.declarer] &= ~named

    def deal(self, rng: Random, tries: int = TRIES) -> G:
        """Return a possible game, or any game if none is found in a number of tries."""
        hands: dict[int, int] = {}
        for _ in range(tries):
            hands = self._deal(rng, lambda seat, card: bool(self.may[seat] >> card & 1))
            if hands:
                break
        hands = hands or self._deal(rng, lambda _seat, _card: True)
        game = self.view.copy()
        seats = enumerate(self.view.hands)
        game.hands = tuple(hand & KNOWN | hands.get(seat, 0) for seat, hand in seats)
        return game

    def _deal(self, rng: Random, may: Callable[[int, int], bool]) -> dict[int, int]:
        """Return the unseen cards of each seat, or nothing if a card has found no place."""
        room, hands = dict(self.room), dict.fromkeys(self.room, 0)
        places = {card: [seat for seat in room if may(seat, card)] for card in self.cards}
        for card in sorted(self.cards, key=lambda card: (len(places[card]), rng.random())):
            weights = [room[seat] for seat in places[card]]
            if not any(weights):
                return {}
            seat = rng.choices(places[card], weights)[0]
            room[seat] -= 1
            hands[seat] |= 1 << card
        return hands


def lacking_suits(view: TrickGame) -> list[int]:
    """Return for each seat the cards of the suits that it has been seen to lack."""
    lacking = [0] * view.players
    for trick in (*(taken.trick for taken in view.taken), view.trick):
        led = suit_of(trick[0].play) if trick else None
        suit = view.trumps if led is None else led
        for laid in trick[1:]:
            if suit is not None and not laid.play.cards & (SUIT[suit] | JOKER_CARD):
                lacking[laid.seat] |= SUIT[suit]
    return lacking
