"""A doubt about a move that a person is about to make, and the question that it leads to."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..core.game.history import History
from ..core.game.moves import Move
from .telling.voice import Sentence, Voice


class Doubt(ABC):
    """A move of a seat that is looked at before it is made, if it is, after a history."""

    def __init__(self, history: History, move: Move, seat: int) -> None:
        self.history, self.move, self.seat = history, move, seat

    @property
    @abstractmethod
    def thinks(self) -> bool:
        """Whether it is still being looked at."""

    @abstractmethod
    def think(self) -> None:
        """Look at it for a slice of time."""

    @abstractmethod
    def question(self, voice: Voice) -> Sentence:
        """Return what is asked before it is made, nothing if it may be made at once."""
