"""How a game is written in a record: its header, its moves, its facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic

from daifugo_widget.games import DAIFUGO, GAMES, kind_of, rules_class

from ..game.any_game import G
from ..game.card_game import CardGame
from ..game.history import History, M
from ..game.moves import CHANCE, Answer, Ask, Move
from ..game.refusal import Refusal, plain
from ..rules.rule_set import BaseRuleSet
from .body import Action, NextGame
from .facts import Found, Kinds, check_fact, test_fact
from .header import Header, HeaderLine
from .reading_opening import Opening


def choice_for(game: CardGame, action: Action) -> Ask | Refusal:
    """Return the choice that an action answers, or why it answers none."""
    ask = game.ask
    if ask is None or (action.seat == CHANCE and ask.seat != CHANCE):
        return plain("no-choice")
    return ask if action.seat == ask.seat else plain("not-your-turn")


class Transcript(ABC):
    """A history as it may be written: all of it, or what one seat has seen."""

    def __init__(self, history: History, seat: int | None) -> None:
        self.seat = seat
        self.steps = history.steps
        self.matches = list(history.matches())

    @abstractmethod
    def entries(self, at: int) -> Iterator[HeaderLine]:
        """Yield the header lines of the game that begins after ``at`` steps."""

    def draws(self, at: int) -> Iterator[Action]:
        """Yield what chance has decided at the beginning of that game."""
        return iter(())

    @abstractmethod
    def answer(self, at: int) -> Answer:
        """Return the answer made in step ``at``, counted from 0, as it may be written."""

    def disclosures(self, at: int) -> Iterator[tuple[CardGame, Answer]]:
        """Yield what else the reader has to be told after that step, to go on as the game did."""
        return iter(())


class Notation(ABC, Generic[M, G]):
    """How the positions, moves and facts of a game are written and read."""

    game: ClassVar[str]
    keys: ClassVar[tuple[str, ...]]
    """The header keys of the game, besides those of every game, in the order they are written."""

    facts: ClassVar[Kinds]
    """What a record of the game may state."""

    passes: ClassVar[str] = "-"
    """How a pass is written."""

    @property
    def rules(self) -> type[BaseRuleSet]:
        """The class of the game's rules."""
        return rules_class(self.game)

    @property
    def usual(self) -> str:
        """The rules of a record that names none."""
        return str(next(iter(self.rules.presets)))

    # --- reading ---------------------------------------------------------------------------------

    @abstractmethod
    def check_move(self, text: str, sign: str) -> None:
        """Raise `RecordError` for a text that cannot be a move or an answer at all."""

    def check_fact(self, text: str) -> None:
        check_fact(self.facts, text)

    def test_fact(self, match: M, text: str) -> Found:
        return test_fact(self.facts, match, text)

    @abstractmethod
    def first(self, header: Header, seed: int) -> Opening:
        """Begin the first game of a record. Raises `RecordError`."""

    @abstractmethod
    def later(self, match: M, line: NextGame) -> tuple[Opening, Sequence[Action]]:
        """Begin the next game of a match; return what chance decides in it too.

        Raises `RecordError`, and `ValueError` if there is no next game.
        """

    @abstractmethod
    def find_move(self, game: G, action: Action) -> Move | Refusal:
        """Return the move that an action means, or why it cannot be made now."""

    @abstractmethod
    def move_text(self, game: G, move: Move) -> str:
        """Write a move as `find_move` reads it."""

    def hidden_from(self, history: History) -> int:
        """Return how many steps come before those that stay hidden while a game runs."""
        return history.dealt_at

    # --- writing ---------------------------------------------------------------------------------

    @abstractmethod
    def transcript(self, history: History, seat: int | None) -> Transcript:
        """Return a history as it may be written, for a seat or, without one, whole."""


def notation_of(game: str) -> Notation:
    """Return the notation of a game by the name in its records, Daifugo's for an unknown name."""
    return kind_of(game if game in GAMES else DAIFUGO).notation
