"""The hint of Daifugo: what a sharp bot would play, and why."""

from __future__ import annotations

from random import Random

from daifugo_widget.players.player import Hint

from ..engine.game import Game
from .ending import WayOut
from .reasons import reason
from .sharp import Sharp
from .unseen import Unseen


def advise(view: Game, seat: int, chance: Random) -> Hint:
    """Return the move of a sharp bot in a seat's view, with its reason.

    The way out is looked for however many cards are left, so that a player who has been told that
    nobody can stop them is also shown how.
    """
    way = None if view.ask else WayOut(Unseen(view, seat)).find(view)
    move = way or Sharp().choose(view, chance)
    return Hint(move, reason(view, move))
