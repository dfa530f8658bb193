"""Rules that take the effects of cards and give them back: Bloody Mary B, Jeanne d'Arc B."""

from __future__ import annotations

from daifugo_widget.core.cards import JOKERS, NUMBER, QUEEN, THREE, TWO
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.order import Order
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..numbers import ByNumber
from .common import Purging


class Queens(ByNumber):
    """Two or more Qs in a group."""

    number = "Q"

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.kind == "group" and rules.count(play, QUEEN) > 1


@rule(
    "bloody-mary-silence",
    en="Bloody Mary B",
    ja="ブラッディメアリB",
    ko="블러디 메리 (패턴 2)",
    life="game",
    mark_pattern="",
    silences=True,
    uncovers=True,
    excludes=("bloody-mary-strongest",),
    fame="some",
)
class BloodyMarySilence(Queens, Purging):
    """Two or more Qs take the opponents' jokers, and no card has an effect any more."""

    includes_self = option(False, True, default=False, label=_("Your own jokers too"))
    foul_kept = option(
        default="none",
        label=_("Forbidden as the last play after it"),
        words={"none": _("nothing"), "two": _("a 2, in a revolution a 3")},
    )

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if self._is_lifted(game):
            game.unmark(self, seat, game.rules["jeanne-relief"])
            return
        game.mark(self, seat=seat)
        losers = ((seat,) if self.includes_self else ()) + tuple(game.others(seat))
        self._purge(game, tuple((loser, JOKERS) for loser in losers))

    def _is_lifted(self, game: Game) -> bool:
        """Return whether the Qs answer a cut by Qs that has brought the silence just now.

        The effects of a cut come after the silence stage of its answer, where Qs lift one that was
        there before.
        """
        brought = game.mark_of(self.id) and self.id not in dict(game.before)
        return bool(brought and "jeanne-relief" in game.rules)

    def fouls_kept(self, order: Order) -> int:
        """Return the 2s, or in a revolution the 3s, if they stay forbidden as the last play."""
        return NUMBER[THREE if order.reversed else TWO] if self.foul_kept == "two" else 0

    note = _(
        "Only what a particular card does is off: there is no 8 cut and at most tables no card "
        "is forbidden as the last one, but suits are still bound, stairs are still played, and "
        "four of a number still make a revolution. "
        "The 3 of spades may still be laid on a joker, but nothing flows and nobody can beat "
        "it; if play goes on from the 3 anyway, it lies there as an ordinary 3."
    )
    lore = _(
        "It is for those who hold nothing but strength: what remains is the base game, with "
        "stairs, binds and four of a kind. If your hand is plain and high, take the tricks away "
        "from the clever ones."
    )
    says = {
        "mark": _("From the next play on no card has an effect."),
        "unmark": _("The cards have their effects again."),
    }
    worded = {
        "includes_self=true": _(
            "Two or more Qs take everybody's jokers, and no card has an effect any more."
        )
    }
    example = """
        rules  base, bloody-mary-silence, eight-cut
        hands  QcQd8c9s / TcX3d / KcAd
        a QcQd      # Two Qs: b has to discard the joker, and the cards lose their effects.
        = hand b 3dTc, discards X, mark bloody-mary-silence
        b -  c -
        a 8c        # The 8 does not cut.
        = turn b, top 8c
    """


@rule(
    "jeanne-relief",
    en="Jeanne d'Arc B",
    ja="ジャンヌダルクB",
    ko="잔 다르크 (패턴 2)",
    stage="silence",
    lasts_in_silence=True,
    needs=("bloody-mary-silence",),
    excludes=("bloody-mary-strongest",),
    fame="some",
)
class JeanneRelief(Queens):
    """Two or more Qs lift Bloody Mary B, so that the cards have their effects again."""

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        mary = game.rules[BloodyMarySilence]
        if any(id == mary.id for id, _ in game.before):
            game.unmark(mary, seat, self)

    note = _("So the first Qs bring Bloody Mary, the next ones Jeanne d'Arc, and so on in turn.")
    lore = _(
        "There are four queens: one pair can silence the table, and the other pair free it. If "
        "you hold an 8, wait for the silence to be over."
    )
    example = """
        rules  base, bloody-mary-silence, jeanne-relief, eight-cut
        marks  bloody-mary-silence
        hands  QcQd8c9s / 8d3d / KcAd
        a QcQd      # Two Qs in the silence: the cards have their effects again.
        = mark -bloody-mary-silence
        b -  c -
        a 8c        # The 8 cuts.
        = leads a
    """
