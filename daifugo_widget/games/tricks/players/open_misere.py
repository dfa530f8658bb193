"""A misere with all hands open, played on at first sight until the declarer takes a trick.

Cards are bits, the higher the card the higher the bit, so that many more deals can be played out
in the same time than by the rules.
"""

from __future__ import annotations

from random import Random

from daifugo_widget.core.cards import SUIT, bits

from ..engine.cards import rank, suit_of
from ..nap.game import Nap
from .imagine import TRIES, Imagined

DECK = (1 << 52) - 1
LEADS_HIGH, MAY_TRAP, TRAPS = 1, 2, 3
"""What a lead against a misere is worth if the declarer has the suit."""


def twos_below_threes(cards: int) -> int:
    """Return cards with the 2s below the 3s instead of above the aces."""
    return (cards << 4 | cards >> 48) & DECK


def lowest(cards: int) -> int:
    """Return the lowest of some cards, if there are any."""
    return cards & -cards


def highest(cards: int) -> int:
    """Return the highest of some cards."""
    return 1 << cards.bit_length() - 1


class OpenMisere:
    """The hands, and the trick: the suit led, the card that is winning, and whose it is."""

    __slots__ = ("caught", "count", "declarer", "hands", "led", "ring", "taker", "top", "turn")

    def __init__(self, game: Nap) -> None:
        self.hands = [twos_below_threes(hand) for hand in game.hands]
        self.turn, self.declarer, self.ring = game.turn, game.declarer, game.ring
        self.count, self.led, self.top, self.taker = len(game.trick), 0, 0, game.turn
        self.caught = bool(game.tricks_of(game.declarer))
        if game.trick:
            best = game.best()
            suit = suit_of(best.play)
            assert suit is not None
            self.led, self.top, self.taker = (
                SUIT[suit],
                twos_below_threes(best.play.cards),
                best.seat,
            )

    def after(self, card: int) -> OpenMisere:
        """Return the deal after a card is laid."""
        new = OpenMisere.__new__(OpenMisere)
        new.hands, new.turn, new.declarer = self.hands[:], self.turn, self.declarer
        new.ring, new.count, new.led = self.ring, self.count, self.led
        new.top, new.taker, new.caught = self.top, self.taker, self.caught
        new.lay(card)
        return new

    def lay(self, card: int) -> None:
        """Lay a card of the seat whose turn it is."""
        seat = self.turn
        self.hands[seat] ^= card
        if not self.count:
            self.led = next(suit for suit in SUIT if suit & card)
            self.top, self.taker = card, seat
        elif card & self.led and card > self.top:
            self.top, self.taker = card, seat
        self.count += 1
        if self.count < len(self.hands):
            self.turn = self.ring[seat]
        else:
            self.caught = self.caught or self.taker == self.declarer
            self.turn, self.count = self.taker, 0

    def is_lost(self) -> bool:
        """Play on until the declarer takes a trick, and return whether that happens."""
        while not self.caught and self.hands[self.turn]:
            self.lay(self.usual())
        return self.caught

    def usual(self) -> int:
        """Return the card that is laid at first sight."""
        hand, own = self.hands[self.turn], self.turn == self.declarer
        if not self.count:
            return lowest(hand) if own else self._trap(hand)
        follow = hand & self.led
        if not follow:
            return highest(hand) if own else self._discard(hand)
        under = follow & (self.top - 1)
        if own:
            return highest(under) if under else lowest(follow)
        if self._has_laid():
            return highest((self.taker == self.declarer and under) or follow)
        forced = lowest(self.hands[self.declarer] & self.led)
        below = follow & (forced - 1) if forced > self.top else 0
        return highest(below or follow)

    def _has_laid(self) -> bool:
        hands = self.hands
        return hands[self.declarer].bit_count() < hands[self.turn].bit_count()

    def _discard(self, hand: int) -> int:
        """Return the highest card, but keep those below all that the declarer has of the suit."""
        held, useless = self.hands[self.declarer], hand
        for suit in SUIT:
            if held & suit:
                useless &= ~(suit & (lowest(held & suit) - 1))
        return highest(useless or hand)

    def _trap(self, hand: int) -> int:
        """Return a lead that the declarer has to go over and others need not, if there is one.

        Otherwise a high card goes, best of a suit that the declarer has to follow.
        """
        found, best = 0, -1
        for suit in SUIT:
            own, forced = hand & suit, lowest(self.hands[self.declarer] & suit)
            if not own:
                continue
            card = lowest(own)
            if card < forced:
                worth = TRAPS if self._can_stay_below(suit, forced) else MAY_TRAP
            else:
                card, worth = highest(own), LEADS_HIGH if forced else 0
            if worth > best:
                found, best = card, worth
        return found

    def _can_stay_below(self, suit: int, card: int) -> bool:
        """Return whether no opponent has to go above a card."""
        return all(
            lowest(hand & suit) <= card
            for seat, hand in enumerate(self.hands)
            if seat != self.declarer
        )


class LowDeclarer(Imagined[Nap]):
    """Imagined deals of an opponent in a misere, whose declarer has lower cards than others."""

    def deal(self, rng: Random, tries: int = TRIES) -> Nap:
        """Return that one of two deals in which the declarer has the lower cards."""
        return min((super(LowDeclarer, self).deal(rng, tries) for _ in range(2)), key=_height)


def _height(game: Nap) -> int:
    return sum(map(rank, bits(game.hands[game.declarer])))
