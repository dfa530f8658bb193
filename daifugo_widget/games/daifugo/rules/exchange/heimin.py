"""What heimin do while the others exchange."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import JOKERS, blanks, card_number, choices, code
from daifugo_widget.core.game.moves import SEATS, Answer, Ask
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, rule
from .frame import strongest

OFFER, REPLY = "offer", "reply"


def heimin_of(classes: tuple[str, ...]) -> list[int]:
    """Return the seats that are heimin, none in the first game of a set."""
    return [seat for seat, name in enumerate(classes) if name == "heimin"]


@rule(
    "trade",
    en="Trade",
    ja="取引",
    ko="거래",
    stage="next",
    needs=("exchange",),
    fame="once",
    tastes=("politics",),
)
class Trade(Rule):
    """Two heimin who agree may swap a card for one of the same number and another suit."""

    def on_start(self, game: Change) -> None:
        heimin = [seat for seat in heimin_of(game.classes) if game.is_live(seat)]
        for seat in heimin if len(heimin) > 1 else ():
            others = (other for other in heimin if other != seat)
            game.owe(Ask(self.id, seat, "seat", among=(None, *others)))

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        if ask.what == "seat":
            return [Answer(seat) for seat in ask.among or ()]
        natural = choices(game.playable_cards(ask.seat) & ~JOKERS, 1)
        if ask.detail == OFFER:
            return [Answer(0), *map(Answer, natural)]
        # Nothing comes last, so that a player to whom both cards are worth the same agrees.
        return [*(Answer(card) for card in natural if _fits(card, ask.barred)), Answer(0)]

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.what == "seat":
            if answer.value is not None:
                offer = Ask(self.id, ask.seat, "cards", 0, 1, answer.value, detail=OFFER)
                game.owe(offer, first=True)
        elif ask.detail == OFFER and answer.value:
            game.reveal(self, ask.seat, answer.value, ask.to)
            # The offer goes into the barred cards, which only the player who is asked sees.
            reply = Ask(self.id, ask.to, "cards", 0, 1, ask.seat, answer.value, REPLY)
            game.owe(reply, first=True)
        elif answer.value:
            game.give(self, ask.to, ask.seat, ask.barred, may_empty=True)
            game.give(self, ask.seat, ask.to, answer.value)

    note = _(
        "Each heimin in turn may show a card to one other heimin, who may give one back for it. "
        "Nobody else sees the cards; jokers are not traded."
    )
    lore = _(
        "By the base rules it gains nothing, but with stairs the right 7 fits between a 6 and an "
        "8 of its suit. If the trade is refused, you have shown a card for nothing."
    )
    says = {
        "ask-seat": _("With whom would you like to trade a card?"),
        "ask-offer-one": _("Offer {to} a card, or none."),
        "button-offer": _("Show {cards}"),
        "ask-reply-one": _(
            "{to} [offers|offer] {shown}: give a card of the same number for it, or none."
        ),
    }
    example = """
        hands    3c4d / 5c6d / 7s8s / 7h9h / 5h6h / TcJd
        classes  a=daifugo b=fugo c=heimin d=heimin e=hinmin f=daihinmin
        phase    exchange
        f > TcJd  e > 6h  a > 3c4d  b > 5c
        c > d > 7s     # c offers d the spade 7 ...
        d > 7h         # ... and gets the heart 7 for it.
        = hand c 7h8s, hand d 7s9h, asks d trade
        d > -
        = leads f
    """


def _fits(card: int, offered: int) -> bool:
    """Return whether a card may be given for the offered one; an unseen offer may fit any."""
    if blanks(offered):
        return True
    own, wanted = code(card.bit_length() - 1), code(offered.bit_length() - 1)
    return card_number(own) == card_number(wanted) and own != wanted


@rule(
    "heimin-reveal",
    en="Commoner's reveal",
    ja="平民の公開",
    ko="평민의 공개",
    stage="next",
    life="set",
    mark_pattern="[a-i]",
    mark_holds="seats",
    needs=("exchange",),
    fame="once",
    tastes=("politics",),
)
class HeiminReveal(Rule):
    """Of exactly two heimin the lower one shows their strongest card to the upper one."""

    def on_start(self, game: Change) -> None:
        heimin = heimin_of(game.classes)
        if len(heimin) != 2 or not all(map(game.is_live, heimin)):
            return
        noted = [seat for seat in heimin if SEATS[seat] == game.mark_of(self.id)]
        lower = noted[0] if noted else heimin[1]
        upper = next(seat for seat in heimin if seat != lower)
        game.owe(Ask(self.id, lower, "cards", 1, 1, upper))

    def on_end(self, game: Change) -> None:
        lower = _lower(game.ranking(), game.next_classes())
        if lower is not None:
            game.mark(self, SEATS[lower], lower)

    def on_join(
        self, mark: str | None, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> str | None:
        lower = _lower(ranking, classes)
        return None if lower is None else SEATS[lower]

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        hand = game.playable_cards(ask.seat)
        if blanks(game.hands[ask.seat]):
            return game.card_answers(ask, hand)
        by_code = {code(cards.bit_length() - 1): cards for cards in strongest(hand, 1)}
        return [Answer(cards) for cards in by_code.values()]

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        game.reveal(self, ask.seat, answer.value, ask.to)

    note = _(
        "The lower heimin is the one who went out later. "
        "Strongest means by the ordinary order, the joker on top; of equals the owner chooses."
    )
    lore = _(
        "A joke with a grain of sense: even two neighbours on the same rung are not quite equal. "
        "Somebody now knows your best card, and you know that they know."
    )
    says = {
        "ask": _("Show {to} your strongest card."),
        "button": _("Show {cards}"),
        "mark": _("{seat} [is|are] the lower one of two heimin."),
    }
    example = """
        hands    3c4d / 5c6d / 7s8s / 2d2h / 5h6h / TcJd
        classes  a=daifugo b=fugo c=heimin d=heimin e=hinmin f=daihinmin
        phase    exchange
        f > TcJd  e > 6h  a > 3c4d  b > 5c
        = asks d heimin-reveal
        d > 2h    # d, the lower of the two heimin, shows one of the 2s to c.
        = hand d 2d2h, leads f
    """


def _lower(ranking: tuple[int, ...], classes: tuple[str, ...]) -> int | None:
    """Return the lower one of exactly two heimin."""
    heimin = heimin_of(classes)
    return max(heimin, key=ranking.index) if len(heimin) == 2 else None
