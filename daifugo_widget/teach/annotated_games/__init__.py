"""Whole games with thoughts and questions: a name goes in, a `Replay` comes out.

In `the-row-of-clubs.dfg` a weak hand wins, in `the-richest-hand.dfg` a strong one loses, and in
`the-last-six-cards.dfg` an end is counted out. Bots have played them from the seed of the record,
at the standard table; ``x-bots`` names the bot of each seat.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Unpack

from daifugo_widget.core.records import Record
from daifugo_widget.core.records.files import read_file
from daifugo_widget.core.words.suggestions import nearest
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.core.words.translations import _
from daifugo_widget.replay.widget import Replay
from daifugo_widget.table.session.settings import Chosen

FOLDER = Path(__file__).parent
NAMES = ("the-richest-hand", "the-row-of-clubs", "the-last-six-cards")
"""Their names, in the order of the course."""

NO_GAME = _("there is no annotated game {name!r}; {hint}")
SEAT = 0
"""Whose game each of them is."""


@cache
def record_of(name: str) -> Record:
    """Return the record of an annotated game. Raises `SpokenError` if there is no such game."""
    if name not in NAMES:
        raise SpokenError(NO_GAME.fill(name=name, hint=nearest(name, NAMES)))
    return read_file(FOLDER / f"{name}.dfg")[0]


def annotated_game(name: str, **settings: Unpack[Chosen]) -> Replay:
    """Show a whole game with thoughts and questions, through the eyes of the player it is about.

    The settings are those of a `Replay`. Raises `SpokenError` if there is no such game.

    >>> annotated_game("the-row-of-clubs")
    Replay('The row of clubs', 94 pictures)
    """
    return Replay(record_of(name), seat=SEAT, **settings)
