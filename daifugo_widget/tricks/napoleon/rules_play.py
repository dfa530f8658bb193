"""The rules of Napoleon from the first lead on: following, the order of a trick, the result."""

from __future__ import annotations

from functools import cache

from ...core.cards import SUIT, TWO, pretty
from ...core.entry import Entry
from ...core.refusal import Refusal
from ...core.text import Text
from ..cards import JOKER_CARD, SUIT_NAMES, suit_order
from ..common import Deals, Following
from .catalogue import ALMIGHTY, HEART_QUEEN, jack_of, left_of, napoleon_rule

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
            "센 순서로 ♠A(올마이티), 으뜸패의 J(정J), 으뜸패와 같은 색의 다른 J(역J), 으뜸패, "
            "먼저 나온 무늬, 그 밖의 카드입니다. 무늬 안에서는 A K Q J 10 … 2의 순서이고, "
            "이긴 사람이 다음 트릭을 시작합니다."
        ),
    ),
)
class CardOrder(Entry):
    """Spade A, the Almighty, beats all; then come the right bower and the left bower.

    These are the J of trumps and the J of the other suit of its colour. Below them stand trumps,
    the suit led, and the rest, in each suit A K Q J 10 ... 2. Who takes a trick leads to the next.
    """

    def order(self, trumps: int, led: int | None) -> tuple[int, ...]:
        """Return the strength of each card by code; a joker that was led calls for trumps."""
        return _order(trumps, led)

    def is_special(self, card: int, trumps: int) -> bool:
        """Tell whether a card is the Almighty or a bower."""
        return bool(card & special(trumps))


@cache
def special(trumps: int) -> int:
    """Return the Almighty and the bowers."""
    return ALMIGHTY | jack_of(trumps) | left_of(trumps)


@cache
def _order(trumps: int, led: int | None) -> tuple[int, ...]:
    order = list(suit_order(trumps, led))
    highest = [left_of(trumps), jack_of(trumps), ALMIGHTY]
    if led is None:
        highest.insert(2, JOKER_CARD)
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
    """Whoever holds a card of the suit led plays one; who has none plays any card.

    For this the spade A and the left bower belong to the suit printed on them.
    """


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
            "있는 사람은 반드시 으뜸패를 내야 하고, 조커는 ♠A 다음으로 셉니다. "
            "첫 트릭에서는 조커로 시작할 수 없습니다."
        ),
    ),
)
class Joker(Entry):
    """The joker may be played at any time, but is then the lowest card.

    Led, it calls for trumps: all who have one play one, and only the spade A is stronger. It is
    never led to the first trick.
    """

    def may_lead(self, held: int, first: bool) -> int:
        """Return what a hand may lead."""
        return (held & ~JOKER_CARD if first else held) or held

    def why_not_lead(self) -> Refusal:
        """Return the refusal of the joker as the first card of a deal."""
        return Refusal("joker", JOKER_CARD, JOKER_LEAD)

    def why_not_other(self, card: int, trumps: int, allowed: int) -> Refusal:
        """Return the refusal of a card that is no trump where the joker calls for them."""
        values = {"suit": SUIT_NAMES[trumps], "cards": pretty(allowed)}
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
            "트릭의 카드가 모두 같은 무늬이면 그 무늬의 2가 이깁니다. ♠A와 정J, 역J에게는 집니다. "
            "첫 트릭과 조커가 나온 트릭에서는 적용되지 않습니다."
        ),
    ),
)
class SameTwo(Entry):
    """If all cards of a trick are of one suit, its 2 takes it, but not from spade A or a bower.

    It does not count in the first trick, nor in one with the joker.
    """

    def best(self, cards: int, trumps: int, first: bool) -> int:
        """Return the card that the rule makes the strongest of a trick, or nothing."""
        if first or cards & special(trumps):
            return 0
        whole = (suit for suit in SUIT if cards & suit == cards)
        return cards & TWOS & next(whole, 0)


TWOS = 0b1111 << 4 * TWO


@napoleon_rule(
    "yoromeki",
    en="Yoromeki",
    ja="よろめき",
    ko="요로메키",
    chapter="play",
    text=(
        "♠Aと同じトリックに♥Qが出ると、♥Qがいちばん強いカードになります。",
        "♠A와 같은 트릭에 ♥Q가 나오면 ♥Q가 가장 센 카드가 됩니다.",
    ),
)
class Yoromeki(Entry):
    """Played to the same trick as the spade A, the heart Q beats it and every other card."""

    def best(self, cards: int, trumps: int, first: bool) -> int:
        """Return the card that the rule makes the strongest of a trick, or nothing."""
        return cards & HEART_QUEEN if cards & ALMIGHTY else 0


@napoleon_rule(
    "result",
    en="Result",
    ja="勝敗",
    ko="승패",
    chapter="score",
    frame=True,
    text=(
        (
            "ナポレオンと副官の取った絵札が合わせてビッドの枚数以上なら2人の勝ち、"
            "足りなければほかの全員（連合軍）の勝ちです。"
        ),
        (
            "나폴레옹과 부관이 딴 그림 카드가 합쳐서 부른 수 이상이면 두 사람이 이기고, "
            "모자라면 나머지 모두(연합군)가 이깁니다."
        ),
    ),
)
class Result(Entry):
    """If Napoleon and the adjutant hold the honours bid, or more, both win; else the allies do."""

    def is_made(self, honours: int, wanted: int) -> bool:
        """Tell whether the honours taken are enough."""
        return honours >= wanted


@napoleon_rule(
    "session",
    en="Session",
    ja="対戦の長さ",
    ko="한 판의 길이",
    chapter="score",
    frame=True,
    text=(
        "決めた回数だけ配り、勝った回数がいちばん多い人の勝ちです。流れた回は数えません。",
        "정한 횟수만큼 나누어 하고, 가장 많이 이긴 사람이 우승합니다. "
        "무효가 된 판은 세지 않습니다.",
    ),
)
class Session(Deals):
    """So many deals are played, and who has won most of them wins; a void deal does not count."""
