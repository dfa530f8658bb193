"""A class that plays at several tables: one code for all, rounds, and what has been reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ..core.game.moves import SEATS
from ..core.rules.rule_set import BaseRuleSet, rules_of
from ..core.words.arguments import at_least_one, whole
from ..core.words.text import Lang, SpokenError, Text
from ..progress.clock import now
from ..table.drawing.game_ui import ui_of
from ..table.session.defaults import settings_of
from ..table.session.opening import USUAL_RULES, open_session
from ..table.session.session_lock import SessionLock, with_lock
from ..table.session.settings import Settings
from ..table.wire.lookups import screen_history
from . import words as w
from .address import Endpoint, server_at
from .class_table import ClassTable
from .guest import Phone, message_text
from .home_loop import HomeLoop
from .lobby import Lobby
from .names import clean_name, refusal_of
from .projection import Projection
from .pupil import Pupil
from .room import Room
from .room_address import ROOM_GONE, TOO_MANY
from .scoreboard import Scoreboard, shares
from .seating import FEWEST, NO_REGROUP, Regroup, table_groups
from .secret import is_same_key, new_key

if TYPE_CHECKING:
    from ..replay.widget import Replay

MOST_SEATS = 60
NAMELESS = 20
"""How many more than there are seats may have come, before they have typed a name."""


class Classroom:
    """A class of people with phones: show it in a cell, and they scan its one code.

    ``seats`` is the most people who may come; ``rules`` are played at each table, with about
    ``table`` people and for so many ``games`` a round. ``address``, ``port`` and ``certfile`` are
    as for `Table.invite`. Raises `SpokenError` and `RuleError`.

    >>> room = Classroom(seats=30, rules="standard", games=3)
    >>> room
    <Classroom: 0 of 30 here, round 0>

    `start` seats those who have come, `next` begins another round, `scoreboard` says what they
    have reached.
    """

    def __init__(
        self,
        seats: int = 30,
        rules: BaseRuleSet | str = USUAL_RULES,
        *,
        games: int = 3,
        table: int = 4,
        seed: int | None = None,
        address: str | None = None,
        port: int = 0,
        certfile: str | None = None,
        lang: Lang | None = None,
    ) -> None:
        if not 1 <= whole("seats", seats) <= MOST_SEATS:
            raise SpokenError(w.TOO_MANY_SEATS.fill(most=MOST_SEATS))
        at_least_one("games", games)
        at_least_one("table", table)
        self.seats, self.games, self.size = seats, games, table
        self.rules = rules_of(rules)
        self.lang: Lang = lang or settings_of(Classroom).lang
        self.lock = SessionLock()
        self.id, self.key = new_key(), new_key()
        self.pupils: list[Pupil] = []
        self.rooms: list[Room] = []
        self.projection: Projection | None = None
        self.paused = self.closed = False
        self.round = 0
        self.onlookers: list[Callable[[], None]] = []
        self._rng, self._began = Random(seed), now()
        self._home = HomeLoop(self._tell)
        self.server = server_at(Endpoint(address, port, certfile))
        self.server.add(self, announced=self.server.is_relayed)

    # --- who is here -----------------------------------------------------------------------------

    @property
    def here(self) -> list[Pupil]:
        """Those who have typed a name."""
        return [pupil for pupil in self.pupils if pupil.name]

    @property
    def link(self) -> str:
        """The address that leads into the class; whoever knows it may come."""
        return self.server.address_of(self.id, self.key)

    def pupil(self, name: str) -> Pupil:
        """Return the person of a name. Raises `SpokenError` if nobody here is called so."""
        found = [each for each in self.here if each.name.casefold() == name.casefold()]
        if not found:
            raise SpokenError(w.NOBODY_CALLED.fill(name=name))
        return found[0]

    @with_lock
    def remove(self, name: str) -> None:
        """Send somebody away; a bot plays on in that seat. Raises `SpokenError`."""
        pupil = self.pupil(name)
        self.pupils.remove(pupil)
        pupil.end()
        self._update()

    @with_lock
    def rename(self, name: str, other: str) -> None:
        """Call somebody by another name from the next round on. Raises `SpokenError`."""
        pupil = self.pupil(name)
        if refused := self._refusal_of(other, pupil):
            raise SpokenError(refused)
        pupil.name = clean_name(other)
        self._update()

    # --- what the server asks for ----------------------------------------------------------------

    @with_lock
    def guest_of(self, key: str) -> Pupil | None:
        """Return who comes with a key: their own, or that of the class, for somebody new."""
        for pupil in self.pupils:
            if pupil.opens(key):
                return pupil
        if not is_same_key(self.key, key):
            return None
        return Pupil(self, self.lang)

    @with_lock
    def enter(self, guest: Pupil, phone: Phone, lang: Lang, name: str | None, code: int) -> None:
        """Let somebody's phone in, or back in."""
        if guest not in self.pupils:
            if len(self.pupils) >= self.seats + NAMELESS:
                phone.end(TOO_MANY)
                return
            guest.lang = lang
            self.pupils.append(guest)
        guest.add(phone, code)
        if name is not None:
            self.name_guest(guest, name)

    @with_lock
    def name_guest(self, guest: Pupil, name: str) -> None:
        """Take the name that somebody has typed."""
        if guest.name or guest not in self.pupils:
            return
        if len(self.here) >= self.seats:
            guest.refused_name = w.CLASS_FULL
        else:
            guest.refused_name = self._refusal_of(name, guest)
            guest.name = "" if guest.refused_name else clean_name(name)
        for pupil in self.pupils if guest.name else [guest]:
            pupil.show()  # each is told how many have come
        self._update()

    def _refusal_of(self, name: str, pupil: Pupil) -> Text | None:
        return refusal_of(name, (each.name for each in self.here if each is not pupil))

    @with_lock
    def leave(self, guest: Pupil, phone: Phone) -> None:
        """Take a phone away; who never typed a name is forgotten with it."""
        guest.remove(phone)
        if not guest.phones and not guest.name and guest in self.pupils:
            self.pupils.remove(guest)
        self._update()

    def lobby(self, pupil: Pupil) -> Lobby:
        """Return what somebody is shown who sits at no table."""
        ui, lang = ui_of(self.rules.game), pupil.lang
        said = pupil.refused_name or Text("", "", "")
        if pupil.name:
            text = w.PAUSED if self.paused else w.NEXT_ROUND if self.round else w.SOON
            said = text.fill(name=pupil.name, here=len(self.here))
        return {
            "title": ui.title.to(lang),
            "house": ui.house_name(self.rules.preset).to(lang),
            "ask": not pupil.name,
            "said": said.to(lang),
        }

    # --- rounds ----------------------------------------------------------------------------------

    @with_lock
    def start(self) -> None:
        """Seat all who are here, by lot, and deal. Raises `SpokenError` if it cannot be."""
        if self.rooms:
            raise SpokenError(w.HAS_BEGUN)
        self._sit_down(self._open_tables(self._by_lot()))

    @with_lock
    def next(self, regroup: Regroup = "same") -> None:
        """Begin another round: at the ``same`` tables with their classes, or seated anew.

        The ``ladder`` seats those with the most points at the first table; ``lot`` draws.
        Raises `SpokenError` before the first round.
        """
        if not self.rooms:
            raise SpokenError(w.NOT_BEGUN)
        if regroup not in ("same", "ladder", "lot"):
            raise ValueError(NO_REGROUP.format(wanted=regroup))
        if regroup == "same":
            self._count_round()
            self._go_on_at_tables()
            return
        by_points = sorted(self.here, key=lambda pupil: -pupil.total - self._share(pupil))
        # It may be refused: so before the round is counted and anybody stands up.
        tables = self._open_tables(by_points if regroup == "ladder" else self._by_lot())
        self._count_round()
        self._close_tables()
        self._sit_down(tables)

    def _by_lot(self) -> list[Pupil]:
        return self._rng.sample(self.here, len(self.here))

    def _open_tables(self, people: Sequence[Pupil]) -> list[tuple[Room, list[Pupil]]]:
        """Open tables for people in their order, each with a deal of its own."""
        return [(self._open(group), group) for group in table_groups(people, self.size)]

    def _sit_down(self, tables: list[tuple[Room, list[Pupil]]]) -> None:
        """Begin a round at new tables, besides those that are open."""
        self.round += 1
        self._add_tables(tables)
        self._update()

    def _add_tables(self, tables: list[tuple[Room, list[Pupil]]]) -> None:
        for number, (room, group) in enumerate(tables, len(self.rooms) + 1):
            for guest, pupil in zip(room.guests, group, strict=True):
                pupil.sit_down(guest, number)
            room.start()
        self.rooms += [room for room, _ in tables]

    def _open(self, group: list[Pupil]) -> Room:
        session = open_session(
            self.rules.for_players(len(group)),
            players=len(group),
            seats=SEATS[: len(group)],
            names=[pupil.name for pupil in group],
            seed=self._rng.getrandbits(32),
            settings=Settings(lang=self.lang, pace="fast"),
        )
        server = self.server
        room = Room(ClassTable(session), server.loop, server.thread, has_home=False)
        room.open(range(len(group)))
        room.last_game = self.games
        room.onlookers.append(self._update)
        return room

    def _go_on_at_tables(self) -> None:
        self.round += 1
        for room in self.rooms:
            begins_anew = room.table.session.match.over
            room.last_game = self.games + (0 if begins_anew else room.last_game or 0)
            room.deal_next()
        waiting = [pupil for pupil in self.here if pupil.guest is None]
        if len(waiting) >= FEWEST:
            self._add_tables(self._open_tables(waiting))
        self._update()

    def _count_round(self) -> None:
        """Add to everybody what the round has brought."""
        for pupil in self.here:
            pupil.shares.append(self._share(pupil))

    def _share(self, pupil: Pupil) -> float:
        """Return what the running round has brought so far."""
        if pupil.guest is None or pupil.guest.seat is None:
            return 0.0
        room = pupil.guest.room
        match = room.table.session.match
        first = (room.last_game or 0) - self.games
        games = [result.points for result in match.results if result.number > first]
        return shares(games, match.players)[pupil.guest.seat]

    def _close_tables(self) -> None:
        self.show(None)
        for pupil in self.here:
            pupil.stand_up()
        for room in self.rooms:
            room.close()
        self.rooms = []

    @property
    def is_over(self) -> bool:
        """Whether every table has played its games of this round."""
        return bool(self.rooms) and all(room.is_done for room in self.rooms)

    # --- the teacher -----------------------------------------------------------------------------

    @with_lock
    def scoreboard(self) -> Scoreboard:
        """Return what everybody has reached, with the running round."""
        return Scoreboard.of(
            (
                (
                    each.name,
                    each.table,
                    [*each.shares, *([self._share(each)] if self.rooms else [])],
                )
                for each in self.here
            ),
            self.lang,
            self._began,
        )

    @with_lock
    def pause(self, on: bool = True) -> None:
        """Stop all tables, until ``pause(False)``: phones then show that the class is paused."""
        self.paused = on
        for room in self.rooms:
            room.halt(w.PAUSED if on else None)
        for pupil in self.here:
            pupil.show()
        self._update()

    @with_lock
    def show(self, table: int | None) -> None:
        """Show a table on the projector, by its number from 1, or none.

        It is seen as by somebody who looks on: its hands lie open once its game is over.
        Raises `SpokenError` if there is no such table.
        """
        if table is not None and table not in range(1, len(self.rooms) + 1):
            raise SpokenError(w.NO_TABLE.fill(table=repr(table), tables=len(self.rooms)))
        shown, self.projection = self.projection, None
        if table is not None:
            self.projection = Projection(self.rooms[table - 1], self.lang)
        if shown is not None:
            shown.close()
        self._update()

    @property
    def shown_table(self) -> int | None:
        """The number of the table that is on the projector, None for none."""
        return self.projection and self.rooms.index(self.projection.room) + 1

    @with_lock
    def replays(self) -> list[Replay]:
        """Return the replay of each table; of a running game only what lies open."""
        from ..replay.widget import Replay

        return [
            Replay(screen_history(room.table.screen), lang=self.lang, names=_names(room))
            for room in self.rooms
        ]

    @with_lock
    def close(self, code: int = ROOM_GONE) -> None:
        """Send everybody home, and forget their names."""
        self._close_tables()
        for pupil in [*self.pupils]:
            for phone in pupil.phones:
                phone.say(message_text({"closed": w.CLOSED.to(pupil.lang)}))
            pupil.end(code)
        self.pupils, self.closed = [], True
        self.server.forget(self)
        self._update()

    # --- the notebook ----------------------------------------------------------------------------

    def _update(self) -> None:
        """Have the notebook show the class as it is now."""
        self._home.call_soon()

    def _tell(self) -> None:
        for tell in self.onlookers:
            tell()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        from .class_view import ClassView

        view = ClassView(self)
        self.onlookers.append(view.update)
        return view._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        return f"<Classroom: {len(self.here)} of {self.seats} here, round {self.round}>"


def _names(room: Room) -> list[str]:
    people = room.table.session.people
    return [str(people.name_of(seat)) for seat in range(people.players)]
