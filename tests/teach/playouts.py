"""Playing a position out many times: how often an answer of a question leads to the first place."""

from __future__ import annotations

from random import Random
from typing import Any

from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.players.imagine import imagine
from daifugo_widget.games.daifugo.players.unseen import Unseen
from daifugo_widget.players import player_of
from daifugo_widget.players.acting import move_of

DEALS = 100
STEADY = player_of("steady", "daifugo")


def firsts(game: Game, moves: list[Move], deals: int = DEALS) -> list[int]:
    """Return in how many imagined deals the seat that acts comes first after each move.

    The cards that it has not seen are dealt anew each time, alike for every move, and all seats go
    on as the bot `steady` does.
    """
    view = game.seen_by(game.actor)
    unseen = Unseen(view, game.actor)
    tables = [imagine(view, unseen, Random(f"deal {number}")) for number in range(deals)]
    return [sum(_is_first(table.step(move), game.actor) for table in tables) for move in moves]


def _is_first(game: Any, seat: int) -> bool:
    """Play on until somebody has come first, and return whether it is the seat."""
    rng = Random(0)
    while not (game.over or any(exit.how == "finish" for exit in game.exits)):
        game = move_of(STEADY, game, rng)
    return bool(game.ranking()[0] == seat)
