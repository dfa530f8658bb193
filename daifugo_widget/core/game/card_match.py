"""The base of every match: game after game, with chance decided by a seed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from ..rules.rule_set import BaseRuleSet
from ..words.translations import _
from .card_game import CardGame
from .moves import Answer, Move

NOT_OVER = _("the next game can be dealt once this one is over")
MATCH_OVER = _("the match is over: start another one")


@dataclass(frozen=True)
class CardMatch(ABC):
    """A running match, never changed: `move` and `next` return a new one.

    ``number`` is that of the game, from 1; ``results`` are those of the games that are over;
    ``chances`` is how often chance has acted in the game. Chance draws from ``seed``, ``number``
    and ``chances``.
    """

    rules: BaseRuleSet
    game: CardGame
    seed: int
    number: int = 1
    results: tuple[Any, ...] = ()
    chances: int = 0

    @classmethod
    @abstractmethod
    def start(cls, rules: Any, players: int | None = None, seed: int | None = None) -> Self:
        """Deal the first game of a match; without a seed one is drawn.

        Raises `RuleError` for rules that are invalid, or that this number of players cannot play.
        """

    # --- reading ---------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return self.game.players

    @property
    def classes(self) -> tuple[str, ...]:
        """The class of each seat in the running game; empty if the game has no classes."""
        return ()

    @property
    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""

    @property
    def over(self) -> bool:
        """Whether the last game of the match is over."""
        return False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match, several if they are equal; none before it is over."""
        return ()

    # --- going on --------------------------------------------------------------------------------

    def move(self, move: Move, seat: int | None = None) -> Self:
        """Return the match after a move. Raises `IllegalMove` if it is refused."""
        return self.at(self.game.move(move, seat))

    def step(self, move: Move, seat: int | None = None) -> Self:
        """Return the match after a move that is known to be legal."""
        return self.at(self.game.step(move, seat))

    def at(self, game: CardGame) -> Self:
        """Return the match with its game one move on; the result is noted when the game is over.

        What chance has decided is counted, so that it decides the next thing anew.
        """
        new = replace(self, game=game, chances=self.chances + self.game.owes_chance)
        return new._with_result() if game.over and not self.game.over else new

    @abstractmethod
    def _with_result(self) -> Self:
        """Return the match with the result of the game that has just ended added."""

    def settle_chance(self) -> Self:
        """Return the match with all that chance owes decided by the seed."""
        match = self
        while match.game.owes_chance:
            match = match.step(match.roll())
        return match

    def roll(self) -> Answer:
        """Return the answer that chance owes now, drawn from the seed."""
        ask = self.game.ask
        assert ask is not None
        return self.game.any_answer(ask, Random(f"{self.seed}/{self.number}/{self.chances}"))

    @abstractmethod
    def next(self, rules: Any = None) -> Self:
        """Return the match with its next game dealt, by other rules if some are given.

        Raises `ValueError` while the game is still running or when the match is over.
        """
