"""The hint: what a sharp bot would play, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ..core.moves import Move
from ..core.text import Text
from ..daifugo.game import Game
from ..players import make_player
from ..players.reasons import reason


class Hint(NamedTuple):
    """A move that is advised, and the reason in a sentence."""

    move: Move
    why: Text


def advise(view: Game, seat: int, chance: Random) -> Hint:
    """Return the move of a sharp bot in a seat's view, with its reason."""
    move = make_player("sharp").choose(view, chance)
    return Hint(move, reason(view, move))
