"""A game of a record as it has begun: laid out or dealt, its leader put right where need be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from ..moves import Marks


class Leader(NamedTuple):
    """Who leads after the exchange, and the marks then, where the record says so.

    The rules cannot find the holder of a card among hands that are not seen.
    """

    seat: int
    marks: Marks

    def lead(self, game: Any) -> Any:
        """Return the game with its leader put right."""
        led = game.copy()
        led.turn, led.marks, led.agenda = self.seat, self.marks or led.marks, ()
        return led


class Opening(NamedTuple):
    """A match at the start of a game; ``leader`` waits for the end of the exchange."""

    match: Any
    leader: Leader | None = None

    def settled(self) -> Opening:
        """Return the opening with its leader put right once nothing else is owed."""
        game = self.match.game
        if self.leader is None or (game.agenda and not game.owes_chance):
            return self
        return Opening(replace(self.match, game=self.leader.lead(game)))
