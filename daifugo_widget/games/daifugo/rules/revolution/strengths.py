"""Cards that are stronger or weaker than their place among the numbers."""

from __future__ import annotations

from daifugo_widget.core.cards import SEVEN
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.order import Order
from ...engine.rule import Rule, rule
from ..numbers import ByNumber

AFTER_TEN = _("The joker stands between 10 and J now: {cards} cannot beat {top}.")
LIFTED = _("7s of this colour are above all numbers now: {cards} cannot beat {top}.")


@rule(
    "seven-colours",
    en="Black seven and red seven",
    ja="ブラック7・レッド7",
    ko="블랙 세븐·레드 세븐",
    stage="strength",
    fame="some",
    tastes=("memory",),
)
class SevenColours(Rule):
    """A red 7 is above the 2, and while the order is reversed a black 7 is above the 3."""

    def strength(self, order: Order, mark: None) -> Order:
        return order.with_sevens()

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        lifted = top.rank == SEVEN and order.lifts(top.cards)
        return LIFTED if lifted and order.place[play.rank] > order.place[SEVEN] else None

    note = _(
        "Only a joker that is above all numbers is stronger. "
        "In a pair or more all 7s have to be of the strong colour, jokers aside. "
        "The 7s of the other colour keep their place, and in stairs a 7 is just a 7."
    )
    lore = _(
        "It answers a question that every revolution leaves open: who keeps something strong in "
        "both orders? Before you give a 7 away in the exchange, look at its colour."
    )
    example = """
        hands  2c4c / 7h7s5d / 2dX
        a 2c
        ! b 7s  weaker
        b 7h          # A red 7 beats even a 2.
        ! c 2d  weaker
        c X           # Only a joker is stronger.
        = top X
    """


@rule(
    "arthur",
    en="Arthur",
    ja="アーサー",
    ko="아서",
    stage="strength",
    life="game",
    mark_pattern="",
    fame="some",
)
class Arthur(ByNumber):
    """Three Ks put the joker between 10 and J for the rest of the game."""

    number = "K"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.mark_of(self.id) is None:
            game.mark(self, seat=seat)

    def strength(self, order: Order, mark: bool | None) -> Order:
        return order.with_joker("after-ten") if mark else order

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        return AFTER_TEN if play.alone and order.joker == "after-ten" else None

    note = _(
        "With a 10 or lower a joker still makes a pair of that number; with a J or higher the pair "
        "is as strong as two jokers. In stairs it stands for whatever is missing, as always. The 3 "
        "of spades still returns it, and for the exchange and for forbidden finishes it remains a "
        "joker."
    )
    lore = _(
        "King Arthur has no need of a joker above him: a joker saved for the end is now worse "
        "than a jack. At a table with all three rules of three kings this one acts first, then "
        "Nero, then the king's privilege."
    )
    says = {
        "mark": _("From now on the joker stands between 10 and J."),
        "value-": _("the joker is between 10 and J"),
    }
    example = """
        hands  KcKdKh9c4c / X5d / Jd6h
        a KcKdKh    # Three Ks: the joker is now between 10 and J.
        = mark arthur
        b -  c -  a 9c
        b X
        c Jd        # So a J beats it.
        = top Jd
    """
