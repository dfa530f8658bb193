"""The types of what the browser gets of a replay, and of what it sends besides a table's intents.

``make contract`` makes ``js/src/base/contract.ts`` from them, and from those of a table.
"""

from typing import Any, Literal, TypedDict

from ..table.telling.voice import Sentence
from ..table.wire.contract import Around, Board, Cards
from ..table.wire.messages import TableIntent


class Unseen(TypedDict):
    """What is said to those who have not seen all of it, and the seats that have."""

    say: Sentence
    by: list[int]


class Caption(TypedDict):
    """What happened, as it is said to all, or to those who have seen it."""

    say: Sentence
    unseen: Unseen | None


class FilmFrame(Board, Caption):
    """What the table shows at a frame, with all hands open."""

    over: bool
    actor: int


FilmMove = tuple[int, int, int, Cards]
"""A move: its last frame, its trick in the game from 1, its seat, its text.

A deal has trick 0 and seat -1; its text says which game it is. What chance decides has seat 9.
"""


class FilmAnswer(TypedDict):
    """A play to choose, whether it is good, and why."""

    move: Cards
    good: bool
    why: str


class FilmQuestion(TypedDict):
    """What a seat is asked at a frame, and the plays to choose from."""

    frame: int
    seat: int
    text: str
    answers: list[FilmAnswer]


class FilmData(TypedDict):
    """A film as it travels: one frame, and what changes from each to the next."""

    first: FilmFrame
    changes: list[Any]
    """What turns each frame into the next (``daifugo_widget/replay/changes.py``)."""
    moves: list[FilmMove]
    turns: list[int]
    """The frames at which the order of strength turns, or somebody goes out."""
    notes: dict[str, str]
    """Notes by the number of the frame that they are on."""
    questions: list[FilmQuestion]
    """What is asked on the way, in its order."""
    eye: int | None
    """The seat through whose eyes it is first seen, None for open hands."""


class Watching(Around):
    """The state while a film is shown: what is the same in every frame."""

    house: str


# --- messages ------------------------------------------------------------------------------------


class WhatIfIntent(TypedDict):
    """Play on from a frame; ``seats`` are the letters of people, or "all"."""

    do: Literal["what-if"]
    step: int
    seats: str


class ResumeIntent(TypedDict):
    """Play on from the end of a branch, by its number."""

    do: Literal["resume"]
    branch: int


class BackIntent(TypedDict):
    """Go back to the film."""

    do: Literal["back"]


class NoteIntent(TypedDict):
    """Write a note on the move of a frame."""

    do: Literal["note"]
    step: int
    text: str


class TryAnswerIntent(TypedDict):
    """Play an answer of a question on, both by their numbers."""

    do: Literal["try-answer"]
    question: int
    answer: int


ReplayIntent = WhatIfIntent | TryAnswerIntent | ResumeIntent | BackIntent | NoteIntent
Intent = TableIntent | ReplayIntent
