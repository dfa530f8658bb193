"""How one game is asked about: its kinds of questions, and the moments that they are made from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ..core.entry import Entry
from ..core.history import History, Step
from ..games import part
from ..table.face import face_of
from ..table.phrase import Voice
from ..table.telling import StepTeller
from .moment import Moment, moments
from .said import Said

if TYPE_CHECKING:
    from .kind import Kind
    from .question import Question


class Asking(ABC):
    """What a quiz asks of the game that it is on; games and matches are of its kind."""

    game: ClassVar[str]
    kinds: ClassVar[Mapping[str, Kind]]
    """Every kind of question; of one on a rule the first come first."""
    of_the_turn: ClassVar[tuple[str, ...]] = ()
    """Kinds that come to much the same at the same place of a game: who is next, and why."""
    by_hand: ClassVar[tuple[str, ...]] = ()
    """Kinds that are asked anew of other cards at the same place of a game."""
    answered_by: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What on the table would answer which kinds of questions, and so is not shown with them."""
    moved: ClassVar[tuple[str, ...]]
    """The verbs that tell of a move itself, and not of what comes of it."""

    @abstractmethod
    def place(self, match: Any) -> tuple[int, int, int]:
        """Return where a match stands: the game, the tricks before this one, and what is in it."""

    @abstractmethod
    def move_said(self, game: Any, step: Step) -> Said | None:
        """Say what is done, None for what cannot be said in a sentence."""

    @abstractmethod
    def about(self, rule: type[Entry], rng: Random) -> Iterator[Iterable[Moment]]:
        """Yield moments in which a rule may make the difference, one position after another."""

    @abstractmethod
    def is_about(self, question: Question, rule: type[Entry]) -> bool:
        """Tell whether a rule makes the difference, or at least is the one behind the answer."""

    def moments(self, history: History) -> Iterable[Moment]:
        """Return the moments of a history."""
        return moments(history)

    def teller(self, voice: Voice, before: Any, step: Step, seen: Any) -> StepTeller:
        """Return who tells the story of a step; ``seen`` may have come by other rules."""
        return face_of(self.game).teller(voice, before, step, seen)


@cache
def asking_of(game: str) -> Asking:
    """Return how a game is asked about, by the name that its records give it."""
    found: Asking = part(game, "questions")
    return found
