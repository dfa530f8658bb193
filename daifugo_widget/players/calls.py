"""What bots call in or out of turn."""

from __future__ import annotations

from typing import Any

from ..core.moves import Call
from ..daifugo.game import Game

AGAINST = "illegal", "honest"
"""The attributes of a rule by which players may object: to an illegal play, or to cheating."""


def objection(view: Game, seat: int) -> Call | None:
    """Return a seat's objection to an illegal play on the table or a cheat it has found out."""
    calls = view.calls(seat) if view.doubtful or view.secrets else []
    rules = view.rules
    return next((c for c in calls if any(hasattr(rules[c.rule], name) for name in AGAINST)), None)


def own_calls(view: Game, seat: int) -> list[Call]:
    """Return the calls that a seat may make for itself, not in place of a referee."""
    return [call for call in view.calls(seat) if not view.rules[call.rule].referee]


def may_call(game: Any, seat: int) -> bool:
    """Return whether a seat may call anything that a bot would ever call."""
    calls = game.calls(seat)
    return bool(calls) and (
        game.doubtful is not None or any(not game.rules[call.rule].referee for call in calls)
    )
