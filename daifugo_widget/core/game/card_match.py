"""The base of every match: game after game, with chance decided by a seed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from .card_game import CardGame
from .chosen import ChosenRules
from .moves import Answer, Move
from .text import Text

NOT_OVER = Text(
    "the next game can be dealt once this one is over",
    "次のゲームを配れるのは、このゲームが終わってからです。",
    "다음 게임은 이 게임이 끝난 뒤에 나눌 수 있습니다.",
)
MATCH_OVER = Text(
    "the match is over: start another one",
    "マッチは終わりました。新しいマッチを始めてください。",
    "매치가 끝났습니다. 새 매치를 시작해 주세요.",
)


@dataclass(frozen=True)
class CardMatch(ABC):
    """A running match, never changed: `move` and `next` return a new one.

    ``number`` is that of the game, from 1; ``results`` are those of the games that are over;
    ``chances`` is how often chance has acted in the game. Chance draws from ``seed``, ``number``
    and ``chances``.
    """

    rules: ChosenRules
    game: CardGame
    seed: int
    number: int = 1
    results: tuple[Any, ...] = ()
    chances: int = 0

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
        return new._noted() if game.over and not self.game.over else new

    @abstractmethod
    def _noted(self) -> Self:
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
