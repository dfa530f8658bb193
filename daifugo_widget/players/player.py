"""What a player is: anything that maps a seat's view to a move."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, runtime_checkable

from ..core.moves import Call, Move


@runtime_checkable
class Player(Protocol):
    """Somebody at the table, who knows nothing but the view of its own seat.

    The same view and the same state of ``rng`` give the same move. A bot of your own is made from
    this class, and given to a table or a simulation beside the names of others.
    """

    def choose(self, view: Any, rng: Random) -> Move:
        """Return one of the moves that are open to the seat whose turn it is in its view."""

    def call(self, view: Any, seat: int, rng: Random) -> Call | None:
        """Return what the seat calls aloud now, in or out of turn, or None, as it does here."""
        return None
