"""Passing, the trick that a finisher leaves, and the daifugo who has to pass."""

from __future__ import annotations

from daifugo_widget.core.game.plays import apart
from daifugo_widget.core.game.refusal import Refusal, plain
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.game import Game
from ..engine.rule import Rule, option, rule
from ..engine.state_values import Exit

ALL_HAVE_PASSED = _("Everybody has passed the lead on: the first who did so has to play now.")


@rule("pass", en="Passing", ja="パス", ko="패스", frame=True, stage="next", fame="nearly-every")
class Passing(Rule):
    """A follower may pass; once all others have, the trick flows and its last player leads."""

    reenter = option(True, False, default=True, label=_("May play again after passing"))
    leader_may_pass = option(False, True, default=False, label=_("The leader may pass"))

    def must_lead(self, game: Game) -> Refusal | None:
        if not self.leader_may_pass:
            return plain("may-not-pass")
        everybody = game.passed & game.live == game.live
        return Refusal("may-not-pass", 0, ALL_HAVE_PASSED) if everybody else None

    note = _(
        "In the official rules and in the computer championship, a pass keeps you out "
        "until the trick flows. There a leader can pass the lead on, too; when all have passed, "
        "the first of them has to play."
    )
    worded = {
        "leader_may_pass=true": _(
            "Anybody may pass; once all others have, the trick flows and its last player leads."
        )
    }
    example = """
        hands  3c9cKs / 5d6dKd / 8h9hAs
        a 3c  b -      # b passes, although b could play.
        c 8h  a -
        b Kd           # After a pass you can still play in the same trick.
        c -  a -
        = leads b      # All others have passed: the trick flows and b leads.
        ! b -  may-not-pass
    """


@rule(
    "finish-trick",
    en="Trick left by a finisher",
    ja="上がった後の場",
    ko="누군가 올랐을 때 바닥 처리",
    frame=True,
    stage="flow",
    fame="nearly-every",
)
class FinishTrick(Rule):
    """When somebody goes out with the latest play, the trick goes on, or flows at once."""

    mode = option(
        default="stays",
        label=_("The trick"),
        words={"stays": _("goes on, others may follow"), "flows": _("flows at once")},
    )

    def on_out(self, game: Change, exit: Exit) -> None:
        if self.mode == "flows" and exit.how == "finish" and _was_latest(game, exit.seat):
            game.cut(self, exit.seat)

    note = _(
        "If nobody follows the last play of a finisher, the next player after the finisher leads. "
        "If the trick flows at once, the same player leads, and a strong last card holds nobody "
        "up. A foul finish does not make the trick flow."
    )
    example = """
        hands  9c / 5d6d / ThJh
        a 9c           # a is out, and the 9 stays in the field.
        = out a, top 9c
        b -  c -       # Nobody follows: the trick flows ...
        = leads b      # ... and b, the next player after a, leads.
    """


def _was_latest(game: Game, seat: int) -> bool:
    """Return whether a seat has made the latest play, or added to it, or laid cards beside it."""
    laid = apart(game.trick[-1:])
    beside = game.is_claimed() and game.turn == seat
    return bool(laid) and (beside or laid[-1].seat == seat)


@rule(
    "daifugo-composure",
    en="The daifugo's composure",
    ja="大富豪の余裕",
    ko="대부호의 여유",
    stage="next",
    fame="once",
    tastes=("politics",),
)
class DaifugoComposure(Rule):
    """The daifugo may not play in the first trick of a game."""

    def may_play(self, game: Game, seat: int) -> Refusal | None:
        if game.flows or seat != game.holder("daifugo"):
            return None
        return Refusal(
            self.id, 0, _("The daifugo, which is the top class, plays nothing in the first trick.")
        )

    note = _("A daifugo who would lead it passes the lead on to the next player.")
    example = """
        hands    5cKs / 7d9d / 6d8d / 4s3s
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d 4s
        ! a 5c  daifugo-composure    # The daifugo has to wait for the second trick.
        a -  b -  c -
        d 3s
        a 5c
    """
