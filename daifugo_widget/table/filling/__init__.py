"""A record that a seat wrote in mid-game is played on: its unseen cards are dealt by chance.

`retelling` finds a game of Daifugo whole, with the help of `reach`, `guessing` and `undoing`; where
it does not, `dealing_out` lays out where the game stands.
"""

from __future__ import annotations

from ...core.history import History
from ..face import face_of


def filled(history: History) -> History:
    """Return a history that can be played on: as it is, or with all hands dealt.

    Raises `ValueError` where too little is known for that.
    """
    if not history.now.game.is_view():
        return history.settle_chance()
    return face_of(history.start.rules.game).filled(history)
