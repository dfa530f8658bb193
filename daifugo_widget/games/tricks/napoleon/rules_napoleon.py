"""The rules of Napoleon between the highest bid and the first lead: adjutant and kitty."""

from __future__ import annotations

from ...core.entry import Entry
from ...core.options import option
from ...core.refusal import Refusal
from ...core.text import Text
from .bids import NapoleonBid
from .catalogue import napoleon_rule

FORCED = Text(
    "You are Napoleon by the card turned up, so you cannot pass: bid what you like.",
    "めくられたカードでナポレオンに決まったので、パスはできません。好きなビッドを選んでください。",
    "뒤집힌 카드로 나폴레옹이 되었으므로 패스할 수 없습니다. 원하는 공약을 부르세요.",
)
NAME_ONE = Text(
    "Name one card of the 53: any card of the four suits, or the joker.",
    "53枚の中から1枚を指名してください。どのマークのカードでも、ジョーカーでもかまいません。",
    "53장 중에서 한 장을 지명하세요. 어느 무늬의 카드든, 조커든 됩니다.",
)
LAY_AWAY = Text(
    "Lay away {count} cards of your hand, as many as you took up.",
    "取った枚数と同じ{count}枚を、手札から捨ててください。",
    "가져온 수와 같은 {count}장을 손패에서 내려놓으세요.",
)


@napoleon_rule(
    "forced-napoleon",
    en="Forced Napoleon",
    ja="強制ナポレオン",
    ko="강제 나폴레옹",
    chapter="bidding",
    says={
        "ask": Text(
            "The J of the suit turned up is yours, so you are Napoleon. What do you bid?",
            "めくられたマークのJを持つあなたがナポレオンです。何をビッドしますか？",
            "뒤집힌 무늬의 J가 내 패에 있으므로 내가 나폴레옹입니다. 무엇을 부르겠습니까?",
        ),
    },
    text=(
        (
            "だれもビッドしなければ伏せ札を1枚めくり、同じマークのJを持つ人がナポレオンになって、"
            "好きなビッドをします。めくったカードがJかジョーカーなら、その回は流れます。"
        ),
        (
            "아무도 부르지 않으면 바닥패 한 장을 뒤집고, 그 무늬의 J를 가진 사람이 나폴레옹이 되어 "
            "원하는 공약을 부릅니다. 뒤집은 카드가 J나 조커이면 그 판은 무효입니다."
        ),
    ),
)
class ForcedNapoleon(Entry):
    """If nobody bids, a kitty card is turned up; whoever holds the J of its suit is Napoleon.

    That player bids freely, with any trumps. If the card is a J or the joker, the deal is void.
    """

    example = """
        dealer  d
        hands   AhKh9s / JcTc4d / QsJsTs / 9h8h7h
        kitty   5c8d2s3s4s
        a > -  b > -  c > -  d > -  ~ 5c    # Nobody bids, and the 5 of clubs is turned up.
        = asks b forced-napoleon           # b holds the J of clubs and is Napoleon.
        ! b > -  forced-napoleon
        b > 8c                             # b cannot pass, but may bid anything.
        = contract b:8c
    """
    comments = (
        (
            "だれもビッドしないので伏せ札をめくると、クラブの5です。",
            "아무도 부르지 않아 바닥패를 뒤집으니 클로버 5입니다.",
        ),
        (
            "クラブのJを持つbさんがナポレオンになります。",
            "클로버 J를 가진 b 님이 나폴레옹이 됩니다.",
        ),
        (
            "bさんはパスできませんが、好きなビッドができます。",
            "b 님은 패스할 수 없지만 무엇이든 부를 수 있습니다.",
        ),
    )

    nobody = option(
        "turn-another",
        "void",
        default="turn-another",
        label=Text(
            "If nobody holds that J", "そのJをだれも持たないとき", "그 J가 아무에게도 없을 때"
        ),
        words={
            "turn-another": Text("turn another card", "もう1枚めくる", "한 장 더 뒤집음"),
            "void": Text("the deal is void", "その回は流れる", "그 판은 무효"),
        },
    )

    def why_not(self, bid: NapoleonBid | None) -> Refusal | None:
        """Return why a forced Napoleon cannot pass, None for a bid."""
        return Refusal("forced-napoleon", 0, FORCED) if bid is None else None


@napoleon_rule(
    "adjutant",
    en="Adjutant",
    ja="副官",
    ko="부관",
    chapter="bidding",
    frame=True,
    says={
        "ask": Text(
            "Name the card whose holder is to be your adjutant.",
            "カードを1枚指名してください。それを持つ人が副官になります。",
            "카드 한 장을 지명하세요. 그 카드를 가진 사람이 부관이 됩니다.",
        ),
        "tray": Text("The whole deck", "全部のカード", "카드 전체"),
        "button": Text("Name {cards}", "{cards}を指名する", "{cards} 지명하기"),
    },
    text=(
        (
            "ナポレオンは53枚から好きな1枚を指名します。それを持つ人が副官ですが、"
            "そのカードが出るまで秘密です。ナポレオンの手札か伏せ札にあれば、1人で戦います。"
        ),
        (
            "나폴레옹은 53장 중 아무 카드나 한 장 지명합니다. 그 카드를 가진 사람이 부관이며, "
            "카드가 나올 때까지 비밀입니다. 나폴레옹의 손패나 바닥패에 있으면 혼자 싸웁니다."
        ),
    ),
)
class Adjutant(Entry):
    """Napoleon names any card; its holder is the adjutant, in secret until that card is played.

    If the card is in Napoleon's own hand or in the kitty, Napoleon stands alone.
    """

    example = """
        dealer  e
        hands   KhQs / 3h4c / AhJd / 5h6c / 7h8c
        a > 13s  b > -  c > -  d > -  e > -
        a > Ah               # Who has the A of hearts? Nobody but c knows.
        a Kh  b 3h
        c Ah                 # Now all see it: c is the adjutant.
        = adjutant c
        d 5h  e 7h
        = taker c, honours c 2    # What c takes counts for Napoleon too.
    """
    comments = (
        (
            "ハートのAはだれの手にあるのでしょう。知っているのはcさんだけです。",
            "하트 A는 누구에게 있을까요? c 님만 압니다.",
        ),
        (
            "これで、cさんが副官だと全員に分かります。",
            "이제 c 님이 부관이라는 것을 모두 압니다.",
        ),
        (
            "cさんの取った絵札も、ナポレオンの側に数えます。",
            "c 님이 딴 그림 카드도 나폴레옹 편으로 셉니다.",
        ),
    )

    def refused(self) -> Refusal:
        """Return the refusal of anything but one card of the deck."""
        return Refusal("adjutant", 0, NAME_ONE)


@napoleon_rule(
    "kitty",
    en="Kitty",
    ja="伏せ札の交換",
    ko="바닥패 교환",
    chapter="bidding",
    frame=True,
    says={
        "ask": Text(
            "Lay {low} cards away. Honours among them lie face up, and count for the opponents.",
            "{low}枚を捨ててください。絵札は表にして置き、連合軍の取り分になります。",
            "{low}장을 내려놓으세요. 그림 카드는 앞면으로 놓이며 연합군의 몫이 됩니다.",
        ),
        "button": Text("Lay {cards} away", "{cards}を捨てる", "{cards} 내려놓기"),
    },
    text=(
        (
            "ナポレオンは伏せ札を手札に加え、同じ枚数を伏せて捨てます。"
            "その中の絵札は表にして置き、連合軍の取り分になります。"
        ),
        (
            "나폴레옹은 바닥패를 손패에 넣고 같은 수의 카드를 엎어서 내려놓습니다. "
            "그중 그림 카드는 앞면으로 놓으며 연합군의 몫이 됩니다."
        ),
    ),
)
class Kitty(Entry):
    """Napoleon takes up the kitty and lays as many cards away, face down.

    Honours among them are laid face up, and count for the opponents.
    """

    example = """
        dealer  e
        hands   KhQs2c / 3h4c5s / AhJd6s / 5h6c7s / 7h8c9s
        kitty   AsTh4d
        a > 6s  b > -  c > -  d > -  e > -
        a > Ah
        ! a > 2c  kitty      # Three were taken up, so three are laid away.
        a > 2c4dTh           # The 10 is an honour: it lies face up, and counts for the opponents.
        = hand a KhQsAs, leads a
    """
    comments = (
        (
            "3枚取ったので、3枚捨てます。",
            "세 장을 가져왔으니 세 장을 내려놓습니다.",
        ),
        (
            "10は絵札なので表にして置き、連合軍の取り分になります。",
            "10은 그림 카드이므로 앞면으로 놓이며 연합군의 몫이 됩니다.",
        ),
    )

    def refused(self, count: int) -> Refusal:
        """Return the refusal of a wrong number of cards, or of anything that is not cards."""
        return Refusal("kitty", 0, LAY_AWAY, {"count": count})
