"""Looking ahead to the end: how a seat leaves, and the way out that nobody can stop."""

from __future__ import annotations

from daifugo_widget.core.cards import blanks
from daifugo_widget.core.game.moves import Answer, Move, Pass
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.legality import acting_extras
from .answers import shortlist
from .unseen import LONG, Unseen

MOST_TRIES = 60
MOST_LAID = 8
"""If more unseen cards may be laid on a play, it takes too long to list which really fit."""


def how_left(game: Game, seat: int) -> str | None:
    """Return how a seat has left a game, None while it plays, even after it has fallen."""
    exit = None if game.is_live(seat) else game.exit_of(seat)
    return exit.how if exit else None


def may_play_much(game: Game, unseen: Unseen) -> bool:
    """Return whether an unseen hand may have so many plays that listing them takes long.

    It may when it leads, when a long run lies on the table, and when a rule lets many of the unseen
    cards be laid on what lies there.
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
    """A search for plays that nobody can beat, one after the other, down to a clean finish."""

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
        """Return whether nobody can stop the seat after its own move has led to a position."""
        settled = self._settle(game)
        if settled is None or settled.over or how_left(settled, self.seat):
            return settled is not None and how_left(settled, self.seat) == "finish"
        return self.find(settled) is not None

    def _settle(self, game: Game) -> Game | None:
        """Play on while the others can only pass; None as soon as one of them may have a choice."""
        if how_left(game, self.seat) or game.over or game.actor == self.seat:
            return game
        if game.trick and not game.ask and self._may_be_beaten(game):
            return None
        while game.actor != self.seat:
            move = None if may_play_much(game, self.unseen) else game.only_move()
            if move is None:
                return None
            game = game.step(move)
        return game

    def _may_be_beaten(self, game: Game) -> bool:
        """Return whether unseen cards may beat the play on top, perhaps by a special rule."""
        top = game.trick[-1].play
        special = not top.alone and game.rules.extras_on(top)
        return bool(special) or self.unseen.stands(game) < 1


def _cards(move: Move) -> int:
    if isinstance(move, Play):
        return move.size
    return move.value.bit_count() if isinstance(move, Answer) and type(move.value) is int else 0
