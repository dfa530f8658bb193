"""How a quiz asks about one game: its kinds of questions, and the moments they are made from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ..core.game.history import History, Step
from ..core.rules.rule import BaseRule
from ..games import kind_of
from ..table.drawing.game_ui import ui_of
from ..table.telling.phrase import Phrase
from ..table.telling.step_teller import StepTeller
from ..table.telling.voice import Voice
from .moment import Moment, moments

if TYPE_CHECKING:
    from .check import LessonQuestions
    from .kind import Kind
    from .question import Question


class GameQuiz(ABC):
    """What a quiz asks about one game; the games and matches it is given are of that game."""

    game: ClassVar[str]
    kinds: ClassVar[Mapping[str, Kind]]
    """Every kind of question by its id; a quiz prefers the first ones."""
    of_the_turn: ClassVar[tuple[str, ...]] = ()
    """Kinds that come to much the same at one place of a game: who is next, and why."""
    by_hand: ClassVar[tuple[str, ...]] = ()
    """Kinds that may be asked again about other cards at the same place of a game."""
    answered_by: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Parts of the table, with the kinds of questions that each would answer: it is hidden then."""
    told_by_titles: ClassVar[tuple[str, ...]] = ("deck", "rule")
    """Kinds with an answer that a title may tell; of others it may hold the same number by chance.
    """
    moved: ClassVar[tuple[str, ...]]
    """The verbs of events that tell of a move itself, and not of what comes of it."""

    @abstractmethod
    def place(self, match: Any) -> tuple[int, int, int]:
        """Return the numbers of the game, of the tricks before this one, and of the plays in it."""

    @abstractmethod
    def move_said(self, game: Any, step: Step) -> Phrase | None:
        """Say what a step does, None if that cannot be said in a sentence."""

    @abstractmethod
    def about(self, rule: type[BaseRule], rng: Random) -> Iterator[Iterable[Moment]]:
        """Yield moments in which a rule may make the difference, one position after another."""

    @abstractmethod
    def is_about(self, question: Question, rule: type[BaseRule]) -> bool:
        """Return whether a rule makes the difference, or at least is behind the answer."""

    def unseen(self, rule: type[BaseRule], seed: object) -> Iterator[Question]:
        """Yield questions on a rule at positions of new games, if its game can play them."""
        return iter(())

    def changed(self, question: Question) -> Question | None:
        """Return a question with one thing changed so that another answer is right, if possible."""
        return None

    def lesson(self, rule: type[BaseRule], seed: object) -> LessonQuestions | None:
        """Return the questions with which a lesson on a rule begins, None if there are none."""
        return None

    def moments(self, history: History) -> Iterable[Moment]:
        """Return the moments of a history."""
        return moments(history)

    def teller(self, voice: Voice, before: Any, step: Step, seen: Any) -> StepTeller:
        """Return the teller of a step; ``seen``, the game after it, may be by other rules."""
        return ui_of(self.game).teller(voice, before, step, seen)


@cache
def game_quiz_of(game: str) -> GameQuiz:
    """Return how a quiz asks about a game, given its name in records."""
    return kind_of(game).quiz
