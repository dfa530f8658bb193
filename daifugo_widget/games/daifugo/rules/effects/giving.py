"""Effects that move cards from one hand to another."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _, pgettext

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ..numbers import ByNumber
from .common import Giving, neighbours, right_is_back, still_in, strongest

TAKE = pgettext("from a player", "Take {cards}")


@rule("thief", en="Thief", ja="シーフ", ko="시프", fame="some", tastes=("politics",))
class Thief(ByNumber):
    """Three 4s take a neighbour's strongest card, two from the daifugo, none from the daihinmin."""

    side = option(
        default="choose",
        label=_("The neighbour"),
        words={"choose": _("either one"), "fixed": _("the one on the right")},
    )
    by_class = option(True, False, default=True, label=_("How many goes by class"))

    number = "4"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Ask for the neighbour, unless the side is fixed."""
        if not game.is_live(seat) or seat == self._holder(game, "daifugo"):
            return
        if self.side == "fixed":
            self._take(game, seat, game.next_of(seat, back=right_is_back(game)))
        else:
            game.owe(Ask(self.id, seat, "seat", among=neighbours(game, seat)))

    def _take(self, game: Change, seat: int, other: int) -> None:
        """Ask the owner for one card; by class the daifugo for two, the daihinmin for none."""
        if other == self._holder(game, "daihinmin"):
            game.announce(self, other, "nothing")
            return
        count = 2 if other == self._holder(game, "daifugo") else 1
        game.owe(Ask(self.id, other, "cards", count, count, seat))

    def _holder(self, game: Game, klass: str) -> int | None:
        """Return the seat of a class, None if the classes do not count."""
        return game.holder(klass) if self.by_class else None

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        if ask.what == "seat":
            return [Answer(seat) for seat in ask.among or ()]
        return strongest(game, ask)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.what == "seat":
            self._take(game, ask.seat, answer.value)
        else:
            game.give(self, ask.seat, ask.to, answer.value)

    note = _(
        "Where it goes by class, the daifugo cannot use it, and in the first game everybody loses "
        "one card at most. At other tables anybody takes one card, whoever the neighbour is. Some "
        "tables take from the side of the writing hand, which is the right one here."
    )
    lore = _(
        "It is the card exchange turned round. A video game with this rule asks which hand you "
        "write with, and you can lie."
    )
    says = {
        "ask-seat": _("From whom do you take?"),
        "ask": _("Give {to} your {high} strongest cards."),
        "ask-one": _("Give {to} your strongest card."),
        "announce-nothing": _("{seat} [is|are] daihinmin and [gives|give] nothing."),
    }
    worded = {
        "side=fixed,by_class=false": _(
            "Three 4s take the strongest card of the neighbour on the right."
        ),
        "side=fixed": _(
            "Three 4s take the strongest card of the neighbour on the right, two from the "
            "daifugo, none from the daihinmin."
        ),
        "by_class=false": _("Three 4s take a neighbour's strongest card, whatever the class."),
    }
    example = """
        hands  4c4d4h5s / 9c2d / 6sQs / JsX
        a 4c4d4h > d
        d > X    # a takes the strongest card of the neighbour d.
        = hand a 5sX, hand d Js, turn b
    """


@rule("nero", en="Nero", ja="ネロ", ko="네로", uncovers=True, fame="some")
class Nero(ByNumber):
    """Three Ks let their player look at each opponent's hand and take one card from each."""

    targets = option(
        default="each",
        label=_("A card is taken from"),
        words={"each": _("each opponent"), "one": _("one chosen player")},
    )

    number = "K"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if self.targets == "one" and game.hands[seat]:
            game.owe(Ask(self.id, seat, "seat"))
        else:
            self._look(game, seat, tuple(game.others(seat)))

    def _look(self, game: Change, seat: int, others: tuple[int, ...]) -> None:
        """Ask for a card of the first of these players who is still in."""
        others = still_in(game, others)
        if not others or not game.hands[seat]:
            return
        first, *later = others
        if not game.owe_hand(self, first, seat, rest=tuple(later), first=True):
            self._ask(game, seat, first, tuple(later))

    def _ask(self, game: Change, seat: int, other: int, later: tuple[int, ...]) -> None:
        pool = game.hands[other]
        game.owe(Ask(self.id, seat, "cards", 1, 1, other, detail=later, pool=pool), first=True)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat == CHANCE:
            game.learn(ask.detail.seat, answer.value)
            self._ask(game, ask.to, *ask.detail)
            return
        if ask.what == "seat":
            self._look(game, ask.seat, (answer.value,))
            return
        game.give(self, ask.to, ask.seat, answer.value)
        self._look(game, ask.seat, ask.detail)

    note = _(
        "Lose your last card in this way, and you are out. "
        "Nothing happens when the Ks were the last cards."
    )
    lore = _(
        "You gain a card for each opponent, so you are further from going out; but you have "
        "seen every hand. Take what your plan needs: a pair completed, a 2, the card that could "
        "beat you."
    )
    says = {
        "button": TAKE,
        "ask-seat": _("Whose hand do you look at?"),
        "ask": _("These are the cards of {to}: take one."),
    }
    worded = {
        "targets=one": _(
            "Three Ks let their player look at one opponent's hand and take one card from it."
        )
    }
    example = """
        hands  KcKdKh3c / 9c2d / 5sX
        a KcKdKh > 2d > X    # a sees each hand, and takes a card from each.
        = hand a 3c2dX, hand b 9c, hand c 5s, turn b
    """


@rule("nine-return", en="Nine return", ja="9戻し", ko="9 되돌리기", fame="some", tastes=("memory",))
class NineReturn(Giving):
    """As many cards as natural 9s were played are given to the previous player."""

    to = option(
        default="previous",
        label=_("Given to"),
        words={"previous": _("the previous player"), "anyone": _("a chosen player")},
    )
    exact = option(True, False, default=True, label=_("Exactly as many cards"))

    number = "9"
    back = True

    def _count(self, game: Game, play: Play) -> int:
        return play.size - play.jokers

    note = _(
        "A joker in the group does not count, and nothing happens in stairs. "
        "A player with fewer cards can give no more than these, and is out with the last one."
    )
    lore = _(
        "With 9, 2, 2 in hand do not lead the 9, or you give a 2 away: the 2s go first, and the "
        "9 last, with nothing left to give. In the article you can give fewer cards, and to "
        "anyone you like."
    )
    says = {
        "ask": _("Give {to} {high} of your cards."),
        "ask-one": _("Give {to} one of your cards."),
        "ask-free": _("Give {to} up to {high} of your cards."),
        "ask-free-one": _("Give {to} a card, or none."),
        "ask-seat": _("Who gets the cards?"),
    }
    worded = {
        "to=anyone,exact=false": _(
            "Up to as many cards as natural 9s were played may be given to a chosen player."
        ),
        "to=anyone": _("As many cards as natural 9s were played are given to a chosen player."),
        "exact=false": _(
            "Up to as many cards as natural 9s were played may be given to the previous player."
        ),
    }
    example = """
        hands  9c9d3c4c / TcJd / 5sQs
        a 9c9d > 3c4c    # Two 9s: two cards go back to c.
        = hand c 3c4c5sQs, out a, turn b
    """
