"""How to bid in Napoleon, which cards to name and to lay away, and what deals are worth."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from daifugo_widget.core.cards import SUIT
from daifugo_widget.core.game.moves import Ask
from daifugo_widget.core.game.plays import Laid, Play

from ..engine.cards import JOKER_CARD, WHOLE_DECK, card_plays, rank_of, suit_of
from ..napoleon.bids import ALL_HONOURS, NapoleonBid
from ..napoleon.catalogue import (
    ACES,
    ALMIGHTY,
    HEART_QUEEN,
    HONOURS,
    KINGS,
    TWOS,
    jack_of,
    left_of,
    special,
    strongest,
)
from ..napoleon.game import Napoleon
from .imagine import Imagined
from .napoleon_habit import NapoleonHabit, burden
from .skill import Habit, Skill

POWERS = ("almighty", "right", "left")
"""The keys of what is said of the cards that beat all suits, from high to low."""
OPENS_BELOW = 1
"""How many honours below what the hand is good for the bidding begins."""
DARING = 0.7
"""How many honours over those expected a bid may go, as passing wins only when others fail."""
MARGIN = 1.5
"""How many honours more or fewer than those bid still say how well a deal went."""
KITTY_SHORT = 2.0
"""What each other card of its suit counts against laying away a card."""
KITTY_TRUMP, KITTY_JOKER = 6, 20
"""What else counts against laying away a trump, or the joker: each may take tricks by itself."""
BASE = {4: 6.4, 5: 4.9, 6: 5.1}
"""The honours that Napoleon and the adjutant take with a worthless hand, by number of players."""


class Features(NamedTuple):
    """Counts of what makes a hand strong with a suit as trumps.

    ``ace`` and ``king`` are those of trumps, ``aces`` and ``kings`` those of other suits; the
    Almighty is not among the aces. ``missing`` are other suits of which it has no card.
    """

    trumps: float
    almighty: float
    right: float
    left: float
    joker: float
    ace: float
    king: float
    aces: float
    kings: float
    missing: float


WEIGHTS = Features(
    trumps=0.85,
    almighty=1.8,
    right=2.0,
    left=1.7,
    joker=1.9,
    ace=1.2,
    king=0.4,
    aces=0.7,
    kings=0.1,
    missing=0.3,
)
"""How many more honours they take for each of these: a fit to deals played out."""


class NapoleonSkill(Skill[Napoleon]):
    """Bids the honours that the hand should take, and plays to reach or to prevent them."""

    def bid(self, view: Napoleon, rng: Random) -> NapoleonBid | None:
        """Return a bid with the best trumps: first a little below what the hand is good for.

        Over other bids it goes as high as that. A forced Napoleon bids as little as possible.
        """
        ask = view.ask
        assert ask is not None
        best = best_promise(view.hands[ask.seat], view.players)
        forced = ask.rule == "forced-napoleon"
        least = 1 if forced or view.top_bid else best.honours - OPENS_BELOW
        most = ALL_HONOURS if forced else best.honours
        fitting = (
            bid
            for bid in view.open_bids(ask)
            if bid.suit == best.suit and least <= bid.honours <= most
        )
        return next(fitting, None)

    def choose_cards(self, view: Napoleon, ask: Ask) -> int:
        """Return the card to name for the adjutant, or the cards to lay away."""
        hand, trumps = view.hands[ask.seat], view.trumps
        assert trumps is not None
        if ask.rule == "adjutant":
            return best_friend(hand | view.declarer_only(), trumps)
        return least_useful(hand, trumps, ask.low)

    def sensible(self, view: Napoleon) -> list[Play]:
        """Return all plays, without the joker if a card that counts nothing does as well."""
        plays = view.plays()
        joker = next((play for play in plays if play.jokers), None)
        if joker is None or not view.trick:
            return plays
        taker = self._taker(view, joker)
        others = (play for play in plays if play != joker and not self.is_gift(play))
        if any(self._taker(view, play) == taker for play in others):
            plays.remove(joker)
        return plays

    def _taker(self, view: Napoleon, play: Play) -> int:
        """Return who would take the trick if nothing more were laid after a play."""
        return self.top(view, (*view.trick, Laid(view.turn, play))).seat

    def imagine(self, view: Napoleon) -> Imagined[Napoleon]:
        """Return the imagined deals: no honours lie away, and Napoleon named another's card."""
        return Imagined(view, WHOLE_DECK & ~HONOURS, view.friend)

    def habit(self, game: Napoleon) -> Habit[Napoleon]:
        """Return how everybody plays on in a deal."""
        return NapoleonHabit(game)

    def worth(self, game: Napoleon, seat: int) -> float:
        """Return how well a deal went for the side of a seat: near the bid each honour counts."""
        side, contract = game.side(), game.contract
        assert contract is not None
        missed = contract.honours - game.honours_of(*side).bit_count()
        well = (missed <= 0) / 2 + 0.5 / (1 + exp((missed - 0.5) / MARGIN))
        return well if seat in side else -well

    def alike(self, view: Napoleon, card: int, other: int) -> bool:
        """Return whether both cards are honours or neither is, and none has a special power."""
        both = card | other
        one_honour = bool(card & HONOURS) != bool(other & HONOURS)
        return not (one_honour or both & _apart(view))

    def power(self, game: Napoleon, trick: tuple[Laid, ...]) -> str:
        """Return what makes the strongest card so strong: a rule, a bower or ``trumps``, or ""."""
        assert game.trumps is not None
        best, rule = game.winner_of(trick)
        if rule == "card-order":
            return POWERS[strongest(game.trumps).index(best.play.cards)]
        return "" if rule == "joker" else rule

    def knows_sides(self, view: Napoleon) -> bool:
        """Return whether the seat to play knows its side: Napoleon and the adjutant always do."""
        return view.turn == view.declarer or view.adjutant() is not None

    def mates(self, game: Napoleon, seat: int) -> frozenset[int]:
        """Return the seats that a seat takes for its own side, as far as it knows."""
        return NapoleonHabit(game).mates(game, seat)

    def is_gift(self, play: Play) -> bool:
        """Return whether a card is an honour."""
        return bool(play.cards & HONOURS)


def _apart(view: Napoleon) -> int:
    """Return the cards that do what no neighbour does: those with a power, and the named one."""
    assert view.trumps is not None
    queen = HEART_QUEEN if "yoromeki" in view.rules else 0
    twos = TWOS if "same-two" in view.rules else 0
    return special(view.trumps) | queen | twos | view.friend


class Promise(NamedTuple):
    """How many honours a hand is good for, with a suit as trumps."""

    honours: int
    suit: int


def best_promise(hand: int, players: int) -> Promise:
    """Return what a hand is good for with its best trumps."""
    expected = {suit: honours_expected(hand, suit, players) for suit in range(len(SUIT))}
    suit = max(expected, key=lambda suit: (expected[suit], suit))
    return Promise(min(int(expected[suit] + DARING), ALL_HONOURS), suit)


def honours_expected(hand: int, trumps: int, players: int) -> float:
    """Return how many honours a hand and its adjutant should take with a suit as trumps."""
    counted = zip(WEIGHTS, features(hand, trumps), strict=True)
    return BASE[players] + sum(weight * count for weight, count in counted)


def features(hand: int, trumps: int) -> Features:
    """Return what makes a hand strong with a suit as trumps."""
    own, side = SUIT[trumps], hand & ~SUIT[trumps]
    return Features(
        trumps=(hand & own).bit_count(),
        almighty=bool(hand & ALMIGHTY),
        right=bool(hand & jack_of(trumps)),
        left=bool(hand & left_of(trumps)),
        joker=bool(hand & JOKER_CARD),
        ace=bool(hand & own & ACES & ~ALMIGHTY),
        king=bool(hand & own & KINGS),
        aces=(side & ACES & ~ALMIGHTY).bit_count(),
        kings=(side & KINGS).bit_count(),
        missing=sum(not side & suit for suit in SUIT) - 1,
    )


def best_friend(own: int, trumps: int) -> int:
    """Return the strongest card besides Napoleon's own, which the adjutant should bring.

    A kitty card that was turned up, or its jack, counts as Napoleon's own.
    """
    honours = sorted(card_plays(HONOURS), key=lambda play: (suit_of(play) == trumps, rank_of(play)))
    by_strength = (*strongest(trumps), JOKER_CARD, *(play.cards for play in reversed(honours)))
    return next(card for card in by_strength if not card & own)


def least_useful(hand: int, trumps: int, count: int) -> int:
    """Return ``count`` cards to lay away: low ones of short suits, trumps and honours last."""

    def use(play: Play) -> float:
        suit = next((suit for suit in SUIT if suit & play.cards), 0)
        takes = KITTY_JOKER if play.jokers else KITTY_TRUMP * (suit == SUIT[trumps])
        return burden(trumps)[play.cards] + takes + KITTY_SHORT * (hand & suit).bit_count()

    return sum(play.cards for play in sorted(card_plays(hand), key=use)[:count])
