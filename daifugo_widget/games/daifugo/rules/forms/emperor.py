"""The emperor: four cards in a row, each of a different suit."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.plays.play_emperors import Emperors
from ...engine.plays.play_kind import Kind
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..revolution.orders import TURNS, Turned, restore


@rule(
    "emperor", en="Emperor", ja="エンペラー", ko="엠페러", life="game", mark_pattern="", fame="some"
)
class Emperor(Turned):
    """Four consecutive cards of four different suits make a play, and a revolution."""

    then = option(
        default="revolution",
        label=_("After it"),
        words={
            "continue": _("play goes on"),
            "flow": _("the trick flows"),
            "revolution": _("there is a revolution"),
        },
    )
    follow = option(
        default="higher",
        label=_("What may follow 5-6-7-8"),
        words={"higher": _("any that starts higher: 6-7-8-9"), "clear": _("no overlap: 9-10-J-Q")},
    )

    def kinds(self, rules: RuleSet) -> Iterable[Kind]:
        return (Emperors(self.follow),)

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return play.kind == "emperor" and self.then == "revolution"

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        """Act on emperors, unless they just go on or the revolution rule acts on them."""
        own = self.then == "flow" or (self.then == "revolution" and "revolution" not in rules)
        return play.kind == "emperor" and own

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if self.then == "flow":
            game.cut(self, seat)
        elif not (game.seals_order(play) or restore(game, self, seat)):
            game.flip(self, seat)

    note = _(
        "Two or three emperors in a row make one of eight or twelve cards, in which each four have "
        "four suits. K-A-2 are consecutive, 2-3 are not, and an emperor is followed by one of as "
        "many cards. At some tables it makes a revolution, at others the trick flows or simply "
        "goes on."
    )
    says = TURNS
    worded = {
        "then=continue": _("Four consecutive cards of four different suits make a play."),
        "then=flow": _(
            "Four consecutive cards of four different suits make a play, and the trick flows."
        ),
    }
    example = """
        hands  4h5c6s7d3c / 9c9dJh / KsAd2h
        a 4h5c6s7d    # Four numbers in a row in four suits: a revolution.
        = order 2AKQJT9876543
        b -  c -
        a 3c          # The 3 is the strongest number now.
        = out a, legal -
    """
