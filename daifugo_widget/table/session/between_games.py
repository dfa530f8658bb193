"""The time between two games: what is said and asked in it, and who may change the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.refusal import IllegalMove, plain
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.players.player import Player

from ..telling.phrase import Phrase
from ..telling.spoken_text import speech
from ..telling.voice import Sentence, Voice
from ..telling.words import phrases as w
from ..wire.contract import Prompt

if TYPE_CHECKING:
    from .screen import Screen
    from .session import Session


class Announcement(NamedTuple):
    """Something said between games, after the first ``at`` steps of the history."""

    at: int
    phrase: Phrase


class BetweenGames:
    """The time between two games of a session; in most games nothing happens in it.

    ``announcements`` is what has been said in it.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.announcements: list[Announcement] = []

    def reset(self) -> None:
        """Forget what was said after the latest step, and whatever is being asked."""
        steps = len(self.session.history.steps)
        self.announcements = [each for each in self.announcements if each.at < steps]

    def say(self, phrase: Phrase) -> None:
        """Add something to the story, and show it above the table."""
        session = self.session
        self.announcements.append(Announcement(len(session.history.steps), phrase))
        for screen in session.screens:
            voice = Voice(screen.settings.lang, screen.people.you)
            screen.calm()
            screen.notice = speech([phrase.say(voice)], screen.people, voice)

    def game_over(self) -> None:
        """Do what follows a game without a person."""

    # --- what is asked ---------------------------------------------------------------------------

    @property
    def asked_seat(self) -> int | None:
        """The seat of the person who is asked something now, None if nobody is."""
        return None

    def prompt(self, screen: Screen, voice: Voice) -> Prompt | None:
        """Return the prompt for what is asked now at a screen, None if nothing is."""
        return None

    def answer(self, value: str) -> None:
        """Take the answer of the person asked. Raises `IllegalMove` if it is not an option."""
        raise IllegalMove(plain("wrong-answer"))

    def calls(self, screen: Screen) -> Iterator[tuple[str, Text]]:
        """Yield the ids of the rules that can be used now at a screen, and their buttons' texts."""
        yield from ()

    def call(self, rule: str, screen: Screen) -> bool:
        """Do what a rule's button does between games; return whether it has a button now."""
        return False

    # --- newcomers and rules ---------------------------------------------------------------------

    def join(self, bot: str | Player = "steady", name: str | None = None) -> None:
        """Seat a bot in the last seat and deal the next game.

        Raises `ValueError` if nobody can join now.
        """
        raise SpokenError(w.NO_NEWCOMER.fill(game=self.session.ui.title))

    @property
    def binds_rules(self) -> bool:
        """Whether the rules can be changed only in a way of the game's own."""
        return False

    def check_change(self, line: str | None = None) -> None:
        """Raise `ValueError` if the person at the screen cannot change the rules now, to a line."""

    def change_rules(self, line: str) -> None:
        """Change the rules of the next game in that way. Raises `ValueError` if it cannot be."""

    def invitation(self, screen: Screen, voice: Voice) -> Sentence:
        """Say that whoever is at a screen may change the rules now, and where; else empty."""
        return []

    def without_change(self, history: History) -> History:
        """Return a history gone back to, without a change made after the game that runs again."""
        return history
