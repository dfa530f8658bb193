"""Random: a bot that plays any legal move."""

from __future__ import annotations

from random import Random

from ..core.moves import Call, Move
from ..daifugo.game import Game
from .answers import any_move
from .calls import own_calls
from .player import BuiltIn


class Uniform(BuiltIn):
    """A bot that plays any legal move, each as likely as the others."""

    name = "random"

    def choose(self, view: Game, rng: Random) -> Move:
        """Return any legal move."""
        return any_move(view, rng)

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Return any call of the seat, or None."""
        return rng.choice([None, *own_calls(view, seat)])
