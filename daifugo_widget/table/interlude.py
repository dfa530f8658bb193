"""What a table shows in the place of its game for a while, such as a review of the last one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from ..core.words.text import Text
from .session.game_log import Found
from .session.screen import Screen
from .wire.contract import State
from .wire.intents import Does


class Interlude(ABC):
    """Something that is shown between two games; the game at the table stays as it is meanwhile."""

    is_left = False
    """Whether the table is to be shown again."""
    wants_next = False
    """Whether the next game is to be dealt then."""

    words: Mapping[str, Text] = {}
    """The words that the browser needs for it."""

    @property
    @abstractmethod
    def screen(self) -> Screen:
        """The screen of what is shown; another one follows the version of the one before."""

    @abstractmethod
    def draw(self) -> State:
        """Return the state that the browser draws."""

    @abstractmethod
    def does(self, since: Callable[[], int]) -> Does:
        """Return what the browser may ask for, of buttons that are the same ``since`` a version."""

    @abstractmethod
    def record_text(self) -> str:
        """Return what is saved of it as a file."""

    def work(self) -> Callable[[], None] | None:
        """Return the next slice of work to be done beside the loop, None if none is due."""
        return None

    @property
    def found(self) -> Found | None:
        """What its moves have cost, once all are judged."""
        return None

    @property
    def stage(self) -> object:
        """Something that changes whenever work has changed what is shown."""
        return None
