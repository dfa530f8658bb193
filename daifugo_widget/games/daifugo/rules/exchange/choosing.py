"""Taxes that the rich choose themselves: from an open hand, or face down."""

from __future__ import annotations

from daifugo_widget.core.cards import JOKERS, bits, code
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.words.translations import _, pgettext

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, rule
from ...engine.state_values import Pair
from .frame import TAX

SHOW, HAND_OVER = "show", "hand-over"


def _without_exempt(game: Game, hand: int, count: int) -> int:
    """Return a hand without exempt jokers, if there are enough other cards in it."""
    others = hand & ~JOKERS
    exempt = game.rules.frame.exchange.joker_exempt and others.bit_count() >= count
    return others if exempt else hand


@rule(
    "exchange-pick",
    en="Rich pick from the open hand",
    ja="手札を見て選ぶ交換",
    ko="패를 보고 고르는 교환",
    stage="next",
    needs=("exchange",),
    excludes=("exchange-facedown", "absolute-monarchy", "tax-evasion"),
    fame="once",
    tastes=("politics",),
)
class ExchangePick(Rule):
    """The rich look at the hand of their poor partner and choose the cards they want."""

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        held = game.hands[pair.poor].bit_count()
        return Ask(self.id, pair.poor, "cards", held, held, pair.rich, detail=(SHOW, pair.size))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.detail == TAX:
            taken = ask._replace(seat=ask.to, to=ask.seat)
            game.rules.frame.exchange.after_choice(game, taken, answer)
            return
        game.reveal(self, ask.seat, answer.value, ask.to)
        count = ask.detail[1]
        # Only the chooser sees barred cards, as even their number gives something away.
        pool = answer.value
        barred = pool & ~_without_exempt(game, pool, count)
        choice = Ask(self.id, ask.to, "cards", count, count, ask.seat, barred, TAX, pool)
        game.owe(choice, first=True)

    note = _(
        "Nobody else sees the hand. What the rich give back is chosen as usual; if jokers are left "
        "out of the exchange, they cannot be taken."
    )
    lore = _(
        "It pays twice: the rich get the card that they want, and have seen the whole hand. To "
        "two 5s a third can be worth more than an ace."
    )
    says = {
        "ask": _("Show {to} your hand."),
        "ask-tax": _("Take {high} cards from {to}."),
        "ask-tax-one": _("Take a card from {to}."),
        "button": _("Show the whole hand"),
        "button-tax": pgettext("from a player", "Take {cards}"),
    }
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


@rule(
    "exchange-facedown",
    en="Face-down exchange",
    ja="伏せ交換",
    ko="덮어놓고 교환",
    stage="next",
    needs=("exchange",),
    excludes=("exchange-pick", "absolute-monarchy", "tax-evasion"),
    fame="once",
    tastes=("politics",),
)
class ExchangeFacedown(Rule):
    """The rich draw from the hand of the poor, face down and sorted, and give before they look."""

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        places = range(1, game.hands[pair.poor].bit_count() + 1)
        return self._draw(pair, tuple(places), ())

    def _draw(self, pair: Pair, places: tuple[int | None, ...], drawn: tuple[int, ...]) -> Ask:
        detail = (pair.size, drawn)
        return Ask(self.id, pair.rich, "count", to=pair.poor, detail=detail, among=places)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.detail == HAND_OVER:
            game.give(self, ask.seat, ask.to, answer.value, may_empty=True)
            return
        count, drawn = ask.detail[0], (*ask.detail[1], answer.value)
        if len(drawn) < count:
            places = tuple(place for place in ask.among or () if place != answer.value)
            game.owe(self._draw(Pair(ask.seat, ask.to, count), places, drawn), first=True)
            return
        pool = _cards_at(game, game.hands[ask.to], drawn)
        game.owe(Ask(self.id, ask.to, "cards", count, count, ask.seat, 0, HAND_OVER, pool))

    note = _(
        "The strongest card comes first. What is drawn stays face down until the rich have given "
        "any cards of their own hand. If jokers are exempt and you draw one, it goes back, and you "
        "get the strongest other card."
    )
    lore = _(
        "From the front the rich draw what the plain exchange would give them; in the middle "
        "pairs lie side by side. That they give blindly as well is the small revenge of the "
        "poor."
    )
    says = {
        "ask": _("Draw one of the cards of {to}. They lie face down; number 1 is the strongest."),
        "ask-hand-over": _("Give {to} the cards that were drawn."),
    }
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


def _cards_at(game: Game, hand: int, places: tuple[int, ...]) -> int:
    """Return the cards at places of a hand, with the strongest others for exempt jokers."""
    row = _strongest_first(hand)
    free = _strongest_first(_without_exempt(game, hand, len(places)))
    given = [row[place - 1] for place in places if row[place - 1] in free]
    given += [bit for bit in free if bit not in given][: len(places) - len(given)]
    return sum(1 << bit for bit in given)


def _strongest_first(cards: int) -> list[int]:
    return sorted(bits(cards), key=code, reverse=True)
