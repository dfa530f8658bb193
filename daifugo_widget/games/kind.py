"""What the neutral packages may ask of a game: a typed record of its parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from ..coach.game_coach import GameCoach
    from ..core.game.card_game import CardGame
    from ..core.game.card_match import CardMatch
    from ..core.records.notation import Notation
    from ..core.rules.rule_set import BaseRuleSet
    from ..drills.game_drills import GameDrills
    from ..players.player import Player
    from ..quiz.game_quiz import GameQuiz
    from ..table.drawing.game_ui import AnyUI


class GameKind(ABC):
    """A kind of game, such as Daifugo; a `CardGame` is one that is being played.

    Each part is loaded when it is first asked for, so playing one game loads nothing of the others.
    """

    name: ClassVar[str]
    """The name of the game in records and on the command line."""

    @property
    @abstractmethod
    def rules(self) -> type[BaseRuleSet]:
        """The class of its sets of rules."""

    @property
    @abstractmethod
    def match(self) -> type[CardMatch]:
        """The class of its matches; ``start`` begins one."""

    @property
    @abstractmethod
    def deal(self) -> Callable[..., CardGame]:
        """The function that deals one game by rules, a number of players and a random generator."""

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """How records write it."""

    @property
    @abstractmethod
    def players(self) -> Mapping[str, Callable[[], Player]]:
        """Its bots by name; calling one makes a new player."""

    @property
    @abstractmethod
    def ui(self) -> AnyUI:
        """How the table shows it."""

    @property
    @abstractmethod
    def quiz(self) -> GameQuiz:
        """What a quiz asks about it."""

    @property
    @abstractmethod
    def drills(self) -> GameDrills:
        """What is special about its drills."""

    @property
    def coach(self) -> GameCoach | None:
        """What looks at its games again, None if nothing does."""
        return None
