"""A step that shows a short game, picture by picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..core.game.history import History
from ..core.game.moves import acting_rules
from ..core.words.text import Text
from ..replay.film import Film
from ..replay.loading import people_of
from ..replay.watching import WatchedSession, compose, watching
from ..table.drawing.prompt import idle
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.voice import Sentence, Voice
from ..table.wire.contract import State
from ..table.wire.intents import Unreadable
from ..table.wire.lesson_panel import Button, task
from . import words as w
from .step import LessonStep

ON = "film-on"


class FilmStep(LessonStep):
    """A game to watch in which a rule acts, all hands open; it is done at its last picture."""

    def __init__(self, history: History, name: Text, rule: str) -> None:
        super().__init__(name)
        self.history, self.people, self.rule = history, people_of(history), rule
        self.at, self._last = 0, len(self._film(Voice()).frames) - 1

    def _film(self, voice: Voice) -> Film:
        return Film(self.history, self.people, voice)

    def session(self, settings: Settings) -> Session:
        return WatchedSession(self.history, self.people, settings)

    def draw(self, session: Session, table: Callable[[], State]) -> State:
        lang = session.settings.lang
        on = [] if self.done else [Button(ON, w.ON.to(lang), main=True)]
        return self._draw(session, self._film(Voice(lang)), self.at, on)

    def moment(self, settings: Settings) -> State | None:
        film = self._film(Voice(settings.lang))
        return self._draw(self.session(settings), film, self._moment_at(film), [])

    def _moment_at(self, film: Film) -> int:
        """Return where the rule acts, or else where something is noted; the deal comes last."""
        acts = (
            at
            for at, frame in enumerate(film.frames)
            if self.rule in acting_rules(frame.game.events)
        )
        noted = (at for at in film.last if film.frames[at].step.note)
        return next((at for at in (*acts, *noted) if at), 0)

    def _draw(self, session: Session, film: Film, at: int, buttons: Iterable[Button]) -> State:
        """Return a picture of the film with what it says, and the note of its move below."""
        frame = film.frames[at]
        state = compose(watching(session), film.draw(frame), None)
        noted = at in film.last and frame.step.note
        note: Sentence = [noted] if noted else []
        state["task"] = task("", state["say"], buttons, why=note)
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
