"""What a steady player has to know of a game besides its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

from ...core.moves import Ask
from ...core.plays import Play
from ...core.state import Laid
from ..bids import Bid
from ..cards import code_of
from .imagine import Imagined

Habit = Callable[[Any], Play]
"""What everybody plays at first sight, in a deal whose hands are known."""


class Skill(ABC):
    """How one game is bid and played at first sight, and what its end is worth."""

    @abstractmethod
    def bid(self, view: Any, rng: Random) -> Bid | None:
        """Return what the seat that has to bid says in its view, None for a pass."""

    @abstractmethod
    def choose_cards(self, view: Any, ask: Ask) -> int:
        """Return the cards for a choice that is owed."""

    @abstractmethod
    def imagine(self, view: Any) -> Imagined[Any]:
        """Return what may lie where, for the seat that has to act in its view."""

    @abstractmethod
    def habit(self, game: Any) -> Habit:
        """Return how a deal whose hands are known is played on."""

    @abstractmethod
    def worth(self, game: Any, seat: int) -> float:
        """Return what a deal that is over is worth to a seat."""

    @abstractmethod
    def alike(self, card: int, other: int) -> bool:
        """Tell whether two cards do the same where no card that is still out lies between them."""

    @abstractmethod
    def top(self, game: Any, trick: tuple[Laid, ...]) -> Laid:
        """Return the card that would take a trick if nothing more were laid to it."""

    @abstractmethod
    def mates(self, game: Any, seat: int) -> frozenset[int]:
        """Return the seats that a seat takes for its own side, itself among them."""

    def is_gift(self, play: Play) -> bool:
        """Tell whether a card is worth something to the side that takes it."""
        return False


def rank_of(play: Play) -> int:
    """Return how high a card stands in its suit, 0 for the 2."""
    return rank(code_of(play))


def rank(code: int) -> int:
    """Return how high a card stands in its suit by its code."""
    return (code // 4 + 1) % 13


def play_out(game: Any, habit: Habit) -> Any:
    """Return a deal at its end, everybody playing by habit."""
    while not game.over:
        game = game.step(habit(game))
    return game
