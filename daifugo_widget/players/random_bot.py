"""Random: a bot that plays any legal move."""

from __future__ import annotations

from random import Random

from ..core.game.card_game import CardGame
from ..core.game.moves import Call, Move
from ..core.words.translations import _
from .player import BuiltIn


class RandomBot(BuiltIn):
    """A bot that plays any legal move, each as likely as the others."""

    name = "random"
    title = _("Random")
    about = _("Plays any card that may be played, without a plan.")

    def choose(self, view: CardGame, rng: Random) -> Move:
        """Return any legal move."""
        return view.any_move(rng)

    def call(self, view: CardGame, seat: int, rng: Random) -> Call | None:
        """Return any call of the seat, or None."""
        return rng.choice([None, *view.own_calls(seat)])
