"""What the score tables are made from."""

from typing import TypedDict

from .phrase import Sentence


class ScoredGame(TypedDict):
    """A game that has ended; points, classes and places are by seat, None for who joined later."""

    number: int
    set: int
    points: list[int | None]
    classes: list[str]
    places: list[int | None]


class CardLine(TypedDict):
    """A line of the score card: by seat the points with a word on them."""

    name: str
    cells: list[tuple[str, str]]
    total: bool


class Tally(TypedDict):
    """The games, oldest first, or the score card and the latest game; and the points by seat.

    ``hints`` explain the classes of the last game, ``why`` is what besides the cards decided it.
    """

    games: list[ScoredGame]
    card: list[CardLine] | None
    hints: list[str]
    why: list[Sentence | None]
    total: list[int]
    label: str
