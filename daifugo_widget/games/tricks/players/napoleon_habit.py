"""How everybody plays Napoleon at first sight, knowing their own side as far as they can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from daifugo_widget.core.cards import JOKER_CODE, SUIT
from daifugo_widget.core.game.moves import NOBODY
from daifugo_widget.core.game.plays import Laid, Play

from ..engine.cards import CARD_PLAYS, JOKER_CARD, rank_of, suit_of
from ..engine.game import cards_of
from ..napoleon.catalogue import ACES, ALMIGHTY, HEART_QUEEN, HONOURS, special
from ..napoleon.game import Napoleon
from ..napoleon.rules_play import CardOrder

HONOUR, TRUMP, STRONG, JOKER_KEPT = 10, 8, 40, 20
"""What it costs to throw away an honour, a trump, one of the strongest cards, the joker."""


@cache
def burden(trumps: int) -> Mapping[int, int]:
    """Return what it costs to throw each card away."""
    strong = special(trumps)
    return {
        card: rank_of(play)
        + HONOUR * bool(card & HONOURS)
        + TRUMP * bool(card & SUIT[trumps])
        + STRONG * bool(card & strong)
        + JOKER_KEPT * (card == JOKER_CARD)
        for card, play in CARD_PLAYS.items()
    }


@cache
def strength(order: tuple[int, ...], queen: bool) -> Mapping[int, int]:
    """Return the strength of each card; with ``queen`` the heart Q is above all others."""
    found = {1 << code: order[code] for code in range(JOKER_CODE + 1)}
    return {**found, HEART_QUEEN: max(order) + 1} if queen else found


class NapoleonHabit:
    """Takes honours, gives them to its own side, and wastes what is worth least.

    The adjutant knows its side; the others learn who the adjutant is when the named card is played.
    """

    def __init__(self, game: Napoleon) -> None:
        assert game.trumps is not None
        self.trumps, self.declarer, self.friend = game.trumps, game.declarer, game.friend
        adjutant = game.adjutant()
        self.adjutant = NOBODY if adjutant is None else adjutant
        self.strong = special(game.trumps)
        self.keep = burden(game.trumps)
        self.card_order = game.rules[CardOrder].order
        self.yoromeki = "yoromeki" in game.rules

    def __call__(self, game: Napoleon) -> Play:
        """Return the usual play."""
        plays = game.plays()
        if len(plays) == 1:
            return plays[0]
        return self._follow(game, plays) if game.trick else self._lead(game.turn, plays)

    def mates(self, game: Napoleon, seat: int) -> frozenset[int]:
        """Return the seats that a seat takes for its own side."""
        known = self.adjutant != NOBODY and not game.hands[self.adjutant] & self.friend
        if seat == self.declarer:
            return frozenset((seat, self.adjutant) if known else (seat,))
        if seat == self.adjutant:
            return frozenset((seat, self.declarer))
        against = (self.declarer, self.adjutant) if known else (self.declarer,)
        return frozenset(game.seats).difference(against)

    def _lead(self, seat: int, plays: Sequence[Play]) -> Play:
        """Lead the joker, which nearly always takes the trick, then trumps or an A."""
        joker = next((play for play in plays if play.jokers), None)
        if joker:
            return joker
        if seat in (self.declarer, self.adjutant):
            good = (SUIT[self.trumps] | self.strong) & ~ALMIGHTY
            trumps = [play for play in plays if play.cards & good]
            if trumps:
                return self._high(trumps, strength(self.card_order(self.trumps, None), False))
        aces = [play for play in plays if play.cards & ACES & ~ALMIGHTY]
        return aces[0] if aces else self._waste(plays)

    def _follow(self, game: Napoleon, plays: Sequence[Play]) -> Play:
        power = self._power(game.trick)
        top = max(game.trick, key=lambda laid: power[laid.play.cards])
        mates = self.mates(game, game.turn)
        to_come = set(game.seats) - mates - {laid.seat for laid in game.trick}
        if top.seat in mates:
            sure = not to_come or top.play.cards & self.strong
            return self._give(plays) if sure else self._waste(plays)
        least = power[top.play.cards]
        over = [play for play in plays if power[play.cards] > least]
        plain = [play for play in over if not play.cards & self.strong]
        honours = (cards_of(game.trick) & HONOURS).bit_count()
        if not to_come:
            return self._waste(over if over and honours else plain or plays)
        worth_it = over if honours > 1 or (honours and not plain) else plain
        return self._high(worth_it, power) if worth_it else self._waste(plays)

    def _power(self, trick: Sequence[Laid]) -> Mapping[int, int]:
        order = self.card_order(self.trumps, suit_of(trick[0].play))
        return strength(order, self.yoromeki and bool(cards_of(trick) & ALMIGHTY))

    def _high(self, plays: Sequence[Play], power: Mapping[int, int]) -> Play:
        return max(plays, key=lambda play: power[play.cards])

    def _waste(self, plays: Sequence[Play]) -> Play:
        """Return the card that is missed least."""
        return min(plays, key=lambda play: self.keep[play.cards])

    def _give(self, plays: Sequence[Play]) -> Play:
        """Return an honour for its own side, if it has one besides the strongest cards."""
        honours = [play for play in plays if play.cards & HONOURS & ~self.strong]
        return self._waste(honours or plays)
