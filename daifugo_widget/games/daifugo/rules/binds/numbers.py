"""Binds of numbers: one step stronger each time, alone or with the suits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from daifugo_widget.core.game.moves import MarkValue
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.words.translations import _

from ...engine.game import Game
from ...engine.order import Order
from ...engine.plays.play_runs import highest, lowest
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from .row import AFTER, FROM_START, GROUP_SUITS, LIFTED, MIDWAY_AFTER, Bind, Bound, fits
from .suits import common_suits, repeated_suits


def is_step(below: Play, above: Play, order: Order) -> bool:
    """Return whether a play begins exactly one step above where another ends."""
    if above.kind != "group":
        return lowest(above, order) == highest(below, order) + 1
    return order.is_next(above, below)


def are_steps(row: Sequence[Laid], rules: RuleSet) -> bool:
    """Return whether each play of a row was one step stronger than the one before it.

    Each goes by the order in which it was laid, which a back in the row may have turned since.
    """
    return all(
        is_step(below.play, above.play, rules.order(above.marks)) for below, above in pairwise(row)
    )


@rule(
    "number-bind",
    en="Number bind",
    ja="数字縛り（階段縛り）",
    ko="숫자 묶기",
    aka=("数縛り", "숫자 묶임", "숫자 시바", "계단 묶임"),
    lasts_in_silence=True,
    mark_pattern="",
    fame="many",
)
class NumberBind(Bind):
    """After a play exactly one step stronger, each that follows has to be one step stronger too."""

    after = AFTER
    from_start = FROM_START
    midway_after = MIDWAY_AFTER

    refused = _("Numbers are bound: only a play exactly one step stronger may follow.")

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        return True if are_steps(row, game.rules) else None

    def _keeps(self, game: Game, play: Play, mark: MarkValue) -> bool:
        return not game.trick or is_step(game.trick[-1].play, play, game.order)

    note = _(
        "Steps go by the current order, so after an 11 back they lead down. "
        "Stairs have to begin one step above the highest card before them. "
        "A joker alone may always be played, but nothing is one step above it. "
        "If the next number is not in the deck, only a joker alone can follow."
    )
    says = {
        "mark": _("Only a number exactly one step stronger may follow until the trick flows."),
        "unmark": LIFTED,
    }
    worded = {
        "after=3": _(
            "After three plays in a row, each one step stronger, what follows has to be one "
            "step stronger too."
        )
    }
    example = """
        hands  4hKc / 5s9d / 6c8d
        a 4h  b 5s    # Exactly one step stronger: numbers are bound.
        = mark number-bind
        ! c 8d  number-bind
        c 6c          # Only a 6 may follow the 5.
        = top 6c
    """


@rule(
    "strict-bind",
    en="Strict bind",
    ja="激縛り（完縛）",
    ko="격 묶기",
    aka=("完縛", "게키시바", "격시바", "격시", "완 묶임"),
    lasts_in_silence=True,
    mark_pattern=rf"{GROUP_SUITS}|[cdhs-](\.[cdhs-])+",
    mark_holds="suits",
    fame="many",
)
class StrictBind(Bind):
    """Once the same suits follow exactly one step stronger, each later play has to do so too."""

    after = AFTER
    pairs = option(
        default="all-suits",
        label=_("A pair must match"),
        words={"all-suits": _("all suits"), "partial": _("some suit")},
    )
    midway_after = MIDWAY_AFTER
    from_start = FROM_START

    refused = _(
        "{suits} and numbers are bound: only plays with {suits}, exactly one step stronger, "
        "may follow."
    )

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        if not are_steps(row, game.rules):
            return None
        common = common_suits if self.pairs == "all-suits" else repeated_suits
        return common([laid.play for laid in row])

    def _keeps(self, game: Game, play: Play, mark: MarkValue) -> bool:
        stepping = not game.trick or is_step(game.trick[-1].play, play, game.order)
        return stepping and fits(play, mark)

    note = _(
        "It needs neither the suit bind nor the number bind. Steps go by the current order: after "
        "the 10 and the J of diamonds with an 11 back only the 10 of diamonds could follow, so in "
        "fact only a joker. A play with a joker makes no such bind."
    )
    says = {
        "mark": _(
            "Only plays with {value}, exactly one step stronger, may follow until the trick flows."
        ),
        "unmark": LIFTED,
    }
    worded = {
        "after=3": _(
            "After three plays of the same suits, each one step stronger, each later play has "
            "to do so too."
        ),
        "pairs=partial": _(
            "Once some suits repeat exactly one step stronger, each later play has to do so too."
        ),
    }
    example = """
        hands  4dKc / 5d9d / 6c6d8d
        a 4d  b 5d    # The same suit, one step stronger: both are bound.
        = mark strict-bind=d
        ! c 6c  strict-bind
        ! c 8d  strict-bind
        c 6d          # Only the 6 of diamonds fits.
        = top 6d
    """
