"""A table with guests: each has a screen of their own, and the game goes on in a thread of its own.

The notebook's kernel may be busy or interrupted meanwhile: guests, bots and the clock do not wait
for it. What its own screen shows is drawn on its own loop, as soon as that is free.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import count
from threading import get_ident

from ..core.game.moves import SEATS
from ..core.words.text import Lang, SpokenError, Text
from ..players import Player, player_of
from ..table.hosting import Hosting
from ..table.session.people import USUAL_BOT
from ..table.session.screen import Screen
from ..table.session.session_lock import with_lock
from ..table.session.settings import Settings
from . import words as w
from .guest import Guest, Phone, message_text
from .home_loop import HomeLoop
from .host_screen import HostScreen
from .lobby import Lobby, room_lobby
from .looker_on import LookerOn
from .names import clean_name, refusal_of
from .room_address import NO_KEY, ROOM_GONE
from .room_clock import RoomClock
from .secret import new_key

EDITIONS = count(1)
"""Numbers for the links of rooms, a new one whenever any of them changes."""
GRACE = 45.0
"""For how many seconds a seat whose phones have all gone is kept free of a bot."""


class Room:
    """A table and its ``guests``; ``id`` is what its address is known by.

    ``started`` says whether the game has begun: it does once all have come, or by `start`.
    ``last_game`` is the number of the last game that guests may deal, None if they may always;
    ``halted`` is what they are told while nobody may play. ``edition`` is another number once any
    link has changed, and ``keep_keys`` is called then. Where ``has_home`` is false, no notebook
    shows the table.

    Methods may be called in any thread; ``loop`` is that of the server, which runs in ``thread``.
    """

    def __init__(
        self,
        table: Hosting,
        loop: asyncio.AbstractEventLoop,
        thread: int,
        *,
        id: str | None = None,
        grace: float = GRACE,
        has_home: bool = True,
    ) -> None:
        self.table, self.loop, self.grace, self._thread = table, loop, grace, thread
        self.lock = table.lock
        self.id = id or new_key()
        self.guests: list[Guest] = []
        self.onlookers: list[Callable[[], None]] = []
        """What is called, in the notebook's own thread, when somebody has come, moved or gone."""
        self.started = self.closed = False
        self._code: int | None = None  # why it was closed
        self.edition = next(EDITIONS)
        self.keep_keys: Callable[[], object] = lambda: None
        self.last_game: int | None = None
        self.halted: Text | None = None
        self._called, self._called_for = table.session.people, table.session.match.rules.game
        self._due: list[Callable[[], None]] = []
        self._leaving: dict[Guest, asyncio.TimerHandle] = {}
        self._clock = RoomClock(self)
        self._home = HomeLoop(self._draw_home, has_home)

    # --- who sits where --------------------------------------------------------------------------

    @with_lock
    def open(self, seats: Iterable[int], keys: Mapping[int, str] | None = None) -> None:
        """Give seats to guests, each with a key; where bots sit, they play until a guest comes."""
        session, keys = self.table.session, keys or {}
        seats = tuple(seats)
        if seats:
            session.people = session.people.with_all_named()
            session.screen.set(session.settings.but("open_hands", False))
        self._called = session.people  # before anybody types a name
        for seat in seats:
            screen = Screen(session, Settings(lang=session.settings.lang), (seat,))
            session.screens.append(screen)
            self.guests.append(Guest(self, screen, keys.get(seat)))
        session.screen.sit_down()
        self.started = not self._missing()
        self.table.company = self

    @with_lock
    def show_host(self, keeps_lang: bool) -> Guest:
        """Let the host play in a browser, in the table's language or in that of the browser."""
        host = HostScreen(self, keeps_lang)
        self.guests.append(host)
        return host

    @with_lock
    def look_on(self, lang: Lang) -> LookerOn:
        """Let somebody look on, who has no seat and sees no hand."""
        looker = LookerOn(self, lang)
        self.table.session.screens.append(looker.screen)
        self.guests.append(looker)
        return looker

    @with_lock
    def dismiss(self, looker: LookerOn) -> None:
        """Let somebody look on no more."""
        if looker in self.guests:
            self.guests.remove(looker)
            self.table.session.screens.remove(looker.screen)

    @property
    def seated(self) -> list[Guest]:
        """The guests who have a seat."""
        return [guest for guest in self.guests if guest.seat is not None]

    def guest_of(self, key: str) -> Guest | None:
        """Return the guest whom a key lets in."""
        found = [guest for guest in self.guests if guest.opens(key)]
        return found[0] if found else None

    def guest_at(self, seat: int) -> Guest:
        """Return the guest in a seat. Raises `SpokenError` if there is none."""
        found = [guest for guest in self.guests if guest.seat == seat]
        if not found:
            seats = " ".join(SEATS[g.seat] for g in self.guests if g.seat is not None)
            raise SpokenError(w.NO_GUEST.fill(seat=SEATS[seat], seats=seats))
        return found[0]

    def _missing(self) -> list[Guest]:
        """Return the guests whom the game waits for before it begins."""
        humans = self.table.session.people.humans
        return [g for g in self.guests if g.seat in humans and not self._is_seated(g)]

    @property
    def missing_seats(self) -> list[int]:
        """The seats of those whom the game waits for."""
        return [guest.seat for guest in self._missing() if guest.seat is not None]

    def _is_seated(self, guest: Guest) -> bool:
        return guest.has_come and not self.asks_name(guest)

    def asks_name(self, guest: Guest) -> bool:
        """Return whether a guest has yet to type a name."""
        people = self.table.session.people
        return guest.seat is not None and isinstance(people.name_of(guest.seat), Text)

    # --- coming and going ------------------------------------------------------------------------

    @with_lock
    def enter(self, guest: Guest, phone: Phone, lang: Lang, name: str | None, code: int) -> None:
        """Let a guest's phone in, or back in; ``code`` ends the oldest if there are too many."""
        if self.closed:
            phone.end(ROOM_GONE)
            return
        news = not guest.has_come
        if news:
            guest.speak(lang)
        if leaving := self._leaving.pop(guest, None):
            leaving.cancel()
        if name is not None and self.asks_name(guest):
            guest.refused_name = self._take_name(guest, name)
            news = news or guest.refused_name is None
        guest.add(phone, code)
        if self._sit(guest) or news:
            self.go_on()
        else:
            self._home.call_soon()

    @with_lock
    def rename(self, guest: Guest, name: str) -> None:
        """Take the name that a guest has typed."""
        if not self.asks_name(guest):
            return
        guest.refused_name = self._take_name(guest, name)
        if guest.refused_name is None:
            self._sit(guest)
            self.go_on()
        else:
            guest.show()

    def _take_name(self, guest: Guest, name: str) -> Text | None:
        """Call a guest's seat by a name; return why that will not do, None if it will."""
        people, seat = self.table.session.people, guest.seat
        assert seat is not None
        others = (people.name_of(other) for other in range(people.players) if other != seat)
        if refused := refusal_of(name, others):
            return refused
        session = self.table.session
        session.people = people.with_name(seat, clean_name(name))
        session.keep(replace(session.history, names=session.people.names))
        return None

    def _sit(self, guest: Guest) -> bool:
        """Seat a guest who has come, in place of a bot, and begin if nobody is missing.

        Return whether anything has changed by that.
        """
        session, seat = self.table.session, guest.seat
        returns = self._is_seated(guest) and seat is not None and seat in session.people.bots
        if returns and seat is not None:
            session.people = session.people.with_person(seat)
            said = w.IS_BACK if guest.has_played else w.HAS_COME
            session.say(said.fill(who=self._name(seat)))
        guest.has_played = guest.has_played or self._is_seated(guest)
        begins = not self.started and not self._missing()
        if begins:
            self._begin()
        return returns or begins

    def _begin(self) -> None:
        """Let the game begin; who has come and gone is waited for as in the game."""
        self.started = True
        for guest in self.guests:
            self.loop.call_soon_threadsafe(self._wait_for, guest)

    @with_lock
    def leave(self, guest: Guest, phone: Phone) -> None:
        """Take a phone away; if it was the last, a bot stands in after a while."""
        guest.remove(phone)
        self._home.call_soon()
        self._wait_for(guest)

    @with_lock
    def _wait_for(self, guest: Guest) -> None:
        """Let a bot stand in after a while for a guest who has no phone; on the server's loop."""
        away = not guest.phones and guest not in self._leaving
        if away and self.started and not self.closed:
            self._leaving[guest] = self.loop.call_later(self.grace, self._replace, guest)

    @with_lock
    def _replace(self, guest: Guest) -> None:
        """Let a bot stand in for a guest who has gone."""
        self._leaving.pop(guest, None)
        session, seat = self.table.session, guest.seat
        if guest.phones or self.closed or seat is None or seat not in session.people.humans:
            return
        self._seat_bot(seat)
        session.say(w.STANDS_IN.fill(who=self._name(seat)))
        self.go_on()

    def _seat_bot(self, seat: int, bot: Player | None = None) -> None:
        session = self.table.session
        bot = bot or player_of(USUAL_BOT, session.match.rules.game)
        session.people = session.people.with_bot(seat, bot)

    def _name(self, seat: int) -> Text:
        return Text.of(self.table.session.people.name_of(seat))

    @with_lock
    def renew(self, seat: int) -> None:
        """Send the guest in a seat away: only a new link leads there. Raises `SpokenError`."""
        guest, session = self.guest_at(seat), self.table.session
        guest.key, guest.has_come, guest.has_played = new_key(), False, False
        self.edition = next(EDITIONS)
        self.keep_keys()
        session.people = session.people.with_name(seat, self._called.name_of(seat))
        guest.end(NO_KEY)
        self.loop.call_soon_threadsafe(self._replace, guest)

    # --- the game --------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin though some have not come: bots play for them until they do."""
        with self.table.lock:
            for guest in self._missing():
                if guest.seat is not None and not guest.phones:
                    self._seat_bot(guest.seat)
            self._begin()
        self.go_on()

    @property
    def may_go_on(self) -> bool:
        """Whether bots and clock go on."""
        return self.started and not self.halted

    @property
    def is_done(self) -> bool:
        """Whether the last game is over that guests may deal."""
        match = self.table.session.match
        last = self.last_game is not None and match.number >= self.last_game
        return match.over or (last and match.game.over)

    def halt(self, text: Text | None) -> None:
        """Let nobody play while a text is shown, or let all go on."""
        self.halted = text
        self.go_on()

    def deal_next(self) -> None:
        """Deal the next game, unless one is running."""
        with self.table.lock:
            if self.table.session.game.over:
                self.table.session.next()
        self.go_on()

    def lobby(self, guest: Guest) -> Lobby | None:
        """Return what a guest is shown before the table, None if it is the table."""
        if self.started and not self.asks_name(guest) and not self.halted:
            return None
        return room_lobby(self, guest)

    def is_home(self) -> bool:
        """Return whether this thread may draw the notebook's screen: any but the server's."""
        return get_ident() != self._thread

    def tell_guests(self) -> None:
        """Show the guests the table, and let bots and clock go on; from any thread."""
        self._soon(self._tell_guests)

    def go_on(self) -> None:
        """Do so, and have the notebook's screen drawn, too; from any thread."""
        self._soon(self._go_on)

    def _soon(self, work: Callable[[], None]) -> None:
        """Do some work on the loop of the server, once for all that has changed until then."""
        with self.table.lock:
            if self.closed or work in self._due:
                return
            self._due.append(work)
        self.loop.call_soon_threadsafe(self._work)

    def _work(self) -> None:
        with self.table.lock:
            due, self._due = self._due, []
        for work in due:
            work()

    def _go_on(self) -> None:
        self._tell_guests()
        self._home.call_soon()

    def _tell_guests(self) -> None:
        if self.closed:
            return
        with self.table.lock:
            for guest in self.guests:
                guest.show()
        self.table.let_bots_keep_pace()
        self._clock.set()

    def _draw_home(self) -> None:
        """Draw the notebook's own screen, and tell those who look on; in the notebook's thread."""
        if not self.closed:
            self.table.draw()
        elif self._code == ROOM_GONE:  # and not because another room is in its place
            self.table.go_on_alone()
        for tell in self.onlookers:
            tell()

    # --- the end ---------------------------------------------------------------------------------

    @with_lock
    def close(self, code: int = ROOM_GONE) -> None:
        """Send all guests home; the notebook has the table to itself again."""
        if self.closed:
            return
        self.closed, self._code = True, code
        self.table.stop_bots()
        session = self.table.session
        for guest in self.guests if code == ROOM_GONE else ():
            said = w.CLOSED.to(guest.screen.settings.lang)
            for phone in guest.phones:
                phone.say(message_text({"closed": said}))
        for guest in self.guests:
            guest.end(code)
        session.screens[1:] = []
        for guest in self.seated:
            self._give_back(guest)
        session.screen.sit_down()
        # After what the server's loop shows just now, which must not draw the notebook's screen.
        self.loop.call_soon_threadsafe(self._hand_over)
        self._home.call_soon()

    def _give_back(self, guest: Guest) -> None:
        """Let the seat of a guest who has gone be a bot's or a person's, as it was before."""
        session, seat = self.table.session, guest.seat
        if seat in self._called.bots and seat in session.people.humans:
            same_game = self._called_for == session.match.rules.game
            self._seat_bot(seat, self._called.bots[seat] if same_game else None)
        elif seat in self._called.humans and seat in session.people.bots:
            session.people = session.people.with_person(seat)

    def _hand_over(self) -> None:
        if self.table.company is self:
            self.table.company = None
        self._home.call_soon()
