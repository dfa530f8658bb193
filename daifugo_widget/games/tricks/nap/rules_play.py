"""The rules of Nap from the first lead on: following suit, who takes a trick, the chips."""

from __future__ import annotations

from collections.abc import Sequence

from daifugo_widget.core.cards import card_suit
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from ..engine.cards import code_of, suit_of, suit_order
from ..engine.common import Deals, Following
from .bids import NapBid
from .catalogue import nap_rule


@nap_rule("trumps", en="Trumps", ja="切り札", ko="으뜸패", chapter="play", frame=True)
class Trumps(BaseRule):
    """The highest bidder leads to the first trick, and the suit of that card is trumps.

    In a Misere there are none.
    """

    def of_lead(self, play: Play) -> int:
        """Return the suit that the first card of a deal makes trumps."""
        return card_suit(code_of(play))

    example = """
        hands     KsJhKh / 8h9sTc / QhAsTd
        contract  a:two
        = trumps -, leads a    # a has won the bidding, and nothing is trumps yet.
        a Kh  b 8h  c Qh
        = trumps h, taker a    # The card led was a heart, so hearts are trumps.
        a Ks  b 9s  c As
        c Td  a Jh  b Tc       # And a J of hearts takes a 10 of diamonds.
        = taker a, made
    """


@nap_rule(
    "follow-suit",
    en="Following suit",
    ja="マークをそろえる（フォロー）",
    ko="무늬 따라 내기",
    chapter="play",
    frame=True,
)
class FollowSuit(Following):
    """Whoever holds a card of the suit led plays one; anybody else plays any card."""

    example = """
        hands     KhJc / 9hAs / TsQs
        contract  a:two
        a Kh
        ! b As  follow-suit    # b holds a heart and has to play it.
        b 9h
        c Ts                   # c has no heart, so any card will do.
        = taker a
    """


@nap_rule(
    "winning",
    en="Winning a trick",
    ja="トリックの勝ち",
    ko="트릭의 승자",
    chapter="play",
    frame=True,
)
class Winning(BaseRule):
    """The highest trump takes the trick, or without one the highest card of the suit led.

    Whoever takes a trick leads to the next one.
    """

    def winner(self, trick: Sequence[Laid], trumps: int | None) -> tuple[Laid, str]:
        """Return the strongest card, and ``trumps`` if it beat another suit that was led."""
        led = suit_of(trick[0].play)
        order = suit_order(trumps, led)
        best = max(trick, key=lambda laid: order[code_of(laid.play)])
        return best, "" if suit_of(best.play) == led else "trumps"

    example = """
        hands     9hJd / AhKd / Qd8s
        contract  a:three
        trumps    s
        taken     a:KsTsJs
        a 9h  b Ah  c Qd    # No trump: the A is the highest heart, and c's Q is not a heart.
        = taker b, leads b
        b Kd  c 8s  a Jd    # The 8 of spades is a trump, and even the lowest beats a K.
        = taker c
    """


@nap_rule("chips", en="Chips", ja="チップ", ko="칩", chapter="score", frame=True)
class Chips(BaseRule):
    """A bidder who makes the bid is paid by each opponent; one who fails pays each of them.

    Made / lost: Two 2/2, Three 3/3, Misere 3/3, Four 4/4, Nap 10/6, Wellington 20/12, Blucher
    40/24. Whoever runs out of chips plays on in debt.
    """

    start = option(default=60, type="int", min=0, max=1000, label=_("Chips at the start"))

    def paid(self, bid: NapBid, made: bool, declarer: int, players: int) -> tuple[int, ...]:
        """Return the chips that each seat wins or pays for a bid."""
        each = bid.worth.made if made else -bid.worth.lost
        return tuple(each * (players - 1) if seat == declarer else -each for seat in range(players))

    example = """
        hands     AhKh / 8h9h / ThJh
        contract  a:two
        a Ah  b 8h  c Th  a Kh  b 9h  c Jh
        = made, points a 64, points b 58, points c 58    # b and c pay two chips each.
        next
        hands     8hKh / AhQh / ThJh
        contract  a:nap
        a 8h  b Ah  c Th  b Qh  c Jh  a Kh
        = lost, points a 52, points b 64, points c 64    # A lost Nap: a pays six chips to each.
    """


@nap_rule("session", en="Session", ja="対戦の長さ", ko="시합의 길이", chapter="score", frame=True)
class Session(Deals):
    """Ten deals are usual, and the most chips win; a deal in which all pass does not count."""
