"""The rules of Napoleon up to the first lead: cards, bids, the adjutant, the kitty."""

from __future__ import annotations

from ...core.cards import make_deck
from ...core.entry import Entry
from ...core.options import option
from ...core.refusal import Refusal
from ...core.text import Text
from .. import words
from .bids import ALL_HONOURS, NapoleonBid
from .catalogue import HONOURS, napoleon_rule

HAND_SIZES = {4: 12, 5: 10, 6: 8}

TOO_LOW = Text(
    "The lowest bid at this table is {lowest} honours: bid as many or more, or pass.",
    "この卓のビッドは{lowest}枚からです。{lowest}枚以上をビッドするか、パスしてください。",
    "이 테이블의 공약은 {lowest}장부터입니다. {lowest}장 이상을 부르거나 패스하세요.",
)
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
    "取った枚数と同じ{count}枚を、手札から伏せてください。",
    "가져온 수와 같은 {count}장을 손패에서 내려놓으세요.",
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
    """The deck is the 52 cards and one joker; four to six play, best five."""

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
    """The A K Q J 10 of each suit, 20 cards in all, are honours; the aim is to take those bid."""

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
    text=(
        (
            "配り役の左隣から順に、取る絵札の枚数と切り札のマークをビッドするかパスします。"
            "枚数を増やすか、同じ枚数なら強いマーク（♠＞♥＞♦＞♣）で前より高くします。"
            "パスした人も戻れます。ビッドのあと全員がパスしたら終わりで、最高の人がナポレオンです。"
        ),
        (
            "딜러 왼쪽부터 차례로, 딸 그림 카드의 수와 으뜸패 무늬를 부르거나 패스합니다. "
            "수를 늘리거나, 같은 수라면 더 센 무늬(♠ > ♥ > ♦ > ♣)로 앞보다 높여야 합니다. "
            "패스한 사람도 다시 부를 수 있습니다. 한 공약 뒤에 다른 모두가 패스하면 끝나고, "
            "가장 높이 부른 사람이 나폴레옹입니다."
        ),
    ),
)
class Bidding(Entry):
    """In turn from the dealer's left each bids a number of honours and a trump suit, or passes.

    Each bid is higher: more honours, or as many in a higher suit (spades, hearts, diamonds,
    clubs). Who has passed may come back in; when all others pass after a bid, its bidder is
    Napoleon. If all pass at once, the deal moves on.
    """

    lowest = option(
        default=1,
        type="int",
        min=1,
        max=ALL_HONOURS,
        label=Text("Lowest bid", "最低のビッド", "가장 낮은 공약"),
    )

    def why_not(self, bid: NapoleonBid, top: NapoleonBid | None) -> Refusal | None:
        """Return why a bid cannot be said over the highest so far."""
        if bid.honours < self.lowest:
            return Refusal("bidding", 0, TOO_LOW, {"lowest": self.lowest})
        if top is None or bid > top:
            return None
        return Refusal("bidding", 0, words.NOT_HIGHER, {"bid": bid.words, "top": top.words})


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
            "この卓では、スラムは最高のビッドなので、その人がナポレオンです。"
        ),
        (
            "그림 카드 20장 모두를 부르는 것이 슬램입니다. 슬램을 선언한 사람이 첫 트릭을 "
            "시작합니다. 이 테이블에서는 슬램이 가장 높은 공약이므로 그 사람이 나폴레옹입니다."
        ),
    ),
)
class Slam(Entry):
    """A bid of all 20 honours is a slam, and who declares it leads to the first trick.

    At this table that counts for the bid that wins the bidding, so its declarer is Napoleon.
    """

    def is_slam(self, bid: NapoleonBid) -> bool:
        """Tell whether a bid is of all honours."""
        return bid.honours == ALL_HONOURS


@napoleon_rule(
    "forced-napoleon",
    en="Forced Napoleon",
    ja="強制ナポレオン",
    ko="강제 나폴레옹",
    chapter="bidding",
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
    """If nobody bids, a kitty card is turned up; who holds the J of its suit is Napoleon.

    That player bids freely, with any trumps. If the card is a J or the joker, the deal is void.
    """

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
        """Return why the seat that is forced cannot say this: a pass."""
        return Refusal("forced-napoleon", 0, FORCED) if bid is None else None


@napoleon_rule(
    "adjutant",
    en="Adjutant",
    ja="副官",
    ko="부관",
    chapter="bidding",
    frame=True,
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

    def refused(self) -> Refusal:
        """Return the refusal of what is not one card of the deck."""
        return Refusal("adjutant", 0, NAME_ONE)


@napoleon_rule(
    "kitty",
    en="Kitty",
    ja="伏せ札の交換",
    ko="바닥패 교환",
    chapter="bidding",
    frame=True,
    text=(
        (
            "ナポレオンは伏せ札を手札に加え、同じ枚数を伏せて捨てます。"
            "その中の絵札は表にして置き、連合軍の取り分になります。"
        ),
        (
            "나폴레옹은 바닥패를 손에 넣고 같은 수의 카드를 엎어서 내려놓습니다. "
            "그중 그림 카드는 앞면으로 놓으며 연합군의 몫이 됩니다."
        ),
    ),
)
class Kitty(Entry):
    """Napoleon takes up the kitty and lays as many cards away, face down.

    Honours among them are laid face up, and count for the allies.
    """

    def refused(self, count: int) -> Refusal:
        """Return the refusal of another number of cards, or of what is no card."""
        return Refusal("kitty", 0, LAY_AWAY, {"count": count})
