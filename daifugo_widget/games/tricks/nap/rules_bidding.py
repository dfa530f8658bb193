"""The rules of Nap up to the first lead: cards, deal and bids."""

from __future__ import annotations

from functools import cache

from ...core.cards import ACE, EIGHT, FIVE, SIX, TWO, make_deck
from ...core.entry import Entry
from ...core.options import option
from ...core.refusal import Refusal
from ...core.text import Text
from ..common import why_not_higher
from . import bids
from .bids import NapBid
from .catalogue import nap_rule

ASK = Text(
    "How many tricks will you take? Bid higher than those before you, or pass.",
    "何トリック取りますか？前の人より高くビッドするか、パスしてください。",
    "몇 트릭을 따겠습니까? 앞사람보다 높이 부르거나 패스하세요.",
)
ONLY_AFTER = Text(
    "{bid} can be bid only over {before}, when somebody has bid that.",
    "{bid}をビッドできるのは、だれかが{before}をビッドした後だけです。",
    "{bid}: 누군가 {before} 공약을 부른 다음에만 부를 수 있습니다.",
)


@cache
def cards_from(lowest: int) -> int:
    """Return the cards of all suits from a number up to the A; all cards if it is the 2."""
    return make_deck(1, 0, range(13) if lowest == TWO else range(lowest, ACE + 1))


@nap_rule(
    "deck",
    en="Deck",
    ja="使うカード",
    ko="쓰는 카드",
    chapter="deal",
    frame=True,
    text=(
        (
            "ジョーカーは使わず、強い順にA K Q J 10…2です。3人か4人なら8以上の28枚、"
            "5人なら6以上の36枚（または5以上の40枚）、6人か7人なら52枚全部を使います。"
        ),
        (
            "조커는 쓰지 않으며, 강한 순서로 A K Q J 10 … 2입니다. 3~4명이면 8 이상의 28장, "
            "5명이면 6 이상의 36장(또는 5 이상의 40장), 6~7명이면 52장을 모두 씁니다."
        ),
    ),
)
class Deck(Entry):
    """There is no joker, and A K Q J 10 ... 2 is the order from high to low.

    Three or four players take the 28 cards from the 8 up, five the 36 from the 6 up (or the 40 from
    the 5 up), six or seven all 52.
    """

    five = option(
        36,
        40,
        default=36,
        label=Text("Cards for five", "5人のときの枚数", "5명일 때의 장수"),
    )

    def cards(self, players: int) -> int:
        """Return the cards for a number of players."""
        if players == 5:
            return cards_from(FIVE if self.five == 40 else SIX)
        return cards_from(EIGHT if players < 5 else TWO)


@nap_rule(
    "deal",
    en="Deal",
    ja="配り方",
    ko="나누기",
    chapter="deal",
    frame=True,
    text=(
        (
            "1人5枚ずつを、3枚と2枚の2回に分けて配ります。残りのカードは使いません。"
            "次の配り役は左隣の人です。"
        ),
        (
            "한 사람에게 5장씩, 3장과 2장으로 두 번에 나누어 돌립니다. 남은 카드는 쓰지 않습니다. "
            "다음 딜러는 왼쪽 사람입니다."
        ),
    ),
)
class Deal(Entry):
    """Everybody gets five cards in two packets, and the rest is not used; the deal moves left."""

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
    comments = (
        (
            "1人5枚ずつで、28枚のうち13枚は使いません。",
            "한 사람에 5장씩이고, 28장 중 13장은 쓰지 않습니다.",
        ),
        (
            "配り役はcさんから左隣のaさんに移り、最初にビッドするのはbさんです。",
            "딜러가 c 님에서 왼쪽의 a 님으로 옮겨 가서 b 님이 먼저 부릅니다.",
        ),
    )

    packets = option(
        "3+2",
        "2+3",
        default="3+2",
        label=Text("Packets", "配る枚数", "나누는 장수"),
        words={
            "3+2": Text("three, then two", "3枚、次に2枚", "3장, 다음에 2장"),
            "2+3": Text("two, then three", "2枚、次に3枚", "2장, 다음에 3장"),
        },
    )

    def packets_for(self, players: int) -> tuple[int, ...]:
        """Return how many cards each player gets in each round of the deal."""
        return tuple(map(int, self.packets.split("+")))


@nap_rule(
    "bidding",
    en="Bidding",
    ja="ビッド",
    ko="경매",
    chapter="bidding",
    frame=True,
    says={"ask": ASK},
    text=(
        (
            "配り役の左隣から1人1回だけ、取るトリックの数をビッドするかパスします。"
            "低い順にツー、スリー、ミゼール、フォー、ナップ、ウェリントン、ブリュッヘルで、"
            "前の人より高くなければなりません。全員がパスしたら、次の人が配り直します。"
        ),
        (
            "딜러 왼쪽부터 한 번씩, 몇 트릭을 딸지 공약을 부르거나 패스합니다. "
            "낮은 순서로 투, 쓰리, 미제르, 포, 납, 웰링턴, 블뤼허이며, 앞사람보다 높아야 합니다. "
            "모두 패스하면 다음 사람이 새로 나눕니다."
        ),
    ),
)
class Bidding(Entry):
    """Once round from the dealer's left, each says how many of the five tricks it will take.

    From low to high: Two, Three, Misere, Four, Nap, Wellington, Blucher; each bids higher than
    those before or passes. If all pass, the deal moves on.
    """

    example = """
        dealer  c
        hands   AhKhTh9s8c / AsKsQsJs8h / AcQc9dTd9h
        a > three            # a thinks that three of the five tricks are safe.
        ! b > two  bidding    # A Two is lower: b has to bid more, or pass.
        b > four
        c > -                # Once round, and it is over.
        = contract b:four, leads b
    """
    comments = (
        (
            "aさんは、5トリックのうち3つは確実だと見ています。",
            "a 님은 다섯 트릭 중 셋은 확실하다고 봅니다.",
        ),
        (
            "ツーは低いので、もっと高くビッドするかパスします。",
            "투는 더 낮습니다. b 님은 더 높이 부르거나 패스해야 합니다.",
        ),
        (
            "1周したら終わりです。",
            "한 바퀴 돌면 끝입니다.",
        ),
    )

    def why_not(self, bid: NapBid, top: NapBid | None) -> Refusal | None:
        """Return why a bid cannot be made over the highest so far, None if it can."""
        if top is None or bid > top:
            return None
        return why_not_higher(bid, top, bids.BIDS[-1])


@nap_rule(
    "misere",
    en="Misere",
    ja="ミゼール",
    ko="미제르",
    chapter="bidding",
    frame=True,
    text=(
        "1トリックも取らないというビッドです。このときは切り札がありません。",
        "한 트릭도 따지 않겠다는 공약입니다. 이때는 으뜸패가 없습니다.",
    ),
)
class Misere(Entry):
    """Misere promises to take no trick at all, and there are no trumps."""

    example = """
        hands     8h9h / ThTc / QhKc
        contract  a:misere
        a 8h  b Th  c Qh
        = taker c, trumps -    # A heart was led, but hearts are not trumps: there are none.
        c Kc
        a 9h  b Tc             # So this heart takes nothing.
        = taker c, tricks a 0, made
    """
    comments = (
        (
            "ハートがリードされましたが、切り札はありません。",
            "하트가 먼저 나왔지만 으뜸패는 없습니다.",
        ),
        (
            "だから、このハートでは何も取れません。",
            "그래서 이 하트로는 아무것도 따지 못합니다.",
        ),
    )

    def has_trumps(self, contract: NapBid | None) -> bool:
        """Return whether a contract is played with trumps."""
        return contract != bids.MISERE


class Overcall(Entry):
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
    text=(
        "ナップと同じく5トリック全部ですが、チップは2倍です。"
        "だれかがナップをビッドした後だけ使えます。",
        "납처럼 다섯 트릭을 모두 따는 공약이며 칩은 두 배입니다. "
        "누군가 납을 부른 다음에만 부를 수 있습니다.",
    ),
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
    comments = (
        (
            "フォーの上には言えません。先にナップが要ります。",
            "포 다음에는 부를 수 없습니다. 먼저 납이 나와야 합니다.",
        ),
        (
            "今度は言えます。5トリック全部で、チップは2倍です。",
            "이제는 됩니다. 다섯 트릭 모두이고 칩은 두 배입니다.",
        ),
    )


@nap_rule(
    "blucher",
    en="Blucher",
    ja="ブリュッヘル",
    ko="블뤼허",
    chapter="bidding",
    frame=True,
    bid=bids.BLUCHER,
    before=bids.WELLINGTON,
    text=(
        "5トリック全部で、チップはナップの4倍です。"
        "だれかがウェリントンをビッドした後だけ使えます。",
        "다섯 트릭을 모두 따는 공약이며 칩은 납의 네 배입니다. "
        "누군가 웰링턴을 부른 다음에만 부를 수 있습니다.",
    ),
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
    comments = (
        (
            "ナップの上にはまだ言えません。",
            "납 다음에는 아직 안 됩니다.",
        ),
        (
            "ウェリントンの上です。これより高いビッドはありません。",
            "웰링턴 다음입니다. 이보다 높은 공약은 없습니다.",
        ),
    )
