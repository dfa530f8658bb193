"""A record that a seat wrote in mid-game is played on with the unseen cards dealt by chance."""

from __future__ import annotations

from dataclasses import replace

from ..core.card_game import CardGame
from ..core.cards import blanks
from ..core.history import AnyMatch, History
from .face import face_of


def filled(history: History) -> History:
    """Return a history that can be played on: as it is, or from its position with all hands dealt.

    Raises `ValueError` where too little is known for that.
    """
    if not _unseen(history.now.game):
        return history
    at = len(history.steps)
    while at and _before(history, at).game.agenda:
        at -= 1
    match = _before(history, at)
    start = face_of(match.rules.game).filled(match, len(history.steps))
    return replace(history, start=start, steps=())


def _before(history: History, at: int) -> AnyMatch:
    return history.steps[at - 1].match if at else history.start


def _unseen(game: CardGame) -> bool:
    return any(blanks(hand) for hand in game.hands) or any(blanks(h.cards) for h in game.pending)
