"""Rules against hands that are too weak or too strong."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import JOKERS, NUMBER, TWO, bits, blanks, card_number, code
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.state_values import Pair
from .frame import ends

DECLARED, INSTEAD, IN_TURN = "declared", "instead", "in-turn"
MANY = 5


@rule(
    "natural-disaster",
    en="Natural disaster",
    ja="天変地異",
    ko="천변지이",
    stage="next",
    needs=("exchange",),
    excludes=("absolute-monarchy",),
    fame="many",
    tastes=("chaos", "politics"),
)
class NaturalDisaster(Rule):
    """A daihinmin with nothing but weak cards swaps the whole hand with the daifugo instead."""

    highest = option(10, 9, default=10, label=_("No card above"))
    when = option(
        default="dealt",
        label=_("The hand is looked at"),
        words={
            "dealt": _("as dealt, instead of the exchange"),
            "after-exchange": _("after the exchange, if declared"),
        },
    )

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Ask the daihinmin for the whole hand first; the ordinary tax waits behind it."""
        top = ends(game.classes)
        if self.when != "dealt" or top != (pair.rich, pair.poor):
            return ask
        held = game.hands[pair.poor].bit_count()
        return Ask(self.id, pair.poor, "cards", 0, held, pair.rich, detail=ask)

    def on_start(self, game: Change) -> None:
        found = ends(game.classes)
        if self.when == "after-exchange" and found and all(map(game.is_live, found)):
            held = game.hands[found.bottom].bit_count()
            game.owe(Ask(self.id, found.bottom, "cards", 0, held, found.top, detail=DECLARED))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        hand = game.hands[ask.seat]
        weak = all(card_number(code(bit)) + 3 <= self.highest for bit in bits(hand))
        if ask.detail == IN_TURN:
            return [Answer(hand)]
        if blanks(hand) or (weak and ask.detail == DECLARED):
            return [Answer(0), Answer(hand)]
        return [Answer(hand if weak else 0)]

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            game.set_aside(self, ask.seat, ask.to, answer.value)
        elif ask.detail != DECLARED:
            game.owe(ask.detail, first=True)
        if ask.detail == IN_TURN:
            game.hand_over(self)
        elif answer.value:
            if ask.detail != DECLARED:
                game.drop_asks(game.rules.frame.exchange, ask.to)
            held = game.hands[ask.to].bit_count()
            reply = Ask(self.id, ask.to, "cards", held, held, ask.seat, detail=IN_TURN)
            game.owe(reply, first=True)

    note = _(
        "The usual limit is 10. The other pairs exchange as always. At some tables the hand is "
        "looked at after the exchange, and the daihinmin may keep it."
    )
    says = {
        "ask": _("Your cards are all weak: swap the whole hand with {to}."),
        "ask-in-turn": _("Give {to} your whole hand."),
        "button": _("The whole hand"),
        "answer-nothing": _("It does not happen."),
    }
    worded = {
        "when=after-exchange": _(
            "A daihinmin left with nothing but weak cards may swap the whole hand with the daifugo."
        )
    }
    example = """
        hands    3cAdKs / 5c6dQs / 7h8hJc / 4s9cTd
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > 4s9cTd    # d holds nothing above a 10, and gives the whole hand ...
        a > 3cAdKs    # ... for that of the daifugo.
        c > Jc  b > 5c
        = hand a 4s9cTd, hand d 3cKsAd, leads d
    """


@rule(
    "anti-monopoly",
    en="Anti-monopoly act",
    ja="独占禁止法",
    ko="독점 금지법",
    stage="next",
    needs=("exchange",),
    fame="some",
    tastes=("politics",),
)
class AntiMonopoly(Rule):
    """A daifugo with five or more 2s and jokers hands 2s out, and gets a card for each of them."""

    mode = option(
        default="a-two-each",
        label=_("Handed out are"),
        words={
            "a-two-each": _("a 2 to each other player"),
            "excess-to-daihinmin": _("those beyond four, to the daihinmin"),
        },
    )

    def on_start(self, game: Change) -> None:
        found = ends(game.classes)
        if found:
            each = self.mode == "a-two-each"
            to = next(game.others(found.top)) if each else found.bottom
            if game.is_live(to):
                game.owe(Ask(self.id, found.top, "cards", 0, 1, to))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        hand = game.playable_cards(ask.seat)
        if ask.detail == IN_TURN:
            return game.card_answers(ask, hand)
        twos = hand & NUMBER[TWO]
        enough = (hand & (NUMBER[TWO] | JOKERS)).bit_count() >= MANY
        going_on = ask.detail == INSTEAD and self.mode == "a-two-each"
        if twos and (enough or going_on):
            return game.card_answers(ask._replace(low=1), twos)
        return [Answer(0)]

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if not answer.value:
            return
        game.give(self, ask.seat, ask.to, answer.value, may_empty=True)
        if ask.detail == IN_TURN:
            return
        to = game.next_of(ask.to) if self.mode == "a-two-each" else ask.to
        if to != ask.seat:
            game.owe(ask._replace(to=to, detail=INSTEAD), first=True)
        game.owe(Ask(self.id, ask.to, "cards", 1, 1, ask.seat, detail=IN_TURN))

    note = _(
        "Jokers are counted but stay. The 2s go round in turn order for as long as there are any; "
        "whoever got one then gives any card for it. Some tables pass on only what is beyond the "
        "fourth card, to the daihinmin."
    )
    says = {
        "ask-one": _("Give {to} a 2."),
        "ask-in-turn-one": _("Give {to} any one card in return."),
        "answer-nothing": _("No 2 has to be handed out."),
    }
    worded = {
        "mode=excess-to-daihinmin": _(
            "A daifugo with five or more 2s and jokers gives the 2s beyond four to the daihinmin."
        )
    }
    example = """
        hands    3c4c2c2d2h / 5c6d / 7h8h / 4s2sX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > 2sX  c > 8h  a > 3c4c  b > 5c
        a > 2c > 2d > 2h        # a holds four 2s and the joker, and gives everybody a 2 ...
        b > 6d  c > 5c  d > 3c  # ... for any card.
        = hand a 3c5c6d2sX, hand b 8h2c, hand c 7h2d, hand d 4c4s2h
    """
