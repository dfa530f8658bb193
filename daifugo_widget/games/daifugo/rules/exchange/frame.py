"""The exchange itself: who gives how many cards to whom, in which order."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ...core.cards import JOKERS, bits, card_number, code, codes
from ...core.moves import Answer, Ask
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Pair

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...daifugo.game import Game

PAIRS = (
    ("god", "livestock", 4),
    ("king", "slave", 3),
    ("superfugo", "superhinmin", 3),
    ("daifugo", "daihinmin", 2),
    ("fugo", "hinmin", 1),
)
"""Which classes exchange, from the outside inwards, and how many cards."""

TAX, RETURN = "tax", "return"


class Ends(NamedTuple):
    """The seats of the top and of the bottom class."""

    top: int
    bottom: int


def ends(classes: Sequence[str]) -> Ends | None:
    """Return who is at the top and who at the bottom, None if nobody exchanges."""
    held = (pair for pair in PAIRS if pair[0] in classes and pair[1] in classes)
    return next((Ends(classes.index(top), classes.index(low)) for top, low, _ in held), None)


def pairs_of(game: Game) -> tuple[Pair, ...]:
    """Return who exchanges with whom by all rules together."""
    pairs: tuple[Pair, ...] = ()
    for changing in game.rules.hooks["exchanges"]:
        pairs = changing.exchanges(game, pairs)
    return pairs


def strongest(hand: int, count: int) -> Iterator[int]:
    """Yield each choice of the strongest cards by the ordinary order, any among equals."""
    numbers = sorted((card_number(code(bit)) for bit in bits(hand)), reverse=True)[:count]
    if not numbers:
        yield 0
        return
    must = sum(1 << bit for bit in bits(hand) if card_number(code(bit)) > numbers[-1])
    equal = [bit for bit in bits(hand) if card_number(code(bit)) == numbers[-1]]
    for chosen in combinations(equal, count - must.bit_count()):
        yield must | sum(1 << bit for bit in chosen)


@rule(
    "exchange",
    en="Card exchange",
    ja="カード交換（税金・献上）",
    ko="카드 교환 (세금·헌상·착취)",
    chapter="exchange",
    frame=True,
    stage="next",
    text=(
        (
            "2ゲーム目から、大貧民はふつう強い2枚を大富豪に渡し、大富豪が選んだ2枚をもらいます。"
            "貧民と富豪も同じように1枚ずつ交換します。"
        ),
        (
            "두 번째 게임부터 대빈민은 보통 가장 강한 2장을 대부호에게 주고 대부호가 고른 2장을 "
            "받습니다. "
            "빈민과 부호도 같은 방법으로 1장씩 바꿉니다."
        ),
    ),
    says={
        "ask-tax-one": Text(
            "Give {to} your strongest card.",
            "いちばん強いカードを{to}[さん|]に渡してください。",
            "가장 강한 카드를 {to}[ 님에게|에게] 주세요.",
        ),
        "ask-return-one": Text(
            "Give {to} any one card.",
            "好きなカードを1枚、{to}[さん|]に渡してください。",
            "원하는 카드 한 장을 {to}[ 님에게|에게] 주세요.",
        ),
        "ask-tax": Text(
            "Give {to} your {high} strongest cards.",
            "いちばん強いカードを{high}枚、{to}[さん|]に渡してください。",
            "가장 강한 카드 {high}장을 {to}[ 님에게|에게] 주세요.",
        ),
        "ask-return": Text(
            "Give {to} any {high} cards.",
            "好きなカードを{high}枚、{to}[さん|]に渡してください。",
            "원하는 카드 {high}장을 {to}[ 님에게|에게] 주세요.",
        ),
    },
)
class Exchange(Rule):
    """From the second game on the poor give the rich their strongest cards and get others back."""

    order = option(
        "poor-first",
        "simultaneous",
        default="poor-first",
        label=Text("Who chooses first", "選ぶ順番", "고르는 순서"),
        words={
            "poor-first": Text("the poor, then the rich", "貧民側が先", "빈민 쪽이 먼저"),
            "simultaneous": Text("all at the same time", "全員同時", "모두 동시에"),
        },
    )
    may_return = option(
        True,
        False,
        default=True,
        label=Text(
            "The rich may hand back what they got",
            "もらったカードを返してもよい",
            "받은 카드를 돌려줘도 됨",
        ),
    )
    joker_exempt = option(
        False,
        True,
        default=False,
        label=Text(
            "Jokers are left out of it",
            "ジョーカーは交換の対象外",
            "조커는 교환에서 제외",
        ),
    )
    counts = option(
        type="ints",
        label=Text(
            "Cards, from the outermost pair inwards",
            "枚数（外側の組から）",
            "장수(바깥 짝부터)",
        ),
        words={None: Text("by their classes", "階級による", "계급에 따름")},
    )

    note = Text(
        (
            "Strongest means by the ordinary order, the joker on top, whatever a card can do; "
            "among cards of equal strength the giver chooses. "
            "Usually daihinmin and daifugo exchange two cards, hinmin and fugo one, the super "
            "classes three, nine titles from one to four; of three players only the top and the "
            "bottom class exchange. "
            "At most tables the rich see what they got before they choose what to give; if jokers "
            "are left out, the poor need not give one and the rich may not."
        ),
        (
            "「強い」は平常時の強さで決め（ジョーカーが最強）、同じ強さなら渡す人が選びます。"
            "ふつう超富豪と超貧民は3枚、9つの階級では外側から4・3・2・1枚で、3人のときは、"
            "いちばん上と下の階級だけが交換します。たいていの卓では、"
            "富豪側はもらったカードを見てから渡すカードを選びます。ジョーカーが対象外なら、"
            "貧民側は渡さなくてもよく、富豪側は渡せません。"
        ),
        (
            "강한 카드는 평상시의 세기로 따지고(조커가 가장 강함), 같은 세기라면 주는 사람이 "
            "고릅니다. 보통 초부호와 초빈민은 3장, 아홉 계급이면 바깥쪽부터 4·3·2·1장이며, "
            "3명일 때는 맨 위와 맨 아래 계급만 바꿉니다. 대부분의 곳에서 부호 쪽은 받은 카드를 "
            "보고 나서 줄 카드를 고릅니다. 조커가 대상이 아니면 빈민 쪽은 주지 않아도 되고 부호 "
            "쪽은 줄 수 없습니다."
        ),
    )
    example = """
        hands    3c4d9sKd / 5c6dTsQh / 7h8hJcKs / 4s5s2cX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        ! d > 5s2c  exchange
        d > 2cX      # The daihinmin has to give the two strongest cards ...
        c > Ks       # ... and the hinmin the strongest one.
        a > 3c4d     # The daifugo gives any two cards back ...
        b > 5c       # ... and the fugo any one.
        = hand d 3c4d4s5s, leads d
    """
    comments = (
        (
            "大貧民は、いちばん強い2枚を渡さなければなりません。",
            "대빈민은 가장 강한 두 장을 주어야 합니다.",
        ),
        ("貧民は、いちばん強い1枚を渡します。", "빈민은 가장 강한 한 장을 줍니다."),
        ("大富豪は、好きな2枚を返します。", "대부호는 원하는 두 장을 돌려줍니다."),
        ("富豪は、好きな1枚を返します。", "부호는 원하는 한 장을 돌려줍니다."),
    )

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Return the pairs of the classes that are held, from the outside inwards."""
        found: list[Pair] = []
        for high, low, usual in PAIRS:
            rich, poor = game.seat_with(high), game.seat_with(low)
            if rich is None or poor is None:
                continue
            counts = (*self.counts, *[0] * len(PAIRS)) if self.counts else ()
            found.append(Pair(rich, poor, counts[len(found)] if counts else usual))
        return tuple(found)

    def on_start(self, game: Game) -> None:
        """Ask the poor from the bottom class up, then the rich from the top down."""
        pairs = [pair for pair in self._limited(game) if pair.size]
        for pair in pairs:
            ask = Ask(self.id, pair.poor, "cards", pair.size, pair.size, pair.rich, detail=TAX)
            for taxing in game.rules.hooks["tax"]:
                ask = taxing.tax(game, pair, ask)
            game.owe(ask)
        for rich, poor, count in pairs:
            game.owe(Ask(self.id, rich, "cards", count, count, poor, detail=RETURN))

    def _limited(self, game: Game) -> Iterator[Pair]:
        """Yield the pairs, each limited to what the smaller of its two hands holds.

        A player who exchanges with several at the same time gives to all of them out of one hand.
        """
        held = [hand.bit_count() for hand in game.hands]
        for pair in pairs_of(game):
            size = min(pair.size, held[pair.rich], held[pair.poor])
            held[pair.rich] -= size if self.order == "simultaneous" else 0
            yield pair._replace(size=size)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Let the poor give their strongest cards, and the rich any."""
        hand = game.hands[ask.seat]
        if ask.detail == RETURN:
            keep = JOKERS if self.joker_exempt and (hand & ~JOKERS).bit_count() >= ask.low else 0
            return game.card_answers(ask, game.playable_cards(ask.seat) & ~(keep | ask.barred))
        return self._tax(game, ask)

    def _tax(self, game: Game, ask: Ask) -> list[Answer]:
        hand = game.playable_cards(ask.seat)
        if hand != game.hands[ask.seat]:
            return list(game.card_answers(ask, hand))
        jokers = (hand & JOKERS).bit_count()
        kept = range(jokers + 1) if self.joker_exempt else range(1)
        choices = [
            cards
            for spare in kept
            for cards in strongest(hand & ~_highest_jokers(hand, spare), ask.low)
        ]
        by_codes = {
            tuple(codes(cards)): cards
            for cards in reversed(choices)
            if cards.bit_count() == ask.low
        }
        return [Answer(cards) for cards in by_codes.values()]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Hand the cards over, or lay them aside until everybody has chosen."""
        if self.order == "simultaneous":
            game.set_aside(self, ask.seat, ask.to, answer.value)
            if not any(isinstance(item, Ask) and item.rule == self.id for item in game.agenda):
                game.hand_over(self)
            return
        game.give(self, ask.seat, ask.to, answer.value, may_empty=True)
        if ask.detail == TAX and not self.may_return:
            self._bar(game, ask.to, answer.value)

    def _bar(self, game: Game, rich: int, cards: int) -> None:
        """Keep the rich from handing back what they have just got, if they have enough besides."""
        asks = (item for item in game.agenda if isinstance(item, Ask) and item.rule == self.id)
        returns = [ask for ask in asks if ask.seat == rich]
        barred = cards | returns[0].barred | (JOKERS if self.joker_exempt else 0)
        if (game.hands[rich] & ~barred).bit_count() >= sum(ask.low for ask in returns):
            game.bar(self, rich, cards)


def _highest_jokers(hand: int, count: int) -> int:
    return sum(1 << bit for bit in sorted(bits(hand & JOKERS), reverse=True)[:count])
