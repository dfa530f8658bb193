"""What players do at their turn and out of it; an error says whose doing it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from ..core.game.card_game import CardGame
from ..core.game.moves import SEATS, Call, Move
from ..core.game.refusal import IllegalMove, plain
from ..core.words.arguments import short_repr
from . import name_of
from .player import Player
from .random_bot import RandomBot


def choice(player: Player, view: CardGame, rng: Random) -> Move:
    """Return the move of the player whose turn it is, from what that seat sees."""
    try:
        return player.choose(view, rng)
    except Exception as error:
        error.add_note(f"{_who(player, view.actor)} was to choose at {view!r}")
        raise


def move_of(player: Player, game: CardGame, rng: Random) -> CardGame:
    """Return the game after the move of the player whose turn it is.

    Raises `IllegalMove` for a move that is none, and says whose choice it was.
    """
    if type(player) is RandomBot:  # it looks at nothing, and draws from the legal moves
        return game.step(game.any_move(rng))
    actor = game.actor
    move = choice(player, game.seen_by(actor), rng)
    with chosen_by(player, actor, move):
        return game.move(move)


@contextmanager
def chosen_by(player: Player, seat: int, move: Move) -> Iterator[None]:
    """Say of a move that turns out to be illegal whose choice it was."""
    try:
        yield
    except IllegalMove as error:
        error.add_note(f"{_who(player, seat)} chose {short_repr(move)}")
        raise


def call_of(player: Player, game: CardGame, seat: int, rng: Random) -> Call | None:
    """Return what the player of a seat calls after a move, None if it may not or does not.

    Raises `IllegalMove` for what cannot be called.
    """
    if not game.invites_call(seat):
        return None
    view = game.seen_by(seat)
    try:
        call = player.call(view, seat, rng)
    except Exception as error:
        error.add_note(f"{_who(player, seat)} was to call at {view!r}")
        raise
    if call is None or call in game.calls(seat):
        return call
    refused = IllegalMove(plain("no-call"))
    refused.add_note(f"{_who(player, seat)} called {short_repr(call)}")
    raise refused


def _who(player: Player, seat: int) -> str:
    return f"{name_of(player)} as seat {SEATS[seat]}"
