"""A step of a lesson: what lies on the table, what is asked, and what its buttons do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from ..core.words.text import Lang, Text
from ..progress.review import Review
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.wire.contract import State
from ..table.wire.intents import Unreadable
from . import words as w


class LessonStep(ABC):
    """One step of a lesson; ``counted`` is how many steps count in its result, 0 if it does not."""

    counted = 0
    is_played = False
    """Whether a game is played at its table."""

    def __init__(self, name: Text, note: Text | None = None) -> None:
        self.name, self.note = name, note

    @property
    def heading(self) -> Text:
        """Its name, with the note on how it is done if it has one."""
        return w.NAME_AND_NOTE.fill(name=self.name, note=self.note) if self.note else self.name

    @abstractmethod
    def session(self, settings: Settings) -> Session:
        """Return the session at whose table the step is done."""

    @abstractmethod
    def draw(self, session: Session, table: Callable[[], State]) -> State:
        """Return the state that the browser draws; ``table`` draws the table as it stands."""

    def moment(self, settings: Settings) -> State | None:
        """Return the moment at which the rule of the lesson acts, None if it is not seen here."""
        return None

    def press(self, session: Session, value: str) -> None:
        """Do what a button is for. Raises `Unreadable` for one that there is not."""
        raise Unreadable

    def lay(self, cards: str) -> None:
        """Take cards as an answer. Raises `Unreadable` where none are asked for."""
        raise Unreadable

    def answer(self, lang: Lang) -> str:
        """Return the answer to what it asks as a text, empty if there is none to tell."""
        return ""

    def keep(self, review: Review) -> None:
        """Keep what came of it for later, once it is done. Raises `OSError`."""
        return

    @property
    def done(self) -> bool:
        """Whether there is nothing left to do."""
        return True

    @property
    def leads_on(self) -> bool:
        """Whether the next step opens by itself."""
        return False
