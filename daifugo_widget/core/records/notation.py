"""How one game stands in a record: its header, its moves, its facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from ...games import DAIFUGO, PARTS, part, rules_class
from ..card_game import CardGame
from ..chosen import ChosenRules
from ..history import History
from ..moves import Answer, Move
from ..refusal import Refusal
from .body import Action, NextGame
from .facts import Found, Kinds, check_fact, test_fact
from .header import Header, HeaderLine
from .reading_opening import Opening


class Written(ABC):
    """A history as it may be written: all of it, or what one seat has seen."""

    def __init__(self, history: History, seat: int | None) -> None:
        self.seat = seat
        self.steps = history.steps
        self.matches = list(history.matches())

    @abstractmethod
    def entries(self, at: int) -> Iterator[HeaderLine]:
        """Write the header lines of the game that begins after a number of steps."""

    def draws(self, at: int) -> Iterator[Action]:
        """Write what chance has decided at the beginning of that game."""
        return iter(())

    @abstractmethod
    def answer(self, at: int) -> Answer:
        """Return the answer of a step as it may be written."""

    def told(self, at: int) -> Iterator[tuple[CardGame, Answer]]:
        """Yield what the reader has to be told besides, to go on as the game did."""
        return iter(())


class Notation(ABC):
    """How the positions, moves and facts of a game are written and read."""

    game: ClassVar[str]
    keys: ClassVar[tuple[str, ...]]
    """The header keys of the game, besides those of any game, in the order they are written in."""

    facts: ClassVar[Kinds]
    """What a record of the game may state."""

    passes: ClassVar[str] = "-"
    """How a seat passes."""

    @property
    def rules(self) -> type[ChosenRules]:
        """The class of the game's rules."""
        return rules_class(self.game)

    @property
    def usual(self) -> str:
        """The rules where a record names none."""
        return str(next(iter(self.rules.presets)))

    # --- reading ---------------------------------------------------------------------------------

    @abstractmethod
    def check_move(self, text: str, sign: str) -> None:
        """Raise `RecordError` for a text that can be no move or answer at all."""

    def check_fact(self, text: str) -> None:
        """Raise `RecordError` for a text that states no fact."""
        check_fact(self.facts, text)

    def test_fact(self, match: Any, text: str) -> Found:
        """Tell whether a fact holds in a match as it stands."""
        return test_fact(self.facts, match, text)

    @abstractmethod
    def first(self, header: Header, seed: int) -> Opening:
        """Begin the first game of a record. Raises `RecordError`."""

    @abstractmethod
    def later(self, match: Any, line: NextGame) -> tuple[Opening, Sequence[Action]]:
        """Begin the next game of a match; return what chance decides in it too.

        Raises `RecordError`, and `ValueError` if there is no next game.
        """

    @abstractmethod
    def find_move(self, game: Any, action: Action) -> Move | Refusal:
        """Return the move that an action means, or why it cannot be made now."""

    @abstractmethod
    def move_text(self, game: Any, move: Move) -> str:
        """Write a move as `find_move` reads it."""

    def hidden_from(self, history: History) -> int:
        """Return how many steps stand before what stays hidden while a game runs."""
        return history.dealt_at

    # --- writing ---------------------------------------------------------------------------------

    @abstractmethod
    def written(self, history: History, seat: int | None) -> Written:
        """Return what may be written of a history."""


def notation_of(game: str) -> Notation:
    """Return how a game is written, by the name that its records give it."""
    found: Notation = part(game if game in PARTS else DAIFUGO, "notation")
    return found
