"""Random: a player who takes whatever comes."""

from __future__ import annotations

from random import Random

from ..core.moves import Call, Move
from ..daifugo.game import Game
from .answers import any_move
from .calls import own_calls
from .player import BuiltIn


class Uniform(BuiltIn):
    """Plays any legal move, each as likely as the others."""

    name = "random"

    def choose(self, view: Game, rng: Random) -> Move:
        """Return any move."""
        return any_move(view, rng)

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Call something, or nothing."""
        return rng.choice([None, *own_calls(view, seat)])
