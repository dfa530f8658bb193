"""Reading: a game of a record as it opens, its leader put right where need be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from ..card_game import CardGame
from ..moves import CHANCE, Marks


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
        """Return the opening with its leader put right once nothing else is owed.

        Where chance would have named one, it counts as having done so, as if that were written.
        """
        game, drawn = self.match.game, draws_leader(self.match.game)
        if self.leader is None or (game.agenda and not drawn):
            return self
        chances = self.match.chances + drawn
        return Opening(replace(self.match, game=self.leader.lead(game), chances=chances))


def draws_leader(game: CardGame) -> bool:
    """Tell whether the game waits for chance to say who leads."""
    ask = game.ask
    return ask is not None and (ask.seat, ask.what) == (CHANCE, "seat")
