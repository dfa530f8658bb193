"""Looking ahead to the end: how a seat leaves, and the way out that nobody can stop."""

from __future__ import annotations

from ..core.cards import blanks
from ..core.moves import Answer, Move, Pass
from ..core.plays import Play
from ..daifugo.game import Game
from ..daifugo.legality import acting_extras
from .answers import only_move, shortlist
from .unseen import LONG, Unseen

MOST_TRIES = 60
MOST_LAID = 8
"""Of more unseen cards that may be laid on a play it is not listed which really fit."""


def how_left(game: Game, seat: int) -> str | None:
    """Return how a seat has left a game, None while it is in, be it as one that fell."""
    exit = None if game.is_live(seat) else game.exit_of(seat)
    return exit.how if exit else None


def may_play_much(game: Game, unseen: Unseen) -> bool:
    """Tell whether a hand that is not seen may hold so much to play that to list it takes long.

    That is where it leads, where a long run lies there, and where a rule lets many of the cards be
    laid on what lies there.
    """
    if game.agenda or not blanks(game.hands[game.turn]) or game.may_not_play(game.turn):
        return False
    if not game.trick:
        return unseen.cards.bit_count() > 1
    top = game.trick[-1].play
    if top.kind != "group" and top.size >= LONG:
        return True
    fitting = (cards & unseen.cards for _, cards, _ in acting_extras(game))
    return any(cards.bit_count() > MOST_LAID for cards in fitting)


class WayOut:
    """Searches for plays that nobody can beat, one after the other down to a clean finish."""

    def __init__(self, unseen: Unseen) -> None:
        self.unseen, self.seat = unseen, unseen.seat
        self.tries = 0

    def find(self, game: Game) -> Move | None:
        """Return the first move of a way out that nobody can stop, or None."""
        for move in sorted(shortlist(game), key=_cards, reverse=True):
            if isinstance(move, Pass):
                continue
            self.tries += 1
            if self.tries > MOST_TRIES:
                return None
            if self.goes(game.step(move)):
                return move
        return None

    def goes(self, game: Game) -> bool:
        """Tell whether nobody can stop the seat once it has come to a position by its own move."""
        settled = self._settle(game)
        if settled is None or settled.over or how_left(settled, self.seat):
            return settled is not None and how_left(settled, self.seat) == "finish"
        return self.find(settled) is not None

    def _settle(self, game: Game) -> Game | None:
        """Go on while the others can only pass; None as soon as one of them may have a choice."""
        if how_left(game, self.seat) or game.over or game.actor == self.seat:
            return game
        if game.trick and not game.ask and self._may_be_beaten(game):
            return None
        while game.actor != self.seat:
            move = None if may_play_much(game, self.unseen) else only_move(game)
            if move is None:
                return None
            game = game.step(move)
        return game

    def _may_be_beaten(self, game: Game) -> bool:
        """Tell whether unseen cards may beat the play on top, be it by a rule of its own."""
        top = game.trick[-1].play
        special = not top.alone and game.rules.extras_on(top)
        return bool(special) or self.unseen.stands(game) < 1


def _cards(move: Move) -> int:
    if isinstance(move, Play):
        return move.size
    return move.value.bit_count() if isinstance(move, Answer) and type(move.value) is int else 0
