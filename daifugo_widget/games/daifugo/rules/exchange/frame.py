"""The exchange itself: who gives how many cards to whom, in which order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from daifugo_widget.core.cards import JOKERS, bits, card_number, code, codes
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.state_values import Pair

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
    aka=("税金", "献上", "搾取"),
    frame=True,
    stage="next",
    fame="nearly-every",
    tastes=("politics",),
)
class Exchange(Rule):
    """From the second game on the poor give the rich their strongest cards and get others back."""

    order = option(
        default="poor-first",
        label=_("Who chooses first"),
        words={
            "poor-first": _("the poor, then the rich"),
            "simultaneous": _("all at the same time"),
        },
    )
    may_return = option(True, False, default=True, label=_("The rich may hand back what they got"))
    joker_exempt = option(False, True, default=False, label=_("Jokers are left out of it"))
    counts = option(
        type="ints",
        label=_("Cards, from the outermost pair inwards"),
        words={None: _("by their classes")},
    )

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        found: list[Pair] = []
        for high, low, usual in PAIRS:
            rich, poor = game.seat_with(high), game.seat_with(low)
            if rich is None or poor is None:
                continue
            counts = (*self.counts, *[0] * len(PAIRS)) if self.counts else ()
            found.append(Pair(rich, poor, counts[len(found)] if counts else usual))
        return tuple(found)

    def on_start(self, game: Change) -> None:
        pairs = [pair for pair in self._limited_pairs(game) if pair.size]
        for pair in pairs:
            ask = Ask(self.id, pair.poor, "cards", pair.size, pair.size, pair.rich, detail=TAX)
            for taxing in game.rules.hooks["tax"]:
                ask = taxing.tax(game, pair, ask)
            game.owe(ask)
        for rich, poor, count in pairs:
            game.owe(Ask(self.id, rich, "cards", count, count, poor, detail=RETURN))

    def _limited_pairs(self, game: Game) -> Iterator[Pair]:
        """Yield the pairs, each limited to what the smaller of its two hands holds.

        A player who exchanges with several at the same time gives to all of them out of one hand.
        """
        held = [hand.bit_count() for hand in game.hands]
        for pair in pairs_of(game):
            size = min(pair.size, held[pair.rich], held[pair.poor])
            held[pair.rich] -= size if self.order == "simultaneous" else 0
            yield pair._replace(size=size)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
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

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if self.order == "simultaneous":
            game.set_aside(self, ask.seat, ask.to, answer.value)
            if not any(isinstance(item, Ask) and item.rule == self.id for item in game.agenda):
                game.hand_over(self)
            return
        game.give(self, ask.seat, ask.to, answer.value, may_empty=True)
        if ask.detail == TAX and not self.may_return:
            self._bar(game, ask.to, answer.value)

    def _bar(self, game: Change, rich: int, cards: int) -> None:
        """Keep the rich from handing back what they have just got, if they have enough besides."""
        asks = (item for item in game.agenda if isinstance(item, Ask) and item.rule == self.id)
        returns = [ask for ask in asks if ask.seat == rich]
        barred = cards | returns[0].barred | (JOKERS if self.joker_exempt else 0)
        if (game.hands[rich] & ~barred).bit_count() >= sum(ask.low for ask in returns):
            game.bar(self, rich, cards)

    note = _(
        "Strongest means by the ordinary order, the joker on top, whatever a card can do; among "
        "cards of equal strength the giver chooses. Usually daihinmin and daifugo exchange two "
        "cards, hinmin and fugo one, the super classes three, nine titles from one to four; of "
        "three players only the top and the bottom class exchange. At most tables the rich see "
        "what they got before they choose what to give; if jokers are left out, the poor need not "
        "give one and the rich may not."
    )
    says = {
        "ask-tax-one": _("Give {to} your strongest card."),
        "ask-return-one": _("Give {to} any one card."),
        "ask-tax": _("Give {to} your {high} strongest cards."),
        "ask-return": _("Give {to} any {high} cards."),
    }
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


def _highest_jokers(hand: int, count: int) -> int:
    return sum(1 << bit for bit in sorted(bits(hand & JOKERS), reverse=True)[:count])
