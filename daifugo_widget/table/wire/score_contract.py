"""The types of tables of scores: of the game that is over, and of all so far."""

from typing import TypedDict

from ..telling.voice import Sentence

ScoreCell = tuple[Sentence] | tuple[Sentence, Sentence]
"""What a cell of a score table says, maybe with a note."""


class ScoreLine(TypedDict):
    """A line of a score table."""

    cells: list[ScoreCell]
    """The first names the line."""
    total: bool


class ScoreTable(TypedDict):
    """A table of scores."""

    label: str
    head: list[str]
    lines: list[ScoreLine]


class Scores(TypedDict):
    """How the last game came out, and the points of every game."""

    result: ScoreTable | None
    """The game that has just ended, by place; None before the first."""
    games: ScoreTable | None
    """Every game so far, oldest first."""
    label: str
    """For example "set 1 of 3 · game 2 of 4", or that no game has ended yet."""
    verdict: Sentence | None
    """The winner, once the match is over."""
