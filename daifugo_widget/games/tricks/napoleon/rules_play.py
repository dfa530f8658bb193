"""The rules of Napoleon from the first lead on: following, and the order of a trick."""

from __future__ import annotations

from functools import cache

from ...core.cards import SUIT
from ...core.entry import Entry
from ...core.refusal import Refusal
from ...core.text import Text
from ..cards import JOKER_CARD, SUIT_NAMES, pretty_cards, suit_order
from ..common import Following
from .catalogue import ALMIGHTY, HEART_QUEEN, TWOS, above_all_suits, napoleon_rule, special

JOKER_LEAD = Text(
    "The joker cannot be led to the first trick: lead another card.",
    "最初のトリックでは、ジョーカーをリードできません。ほかのカードを出してください。",
    "첫 트릭에서는 조커로 시작할 수 없습니다. 다른 카드를 내 주세요.",
)
CALLED = Text(
    "The joker calls for trumps ({suit}) and you hold some: play one of {cards}.",
    "ジョーカーが切り札（{suit}）を求めていて、手札にもあります。{cards}から1枚出してください。",
    "조커가 으뜸패({suit})를 요구하고 손패에도 있습니다. {cards} 중 한 장을 내 주세요.",
)
CALLED_ONE = Text(
    "The joker calls for trumps ({suit}) and you hold one: play {cards}.",
    "ジョーカーが切り札（{suit}）を求めていて、手札にもあります。{cards}を出してください。",
    "조커가 으뜸패({suit})를 요구하고 손패에도 있습니다. {cards} 카드를 내 주세요.",
)


@napoleon_rule(
    "trumps",
    en="Trumps",
    ja="切り札",
    ko="으뜸패",
    chapter="play",
    frame=True,
    text=(
        "ナポレオンがビッドしたマークが切り札です。最初のトリックはナポレオンがリードします。",
        "나폴레옹이 부른 무늬가 으뜸패입니다. 첫 트릭은 나폴레옹이 시작합니다.",
    ),
)
class Trumps(Entry):
    """The suit that Napoleon has bid is trumps, and Napoleon leads to the first trick."""

    example = """
        hands     4cAd / AcKd / 2hQd / 6c7d / 8c9d
        contract  a:2h
        friend    Ac
        = trumps h, leads a    # a has bid hearts: they are trumps, and a leads.
        a 4c  b Ac
        c 2h                   # c has no club. The 2 is a trump, and beats the A.
        d 6c  e 8c
        = taker c, leads c
    """
    comments = (
        (
            "aさんがハートをビッドしたので、ハートが切り札で、aさんがリードします。",
            "a 님이 하트를 불렀으므로 하트가 으뜸패이고, a 님이 먼저 냅니다.",
        ),
        (
            "cさんはクラブがありません。この2は切り札なので、Aに勝ちます。",
            "c 님은 클로버가 없습니다. 이 2는 으뜸패라서 A를 이깁니다.",
        ),
    )


@napoleon_rule(
    "card-order",
    en="Order of a trick",
    ja="トリックの強さ",
    ko="트릭의 강약",
    chapter="play",
    frame=True,
    text=(
        (
            "強い順に、♠A（オールマイティ）、切り札のJ（正ジャック）、切り札と同じ色のもう1つのJ"
            "（裏ジャック）、切り札、リードされたマーク、その他です。マークの中では"
            "A K Q J 10…2の順で、勝った人が次をリードします。"
        ),
        (
            "강한 순서로 ♠A(올마이티), 으뜸패의 J(정J), 으뜸패와 같은 색의 다른 J(역J), 으뜸패, "
            "먼저 나온 무늬, 그 밖의 카드입니다. 무늬 안에서는 A K Q J 10 … 2의 순서이고, "
            "이긴 사람이 다음 트릭을 시작합니다."
        ),
    ),
)
class CardOrder(Entry):
    """The spade A, the Almighty, beats all; then come the right bower and the left bower.

    These are the J of trumps and the J of the other suit of its colour. Below them come trumps,
    the suit led, and the rest, in each suit A K Q J 10 ... 2. Whoever takes a trick leads to the
    next.
    """

    example = """
        hands     Ah2c / Jd5c / 3hJh / 4hAs
        contract  a:4h
        friend    Jd
        a Ah
        b Jd  c 3h  d 4h     # The left bower, J of the other red suit, beats even the A of trumps.
        = taker b
        b 5c
        c Jh                 # The right bower, J of trumps, is higher still ...
        d As  a 2c           # ... but nothing is above the Almighty.
        = taker d
    """
    comments = (
        (
            "裏ジャック（もう1つの赤のJ）は、切り札のAにも勝ちます。",
            "역J(다른 빨간 무늬의 J)는 으뜸패 A도 이깁니다.",
        ),
        (
            "正ジャック（切り札のJ）はさらに強く……",
            "정J(으뜸패의 J)는 더 강하지만…",
        ),
        (
            "……それでもオールマイティには勝てません。",
            "… 올마이티보다 강한 것은 없습니다.",
        ),
    )

    def order(self, trumps: int, led: int | None) -> tuple[int, ...]:
        """Return the strength of each card by code; a joker that was led calls for trumps."""
        return _order(trumps, led)

    def is_special(self, card: int, trumps: int) -> bool:
        """Return whether a card is the Almighty or a bower."""
        return bool(card & special(trumps))


@cache
def _order(trumps: int, led: int | None) -> tuple[int, ...]:
    order = list(suit_order(trumps, led))
    highest = above_all_suits(trumps, joker_led=led is None)
    for place, card in enumerate(highest, start=max(order) + 1):
        order[card.bit_length() - 1] = place
    return tuple(order)


@napoleon_rule(
    "follow-suit",
    en="Following suit",
    ja="マークをそろえる（フォロー）",
    ko="무늬 따라 내기",
    chapter="play",
    frame=True,
    text=(
        (
            "リードされたマークを持っていれば必ず出し、なければ何でも出せます。"
            "♠Aと裏ジャックは、このとき書かれたマークのカードです。"
        ),
        (
            "먼저 나온 무늬가 있으면 반드시 그 무늬를 내고, 없으면 무엇이든 낼 수 있습니다. "
            "♠A와 역J는 이때 카드에 적힌 무늬로 칩니다."
        ),
    ),
)
class FollowSuit(Following):
    """Whoever holds a card of the suit led plays one; anybody else plays any card.

    For this the spade A and the left bower belong to the suit printed on them.
    """

    example = """
        hands     4h5d2c / 3sJdKs / 9h7d3c / 6h8d4c
        contract  a:2h
        friend    Jd
        a 4h
        = legal 3s Jd Ks       # The left bower, J of diamonds, is not a heart: b need not play it.
        b 3s  c 9h  d 6h
        c 7d  d 8d  a 5d
        ! b Ks  follow-suit    # Diamonds are led, and it is a diamond: now b has to.
        b Jd
        = taker b
    """
    comments = (
        (
            "ダイヤのJは裏ジャックですが、ハートではないので、bさんは出さなくてかまいません。",
            "다이아몬드 J는 역J이지만 하트가 아니므로 b 님은 내지 않아도 됩니다.",
        ),
        (
            "ダイヤがリードされれば、これはダイヤなので出さなければなりません。",
            "다이아몬드가 먼저 나오면 이 카드는 다이아몬드이므로 내야 합니다.",
        ),
    )


@napoleon_rule(
    "joker",
    en="Joker",
    ja="ジョーカー",
    ko="조커",
    chapter="play",
    frame=True,
    text=(
        (
            "ジョーカーはいつでも出せますが、いちばん弱いカードです。リードすると切り札を求め、"
            "持っている人は必ず切り札を出し、ジョーカーは♠Aの次に強くなります。"
            "最初のトリックではリードできません。"
        ),
        (
            "조커는 언제든 낼 수 있지만 가장 약한 카드입니다. 조커로 시작하면 으뜸패를 요구하여 "
            "있는 사람은 반드시 으뜸패를 내야 하고, 조커는 ♠A 다음으로 강합니다. "
            "첫 트릭에서는 조커로 시작할 수 없습니다."
        ),
    ),
)
class Joker(Entry):
    """The joker may be played at any time, but is then the lowest card.

    If led, it calls for trumps: all who have one play one, and only the spade A is stronger. It
    cannot be led to the first trick.
    """

    example = """
        hands     XAh / Ks2c3h / Qc4h / 9s5h
        contract  a:3c
        friend    Qc
        ! a X  joker           # Not to the first trick.
        a Ah  b 3h  c 4h  d 5h
        a X                    # Now it calls for trumps: clubs.
        ! b Ks  joker
        b 2c  c Qc
        d 9s                   # d has no club, and plays what it likes.
        = taker a              # Only the A of spades would have beaten the joker.
    """
    comments = (
        (
            "最初のトリックではリードできません。",
            "첫 트릭에서는 먼저 낼 수 없습니다.",
        ),
        (
            "今度は、切り札のクラブを求めます。",
            "이제 으뜸패인 클로버를 요구합니다.",
        ),
        (
            "dさんはクラブがないので、何を出してもかまいません。",
            "d 님은 클로버가 없으므로 무엇이든 낼 수 있습니다.",
        ),
        (
            "ジョーカーに勝てるのは、スペードのAだけでした。",
            "조커를 이길 수 있는 카드는 스페이드 A뿐이었습니다.",
        ),
    )

    def may_lead(self, held: int, first: bool) -> int:
        """Return what a hand may lead."""
        return (held & ~JOKER_CARD if first else held) or held

    def why_not_lead(self) -> Refusal:
        """Return the refusal of the joker as the first card of a deal."""
        return Refusal("joker", JOKER_CARD, JOKER_LEAD)

    def why_not_other(self, card: int, trumps: int, allowed: int) -> Refusal:
        """Return the refusal of a card that is not a trump when the joker calls for trumps."""
        values = {"suit": SUIT_NAMES[trumps], "cards": pretty_cards(allowed)}
        return Refusal("joker", card, CALLED_ONE if allowed.bit_count() == 1 else CALLED, values)


@napoleon_rule(
    "same-two",
    en="Same two",
    ja="セイム2（セイムツー）",
    ko="같은 2 (세임 투)",
    chapter="play",
    text=(
        (
            "トリックのカードがすべて同じマークなら、その2が勝ちます。♠Aと正・裏ジャックには"
            "負けます。最初のトリックと、ジョーカーの出たトリックでは働きません。"
        ),
        (
            "트릭의 카드가 모두 같은 무늬이면 그 무늬의 2가 이깁니다. ♠A와 정J, 역J에는 집니다. "
            "첫 트릭과 조커가 나온 트릭에서는 적용되지 않습니다."
        ),
    ),
)
class SameTwo(Entry):
    """If all cards of a trick are of one suit, its 2 takes it, but not from spade A or a bower.

    It does not count in the first trick, nor in one with the joker.
    """

    example = """
        hands     AcAh / Kc2h / 2cKh / 5c9h
        contract  a:3s
        friend    Kc
        a Ac  b Kc  c 2c  d 5c    # All clubs, but in the first trick the 2 is just a 2.
        = taker a
        a Ah
        b 2h  c Kh  d 9h          # All hearts: now the 2 takes them.
        = taker b
    """
    comments = (
        (
            "すべてクラブですが、最初のトリックなので、2はただの2です。",
            "모두 클로버이지만 첫 트릭에서는 2가 그저 2입니다.",
        ),
        (
            "すべてハートなので、今度は2が勝ちます。",
            "모두 하트이므로 이제 2가 이깁니다.",
        ),
    )

    def best(self, cards: int, trumps: int, first: bool) -> int:
        """Return the card that the rule makes the strongest of a trick, 0 for none."""
        if first or cards & special(trumps):
            return 0
        whole = (suit for suit in SUIT if cards & suit == cards)
        return cards & TWOS & next(whole, 0)


@napoleon_rule(
    "yoromeki",
    en="Yoromeki",
    ja="よろめき",
    ko="요로메키",
    chapter="play",
    text=(
        "♠Aと同じトリックに♥Qが出ると、♥Qがいちばん強いカードになります。",
        "♠A와 같은 트릭에 ♥Q가 나오면 ♥Q가 가장 강한 카드가 됩니다.",
    ),
)
class Yoromeki(Entry):
    """Played to the same trick as the spade A, the heart Q beats it and every other card."""

    example = """
        hands     As3c / Qh4c / Ks5c / 2s6c
        contract  a:3d
        friend    Ks
        a As                 # The strongest card of all, mostly.
        b Qh                 # But beside the Q of hearts it staggers, and loses.
        c Ks  d 2s
        = taker b
    """
    comments = (
        (
            "ふだんはいちばん強いカードです。",
            "보통은 가장 강한 카드입니다.",
        ),
        (
            "ところが、ハートのQの前ではよろめいてしまいます。",
            "그런데 하트 Q 앞에서는 비틀거리고 맙니다.",
        ),
    )

    def best(self, cards: int, trumps: int, first: bool) -> int:
        """Return the card that the rule makes the strongest of a trick, 0 for none."""
        return cards & HEART_QUEEN if cards & ALMIGHTY else 0
