"""Cuts by a number: 8s, and other numbers that cut in their place."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.game import Game
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..numbers import stairs_option
from .answers import ASKS, AnswerableCut
from .common import CutByNumber, groups_of


@rule(
    "eight-cut",
    en="Eight cut",
    ja="8切り",
    ko="8 끊기",
    aka=("やぎり", "8流し", "8流れ", "8切り返し", "야기리", "8 끊김", "8 흐름"),
    stage="answers",
    clashes={
        "number=4": ("four-cut", "four-stop"),
        "number=6": ("six-cut",),
        "number=Q": ("queen-cut",),
        "number=T": ("ten-return",),
    },
    helpers=("cuts",),
    fame="nearly-every",
    tastes=("children", "two"),
)
class EightCut(AnswerableCut):
    """A play that contains an 8 makes the trick flow, and its player leads."""

    in_stairs = stairs_option(True)
    number = option("8", "4", "6", "T", "Q", default="8", label=_("Number"))
    answer = option(
        default="none",
        label=_("It may be answered"),
        words={"none": _("by nobody"), "eight": _("by the same number")},
    )

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether this play cuts; in reversed order sixes may do it instead."""
        six = game.rules.get(SixCut)
        replaced = six is not None and six.replaces_eight and game.order.reversed
        return self.concerns(game.rules, play) and not replaced

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play] | None:
        if self.answer == "none" or cut.kind != "group":
            return None
        return groups_of(game, seat, number, cut.size, jokers=True)

    note = _(
        "The official rules do not let an 8 in stairs cut; the computer championship and many "
        "tables do. A joker in place of a card that cuts does so too, if jokers have effects. Most "
        "tables with this rule forbid an 8 that cuts as the last card."
    )
    says = ASKS
    example = """
        hands  8c3d / 9c9d / 5s6s
        a 8c        # An 8: the trick flows, and its player leads.
        = leads a, top -
        a 3d
        = out a, turn b
    """


@rule(
    "four-cut",
    en="Four cut",
    ja="4切り",
    ko="4 끊기",
    stage="flow",
    fame="once",
    tastes=("children",),
)
class FourCut(CutByNumber):
    """A play that contains a 4 makes the trick flow, and its player leads."""

    number = "4"
    in_stairs = stairs_option(False)

    note = _(
        "A 4 is weak, so it mostly cuts when it is led: its player leads twice. "
        "At some tables a 4 in stairs cuts too."
    )
    lore = _(
        "It won't win you the lead, but it gives the leader a free extra card: a 4, and then "
        "the next one."
    )
    example = """
        hands  4c3d / 9c9d / 5s6s
        a 4c        # A 4: the trick flows before b can play.
        = leads a
        a 3d
        = out a, turn b
    """


class ReversedCut(AnswerableCut):
    """A number that cuts in reversed order as an 8 does, unless four or more are played.

    If the 8 cut is on too, its options say whether this cut happens in stairs and may be answered.
    """

    stage = "answers"

    def _in_stairs(self, rules: RuleSet) -> bool:
        eight = rules.get(EightCut)
        return eight is not None and bool(eight.in_stairs)

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether this play cuts in the order of the moment."""
        few = self._count(game, play) < 4
        return game.order.reversed and few and self.concerns(game.rules, play)


@rule("five-cut", en="Five cut", ja="5切り", ko="5 끊기", fame="once", tastes=("children",))
class FiveCut(ReversedCut):
    """While the order is reversed a 5 makes the trick flow as an 8 cut does, but four 5s do not."""

    number = "5"

    note = _(
        "An 11 back reverses the order too. Together with the 8 cut, a 5 cuts in stairs if an 8 "
        "does, and may be answered if an 8 may."
    )
    lore = _("Only 4s and 3s beat a 5 then; where it cuts, not even they do.")
    says = ASKS
    example = """
        rules  base, revolution, five-cut
        hands  5c6d / 3c3d / 7s8s
        marks  revolution
        a 5c        # A 5 in a revolution: the trick flows.
        = leads a
        a 6d
        = out a, turn b
    """


@rule(
    "six-cut",
    en="Six cut",
    ja="6切り",
    ko="6 끊기",
    aka=("6流し",),
    fame="some",
    tastes=("children",),
)
class SixCut(ReversedCut):
    """While the order is reversed a 6 makes the trick flow as an 8 cut does, but four 6s do not."""

    number = "6"
    replaces_eight = option(False, True, default=False, label=_("Then there is no 8 cut"))

    note = _(
        "At some tables the 6 then cuts in place of the 8, so that one number cuts at a time. "
        "Together with the 8 cut, a 6 cuts in stairs if an 8 does, and may be answered if an 8 "
        "may. "
        "An 11 back reverses the order too, and a reversal by the 6s themselves counts already."
    )
    lore = _("Hatena's form is neat: one number cuts at a time, and a revolution changes which.")
    says = ASKS
    example = """
        rules  base, revolution, six-cut
        hands  6c7d / 3c3d / 5s8s
        marks  revolution
        a 6c        # A 6 in a revolution: the trick flows.
        = leads a
        a 7d
        = out a, turn b
    """


@rule("seven-cut", en="Seven cut", ja="7切り", ko="7 끊기", fame="once")
class SevenCut(ReversedCut):
    """While the order is reversed a 7 makes the trick flow as an 8 cut does, but four 7s do not."""

    number = "7"

    note = _(
        "An 11 back reverses the order too, and a reversal by the 7s themselves counts already. "
        "Together with the 8 cut, a 7 cuts in stairs if an 8 does, and may be answered if an 8 may."
    )
    lore = _(
        "The 8 goes on cutting in a revolution. A 7 beats most cards there anyway: the cut only "
        "stops the 3s to 6s."
    )
    says = ASKS
    example = """
        rules  base, revolution, seven-cut
        hands  7c9d / 3c3d / 5s6s
        marks  revolution
        a 7c        # A 7 in a revolution: the trick flows.
        = leads a
        a 9d
        = out a, turn b
    """


@rule(
    "queen-cut", en="Queen cut", ja="Q切り", ko="Q 끊기", stage="flow", fame="once", tastes=("two",)
)
class QueenCut(CutByNumber):
    """A Q makes the trick flow, and its player leads; not in stairs."""

    number = "Q"

    note = _("The 33-card deck for two has no 8s; here the Q cuts in their place.")
    example = """
        hands  Qc3d / KcAd
        a Qc        # A Q: the trick flows before b can play.
        = leads a
        a 3d
        = out a, over
    """
