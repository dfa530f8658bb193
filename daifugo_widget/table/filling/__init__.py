"""Playing on from a record that a seat wrote in mid-game: its unseen cards are dealt by chance.

`retelling` reconstructs a whole game of Daifugo, with the help of `reach`, `guessing` and
`undoing`; if it cannot, `dealing_out` lays out the latest position.
"""

from __future__ import annotations

from ...core.history import History
from ..face import face_of


def filled(history: History) -> History:
    """Return a history that can be played on: as it is, or with all hands dealt.

    Raises `ValueError` if too little is known for that.
    """
    if not history.now.game.is_view():
        return history.settle_chance()
    return face_of(history.start.rules.game).filled(history)
