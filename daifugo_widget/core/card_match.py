"""What every match at the table is: game after game, with what chance decides settled by a seed."""

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

    ``number`` is that of the game, from 1; ``results`` are the games that are over; ``seed``
    settles all that chance decides, each game from the seed and its number.
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
        """How many play."""
        return self.game.players

    @property
    def classes(self) -> tuple[str, ...]:
        """The class of each seat in the running game; none where the game has no classes."""
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
        """Who has won the match, several where they are equal; nobody before it is over."""
        return ()

    # --- going on --------------------------------------------------------------------------------

    def move(self, move: Move, seat: int | None = None) -> Self:
        """Return the match after a move; raise `IllegalMove` where it is refused."""
        return self.at(self.game.move(move, seat))

    def step(self, move: Move, seat: int | None = None) -> Self:
        """Return the match after a move that is known to be legal."""
        return self.at(self.game.step(move, seat))

    def at(self, game: CardGame) -> Self:
        """Return the match with its game gone on by one move; a result is noted when it is over.

        What chance has decided is counted, so that it decides the next thing anew.
        """
        new = replace(self, game=game, chances=self.chances + self.game.owes_chance)
        return new._noted() if game.over and not self.game.over else new

    @abstractmethod
    def _noted(self) -> Self:
        """Return the match with the result of the game that has just ended."""

    def settle_chance(self) -> Self:
        """Decide by the seed whatever chance owes now."""
        match = self
        while match.game.owes_chance:
            match = match.step(match.roll())
        return match

    def roll(self) -> Answer:
        """Return what chance answers now, by the seed."""
        ask = self.game.ask
        assert ask is not None
        return self.game.any_answer(ask, Random(f"{self.seed}/{self.number}/{self.chances}"))

    @abstractmethod
    def next(self, rules: Any = None) -> Self:
        """Return the match with its next game dealt, by other rules if some are given.

        Raises `ValueError` while the game is still running or when the match is over.
        """
