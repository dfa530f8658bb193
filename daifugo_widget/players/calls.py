"""What bots call in or out of turn."""

from __future__ import annotations

from ..core.game import Game
from ..core.moves import Call


def objection(view: Game, seat: int) -> Call | None:
    """Return the objection of a seat to an illegal play that lies on the table."""
    calls = view.calls(seat) if view.doubtful else []
    return next((call for call in calls if view.rules[call.rule].referee), None)


def own_calls(view: Game, seat: int) -> list[Call]:
    """Return what a seat may call by its own choice, and not in the place of a referee."""
    return [call for call in view.calls(seat) if not view.rules[call.rule].referee]
