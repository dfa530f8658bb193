"""What the coach asks of a game: to judge the decisions of a seat, a slice of work at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from typing import Any, NamedTuple

from ..core.game.history import History
from ..core.game.moves import Move
from ..core.words.text import Text
from ..players.outlook import Difference
from .game_review import COSTLY, GameReview, Reason


class Warned(NamedTuple):
    """That a move would throw something away: which move is better, and how much it costs."""

    better: Move
    cost: Difference
    reason: Reason | None = None


class Stopped(Exception):
    """Thrown into a review that is going on: it returns what it has judged so far."""


class GameCoach(ABC):
    """What is special about the reviews of a game."""

    @property
    @abstractmethod
    def kinds(self) -> Mapping[str, Text]:
        """The kinds of reasons that it gives, each with a short name, as ``half of a pair``."""

    @abstractmethod
    def review(
        self, history: History, seat: int, playouts: int, seed: int = 1
    ) -> Generator[float, None, GameReview]:
        """Judge the decisions of a seat in the latest game of a history, and return the review.

        Each step is a slice of work and yields which share of all is done, from 0 to 1. `Stopped`,
        thrown into the generator, makes it return the review with the verdicts that there are.
        ``playouts`` is how many games are played out for a decision; the seed
        decides all chance.
        """

    @abstractmethod
    def warn(
        self, view: Any, move: Move, least: float = COSTLY, seed: int = 1
    ) -> Generator[float, None, Warned | None]:
        """Judge a move of the seat that has to act in its view before it is made.

        Return which is better if the move throws away ``least`` places or more with certainty, else
        None. Each step is a slice of work, as in `review`; all of them take about a second.
        """
