"""The end of a game between the last two players whose cards are known: solved exactly."""

from __future__ import annotations

from daifugo_widget.core.cards import KNOWN, blanks
from daifugo_widget.core.game.moves import CHANCE, Move

from ..engine.game import Game
from .unseen import Unseen

MOST_CARDS = 14
"""With more cards in the two hands a game has too many courses."""
MOST_POSITIONS, DEEPEST = 1500, 60
"""How many positions are looked at, and how many moves ahead, before the search gives up."""


class LastTwo:
    """A search for the move after which the seat goes out before the other, whatever that does."""

    def __init__(self, view: Game, unseen: Unseen) -> None:
        self.view, self.seat, self.unseen = view, view.actor, unseen
        self._looked = 0

    def move(self) -> Move | None:
        """Return a move that wins for certain; None if there is none, or it is not known."""
        deal = self._deal()
        if deal is None:
            return None
        try:
            return next((move for move in deal.moves() if self._wins(deal.step(move), 1)), None)
        except _TooManyError:
            return None

    def _deal(self) -> Game | None:
        """Return the game with the hands of both, if these are known and small."""
        view = self.view
        others = list(view.others(self.seat))
        if len(others) != 1 or view.agenda or view.secrets:
            return None
        (other,) = others
        if view.hands[self.seat].bit_count() + view.hands[other].bit_count() > MOST_CARDS:
            return None
        if not blanks(view.hands[other]):
            return view
        if self.unseen.cards.bit_count() != self.unseen.held[other] or blanks(view.discards):
            return None
        deal, hands = view.copy(), list(view.hands)
        hands[other] = self.unseen.cards | view.hands[other] & KNOWN
        deal.hands = tuple(hands)
        return deal

    def _wins(self, game: Game, ahead: int) -> bool:
        """Return whether the seat comes out before the other from a position."""
        if game.over or not game.is_live(self.seat):
            return self._is_ahead(game)
        self._looked += 1
        if self._looked > MOST_POSITIONS or ahead > DEEPEST or game.actor == CHANCE:
            raise _TooManyError
        after = (self._wins(game.step(move), ahead + 1) for move in game.moves())
        return any(after) if game.actor == self.seat else all(after)

    def _is_ahead(self, game: Game) -> bool:
        ranking = game.ranking()
        (other,) = self.view.others(self.seat)
        return ranking.index(self.seat) < ranking.index(other)


class _TooManyError(Exception):
    """There are more positions than can be looked at, or chance decides."""
