"""A better move: somebody's costly move as an exercise in a cell, whoever made it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Unpack

from ..core.game.history import History
from ..core.records import Record
from ..core.words.text import SpokenError
from ..games import kind_of
from ..players.outlook import Difference, Outlook
from ..progress.mistake import clean_position
from ..replay.loading import load
from ..table.interlude import Interlude
from ..table.reviewable import Reviewable
from ..table.session.defaults import settings_of
from ..table.session.people import People
from ..table.session.screen import Screen
from ..table.session.settings import Chosen, Settings, takes_settings
from ..table.session_widget import SessionWidget
from ..table.telling.voice import Sentence
from ..table.wire.contract import State
from ..table.wire.intents import Does
from ..table.wire.lesson_panel import Button
from . import words as w
from .game_coach import GameCoach
from .game_review import Candidate, Reason, Verdict
from .mistakes import LEAVE, MistakeScene
from .scene import chooses, passes, reader_at

AGAIN = "mistake-again"
COST = 1.0
"""How many places the move is taken to cost: only that it is costly matters here."""


class BetterMove(Reviewable, SessionWidget[Any]):
    """A position in which somebody made a costly move: a better one is to be found.

    ``record`` is a record, its text or its file, of a position with that move, and beside it the
    one that was better; ``kind`` is the id of the kind of reason, and ``rule`` that of the rule
    that acted, if they are known. The settings are those of a `Table`. Raises `SpokenError` for a
    record that is no such position.
    """

    @takes_settings()
    def __init__(
        self,
        record: Record | Path | str,
        *,
        kind: str = "",
        rule: str = "",
        **settings: Unpack[Chosen],
    ) -> None:
        history, chosen = clean_position(load(record).history), settings_of(BetterMove, **settings)
        game_kind = kind_of(history.start.rules.game)
        if game_kind.coach is None:
            raise SpokenError(w.NO_COACH.fill(game=game_kind.ui.title))
        name = game_kind.coach.kinds.get(kind)
        reason = Reason(kind, w.ABOUT_KIND.fill(kind=name), rule or None) if name else None
        scene = PositionScene(history, game_kind.coach, chosen, reason)
        self._exercise = Exercise(scene)
        self._opened = self._exercise, scene.session.history
        super().__init__(scene.session)

    @property
    def status(self) -> str:
        """How it stands: open, solved, or shown once the better move was looked at."""
        scene = self._exercise.scene
        return "shown" if scene.is_shown else "solved" if scene.is_solved else "open"

    def __repr__(self) -> str:
        return f"BetterMove({str(self.session.match.rules)!r}, {self.status})"


class Exercise(Interlude):
    """The exercise in the place of a table."""

    def __init__(self, scene: PositionScene) -> None:
        self.scene = scene

    @property
    def screen(self) -> Screen:
        return self.scene.screen

    def draw(self) -> State:
        return self.scene.draw()

    def does(self, since: Callable[[], int]) -> Does:
        return self.scene.does(since)

    def record_text(self) -> str:
        return str(Record.of(self.scene.session.history))

    def work(self) -> Callable[[], None] | None:
        return self.scene.work()

    @property
    def stage(self) -> object:
        return self.scene.stage


class PositionScene(MistakeScene):
    """A costly move that may be anybody's; there is no game around it to go back to."""

    same = w.THE_SAME_AS_THEIRS

    def __init__(
        self,
        position: History,
        coach: GameCoach,
        settings: Settings,
        reason: Reason | None,
    ) -> None:
        (branch,), unknown = position.branches, Outlook(())
        step, better, match = position.steps[branch.at], branch.steps[0], position.start
        assert step.move is not None
        assert better.move is not None
        candidates = (
            Candidate(better.move, unknown, Difference(0.0, 0.0, 0.0)),
            Candidate(step.move, unknown, Difference(COST, COST, COST)),
        )
        verdict = Verdict(branch.at, 1, step.move, candidates, reason=reason)
        people = People.of(match.players, match.rules.game, (step.seat,))
        super().__init__(
            verdict,
            position,
            coach,
            reader_at(people, step.seat),
            settings,
            step.seat,
            lambda verdict, right: None,
            0,
            1,
        )

    def draw(self) -> State:
        state, lang = super().draw(), self.voice.lang
        state["title"] = w.BETTER_MOVE.to(lang)
        state["task"]["about"] = ""
        return state

    def _question(self) -> Sentence:
        made = self.verdict.move
        if passes(made):
            return self.voice.say(w.FIND_BETTER_THAN_THEIR_PASS)
        text = w.FIND_BETTER_CHOICE_HERE if chooses(made) else w.FIND_BETTER_HERE
        return self.voice.say(text, move=self._said(made))

    def _buttons(self) -> list[Button]:
        if self.is_over:
            return [Button(AGAIN, w.ONCE_MORE.to(self.voice.lang), main=True)]
        return [button for button in super()._buttons() if button.value != LEAVE]

    def press(self, value: str) -> None:
        if value == AGAIN and self.is_over:
            self.begin()
        else:
            super().press(value)
