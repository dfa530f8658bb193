"""A person of a class, who sits at one table after the other with the same phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.words.text import Lang, Text
from .flood import Bucket
from .guest import MOST_PHONES, Guest, Phone, message_text, typed_name
from .room_address import MOST_BYTES, NO_KEY, SEAT_FULL
from .secret import is_same_key, new_key

if TYPE_CHECKING:
    from .classroom import Classroom


class Pupil:
    """Somebody who has come to a class: ``name`` is "" before it is typed.

    ``guest`` is the seat at the table of this round, with its ``table`` from 1; None between rounds
    and for who comes late. ``shares`` are what the rounds so far have brought, from 0 to 1 each.
    """

    most_bytes = MOST_BYTES

    def __init__(self, room: Classroom, lang: Lang) -> None:
        self.room, self.lang = room, lang
        self.key, self.bucket = new_key(), Bucket()
        self.name = ""
        self.phones: list[Phone] = []
        self.refused_name: Text | None = None
        self.guest: Guest | None = None
        self.table = 0
        self.shares: list[float] = []

    def opens(self, key: str) -> bool:
        """Return whether a key is this person's own."""
        return is_same_key(self.key, key)

    @property
    def total(self) -> float:
        """What all rounds have brought."""
        return sum(self.shares)

    # --- phones ----------------------------------------------------------------------------------

    def add(self, phone: Phone, too_many: int) -> None:
        """Show the class on one more phone, which is told the person's own key."""
        self.phones.append(phone)
        if len(self.phones) > MOST_PHONES:
            self.remove(oldest := self.phones[0])
            oldest.end(too_many)
        phone.say(message_text({"key": self.key}))
        self.show_on(phone)

    def remove(self, phone: Phone) -> None:
        """Take a phone away, also from the table."""
        if phone in self.phones:
            self.phones.remove(phone)
        if self.guest:
            self.guest.room.leave(self.guest, phone)

    def end(self, code: int = NO_KEY) -> None:
        """Close every phone, with a reason."""
        for phone in [*self.phones]:
            self.remove(phone)
            phone.end(code)

    def sit_down(self, guest: Guest, table: int) -> None:
        """Sit down at a table, with all phones."""
        self.guest, self.table = guest, table
        for phone in self.phones:
            self.show_on(phone)

    def stand_up(self) -> None:
        """Leave the table, as its round is over."""
        if self.guest:
            for phone in self.phones:
                self.guest.remove(phone)
        self.guest = None
        self.show()

    def show(self) -> None:
        """Show the class as it is, on all phones; a table shows itself."""
        for phone in self.phones:
            if self.guest is None:
                self.show_on(phone)

    def show_on(self, phone: Phone) -> None:
        """Show one phone the table, or what the class waits for."""
        if self.guest is None:
            phone.show(message_text({"lobby": self.room.lobby(self)}), has_to_arrive=True)
        else:
            self.guest.room.enter(self.guest, phone, self.lang, None, SEAT_FULL)

    # --- what comes in ---------------------------------------------------------------------------

    def hear(self, phone: Phone, message: object) -> None:
        """Take the name that the person has typed, or do what is wanted at the table."""
        if phone not in self.phones:
            return
        name = typed_name(message)
        if name is not None:
            self.room.name_guest(self, name)
        elif self.guest is not None and not self.room.paused:
            self.guest.hear(phone, message)
