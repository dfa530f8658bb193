"""A record that a seat wrote in mid-game is played on with the unseen cards dealt by chance."""

from __future__ import annotations

from ..core.card_game import CardGame
from ..core.cards import blanks
from ..core.history import History
from .face import face_of


def filled(history: History) -> History:
    """Return a history that can be played on: as it is, or with all hands dealt.

    Raises `ValueError` where too little is known for that.
    """
    if not _unseen(history.now.game):
        return history
    return face_of(history.start.rules.game).filled(history)


def _unseen(game: CardGame) -> bool:
    return any(blanks(hand) for hand in game.hands) or any(blanks(h.cards) for h in game.pending)
