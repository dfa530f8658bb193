"""The rules of Napoleon up to the highest bid: cards, deal, honours, bids."""

from __future__ import annotations

from daifugo_widget.core.cards import make_deck
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from ..engine.common import why_not_higher
from .bids import ALL_HONOURS, BIDS, NapoleonBid
from .catalogue import HONOURS, napoleon_rule

HAND_SIZES = {4: 12, 5: 10, 6: 8}

ASK = _("How many of the 20 honours (A K Q J 10) will your side take, and with which trumps?")
TOO_LOW = _("The lowest bid at this table is {lowest} honours.")


@napoleon_rule("deck", en="Deck", ja="使うカード", ko="쓰는 카드", chapter="deal", frame=True)
class Deck(BaseRule):
    """The deck is the 52 cards and one joker; four to six can play, and five is standard."""

    def cards(self, players: int) -> int:
        """Return the 53 cards."""
        return make_deck()


@napoleon_rule("deal", en="Deal", ja="配り方", ko="나누기", chapter="deal", frame=True)
class Deal(BaseRule):
    """Five players get ten cards each, and the three left lie face down as the kitty.

    Four get twelve and six get eight, with five in the kitty; the deal moves left.
    """

    def packets_for(self, players: int) -> tuple[int, ...]:
        """Return how many cards each player gets in each round of the deal."""
        return (1,) * HAND_SIZES[players]

    example = """
        players 5
        dealer  e
        seed    1
        = cards a 10, cards e 10    # Ten cards each; three are left for the kitty.
        a > -  b > -  c > -  d > -  e > -
        = void
        next
        = turn b    # The deal has moved left, from e to a, so b is the first to bid.
    """


@napoleon_rule("honours", en="Honours", ja="絵札", ko="그림 카드", chapter="deal", frame=True)
class Honours(BaseRule):
    """The A K Q J 10 of each suit, 20 in all, are honours; the aim is to take as many as bid."""

    def among(self, cards: int) -> int:
        """Return the honours among cards."""
        return cards & HONOURS

    example = """
        hands     AcQd / Tc3d / 9cJd / 2c4d / KcAd
        contract  a:3c
        friend    Kc
        a Ac  b Tc  c 9c  d 2c  e Kc
        = taker a, honours a 3    # A, 10 and K are honours, the 9 and the 2 are not.
        a Qd  b 3d  c Jd  d 4d  e Ad
        = taker e, honours e 3
    """


@napoleon_rule("bidding", en="Bidding", ja="ビッド", ko="경매", chapter="bidding", frame=True)
class Bidding(BaseRule):
    """In turn from the dealer's left each bids a number of honours and a trump suit, or passes.

    Each bid is higher: more honours, or as many in a higher suit (spades, hearts, diamonds,
    clubs). A player who has passed may come back in; when all others pass after a bid, its bidder
    is Napoleon. If all pass at once, the deal moves on.
    """

    lowest = option(default=1, type="int", min=1, max=ALL_HONOURS, label=_("Lowest bid"))

    def why_not(self, bid: NapoleonBid, top: NapoleonBid | None) -> Refusal | None:
        """Return why a bid cannot be made over the highest so far, None if it can."""
        if top is not None and bid <= top:
            return why_not_higher(bid, top, BIDS[-1])
        if bid.honours < self.lowest:
            return Refusal("bidding", 0, TOO_LOW, {"lowest": self.lowest})
        return None

    says = {"ask": ASK}
    example = """
        dealer  e
        hands   AhKhQhTh / AcKcQcTc / AsKsQsTs / AdKdQdTd / 9h8h7h6h
        a > 12h
        ! b > 12d  bidding    # As many honours, but diamonds are below hearts.
        b > -
        c > 12s               # Spades are above hearts.
        d > -  e > -  a > -
        b > 13c               # b has passed, and comes back with one more.
        c > -  d > -  e > -  a > -
        = contract b:13c    # All others have passed: b is Napoleon.
    """


@napoleon_rule("slam", en="Slam", ja="スラム", ko="슬램", chapter="bidding", frame=True)
class Slam(BaseRule):
    """A bid of all 20 honours is a slam, and whoever declares it leads to the first trick.

    Only a slam in a higher suit is higher; who bids the highest slam is Napoleon.
    """

    def is_slam(self, bid: NapoleonBid) -> bool:
        """Return whether a bid is of all honours."""
        return bid.honours == ALL_HONOURS

    example = """
        dealer  d
        hands   AsKsJsJc / AhKhQhJh / AdKdQdJd / 9h8h7h6h
        a > 20d              # All twenty honours: a slam.
        b > 20h              # Only a slam in a higher suit is higher.
        ! c > 20d  bidding
        c > -  d > -  a > -
        b > As
        = leads b, contract b:20h    # b has bid the highest slam, and leads to the first trick.
    """
