"""The clock at the table: how long a person has to act, and what happens when time runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from daifugo_widget.core.game.moves import Answer, Call

if TYPE_CHECKING:
    from .screen import Screen


class TimedRule(Protocol):
    """A rule that gives a player so much time to act."""

    id: str

    def seconds(self, game: Any) -> int:
        """Return how many seconds a player has."""


class Clock:
    """The clock of a screen: it runs by a rule, or by the settings where one may interrupt."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.session = screen.session

    @property
    def rule(self) -> TimedRule | None:
        """The rule that times the move of the person at the screen, None if none does."""
        game = self.session.game
        if not self.screen.acts:
            return None
        callable_now = (game.rules[call.rule] for call in game.calls(game.actor))
        return next((rule for rule in callable_now if hasattr(rule, "seconds")), None)

    @property
    def seconds(self) -> int | None:
        """How many seconds the person at the screen has to act, None for no limit."""
        session = self.session
        if rule := self.rule:
            return rule.seconds(session.match.game)
        timer = session.settings.timer
        return int(timer) if session.interrupts and timer != "off" else None

    @property
    def ran_out(self) -> int | None:
        """The seat of the person whose latest decision the clock of a rule made, or None."""
        history, at = self.session.history, self.session.since - 1
        if not history.dealt_at <= at < len(history.steps):
            return None
        seat, move = history.steps[at].seat, history.steps[at].move
        timed = isinstance(move, Call) and hasattr(history.now.rules[move.rule], "seconds")
        return seat if timed else None

    def run_out(self) -> None:
        """Let the time of the person at the screen run out."""
        session = self.session
        if session.settings.paused:
            return  # a view whose clock has run on a little longer
        if rule := self.rule:
            session.act(Call(rule.id), session.game.actor)
        elif self.screen.acts and session.interrupts:
            session.act(Answer(None), session.game.actor)
