"""The rules of Napoleon up to the highest bid: cards, deal, honours, bids."""

from __future__ import annotations

from ...core.cards import make_deck
from ...core.entry import Entry
from ...core.options import option
from ...core.refusal import Refusal
from ...core.text import Text
from ..common import why_not_higher
from .bids import ALL_HONOURS, BIDS, NapoleonBid
from .catalogue import HONOURS, napoleon_rule

HAND_SIZES = {4: 12, 5: 10, 6: 8}

ASK = Text(
    "How many of the 20 honours (A K Q J 10) will your side take, and with which trumps?",
    "20枚の絵札（A K Q J 10）を何枚取り、どのマークを切り札にしますか？",
    "그림 카드(A K Q J 10) 20장 중 몇 장을 따고, 어느 무늬를 으뜸패로 하겠습니까?",
)
TOO_LOW = Text(
    "The lowest bid at this table is {lowest} honours.",
    "このテーブルでビッドできるのは、{lowest}枚からです。",
    "이 테이블의 공약은 {lowest}장부터입니다.",
)


@napoleon_rule(
    "deck",
    en="Deck",
    ja="使うカード",
    ko="쓰는 카드",
    chapter="deal",
    frame=True,
    text=(
        "52枚にジョーカーを1枚加えた53枚を使います。4人から6人で遊べ、5人が標準です。",
        "52장에 조커 한 장을 더한 53장을 씁니다. 4~6명이 할 수 있고 5명이 표준입니다.",
    ),
)
class Deck(Entry):
    """The deck is the 52 cards and one joker; four to six can play, and five is standard."""

    def cards(self, players: int) -> int:
        """Return the 53 cards."""
        return make_deck()


@napoleon_rule(
    "deal",
    en="Deal",
    ja="配り方",
    ko="나누기",
    chapter="deal",
    frame=True,
    text=(
        (
            "5人なら10枚ずつ配り、残りの3枚を伏せ札として伏せます。4人なら12枚ずつと伏せ札5枚、"
            "6人なら8枚ずつと伏せ札5枚です。次の配り役は左隣の人です。"
        ),
        (
            "5명이면 10장씩 나누고 남은 3장을 바닥패로 엎어 둡니다. 4명이면 12장씩과 바닥패 5장, "
            "6명이면 8장씩과 바닥패 5장입니다. 다음 딜러는 왼쪽 사람입니다."
        ),
    ),
)
class Deal(Entry):
    """Five players get ten cards each, and the three left lie face down as the kitty.

    Four get twelve and six get eight, with five in the kitty; the deal moves left.
    """

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
    comments = (
        (
            "10枚ずつ配り、残った3枚が伏せ札です。",
            "10장씩 나누고 남은 3장이 바닥패입니다.",
        ),
        (
            "配り役はeさんから左隣のaさんに移り、最初にビッドするのはbさんです。",
            "딜러가 e 님에서 왼쪽의 a 님으로 옮겨 가서 b 님이 먼저 부릅니다.",
        ),
    )

    def packets_for(self, players: int) -> tuple[int, ...]:
        """Return how many cards each player gets in each round of the deal."""
        return (1,) * HAND_SIZES[players]


@napoleon_rule(
    "honours",
    en="Honours",
    ja="絵札",
    ko="그림 카드",
    chapter="deal",
    frame=True,
    text=(
        "各マークのA K Q J 10、合わせて20枚が絵札です。ビッドした枚数を取ることを目指します。",
        "무늬마다 A K Q J 10, 모두 20장이 그림 카드입니다. 부른 수만큼 따는 것이 목표입니다.",
    ),
)
class Honours(Entry):
    """The A K Q J 10 of each suit, 20 in all, are honours; the aim is to take as many as bid."""

    example = """
        hands     AcQd / Tc3d / 9cJd / 2c4d / KcAd
        contract  a:3c
        friend    Kc
        a Ac  b Tc  c 9c  d 2c  e Kc
        = taker a, honours a 3    # A, 10 and K are honours, the 9 and the 2 are not.
        a Qd  b 3d  c Jd  d 4d  e Ad
        = taker e, honours e 3
    """
    comments = (
        (
            "A、10、Kは絵札で、9と2は絵札ではありません。",
            "A, 10, K는 그림 카드이고 9와 2는 아닙니다.",
        ),
    )

    def among(self, cards: int) -> int:
        """Return the honours among cards."""
        return cards & HONOURS


@napoleon_rule(
    "bidding",
    en="Bidding",
    ja="ビッド",
    ko="경매",
    chapter="bidding",
    frame=True,
    says={"ask": ASK},
    text=(
        (
            "配り役の左隣から順に、取る絵札の枚数と切り札のマークをビッドするかパスします。"
            "枚数を増やすか、同じ枚数なら強いマーク（♠＞♥＞♦＞♣）で前より高くします。"
            "パスした人も戻れます。だれかがビッドした後、ほかの全員がパスしたら終わりで、"
            "最高の人がナポレオンです。"
        ),
        (
            "딜러 왼쪽부터 차례로, 딸 그림 카드의 수와 으뜸패 무늬를 부르거나 패스합니다. "
            "수를 늘리거나, 같은 수라면 더 강한 무늬(♠ > ♥ > ♦ > ♣)로 앞보다 높여야 합니다. "
            "패스한 사람도 다시 부를 수 있습니다. 누군가 부른 뒤 나머지가 모두 패스하면 끝나고, "
            "가장 높이 부른 사람이 나폴레옹입니다."
        ),
    ),
)
class Bidding(Entry):
    """In turn from the dealer's left each bids a number of honours and a trump suit, or passes.

    Each bid is higher: more honours, or as many in a higher suit (spades, hearts, diamonds,
    clubs). A player who has passed may come back in; when all others pass after a bid, its bidder
    is Napoleon. If all pass at once, the deal moves on.
    """

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
    comments = (
        (
            "枚数は同じですが、ダイヤはハートより下です。",
            "수는 같지만 다이아몬드는 하트보다 아래입니다.",
        ),
        (
            "スペードはハートより上です。",
            "스페이드는 하트보다 위입니다.",
        ),
        (
            "一度パスしたbさんが、1枚増やして戻ってきます。",
            "패스했던 b 님이 한 장을 더 불러 돌아옵니다.",
        ),
        (
            "ほかの全員がパスしたので、bさんがナポレオンです。",
            "다른 모두가 패스했으므로 b 님이 나폴레옹입니다.",
        ),
    )

    lowest = option(
        default=1,
        type="int",
        min=1,
        max=ALL_HONOURS,
        label=Text("Lowest bid", "最低のビッド", "가장 낮은 공약"),
    )

    def why_not(self, bid: NapoleonBid, top: NapoleonBid | None) -> Refusal | None:
        """Return why a bid cannot be made over the highest so far, None if it can."""
        if top is not None and bid <= top:
            return why_not_higher(bid, top, BIDS[-1])
        if bid.honours < self.lowest:
            return Refusal("bidding", 0, TOO_LOW, {"lowest": self.lowest})
        return None


@napoleon_rule(
    "slam",
    en="Slam",
    ja="スラム",
    ko="슬램",
    chapter="bidding",
    frame=True,
    text=(
        (
            "絵札20枚すべてのビッドがスラムです。スラムを宣言した人が最初のトリックをリードします。"
            "このテーブルでは、スラムは最高のビッドなので、その人がナポレオンです。"
        ),
        (
            "그림 카드 20장 모두를 부르는 것이 슬램입니다. 슬램을 선언한 사람이 첫 트릭을 "
            "시작합니다. 이 테이블에서는 슬램이 가장 높은 공약이므로 그 사람이 나폴레옹입니다."
        ),
    ),
)
class Slam(Entry):
    """A bid of all 20 honours is a slam, and whoever declares it leads to the first trick.

    At this table a slam is the highest bid, so its declarer is Napoleon.
    """

    example = """
        dealer  d
        hands   AsKsJsJc / AhKhQhJh / AdKdQdJd / 9h8h7h6h
        a > 20s              # All twenty honours, in the highest suit.
        ! b > 20h  bidding    # There is no higher bid.
        b > -  c > -  d > -
        a > Kd
        = leads a, contract a:20s    # a has bid the slam, and so leads to the first trick.
    """
    comments = (
        (
            "絵札20枚すべてを、いちばん強いマークでビッドします。",
            "그림 카드 20장 모두를 가장 강한 무늬로 부릅니다.",
        ),
        (
            "これより高いビッドはありません。",
            "이보다 높은 공약은 없습니다.",
        ),
        (
            "スラムをビッドしたaさんが、最初のトリックをリードします。",
            "슬램을 부른 a 님이 첫 트릭을 시작합니다.",
        ),
    )

    def is_slam(self, bid: NapoleonBid) -> bool:
        """Return whether a bid is of all honours."""
        return bid.honours == ALL_HONOURS
