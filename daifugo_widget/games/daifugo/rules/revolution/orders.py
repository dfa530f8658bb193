"""The order turned round by a mark, and revolutions that put another order into force."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from daifugo_widget.core.cards import ACE, KING, pretty_number, printed_number
from daifugo_widget.core.game.moves import NOBODY, Answer, Ask, Marks
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.order import Order
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet
from ..numbers import carries

TURNS = {
    "mark": _("The order of strength turns round."),
    "unmark": _("The order of strength turns back."),
}
"""What is said by a rule that turns the order round for the rest of the game."""


class Turned(Rule):
    """While the mark is in force the order of strength is the other way round."""

    stage = "strength"

    def strength(self, order: Order, mark: bool | int | None) -> Order:
        return order.opposite() if mark else order


ODD, EVEN = "odd", "even"
TURNING = ("revolution", "taepodong", "emperor")
"""The rules whose marks turn the order round for the rest of the game."""


def parity(rank: int) -> str:
    """Return `ODD` or `EVEN`, by the number that is printed on a rank."""
    return ODD if printed_number(rank) % 2 else EVEN


def came_about(game: Game) -> bool:
    """Return whether the latest play has changed the order for the rest of the game."""
    return _lasting(game.before) != _lasting(game.marks)


def _lasting(marks: Marks) -> tuple[object, ...]:
    found = dict(marks)
    religious = "religious-revolution" in found
    turned = tuple(map(found.get, (*TURNING, "omen", "absolute-revolution")))
    return turned, religious


def straighten(game: Change, seat: int) -> None:
    """End every mark that turns the order round."""
    for id in TURNING:
        if game.mark_of(id) is not None:
            game.unmark(game.rules[id], seat)


def choice_option() -> str:
    """Declare the option ``choice``: whether the order turns always, or if its player wants it."""
    return option(
        default="forced",
        label=_("It happens"),
        words={"forced": _("always"), "may-decline": _("if its player wants it")},
    )


def is_topped(game: Game) -> bool:
    """Return whether a number is on top of an order that the next revolution ends."""
    absolute = game.rules.get("absolute-revolution")
    return absolute is not None and absolute.ends(game)


def restore(game: Change, by: Rule, seat: int = NOBODY) -> bool:
    """End an order that a number is on top of, if there is one, and return whether there was."""
    if topped := is_topped(game):
        game.unmark(game.rules["absolute-revolution"], seat, by)
    return topped


class AnotherOrder(Rule):
    """A revolution that puts another order into force at once."""

    stage = "strength"
    life = "game"

    in_revolution = "changes"

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return rules.revolution_of(play) is self

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Change the order, or ask the player, unless the order is final."""
        if game.seals_order(play):
            return
        plain = game.rules.get("revolution")
        if plain and plain.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes", detail=play.rank))
        else:
            self._happen(game, seat, play.rank)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            self._happen(game, ask.seat, ask.detail)

    def _happen(self, game: Change, seat: int, rank: int) -> None:
        self._begin(game, seat, rank)
        plain = game.rules.get("revolution")
        if self._is_beyond_all(game):
            game.cut(self, seat)
        elif plain and plain.takes_effect == "flows":
            game.cut(plain, seat)

    def _is_beyond_all(self, game: Game) -> bool:
        """Return whether nothing is above the revolution, so that nobody is asked to follow."""
        return False

    @abstractmethod
    def _begin(self, game: Change, seat: int, rank: int) -> None:
        """Put the order of a revolution of this rank into force."""


@rule(
    "religious-revolution",
    en="Religious revolution",
    ja="宗教革命",
    ko="종교 혁명",
    lasts_in_silence=True,
    mark_pattern="(odd|even)?",
    fame="some",
    tastes=("chaos",),
)
class ReligiousRevolution(AnotherOrder):
    """Four Ks make A the weakest number and K the strongest, and odd follows odd, even even."""

    trigger = option(
        default="four-kings",
        label=_("It takes"),
        words={"four-kings": _("four Ks"), "three-kings": _("three Ks")},
    )

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        """Return whether a play is as many Ks as it takes."""
        if self.trigger == "three-kings":
            return carries(rules, play, KING, 3)
        return play.kind == "group" and play.rank == KING and play.size == 4

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        """Act on every play, as any may lead."""
        return True

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Let the lead say whether odd or even follows; let the Ks change the order."""
        led = game.mark_of(self.id) and len(game.trick) == 1 and game.trick[0].play == play
        if led and play.kind == "group" and not play.alone:
            game.mark(self, parity(play.rank), seat)
        if not game.silent and game.rules.revolution_of(play) is self:
            super().after_play(game, seat, play)

    def _begin(self, game: Change, seat: int, rank: int) -> None:
        straighten(game, seat)
        absolute = game.rules.get("absolute-revolution")
        if absolute and game.mark_of(absolute.id) is not None:
            game.unmark(absolute, seat)
        game.mark(self, seat=seat)

    def _is_beyond_all(self, game: Game) -> bool:
        """Return whether the Ks are what lies to be beaten, and not beside other cards."""
        top = game.trick[-1].play
        return top.kind == "group" and top.rank == KING

    def on_flow(self, game: Change) -> None:
        """Forget whether the trick was odd or even."""
        if game.mark_of(self.id) in (ODD, EVEN):
            game.mark(self)

    def allows(self, game: Game, play: Play, mark: Literal[True] | str) -> Refusal | None:
        if not game.trick or play.kind != "group":
            return None
        if play.alone or game.trick[-1].play.alone:
            return Refusal(self.id, play.cards, JOKERS_STAND_ALONE)
        if mark is True or parity(play.rank) == mark:
            return None
        wrong = WRONG_PARITY[mark]
        return Refusal(self.id, play.cards, wrong, {"number": pretty_number(play.rank)})

    def strength(self, order: Order, mark: bool | str | None) -> Order:
        return order.cut_at(ACE) if mark else order

    note = _(
        "To the end of the game A counts as 1 and K as 13: with all Ks gone Q is the strongest "
        "number, a K still out is above it, and a later revolution makes A the strongest and K the "
        "weakest. A joker may be one of the Ks; nothing is above them, "
        "so the trick flows at once and their player leads. Stairs have no parity; they may "
        "join 2 and 3 but no longer K and A. Nobody can follow a joker that is led alone, except "
        "by a return such as the spade 3, and no joker can follow alone."
    )
    says = {
        "mark": _("The numbers run from A to K now, and odd follows odd, even follows even."),
        "mark-again": _("The next leader chooses odd or even again."),
        "mark-odd": _("Only odd numbers may follow in this trick."),
        "mark-even": _("Only even numbers may follow in this trick."),
        "value-odd": _("odd"),
        "value-even": _("even"),
        "ask": _("Make the religious revolution?"),
    }
    worded = {
        "trigger=three-kings": _(
            "Three Ks make A the weakest number and K the strongest, and odd follows odd, even "
            "even."
        )
    }
    example = """
        hands  KcKdKhKs4c5c / 7d6d9h / Ad2h
        a KcKdKhKs    # Four Ks: from now on A is weakest and K strongest.
        = order A23456789TJQK, leads a
        a 4c          # An even number leads, so only even ones may follow.
        ! b 7d  religious-revolution
        b 6d
        = mark religious-revolution=even, turn c, legal -
    """


JOKERS_STAND_ALONE = _(
    "Since the religious revolution jokers alone cannot follow, and nothing can follow them "
    "but a return such as the spade 3."
)
WRONG_PARITY = {
    ODD: _("An odd number led, so {number} cannot follow: only odd numbers may."),
    EVEN: _("An even number led, so {number} cannot follow: only even numbers may."),
}
