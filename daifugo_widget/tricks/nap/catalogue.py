"""The rules of Nap, each with its words and what it settles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...core.cards import ACE, EIGHT, FIVE, SIX, TWO, make_deck
from ...core.entry import Entry
from ...core.options import option
from ...core.plays import Play
from ...core.refusal import Refusal
from ...core.state import Laid
from ...core.text import Text
from .. import words
from ..cards import code_of, suit_of, suit_order
from ..common import Deals, Following
from ..entry import entering
from . import bids
from .bids import NapBid

CATALOGUE: dict[str, type[Entry]] = {}
"""Every rule of Nap by id, in the order in which a deal meets them."""

nap_rule = entering(CATALOGUE)
HAND = 5

ONLY_AFTER = Text(
    "{bid} can be bid only over {before}, when somebody has bid that.",
    "{bid}をビッドできるのは、だれかが{before}をビッドした後だけです。",
    "{bid}: 누군가 {before} 공약을 부른 다음에만 부를 수 있습니다.",
)


@cache
def cards_from(lowest: int) -> int:
    """Return the cards of all suits from a number up to the A, or with the 2 all of them."""
    return make_deck(1, 0, range(13) if lowest == TWO else range(lowest, ACE + 1))


# --- cards and deal ------------------------------------------------------------------------------


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
            "조커는 쓰지 않으며, 센 순서로 A K Q J 10 … 2입니다. 3~4명이면 8 이상의 28장, "
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
        """Return the cards for so many players."""
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


# --- bidding -------------------------------------------------------------------------------------


@nap_rule(
    "bidding",
    en="Bidding",
    ja="ビッド",
    ko="경매",
    chapter="bidding",
    frame=True,
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

    def why_not(self, bid: NapBid, top: NapBid | None) -> Refusal | None:
        """Return why a bid cannot be said over the highest so far."""
        if top is None or bid > top:
            return None
        return Refusal("bidding", 0, words.NOT_HIGHER, {"bid": bid.words, "top": top.words})


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

    def has_trumps(self, contract: NapBid | None) -> bool:
        """Tell whether a contract is played with trumps."""
        return contract != bids.MISERE


class Overcall(Entry):
    """A bid that may be said only over another one."""

    bid: NapBid
    before: NapBid

    def why_not(self, bid: NapBid, top: NapBid | None) -> Refusal | None:
        """Return why a bid cannot be said over the highest so far."""
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


# --- tricks --------------------------------------------------------------------------------------


@nap_rule(
    "trumps",
    en="Trumps",
    ja="切り札",
    ko="으뜸패",
    chapter="play",
    frame=True,
    text=(
        "最高のビッドをした人が最初のトリックをリードし、そのカードのマークが切り札になります。",
        "가장 높은 공약을 부른 사람이 첫 트릭을 시작하고, 그 카드의 무늬가 으뜸패가 됩니다.",
    ),
)
class Trumps(Entry):
    """The highest bidder leads to the first trick, and the suit of that card is trumps."""

    def of_lead(self, play: Play) -> int:
        """Return the suit that the first card of a deal makes trumps."""
        return code_of(play) % 4


@nap_rule(
    "follow-suit",
    en="Following suit",
    ja="マークをそろえる（フォロー）",
    ko="무늬 따라 내기",
    chapter="play",
    frame=True,
    text=(
        "リードされたマークを持っていれば、必ず出します。なければ何を出してもかまいません。",
        "먼저 나온 무늬가 있으면 반드시 그 무늬를 냅니다. 없으면 무엇이든 낼 수 있습니다.",
    ),
)
class FollowSuit(Following):
    """Whoever holds a card of the suit led plays one; who has none plays any card."""


@nap_rule(
    "winning",
    en="Winning a trick",
    ja="トリックの勝ち",
    ko="트릭의 승자",
    chapter="play",
    frame=True,
    text=(
        (
            "いちばん強い切り札が勝ちます。切り札がなければ、リードされたマークの最強が勝ちます。"
            "勝った人が次をリードします。"
        ),
        (
            "가장 센 으뜸패가 이깁니다. 으뜸패가 없으면 먼저 나온 무늬 중 가장 센 카드가 이깁니다. "
            "이긴 사람이 다음 트릭을 시작합니다."
        ),
    ),
)
class Winning(Entry):
    """The highest trump takes the trick, or without one the highest card of the suit led.

    Who takes a trick leads to the next one.
    """

    def winner(self, trick: Sequence[Laid], trumps: int | None) -> tuple[Laid, str]:
        """Return the strongest card, and ``trumps`` where it beat another suit that was led."""
        led = suit_of(trick[0].play)
        order = suit_order(trumps, led)
        best = max(trick, key=lambda laid: order[code_of(laid.play)])
        return best, "" if suit_of(best.play) == led else "trumps"


# --- scores --------------------------------------------------------------------------------------


@nap_rule(
    "chips",
    en="Chips",
    ja="チップ",
    ko="칩",
    chapter="score",
    frame=True,
    text=(
        (
            "成功するとほかの全員から、失敗すると全員に払います。成功／失敗の枚数は、"
            "ツー2／2、スリー3／3、ミゼール3／3、フォー4／4、ナップ10／6、"
            "ウェリントン20／12、ブリュッヘル40／24です。足りなくなったら借りとして続けます。"
        ),
        (
            "성공하면 다른 모두에게서 받고, 실패하면 모두에게 냅니다. 성공/실패의 칩 수는 "
            "투 2/2, 쓰리 3/3, 미제르 3/3, 포 4/4, 납 10/6, 웰링턴 20/12, 블뤼허 40/24입니다. "
            "모자라면 빚으로 두고 이어 갑니다."
        ),
    ),
)
class Chips(Entry):
    """Who makes a bid is paid by each opponent, and who fails pays each of them.

    Made / lost: Two 2/2, Three 3/3, Misere 3/3, Four 4/4, Nap 10/6, Wellington 20/12, Blucher
    40/24. Whoever runs out of chips plays on in debt.
    """

    start = option(
        default=60,
        type="int",
        min=0,
        max=1000,
        label=Text("Chips at the start", "始めのチップ", "처음의 칩"),
    )

    def paid(self, bid: NapBid, made: bool, declarer: int, players: int) -> tuple[int, ...]:
        """Return the chips that each seat wins or pays for a bid."""
        each = bid.worth.made if made else -bid.worth.lost
        return tuple(each * (players - 1) if seat == declarer else -each for seat in range(players))


@nap_rule(
    "session",
    en="Session",
    ja="対戦の長さ",
    ko="한 판의 길이",
    chapter="score",
    frame=True,
    text=(
        "決めた回数だけ配り、チップがいちばん多い人の勝ちです。全員パスの回は数えません。",
        "정한 횟수만큼 나누어 하고, 칩이 가장 많은 사람이 이깁니다. "
        "모두 패스한 판은 세지 않습니다.",
    ),
)
class Session(Deals):
    """So many deals are played, and most chips win; a deal in which all pass does not count."""
