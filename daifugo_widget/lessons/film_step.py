"""A step that shows a short game, picture by picture."""

from __future__ import annotations

from collections.abc import Callable

from ..core.game.history import History
from ..core.words.text import Text
from ..replay.film import Film
from ..replay.loading import people_of
from ..replay.watching import compose, watching
from ..table.drawing.prompt import idle
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.voice import Voice
from ..table.wire.contract import State
from ..table.wire.intents import Unreadable
from ..table.wire.lesson_panel import Button, task
from . import words as w
from .step import LessonStep

ON = "film-on"


class FilmStep(LessonStep):
    """A game to watch, with all hands open; it is done at its last picture."""

    def __init__(self, history: History, name: Text) -> None:
        super().__init__(name)
        self.history, self.people = history, people_of(history)
        self.at, self._last = 0, len(self._film(Voice()).frames) - 1

    def _film(self, voice: Voice) -> Film:
        return Film(self.history, self.people, voice)

    def session(self, settings: Settings) -> Session:
        return Session(self.history, self.people, settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        lang = session.settings.lang
        film = self._film(Voice(lang))
        state = compose(watching(session), film.draw(film.frames[self.at]), None)
        on = [] if self.done else [Button(ON, w.ON.to(lang), main=True)]
        state["task"] = task("", state["say"], on)
        state["prompt"] = idle("answer", state["me"] or 0, [])
        del state["watching"], state["branches"]  # only a film that is a replay has them
        return state

    def press(self, session: Session, value: str) -> None:
        if value != ON or self.done:
            raise Unreadable
        self.at += 1

    @property
    def done(self) -> bool:
        return self.at == self._last
