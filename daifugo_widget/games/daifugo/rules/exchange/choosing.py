"""Taxes that the rich choose themselves: from an open hand, or face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JOKERS, bits, code
from ...core.moves import Answer, Ask
from ...core.text import Text
from ...daifugo.rule import Rule, rule
from ...daifugo.values import Pair
from .frame import TAX, Exchange

if TYPE_CHECKING:
    from ...daifugo.game import Game

SHOW, HAND_OVER = "show", "hand-over"


def _without_exempt(game: Game, hand: int, count: int) -> int:
    """Return a hand without exempt jokers, if there are enough other cards in it."""
    others = hand & ~JOKERS
    exempt = game.rules[Exchange].joker_exempt and others.bit_count() >= count
    return others if exempt else hand


@rule(
    "exchange-pick",
    en="Rich pick from the open hand",
    ja="手札を見て選ぶ交換",
    ko="패를 보고 고르는 교환",
    chapter="exchange",
    stage="next",
    needs=("exchange",),
    excludes=("exchange-facedown", "absolute-monarchy", "tax-evasion"),
    text=(
        "富豪側は貧民側の手札を見せてもらい、ほしいカードを選びます。",
        "부호 쪽은 빈민 쪽의 손패를 보고 원하는 카드를 고릅니다.",
    ),
    says={
        "ask": Text(
            "Show {to} your hand.",
            "手札を{to}[さん|]に見せてください。",
            "손패를 {to}[ 님에게|에게] 보여 주세요.",
        ),
        "ask-tax": Text(
            "Take {high} cards from {to}.",
            "{to}[さん|]の手札から{high}枚選んでください。",
            "{to}[ 님의|] 손패에서 {high}장을 고르세요.",
        ),
        "ask-tax-one": Text(
            "Take a card from {to}.",
            "{to}[さん|]の手札から1枚選んでください。",
            "{to}[ 님의|] 손패에서 한 장을 고르세요.",
        ),
        "button": Text("Show the whole hand", "手札を全部見せる", "손패 전부 보여 주기"),
        "button-tax": Text("Take {cards}", "{cards}をもらう", "{cards} 가져오기"),
    },
)
class ExchangePick(Rule):
    """The rich look at the hand of their poor partner and choose the cards they want."""

    note = Text(
        (
            "Nobody else sees the hand. "
            "What the rich give back is chosen as usual; if jokers are left out of the exchange, "
            "they cannot be taken."
        ),
        (
            "ほかの人には手札を見せません。"
            "富豪側が返すカードは、いつもと同じように選びます。"
            "ジョーカーを交換の対象外にしている卓では、ジョーカーは選べません。"
        ),
        (
            "다른 사람에게는 손패를 보여 주지 않습니다. "
            "부호 쪽이 돌려줄 카드는 평소처럼 고릅니다. "
            "조커를 교환에서 빼는 곳에서는 조커를 고를 수 없습니다."
        ),
    )
    example = """
        hands    3c4d5h / 6s7s8s / 5c5d5sX
        classes  a=fugo c=hinmin
        phase    exchange
        c > 5c5d5sX    # c shows the whole hand to a ...
        = legal > 5c 5d 5s X
        a > 5c         # ... who leaves the joker and takes a 5 for a pair.
        a > 3c
        = hand a 4d5c5h, hand c 3c5d5sX
    """
    comments = (
        ("cさんは手札をすべてaさんに見せます。", "c 님은 손패를 모두 a 님에게 보여 줍니다."),
        (
            "aさんはジョーカーではなく、ペアになる5を選びます。",
            "a 님은 조커 대신 페어가 되는 5를 고릅니다.",
        ),
    )

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Ask the poor to show the hand."""
        held = game.hands[pair.poor].bit_count()
        return Ask(self.id, pair.poor, "cards", held, held, pair.rich, detail=(SHOW, pair.size))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the rich choose from what is shown, and take it."""
        if ask.detail == TAX:
            taken = ask._replace(seat=ask.to, to=ask.seat)
            game.rules[Exchange].answered(game, taken, answer)
            return
        game.reveal(self, ask.seat, answer.value, ask.to)
        count = ask.detail[1]
        # Only the chooser sees barred cards, as even their number gives something away.
        pool = answer.value
        barred = pool & ~_without_exempt(game, pool, count)
        choice = Ask(self.id, ask.to, "cards", count, count, ask.seat, barred, TAX, pool)
        game.owe(choice, first=True)


@rule(
    "exchange-facedown",
    en="Face-down exchange",
    ja="伏せ交換",
    ko="덮어놓고 교환",
    chapter="exchange",
    stage="next",
    needs=("exchange",),
    excludes=("exchange-pick", "absolute-monarchy", "tax-evasion"),
    text=(
        (
            "貧民側は手札を強い順に伏せて並べ、富豪側は見ないで好きな位置のカードを取ります。"
            "取ったカードを見るのは、返すカードを渡した後です。"
        ),
        (
            "빈민 쪽은 손패를 강한 순서로 엎어 놓고, 부호 쪽은 보지 않고 원하는 자리의 카드를 "
            "뽑습니다. 뽑은 카드는 돌려줄 카드를 준 뒤에 봅니다."
        ),
    ),
    says={
        "ask": Text(
            "Draw one of the cards of {to}. They lie face down; number 1 is the strongest.",
            "伏せてある{to}[さん|]のカードから1枚選んでください。1番がいちばん強いカードです。",
            "엎어 놓은 {to}[ 님의|] 카드에서 한 장을 고르세요. 1번이 가장 강한 카드입니다.",
        ),
        "ask-hand-over": Text(
            "Give {to} the cards that were drawn.",
            "{to}[さん|]が選んだカードを渡してください。",
            "{to}[ 님이|가] 뽑은 카드를 주세요.",
        ),
    },
)
class ExchangeFacedown(Rule):
    """The rich draw from the hand of the poor, face down and sorted, and give before they look."""

    note = Text(
        (
            "The strongest card lies first. "
            "What is drawn stays face down until the rich have given any cards of their own hand. "
            "If jokers are left out of the exchange, one that is drawn goes back, and the "
            "strongest card left is given for it."
        ),
        (
            "いちばん強いカードが1番目です。"
            "取ったカードは、富豪側が自分の手札から好きなカードを渡すまで伏せておきます。"
            "ジョーカーを交換の対象外にしている卓では、取られたジョーカーは戻し、"
            "残りのいちばん強いカードを代わりに渡します。"
        ),
        (
            "가장 강한 카드가 첫째입니다. "
            "뽑은 카드는 부호 쪽이 자기 손패에서 원하는 카드를 줄 때까지 엎어 둡니다. "
            "조커를 교환에서 빼는 곳에서는 뽑힌 조커를 되돌리고, 남은 가장 강한 카드를 대신 줍니다."
        ),
    )
    example = """
        hands    3c4d5h6c / 6s7s8s9s / 7c8cJd2h / 5cTdAsX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        a > 1 > 3    # The joker lies first, the 10 third.
        b > 1
        a > 3c4d     # a gives two cards before looking at the two drawn.
        b > 6s
        d > TdX  c > 2h
        = hand a 5h6cTdX, hand d 3c4d5cAs, hand b 7s8s9s2h
    """
    comments = (
        ("1番目はジョーカー、3番目は10です。", "첫째는 조커, 셋째는 10입니다."),
        (
            "aさんは、取った2枚を見る前に2枚渡します。",
            "a 님은 뽑은 두 장을 보기 전에 두 장을 줍니다.",
        ),
    )

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Ask the rich for the place of a first card."""
        places = range(1, game.hands[pair.poor].bit_count() + 1)
        return self._draw(pair, tuple(places), ())

    def _draw(self, pair: Pair, places: tuple[int | None, ...], drawn: tuple[int, ...]) -> Ask:
        detail = (pair.size, drawn)
        return Ask(self.id, pair.rich, "count", to=pair.poor, detail=detail, among=places)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Ask for the next place, or once enough are drawn, for the cards, after the return."""
        if ask.detail == HAND_OVER:
            game.give(self, ask.seat, ask.to, answer.value, may_empty=True)
            return
        count, drawn = ask.detail[0], (*ask.detail[1], answer.value)
        if len(drawn) < count:
            places = tuple(place for place in ask.among or () if place != answer.value)
            game.owe(self._draw(Pair(ask.seat, ask.to, count), places, drawn), first=True)
            return
        pool = _drawn(game, game.hands[ask.to], drawn)
        game.owe(Ask(self.id, ask.to, "cards", count, count, ask.seat, 0, HAND_OVER, pool))


def _drawn(game: Game, hand: int, places: tuple[int, ...]) -> int:
    """Return the cards at places of a hand, with the strongest others for exempt jokers."""
    row = _strongest_first(hand)
    free = _strongest_first(_without_exempt(game, hand, len(places)))
    given = [row[place - 1] for place in places if row[place - 1] in free]
    given += [bit for bit in free if bit not in given][: len(places) - len(given)]
    return sum(1 << bit for bit in given)


def _strongest_first(cards: int) -> list[int]:
    return sorted(bits(cards), key=code, reverse=True)
