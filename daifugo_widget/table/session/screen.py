"""A screen at a table: whose cards it shows and how, and what is said on it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.players.player import Hint

from ..telling.words import phrases as w
from .clock import Clock

if TYPE_CHECKING:
    from .people import People
    from .session import Session
    from .settings import Settings


class Screen:
    """What one screen shows of a session, which may have several.

    ``own`` are the seats of the people in front of it, none for somebody who only looks on; None
    for whoever has no other screen. ``watcher`` is the seat whose cards it shows as long as it is
    not covered; ``since`` the number of steps up to the latest decision made in front of it.

    ``version`` counts the states that it has shown, ``base`` is the first of them at which the game
    stood as it stands: what was seen since then is not out of date. ``asked_since`` is the first of
    those with the task that it shows.
    """

    def __init__(
        self, session: Session, settings: Settings, own: tuple[int, ...] | None = None
    ) -> None:
        self.session, self.settings, self.own = session, settings, own
        self.version = self.base = 0
        self.refusal: Refusal | None = None
        self.refused_view: int | None = None
        self.hint: Hint | None = None
        self.notice: str | None = None
        self.since = len(session.history.steps)
        self.watcher: int | None = None
        self.clock = Clock(self)
        self.asked_since = 0
        self._asked: object = None
        self._shown: tuple[object, ...] = ()
        self._shown_history: History | None = None
        self.sit_down()

    # --- reading ---------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the people in front of the screen."""
        if self.own is not None:
            return self.own
        elsewhere = {seat for screen in self.session.screens for seat in screen.own or ()}
        return tuple(seat for seat in self.session.people.humans if seat not in elsewhere)

    @property
    def people(self) -> People:
        """The people at the table, called as the screen calls them."""
        seats, people = self.seats, self.session.people
        several = len(self.session.screens) > 1
        return people.for_reader(seats[0]) if several and len(seats) == 1 else people

    @property
    def alone(self) -> bool:
        """Whether one person sits in front of the screen, whom it speaks to as "you"."""
        return len(self.seats) == 1

    @property
    def is_covered(self) -> bool:
        """Whether the screen has to be handed over before it may show the next player's cards."""
        game, seats = self.session.game, self.seats
        person = not game.over and game.actor in seats
        shared = len(seats) > 1 and not self.session.by_hand
        return person and shared and game.actor != self.watcher

    @property
    def me(self) -> int | None:
        """The seat whose cards the screen may show, None if there is none."""
        actor = self.session.game.actor
        if self.session.by_hand and actor in self.seats:
            return actor
        return None if self.is_covered else self.watcher

    @property
    def acts(self) -> bool:
        """Whether the person at the screen has to act."""
        game = self.session.game
        return not game.over and self.me == game.actor

    def view(self, game: CardGame) -> CardGame:
        """Return a game as the person at the screen knows it."""
        return self.session.views.of(game, self.me, self.settings.open_hands)

    # --- what is said on it ----------------------------------------------------------------------

    def calm(self) -> None:
        """Put away refusal, hint and notice."""
        self.refusal = self.refused_view = self.hint = self.notice = None

    def refuse(self, refusal: Refusal, view: int | None = None) -> None:
        """Say why something cannot be done, to one view or to all; a hint given still holds."""
        self.refusal, self.refused_view, self.notice = refusal, view, None

    def take(self) -> None:
        """Let the person whose turn it is see their own cards."""
        if self.is_covered:
            self.watcher = self.session.game.actor
        self.calm()

    def set(self, settings: Settings) -> None:
        """Change the settings. Raises `SpokenError` to lay hands open while there are guests."""
        if settings.open_hands and len(self.session.screens) > 1:
            raise SpokenError(w.NO_OPEN_HANDS)
        self.settings = settings

    # --- what happens at the table ---------------------------------------------------------------

    def sit_down(self) -> None:
        """Show the cards of whoever sits in front of the screen, if nobody else does."""
        seats = self.seats
        self.watcher = seats[0] if len(seats) == 1 else None

    def has_decided(self, steps: int) -> None:
        """Take note of a decision made in front of the screen, after so many steps."""
        self.since = steps
        self.calm()

    def has_moved_on(self) -> None:
        """Put away what was said of the move before.

        A person who acted too late is still told so when bots have moved on meanwhile.
        """
        late = self.refusal is not None and self.refusal.reason == "late"
        self.refusal, self.hint = self.refusal if late else None, None

    def has_restarted(self, history: History) -> None:
        """Begin anew with a history that does not go on from what was shown."""
        if len(self.seats) > 1:
            self.watcher = None
        self.since = len(history.steps)
        self.calm()

    def follow(self, screen: Screen) -> None:
        """Count versions on from a screen of another session, whose place this one takes."""
        self.version = screen.version

    # --- versions --------------------------------------------------------------------------------

    def paint(self) -> None:
        """Count a state that is about to be shown."""
        self.version += 1
        session, settings = self.session, self.session.settings
        timed = settings.timer, settings.paused
        stands = session.between.asked_seat, self.me, *timed
        # Held, as another history may take the place in memory of one that has gone.
        if session.history is not self._shown_history or stands != self._shown:
            self.base, self._shown, self._shown_history = self.version, stands, session.history

    def ask(self, task: object) -> None:
        """Take note of the task that is about to be shown; what was seen before another is late."""
        if task != self._asked:
            self._asked = task
            self.base = self.asked_since = self.version

    @property
    def oldest(self) -> int:
        """The oldest version that is not out of date; the next, if the game has moved on since."""
        return self.base if self._shown_history is self.session.history else self.version + 1

    def outdate(self) -> None:
        """Let what the screen shows count as out of date, though nothing else is shown yet."""
        self.version += 1
        self.base, self._shown_history = self.version, None
