"""The invitation to a table: who has come, and for each guest a code to scan.

Codes and links go to the browser by a message, when it asks, and never into a trait: a notebook is
saved with its traits and handed on.
"""

from __future__ import annotations

from collections.abc import Mapping

import traitlets

from ..core.game.moves import SEATS
from ..core.words.text import Lang
from ..core.words.translations import _
from ..table.front_end import STATIC, OneWayWidget
from ..table.session.session_lock import with_lock
from ..table.telling.words.inviting import INVITING
from ..table.wire.guest_contract import GuestLink, GuestSeat
from .room import Room
from .server import PhoneServer
from .ways_in import guest_links, guest_list

NOT_BUILT = "export default { render() {} }"
SHARED = "title scan plain shut copy renew start big small waits here away code asking"
WORDS = {
    **{each: INVITING[f"invite.{each}"] for each in SHARED.split()},
    "alone": _(
        "Only this machine can open these links. For phones in the same network write"
        " table.invite(address='lan')."
    ),
    "closed": _("The table is closed. Nobody can join it any more."),
    "copied": _("Copied"),
}
"""What the invitation says."""


class CodeWidget(OneWayWidget):
    """A widget that shows codes to scan; its browser asks for them when it draws them."""

    _esm = STATIC / "invitation.js" if (STATIC / "invitation.js").exists() else NOT_BUILT
    _css = STATIC / "invitation.css" if (STATIC / "invitation.css").exists() else ""
    seats: traitlets.List[GuestSeat] = traitlets.List().tag(sync=True)
    started = traitlets.Bool().tag(sync=True)
    closed = traitlets.Bool().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    here = traitlets.Unicode().tag(sync=True)
    edition = traitlets.Int().tag(sync=True)

    def __init__(self, server: PhoneServer, words: dict[str, str]) -> None:
        self.server, self.words = server, words
        self.update()
        super().__init__()
        self.on_msg(lambda widget, message, _: widget.receive(message))

    def update(self) -> None:
        """Show who is here now; in the notebook's own thread."""
        raise NotImplementedError

    def links(self, base: object = "") -> list[GuestLink]:
        """Return the ways in: by the server's own address, or by that of a relay."""
        raise NotImplementedError

    def _act(self, message: Mapping[str, object]) -> None:
        """Do what a button of the host's page asks for."""
        raise NotImplementedError

    def receive(self, message: object) -> None:
        """Do what the host's page asks for, and send it the links."""
        if not isinstance(message, Mapping) or self.closed:
            return
        self._act(message)
        if message.get("do") in ("links", "renew"):
            self.send({"links": self.links(message.get("base"))})
        self.update()


class Invitation(CodeWidget):
    """Shows whoever hosts a table who has come, and how others do."""

    def __init__(self, room: Room, server: PhoneServer) -> None:
        self.room, self.lock = room, room.lock
        super().__init__(server, {key: text.to(self.lang) for key, text in WORDS.items()})

    @property
    def lang(self) -> Lang:
        """The language of the host's screen."""
        return self.room.table.session.settings.lang

    @with_lock
    def update(self) -> None:
        """Show who is here now; in the notebook's own thread."""
        guests = guest_list(self.room, self.lang)
        self.seats, self.started = guests["seats"], guests["begun"]
        self.edition, self.closed = guests["edition"], self.room.closed

    def _act(self, message: Mapping[str, object]) -> None:
        wish, seat = message.get("do"), message.get("seat")
        if wish == "start":
            self.room.start()
        elif wish == "renew" and seat in [each["seat"] for each in self.seats]:
            self.room.renew(SEATS.index(str(seat)))

    @with_lock
    def links(self, base: object = "") -> list[GuestLink]:
        """Return the way to each seat."""
        return guest_links(self.room, self.server, base)

    def __repr__(self) -> str:
        here = sum(each["stands"] == "here" for each in self.seats)
        return f"<Invitation for {len(self.seats)} guests, {here} here>"
