"""The rules of Nap up to the first lead: cards, deal and bids."""

from __future__ import annotations

from functools import cache

from daifugo_widget.core.cards import ACE, EIGHT, FIVE, SIX, TWO, make_deck
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from ..engine.common import why_not_higher
from . import bids
from .bids import NapBid
from .catalogue import nap_rule

ASK = _("How many tricks will you take? Bid higher than those before you, or pass.")
ONLY_AFTER = _("{bid} can be bid only over {before}, when somebody has bid that.")


@cache
def cards_from(lowest: int) -> int:
    """Return the cards of all suits from a number up to the A; all cards if it is the 2."""
    return make_deck(1, 0, range(13) if lowest == TWO else range(lowest, ACE + 1))


@nap_rule("deck", en="Deck", ja="使うカード", ko="쓰는 카드", chapter="deal", frame=True)
class Deck(BaseRule):
    """There is no joker, and A K Q J 10 ... 2 is the order from high to low.

    Three or four players take the 28 cards from the 8 up, five the 36 from the 6 up (or the 40 from
    the 5 up), six or seven all 52.
    """

    five = option(36, 40, default=36, label=_("Cards for five"))

    def cards(self, players: int) -> int:
        """Return the cards for a number of players."""
        if players == 5:
            return cards_from(FIVE if self.five == 40 else SIX)
        return cards_from(EIGHT if players < 5 else TWO)


@nap_rule("deal", en="Deal", ja="配り方", ko="나누기", chapter="deal", frame=True)
class Deal(BaseRule):
    """Everybody gets five cards in two packets, and the rest is not used; the deal moves left."""

    packets = option(
        default="3+2",
        label=_("Packets"),
        words={"3+2": _("three, then two"), "2+3": _("two, then three")},
    )

    def packets_for(self, players: int) -> tuple[int, ...]:
        """Return how many cards each player gets in each round of the deal."""
        return tuple(map(int, self.packets.split("+")))

    example = """
        players 3
        dealer  c
        seed    1
        = cards a 5, cards b 5, cards c 5    # Everybody has five of the 28 cards; 13 are not used.
        a > -  b > -  c > -
        = void
        next
        = turn b    # The deal has moved left, from c to a, so b is the first to bid.
    """


@nap_rule("bidding", en="Bidding", ja="ビッド", ko="경매", chapter="bidding", frame=True)
class Bidding(BaseRule):
    """Once round from the dealer's left, each says how many of the five tricks it will take.

    From low to high: Two, Three, Misere, Four, Nap, Wellington, Blucher; each bids higher than
    those before or passes. If all pass, the deal moves on.
    """

    def why_not(self, bid: NapBid, top: NapBid | None) -> Refusal | None:
        """Return why a bid cannot be made over the highest so far, None if it can."""
        if top is None or bid > top:
            return None
        return why_not_higher(bid, top, bids.BIDS[-1])

    says = {"ask": ASK}
    example = """
        dealer  c
        hands   AhKhTh9s8c / AsKsQsJs8h / AcQc9dTd9h
        a > three            # a thinks that three of the five tricks are safe.
        ! b > two  bidding    # A Two is lower: b has to bid more, or pass.
        b > four
        c > -                # Once round, and it is over.
        = contract b:four, leads b
    """


@nap_rule("misere", en="Misere", ja="ミゼール", ko="미제르", chapter="bidding", frame=True)
class Misere(BaseRule):
    """Misere promises to take no trick at all, and there are no trumps."""

    def has_trumps(self, contract: NapBid | None) -> bool:
        """Return whether a contract is played with trumps."""
        return contract != bids.MISERE

    example = """
        hands     8h9h / ThTc / QhKc
        contract  a:misere
        a 8h  b Th  c Qh
        = taker c, trumps -    # A heart was led, but hearts are not trumps: there are none.
        c Kc
        a 9h  b Tc             # So this heart takes nothing.
        = taker c, tricks a 0, made
    """


class Overcall(BaseRule):
    """A bid that may be made only over a certain other one."""

    bid: NapBid
    before: NapBid

    def why_not(self, bid: NapBid, top: NapBid | None) -> Refusal | None:
        """Return why a bid cannot be made over the highest so far, None if it can."""
        if bid != self.bid or top == self.before:
            return None
        values = {"bid": self.bid.words, "before": self.before.words}
        return Refusal(self.id, 0, ONLY_AFTER, values)


@nap_rule(
    "wellington",
    en="Wellington",
    ja="ウェリントン",
    ko="웰링턴",
    chapter="bidding",
    frame=True,
    bid=bids.WELLINGTON,
    before=bids.NAP,
)
class Wellington(Overcall):
    """Wellington promises all five tricks for twice the chips; it is bid only after a Nap."""

    example = """
        dealer  c
        hands   AhKhQhJh8c / AsKsQsJsTs / AcQc9dTd9h
        a > four
        ! b > wellington  wellington    # Not over a Four: a Nap has to come first.
        b > nap
        c > wellington                  # Now it can be bid: all five tricks, for twice the chips.
        = contract c:wellington, leads c
    """


@nap_rule(
    "blucher",
    en="Blucher",
    ja="ブリュッヘル",
    ko="블뤼허",
    chapter="bidding",
    frame=True,
    bid=bids.BLUCHER,
    before=bids.WELLINGTON,
)
class Blucher(Overcall):
    """Blucher promises all five tricks for four times a Nap; it is bid only after a Wellington."""

    example = """
        dealer  c
        hands   AhKhQhJhTh / AsKsQsJsTs / AcKcQcJcTc
        a > nap
        ! b > blucher  blucher    # Not over a Nap.
        b > wellington
        c > blucher               # Over a Wellington: nobody can go higher than this.
        = contract c:blucher, leads c
    """
