"""A guest's seat: what it may ask for, and what its phones are told."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Protocol

from ..core.words.text import Lang, SpokenError, Text
from ..core.words.translations import _
from ..table.served_screen import ServedScreen
from ..table.session.screen import Screen
from ..table.session.session_lock import with_lock
from ..table.telling.words.panels import ON_A_PAGE
from ..table.wire.contract import Around
from ..table.wire.intents import DOES, Does, Intent, Message, Unreadable, handle, text_of
from ..table.wire.lookups import Question, Reply, answer, no_answer
from .flood import Bucket
from .room_address import MOST_BYTES
from .secret import is_same_key, new_key
from .words import ROUND_OVER

if TYPE_CHECKING:
    from .room import Room

MOST_PHONES = 3
"""How many phones may show one seat."""
OWN_SETTINGS = ("lang", "theme", "deck", "size", "sort", "legal_only", "auto_pass")
"""What a guest may set: how a screen looks, and nothing that the others notice."""
LOOKED_UP = ("hello", "rule", "record")
CAN = ("hint", "next", "to-end", "auto_pass")
"""What a guest may do or set besides playing, where the table allows it."""
NOT_OVER = _("The next game is dealt once this one is over.")

Told = Mapping[str, object]


class Phone(Protocol):
    """What carries a guest's screen to a person: a socket."""

    def show(self, told: str, has_to_arrive: bool = False) -> None:
        """Send what the phone shows from now on, in place of what still waits to be sent."""

    def say(self, told: str) -> None:
        """Send something that has to arrive."""

    def end(self, code: int) -> None:
        """Close it, with a reason."""


def message_text(told: Told) -> str:
    """Return what a phone is told as it is sent."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def typed_name(message: object) -> str | None:
    """Return the name that a person has typed, None if a message says something else."""
    name = message.get("name") if isinstance(message, Mapping) else None
    return name if isinstance(name, str) else None


def _set(screen: Screen, message: Message) -> None:
    if text_of(message, "key") not in OWN_SETTINGS:
        raise Unreadable
    DOES["set"].act(screen, message)


def _next(screen: Screen, message: Message) -> None:
    if not screen.session.game.over:
        raise SpokenError(NOT_OVER)
    DOES["next"].act(screen, message)


def _wait(screen: Screen, message: Message) -> None:
    raise SpokenError(ROUND_OVER)


GUEST_DOES: Does = {
    **{
        act: DOES[act]
        for act in ("play", "pass", "answer", "call", "why", "calm", "hint", "time-up", "to-end")
    },
    "set": Intent(_set, "done"),
    "next": Intent(_next),
}
"""What a guest may want."""


class Guest(ServedScreen):
    """One seat in a room, or none for somebody who looks on, and the phones that show it.

    ``key`` opens it. ``has_come`` says whether anybody ever has, ``has_played`` whether under a
    name; ``refused_name`` is why the name that was typed will not do. All phones of the seat share
    a ``bucket``, also when they come again.
    """

    own_words: ClassVar[Mapping[str, Text]] = ON_A_PAGE
    most_bytes = MOST_BYTES
    """The largest message that is read."""
    log = logging.getLogger(__name__)

    def __init__(self, room: Room, screen: Screen, key: str | None = None) -> None:
        super().__init__(room.table.session, room.table.lock)
        self.room, self._screen = room, screen
        self.key = key or new_key()
        self.phones: list[Phone] = []
        self.bucket = Bucket()
        self.has_come = False
        self.has_played = False
        self.refused_name: Text | None = None
        self._told_words: dict[Phone, dict[str, str]] = {}

    @property
    def screen(self) -> Screen:
        """The guest's screen."""
        return self._screen

    @property
    def seat(self) -> int | None:
        """The seat, None for somebody who looks on."""
        return self._screen.seats[0] if self._screen.seats else None

    def opens(self, key: str) -> bool:
        """Return whether a key is this guest's."""
        return is_same_key(self.key, key)

    # --- phones ----------------------------------------------------------------------------------

    @with_lock
    def hear(self, phone: Phone, message: object) -> None:
        """Do what a phone asks for, if it still shows the seat."""
        if phone not in self.phones:
            return
        name = typed_name(message)
        if name is not None:
            self.room.rename(self, name)
        else:
            self.receive(message)

    @with_lock
    def add(self, phone: Phone, too_many: int) -> None:
        """Show the seat on one more phone; the oldest goes if there are too many."""
        self.phones.append(phone)
        self.has_come = True
        if len(self.phones) > MOST_PHONES:
            self.remove(oldest := self.phones[0])
            oldest.end(too_many)
        self._show()

    @with_lock
    def remove(self, phone: Phone) -> None:
        """Take a phone away."""
        if phone in self.phones:
            self.phones.remove(phone)
            self._told_words.pop(phone, None)

    def end(self, code: int) -> None:
        """Close every phone, with a reason."""
        for phone in [*self.phones]:
            self.remove(phone)
            phone.end(code)

    def speak(self, lang: Lang) -> None:
        """Speak the language of the phone on which the guest has come."""
        self.screen.set(self.screen.settings.but("lang", lang))

    # --- what goes out ---------------------------------------------------------------------------

    def show(self) -> None:
        """Show the table as it is; if that fails, other screens are shown it all the same."""
        try:
            self._show()
        except Exception as error:
            with self.lock:
                self._report("the screen of a guest", error)

    @with_lock
    def _show(self) -> None:
        if not self.phones:
            return  # a phone that comes is shown the table as it is then
        if lobby := self.room.lobby(self):
            for phone in self.phones:
                phone.show(message_text({"lobby": lobby}), has_to_arrive=True)
        else:
            super()._show()

    def _built(self) -> Around:
        state = self._table()
        state["guest"] = True
        state.pop("bots", None)
        state["can"] = [what for what in state["can"] if what in CAN and self._may(what)]
        return state

    def _tell(self, state: Around, spoken: dict[str, str]) -> None:
        plain, worded = message_text({"traits": {"state": state}}), ""
        for phone in self.phones:
            if self._told_words.get(phone) == spoken:
                phone.show(plain)
                continue
            worded = worded or message_text({"traits": {"state": state, "words": spoken}})
            self._told_words[phone] = spoken
            phone.show(worded, has_to_arrive=True)

    def _send_reply(self, reply: Reply) -> None:
        for phone in self.phones:
            phone.say(message_text({"reply": reply}))

    # --- what comes in ---------------------------------------------------------------------------

    def _looked_up(self, question: Question) -> Reply | None:
        allowed = question.get("ask") in LOOKED_UP
        return answer(self.screen, question) if allowed else no_answer(question)

    def _may(self, act: str) -> bool:
        return act != "next" or not self.room.is_done

    def _do(self, message: object) -> None:
        does = GUEST_DOES if self._may("next") else {**GUEST_DOES, "next": Intent(_wait)}
        handle(self.screen, message, does)

    def _take_in_wish(self, message: object) -> None:
        with self.lock:
            if self.room.lobby(self):
                return
            history, stand = self.session.history, self._stand()
            self._do(message)
            if self.session.history is history and self._stand() == stand:
                self._show()
            else:
                self.room.go_on()

    def _stand(self) -> tuple[object, ...]:
        """Return who is asked between games, what was said there, and what goes on by itself."""
        between, autopilot = self.session.between, self.session.autopilot
        said = between.asked_seat, len(between.announcements)
        return *said, autopilot.is_to_pass, autopilot.is_hurrying
