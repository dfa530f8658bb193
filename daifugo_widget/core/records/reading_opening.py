"""How a game of a record opens, with its leader put right if need be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from ..game.card_game import CardGame
from ..game.moves import CHANCE, Marks


class Leader(NamedTuple):
    """The seat that leads after the exchange, and the marks then that the record gives.

    The rules cannot find the holder of a card among unseen hands.
    """

    seat: int
    marks: Marks

    def lead(self, game: Any) -> Any:
        """Return the game with this seat about to lead."""
        led = game.copy()
        led.turn, led.agenda = self.seat, ()
        led.marks = tuple(sorted({**dict(led.marks), **dict(self.marks)}.items()))
        return led


class Opening(NamedTuple):
    """A match at the start of a game; ``leader`` is put in at the end of the exchange."""

    match: Any
    leader: Leader | None = None

    def with_leader(self) -> Opening:
        """Return the opening with its leader put in, once nothing else is owed.

        If chance would have drawn the leader, that counts as done, as if the draw were written.
        """
        game, drawn = self.match.game, draws_leader(self.match.game)
        if self.leader is None or (game.agenda and not drawn):
            return self
        chances = self.match.chances + drawn
        return Opening(replace(self.match, game=self.leader.lead(game), chances=chances))


def draws_leader(game: CardGame) -> bool:
    """Return whether the game waits for chance to draw the leader."""
    ask = game.ask
    return ask is not None and (ask.seat, ask.what) == (CHANCE, "seat")
