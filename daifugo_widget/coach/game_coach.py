"""What the coach asks of a game: to judge the decisions of a seat, a slice of work at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator

from ..core.game.history import History
from .game_review import GameReview


class Stopped(Exception):
    """Thrown into a review that is going on: it returns what it has judged so far."""


class GameCoach(ABC):
    """What is special about the reviews of a game."""

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
