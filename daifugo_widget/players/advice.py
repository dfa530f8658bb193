"""The hint of Daifugo: what a sharp bot would play, and why."""

from __future__ import annotations

from random import Random

from ..daifugo.game import Game
from .player import Hint
from .reasons import reason
from .sharp import Sharp


def advise(view: Game, seat: int, chance: Random) -> Hint:
    """Return the move of a sharp bot in a seat's view, with its reason."""
    move = Sharp().choose(view, chance)
    return Hint(move, reason(view, move))
