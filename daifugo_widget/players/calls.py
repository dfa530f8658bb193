"""What bots call in or out of turn."""

from __future__ import annotations

from typing import Any

from ..core.moves import Call
from ..daifugo.game import Game

AGAINST = "illegal", "honest"
"""What a rule has by which others may be called to account: for a play, or for cheating."""


def objection(view: Game, seat: int) -> Call | None:
    """Return the objection of a seat to an illegal play on the table, or to who is found out."""
    calls = view.calls(seat) if view.doubtful or view.secrets else []
    rules = view.rules
    return next((c for c in calls if any(hasattr(rules[c.rule], name) for name in AGAINST)), None)


def own_calls(view: Game, seat: int) -> list[Call]:
    """Return what a seat may call by its own choice, and not in the place of a referee."""
    return [call for call in view.calls(seat) if not view.rules[call.rule].referee]


def may_call(game: Any, seat: int) -> bool:
    """Tell whether a seat may call anything that a bot would ever call."""
    calls = game.calls(seat)
    return bool(calls) and (
        game.doubtful is not None or any(not game.rules[call.rule].referee for call in calls)
    )
