"""Aces, which change who goes on or leads."""

from __future__ import annotations

from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.game.plays import Play, apart
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.rule import option, rule
from .numbers import ByNumber


@rule(
    "ace-tax",
    en="Ace tax",
    ja="A税収",
    ko="A 세수",
    stage="flow",
    life="play",
    mark_pattern="[a-i]",
    mark_holds="seats",
    fame="some",
    tastes=("politics",),
)
class AceTax(ByNumber):
    """A follower who plays an A takes the play below it into the hand and skips the next player."""

    number = "A"
    takes = option(
        default="play-below",
        label=_("What is taken"),
        words={"play-below": _("the play below it"), "whole-field": _("all plays below it")},
    )
    skips = option(True, False, default=True, label=_("The next player is skipped"))

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Take what lies below, and skip the next player as a rule, unless the trick flows."""
        if len(game.trick) < 2 or not game.is_live(seat):
            return
        game.take_up(self, seat, slice(-2 if self.takes == "play-below" else 0, -1))
        if self.skips and not game.cutting:
            game.mark(self, SEATS[next(game.others(seat))], seat)
            game.skip(self, seat)

    def holds_flow(self, game: Change) -> bool:
        owner = game.trick[-1].seat
        if game.mark_of(self.id) is None or not game.is_live(owner):
            return False
        game.turn_to(owner)
        return True

    def on_pass(self, game: Change, seat: int) -> None:
        if game.mark_of(self.id) is not None and game.trick[-1].seat == seat:
            game.cut(self, seat)

    def on_flow(self, game: Change) -> None:
        mark = game.mark_of(self.id)
        if mark is not None:
            skipped = SEATS.index(mark)
            game.unmark(self, skipped)
            if game.flowed:
                game.turn_to(skipped)

    note = _(
        "If somebody is skipped and all others pass, the player of the A may follow once more, and "
        "if nothing comes the skipped player leads. At some tables nobody is skipped, and the "
        "trick flows as usual. Nothing happens when going out on the A, nor with stairs, and the "
        "cards taken still count for binds."
    )
    lore = _(
        "It sounds like a punishment: one card out, one card in. But with two As on two Ks you "
        "come back with a pair of Ks. In the article the A takes all the cards of the trick, so "
        "think twice there."
    )
    says = {
        "value": _("skipped: {value}"),
        "mark": _("If all others pass, {seat} may go on."),
        "cut": _("Nobody follows the A."),
        "unmark": _("{seat} [was|were] skipped."),
    }
    worded = {
        "takes=whole-field,skips=false": _(
            "A follower who plays an A takes all plays below it into the hand."
        ),
        "skips=false": _("A follower who plays an A takes the play below it into the hand."),
        "takes=whole-field": _(
            "A follower who plays an A takes all plays below it into the hand; the next player "
            "is skipped."
        ),
    }
    example = """
        hands  9c3d / Ah4d / 5s6s / 7dTd
        a 9c
        b Ah          # b takes the 9 into the hand, and c is skipped.
        = hand b 4d9c, turn d
        d -  a -
        = turn b, top Ah
        b -           # b passes too, so c, who was skipped, leads.
        = leads c
    """


@rule("next-ace", en="Next ace", ja="次期エース", ko="차기 에이스", stage="flow", fame="some")
class NextAce(ByNumber):
    """When the trick flows, the player of the last A in it leads."""

    number = "A"

    def on_flow(self, game: Change) -> None:
        laid = reversed(apart(game.flowed))
        last = next((ace for ace in laid if self.concerns(game.rules, ace.play)), None)
        if last and not game.silent and game.is_live(last.seat) and last.seat != game.turn:
            game.turn_to(last.seat)
            game.announce(self, last.seat, "leads")

    note = _(
        "An A in stairs does nothing, and neither does one whose player has gone out. "
        "With the ace tax this comes when the trick really flows."
    )
    says = {"announce-leads": _("{seat} [was|were] the last to play an A.")}
    example = """
        hands  9c3d / Ah4d / 2s6s
        a 9c  b Ah  c 2s
        a -  b -
        = leads b     # The 2 wins the trick, but b, who played the A, leads.
    """
