"""The card exchange between the classes."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ..core.cards import JOKERS, bits, code, codes
from ..core.moves import Answer, Ask
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..core.game import Game

PAIRS = (
    ("god", "livestock", 4), ("king", "slave", 3), ("superfugo", "superhinmin", 3),
    ("daifugo", "daihinmin", 2), ("fugo", "hinmin", 1),
)
"""Who exchanges with whom, from the outside inwards, and how many cards."""

TAX, RETURN = "tax", "return"


def strongest(hand: int, count: int) -> Iterator[int]:
    """Yield each choice of the strongest cards by the ordinary order, equals being the giver's choice."""
    numbers = sorted((code(bit) // 4 for bit in bits(hand)), reverse=True)[:count]
    if not numbers:
        yield 0
        return
    must = sum(1 << bit for bit in bits(hand) if code(bit) // 4 > numbers[-1])
    equal = [bit for bit in bits(hand) if code(bit) // 4 == numbers[-1]]
    for chosen in combinations(equal, count - must.bit_count()):
        yield must | sum(1 << bit for bit in chosen)


@rule(
    "exchange", en="Card exchange", ja="カード交換（税金・献上）", ko="카드 교환 (세금·헌상·착취)",
    chapter="exchange", frame=True, stage="next",
    text=(
        "2ゲーム目から、大貧民は強い2枚を大富豪に渡して好きな2枚をもらい、貧民と富豪は1枚ずつ交換します。",
        "두 번째 게임부터 대빈민은 가장 강한 2장을 대부호에게 주고 아무 2장을 받으며, 빈민과 부호는 1장씩 바꿉니다.",
    ),
)
class Exchange(Rule):
    """From the second game on the poor give their strongest cards to the rich and get any as many back."""

    order = option(
        "poor-first", "simultaneous", default="poor-first",
        label=Text("Who chooses first", "選ぶ順番", "고르는 순서"),
    )
    may_return = option(
        True, False, default=True,
        label=Text("The rich may hand back what they got", "もらったカードを返せる", "받은 카드를 돌려줄 수 있음"),
    )
    joker_exempt = option(
        False, True, default=False,
        label=Text("Jokers are exempt", "ジョーカーは対象外", "조커는 제외"),
    )
    counts = option(
        type="ints", label=Text("Cards, from the outermost pair inwards", "枚数（外側の組から）",
                                "장수 (바깥 짝부터)"),
    )

    def on_start(self, game: Game) -> None:
        """Ask the poor from the bottom class up, then the rich from the top down."""
        pairs = list(self._pairs(game))
        for rich, poor, count in pairs:
            game.owe(Ask(self.id, poor, "cards", count, count, rich, detail=TAX))
        for rich, poor, count in pairs:
            game.owe(Ask(self.id, rich, "cards", count, count, poor, detail=RETURN))

    def _pairs(self, game: Game) -> Iterator[tuple[int, int, int]]:
        """Yield the rich and the poor of each pair, from the outside inwards, and how many cards."""
        found = 0
        for high, low, usual in PAIRS:
            rich, poor = game.holder(high), game.holder(low)
            if rich is None or poor is None:
                continue
            counts = (*self.counts, *[0] * len(PAIRS)) if self.counts else ()
            count = counts[found] if counts else usual
            found += 1
            yield rich, poor, min(count, *(game.hands[s].bit_count() for s in (rich, poor)))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """The poor may give their strongest cards, the rich any."""
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
        choices = [cards for spare in kept
                   for cards in strongest(hand & ~_highest_jokers(hand, spare), ask.low)]
        by_codes = {tuple(codes(cards)): cards for cards in reversed(choices)
                    if cards.bit_count() == ask.low}
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
        """Keep the rich from handing back what they have just got."""
        game.agenda = tuple(
            item._replace(barred=cards)
            if isinstance(item, Ask) and item.rule == self.id and item.seat == rich else item
            for item in game.agenda
        )


def _highest_jokers(hand: int, count: int) -> int:
    return sum(1 << bit for bit in sorted(bits(hand & JOKERS), reverse=True)[:count])


