"""The absolute revolution: an order of strength that is cut at a number."""

from __future__ import annotations

from daifugo_widget.core.cards import FIVE, SIX, printed_number
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.order import Order
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from .orders import AnotherOrder, straighten


@rule(
    "absolute-revolution",
    en="Absolute revolution",
    ja="絶対革命",
    ko="절대 혁명",
    mark_pattern="([3-9]|1[0-3])",
    helpers=("ends",),
    fame="some",
    tastes=("chaos",),
)
class AbsoluteRevolution(AnotherOrder):
    """As many cards of a number as its value (five 5s, six 6s) make the order begin with it."""

    trigger = option(
        default="five-and-six",
        label=_("Made by"),
        words={"five-and-six": _("five 5s or six 6s"), "any": _("any number from three 3s on")},
    )
    place = option(
        default="end-of-circle",
        label=_("The number becomes"),
        words={
            "end-of-circle": _("weakest, in a revolution strongest"),
            "top": _("strongest, above the reversed order"),
        },
    )

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        if play.kind != "group" or play.alone or play.size != printed_number(play.rank):
            return False
        return play.size >= 3 if self.trigger == "any" else play.rank in (FIVE, SIX)

    def ends(self, game: Game) -> bool:
        """Return whether another revolution ends this one rather than turning it round."""
        return self.place == "top" and game.mark_of(self.id) is not None

    def _begin(self, game: Change, seat: int, rank: int) -> None:
        if self.place == "top":
            straighten(game, seat)
        game.mark(self, printed_number(rank), seat)

    def strength(self, order: Order, mark: int | None) -> Order:
        if mark is None:
            return order
        return order.with_top(mark - 3) if self.place == "top" else order.cut_at(mark - 3)

    note = _(
        "Jokers make up the number: four 5s and a joker are five 5s. If the number becomes the "
        "weakest, 4 is the strongest one after five 5s, then 3, 2, A and so on down to 6 and 5. "
        "Stairs cannot cross the number but may join 2 and 3. A later revolution turns the new "
        "order round, or ends it at tables where the number itself becomes the strongest."
    )
    lore = _(
        "Think of the numbers as a circle and of the order as a cut in it: five 5s move the "
        "cut. In a revolution the circle runs backwards, and the number becomes the strongest."
    )
    says = {
        "mark": _("From now on {value} is at one end of the order of strength."),
        "unmark": _("The absolute revolution is over."),
        "ask": _("Make the absolute revolution?"),
    }
    worded = {
        "place=top": _(
            "As many cards of a number as its value (five 5s, six 6s) put it above the "
            "reversed order."
        )
    }
    example = """
        hands  5c5d5h5sX4c / 2c9d / Ks3h
        a 5c5d5h5sX    # Five 5s: the circle of numbers is cut there.
        = order 56789TJQKA234
        b -  c -
        a 4c           # Now 4 is the strongest number, above 3 and 2.
        = out a, legal -
    """
