"""Threats to those who pass."""

from __future__ import annotations

from daifugo_widget.core.game.moves import SEATS, Answer, Ask
from daifugo_widget.core.game.plays import Play, apart
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ...engine.state import State
from ...engine.state_values import Exit
from ..numbers import ByNumber
from .falls import LEAVES


@rule(
    "death-sentence",
    en="Death sentence",
    ja="死の宣告",
    ko="죽음의 선고",
    life="game",
    mark_pattern="[a-i]+",
    mark_holds="seats",
    fame="some",
)
class DeathSentence(ByNumber):
    """Four 4s name a player, who comes last by passing even once from the next trick on."""

    number = "4"
    exactly = 4
    grace = option(True, False, default=True, label=_("Passes in the trick of the 4s are free"))

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        game.owe(Ask(self.id, seat, "seat", detail=None if self.grace else "at-once"))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        named, seat = str(game.mark_of(self.id) or ""), SEATS[answer.value]
        game.mark(self, named.replace(seat, "") + seat, ask.seat)
        if not self.grace:
            game.announce(self, answer.value, "at-once")

    def on_pass(self, game: Change, seat: int) -> None:
        """Put out a named player who passes, unless 4s of this very trick give grace."""
        named = str(game.mark_of(self.id) or "")
        spared = self._named_in_trick(game) if self.grace else 0
        if SEATS[seat] in named[: max(0, len(named) - spared)] and game.is_live(seat):
            game.foul(seat, self)

    def _named_in_trick(self, game: Game) -> int:
        """Return how many players 4s of this trick have named."""
        return sum(self.concerns(game.rules, laid.play) for laid in apart(game.row))

    note = _(
        "It holds to the end of the game. At some tables even a pass in the trick of the 4s loses. "
        "The loser lays the hand down, as after a foul."
    )
    lore = _(
        "It is hopeless for a weak hand and harmless for a strong one: point at the one who has "
        "to pass soonest. Where revolutions are on, four 4s are one as well."
    )
    says = {
        "value": _("a pass loses for {value}"),
        "mark": _("From the next trick on a pass loses for {value}."),
        "mark-again": _(
            "A pass loses for {value}; the player whom these 4s name may still pass in this trick."
        ),
        "ask": _("Whose pass is a foul from the next trick on?"),
        "ask-at-once": _("Whose pass is a foul from now on?"),
        "announce-at-once": _("From now on a pass loses for {seat}."),
        "foul": _("{seat} [has|have] passed under the death sentence."),
    }
    worded = {
        "grace=false": _("Four 4s name a player, who comes last by passing even once from then on.")
    }
    example = """
        hands  4c4d4h4s9c3s / 5c6c / 5d6d
        a 4c4d4h4s > b    # Four 4s: a names b.
        b -  c -          # In this trick b may still pass.
        = leads a, out -
        a 9c
        b -               # Now it is a foul.
        = out !b
    """


@rule(
    "damian",
    en="Damian",
    ja="ダミアン",
    ko="다미안",
    mark_pattern="[a-i]",
    mark_holds="seats",
    fame="once",
)
class Damian(ByNumber):
    """After three 6s a pass before the trick flows loses the game, the later the lower."""

    number = "6"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        game.mark(self, SEATS[seat], seat)

    def on_pass(self, game: Change, seat: int) -> None:
        exit = game.exit_of(seat)
        if game.mark_of(self.id) and not (exit and exit.leaving):
            game.doom(seat, self)

    def on_flow(self, game: Change) -> None:
        for exit in game.exits:
            if exit.leaving and game.is_live(exit.seat) and not game.over:
                game.leave(exit.seat, self)

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        lost = [exit for exit in game.exits if exit.rule == self.id]
        return lost + [exit for exit in low if exit.rule != self.id]

    note = _(
        "The losers leave when the trick flows, below all who are still in but above fouls and "
        "falls; of several the later is the lower. The player of the 6s loses too by passing on a "
        "later play. A loser whose hand is emptied in the same trick has lost all the same."
    )
    lore = _(
        "Damian is the child in *The Omen*, with 666 on the head. To be safe you need three of "
        "a kind above 6; if all the others have to pass, the game is over at once."
    )
    says = {
        "value": _("a pass loses"),
        "mark": _("Pass before the trick flows, and you lose."),
        "fall-plays-on": _("{seat} [has|have] passed and will leave when the trick flows."),
        "fall": LEAVES,
    }
    example = """
        hands  6c6d6h3s / 4c5c / 7c7d7h9s / 8c9c
        a 6c6d6h     # Three 6s: from here on every pass in this trick loses.
        b -
        c 7c7d7h  d -
        a -          # This includes a, who played the 6s.
        b -
        = over, classes c=daifugo b=fugo d=hinmin a=daihinmin
    """
