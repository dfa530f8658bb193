"""What the table does for people by itself: a pass that is their only move, the rest of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import PASS, SEATS
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import SpokenError

from ..telling.words import phrases as w
from .pace import AT_ONCE

if TYPE_CHECKING:
    from .screen import Screen
    from .session import Session


class Autopilot:
    """What a session does for people by itself, where they have asked for it.

    It passes for whoever can do nothing else by the setting ``auto_pass`` of their own screen, and
    hurries through the rest of a game that all people have left: by the setting ``to_end`` of the
    table, or once, by `hurry`.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._hurries = False
        self._passed: list[Step] = []

    # --- passing ---------------------------------------------------------------------------------

    @property
    def is_to_pass(self) -> bool:
        """Whether the person to act can only pass, sees that, and has left it to the table."""
        session = self.session
        game = session.game
        if game.over or session.settings.paused or session.bots_turn:
            return False
        screen = self._screen_of(game.actor)
        return screen is not None and screen.acts and self._passes_for(game, screen)

    def _screen_of(self, seat: int) -> Screen | None:
        """Return the screen of the person in a seat, None if a bot or nobody sits there."""
        return next((screen for screen in self.session.screens if seat in screen.seats), None)

    def _passes_for(self, game: CardGame, screen: Screen) -> bool:
        asked = self.session.is_free and screen.settings.auto_pass
        return asked and can_only_pass(game)

    def passes_at(self, game: CardGame) -> bool:
        """Return whether the table passes for the person to act in a game as soon as it is seen."""
        screen = self._screen_of(game.actor)
        return screen is not None and self._passes_for(game, screen)

    def make_pass(self) -> None:
        """Pass for the person to act."""
        at = len(self.session.history.steps)
        self.session.step(PASS)
        self._passed.append(self.session.history.steps[at])

    def has_passed(self, step: Step) -> bool:
        """Return whether a step is a pass that the table has made for a person."""
        return any(each is step for each in self._passed)

    # --- to the end ------------------------------------------------------------------------------

    @property
    def all_are_out(self) -> bool:
        """Whether bots alone go on with a game that all people have left."""
        session = self.session
        humans, game = session.people.humans, session.game
        if not (session.is_free and humans and session.bots_turn):
            return False
        return not any(map(game.is_live, humans))

    @property
    def is_hurrying(self) -> bool:
        """Whether bots move at once, as nobody waits for anything but the end."""
        wanted = self._hurries or self.session.settings.to_end
        return wanted and self.all_are_out

    @property
    def pace(self) -> str:
        """How fast bots move now."""
        return AT_ONCE if self.is_hurrying else self.session.settings.pace

    @property
    def is_paused(self) -> bool:
        """Whether bots wait; whoever wants the end of the game wants it in a pause as well."""
        return self.session.settings.paused and not (self._hurries and self.all_are_out)

    def hurry(self) -> None:
        """Let bots play to the end at once. Raises `SpokenError` while people are in the game."""
        if not self.all_are_out:
            raise SpokenError(w.NOT_ALL_OUT)
        self._hurries = True

    def reset(self) -> None:
        """Hurry no more."""
        self._hurries = False


def can_only_pass(game: CardGame) -> bool:
    """Return whether whoever is to act can do nothing but pass: no play, no choice, no call."""
    if game.over or game.ask is not None or game.actor not in range(len(SEATS)):
        return False
    return game.moves() == [PASS] and not called_by_hand(game, game.actor)


def called_by_hand(game: CardGame, seat: int) -> list[BaseRule]:
    """Return the rules that a seat may call now; what a clock or a referee calls is left out."""
    rules = (game.rules[call.rule] for call in game.calls(seat))
    return [rule for rule in rules if "call" in rule.says or not rule.referee]
