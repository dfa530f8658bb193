"""A line of a review, shown on the table move by move."""

from __future__ import annotations

from ..core.game.card_match import CardMatch
from ..core.game.history import History, Step
from ..core.words.text import Text
from ..replay.film import Film
from ..replay.watching import compose, watching
from ..table.drawing.prompt import idle
from ..table.session.people import People
from ..table.session.settings import Settings
from ..table.wire.contract import State, StoryLine
from ..table.wire.intents import Unreadable
from ..table.wire.lesson_panel import Button, button_of, task
from ..table.wire.task_contract import Steps
from . import words as w
from .scene import Scene

BACK, ON, END, LEAVE = "line-back", "line-on", "line-end", "review"


class LineScene(Scene):
    """How a game goes on after a move; of the hands, imagined or not, the seat sees its own."""

    def __init__(
        self,
        start: CardMatch,
        line: tuple[Step, ...],
        title: Text,
        note: Text,
        trick: int,
        people: People,
        settings: Settings,
        seat: int,
    ) -> None:
        super().__init__(History(start, line), people, settings, seat)
        self.title, self.note, self.trick = title, note, trick
        self.at, self.count = 1, len(line) + 1
        self._film: Film | None = None

    @property
    def film(self) -> Film:
        """Its moves as pictures, told in the language of the table."""
        if self._film is None or self._film.voice != self.voice:
            self._film = Film(self.session.history, self.session.people, self.voice)
        return self._film

    def draw(self) -> State:
        lang, film = self.voice.lang, self.film
        frame = film.draw(film.frames[film.last[self.at]])
        state = compose(watching(self.session), frame, self.seat)
        steps: Steps = {"at": self.at, "count": self.count, "go": []}
        steps["go"] = [button_of(button) for button in self._going()]
        state["title"] = w.TITLE.to(lang)
        state["task"] = task(
            self.title.to(lang), state["say"], self._buttons(), why=[self.note.to(lang)]
        )
        state["task"]["steps"] = steps
        state["prompt"] = idle("answer", self.seat, [])
        state["story"] = self._story()
        del state["watching"], state["branches"]  # only a film that is a replay has them
        return state

    def _story(self) -> list[StoryLine]:
        """Tell what has happened in the line so far."""
        film, trick = self.film, self.trick - 1
        told: list[StoryLine] = []
        for here in film.last[1 : self.at + 1]:
            frame = film.frames[here]
            trick += bool(frame.before and self.ui.leads(frame.before)) or trick < self.trick
            told.append({"trick": trick, "seat": frame.step.seat, "say": film.draw(frame)["say"]})
        return told

    @property
    def _ends(self) -> bool:
        return self.at + 1 == self.count

    def _buttons(self) -> list[Button]:
        lang = self.voice.lang
        end = [] if self._ends else [Button(END, w.TO_END.to(lang))]
        return [*end, Button(LEAVE, w.TO_REVIEW.to(lang), main=self._ends)]

    def _going(self) -> list[Button]:
        lang = self.voice.lang
        back = [Button(BACK, f"◂ {w.STEP_BACK.to(lang)}")] if self.at else []
        return back + ([] if self._ends else [Button(ON, f"{w.STEP_ON.to(lang)} ▸", main=True)])

    def press(self, value: str) -> None:
        to = {BACK: self.at - 1, ON: self.at + 1, END: self.count - 1}.get(value, -1)
        if not 0 <= to < self.count:
            raise Unreadable
        self.at = to
