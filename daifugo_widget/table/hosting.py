"""A table whose people may sit at screens of their own."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Literal, Protocol

from ..core.game.any_game import G
from ..core.game.history import M
from ..core.words.text import SpokenError, Text
from .python_api import ScriptedTable
from .reviewable import Reviewable
from .session.pace import THREADS
from .session.session_lock import with_lock
from .telling.words import phrases as w
from .telling.words.inviting import INVITING
from .wire.contract import Around
from .wire.lookups import Question, Reply, no_answer

if TYPE_CHECKING:
    from ..phones.invitation import Invitation
    from ..phones.room import Room
    from ..phones.server import PhoneServer


DASHBOARD = "voila"
"""What serves pages of notebooks to people who may press buttons, and nothing else."""


def _can_host() -> bool:
    is_shown_to_anybody = os.environ.get("SERVER_SOFTWARE", "").startswith(DASHBOARD)
    return THREADS and find_spec("tornado") is not None and not is_shown_to_anybody


CAN_HOST = _can_host()
"""Whether guests can be invited on the page of a table.

There is no server in the Python of a browser, and the page of a dashboard is not its host's.
"""


class Company(Protocol):
    """Those who play at the table on screens of their own; its thread moves bots and clock."""

    @property
    def may_go_on(self) -> bool:
        """Whether bots may move: the game has begun, and nobody has stopped it."""

    def is_home(self) -> bool:
        """Return whether this thread may draw the notebook's screen: any but the company's."""

    def tell_guests(self) -> None:
        """Show the guests the table, and let bots and clock go on; from any thread."""

    def go_on(self) -> None:
        """Do so, and have the notebook's screen drawn, too; from any thread."""


class Hosting(Reviewable):
    """A session that may have ``company``: other people at it, with screens of their own."""

    company: Company | None = None
    is_closed = False
    """Whether it has been taken away."""

    def go_on_alone(self) -> None:
        """Show the table after the last guest has gone, and let the bots move; as `draw`."""
        if self.company is None and not self.is_closed:
            self._go_on(waiting=False)

    def draw(self) -> None:
        """Show on the first screen how the table is now; in the thread of its browser."""
        super()._show()

    def stop_bots(self) -> None:
        """Let no bot move by the loop on which one was moved before."""
        self._pacer.stop()

    def let_bots_keep_pace(self) -> None:
        """Let what moves by itself go on, on the loop that runs in this thread."""
        self._pacer.start()

    def _keep_pace(self) -> None:
        if self.company is None:
            super()._keep_pace()
        else:
            self.company.tell_guests()

    @with_lock
    def _show(self) -> None:
        company = self.company
        if company is None:
            self.draw()
        elif company.is_home():
            self.draw()
            company.tell_guests()
        else:
            company.go_on()

    @with_lock
    def _show_settled(self) -> None:
        if self.company is None or self.company.is_home():
            super()._show_settled()
        else:
            self.company.go_on()

    def _go_on(self, waiting: bool = True) -> None:
        if self.company is None:
            super()._go_on(waiting)
        else:
            self._show()

    def _goes_on(self) -> bool:
        return (self.company is None or self.company.may_go_on) and super()._goes_on()


class HostedTable(Hosting, ScriptedTable[G, M], Generic[G, M]):
    """A table in a notebook to which guests can be invited."""

    own_words = INVITING
    room: tuple[Room, PhoneServer] | None = None
    """The room of the guests, and the server that they come by, as long as it is open."""
    save_path: Path | None = None
    """The file in which the game is kept, if it is."""

    # --- guests ----------------------------------------------------------------------------------

    def invite(
        self,
        seats: int | str | Iterable[int | str] | None = None,
        *,
        host: Literal["play", "watch"] = "play",
        address: str | None = None,
        port: int = 0,
        certfile: str | None = None,
    ) -> Invitation:
        """Open the table to guests, each at a screen of their own, and return what invites them.

        ``seats`` are those for guests: by default those of people but the first, who is the host,
        or else those of bots, who play until somebody comes. With ``host="watch"`` the notebook
        only looks on. Guests come through the Jupyter server where it lets them, else from this
        machine; ``address="lan"`` opens the table to the local network, with ``certfile`` by https.
        Where the table is open to guests already, you get another invitation to the same seats.
        A table with ``save`` has the same links after a restart of the kernel.
        Raises `SpokenError` if nobody can be invited so.
        """
        from ..phones.address import Endpoint
        from ..phones.hosting import invite

        return invite(self, seats, host == "watch", Endpoint(address, port, certfile))

    def uninvite(self, seat: int | str | None = None) -> None:
        """Send the guest in a seat away; a new link leads to it. Raises `SpokenError`.

        Without a ``seat`` all go: their links end, and you have the table to yourself again.
        """
        from ..phones.hosting import uninvite

        uninvite(self, seat)

    def close(self) -> None:
        """Take the table away, with its bots and its guests, whose links lead nowhere any more."""
        self.is_closed = True
        self.end_interlude()
        if self.room is not None:
            from ..phones.hosting import end

            end(self)
        super().close()

    # --- the browser -----------------------------------------------------------------------------

    def _built(self) -> Around:
        state = super()._built()
        if CAN_HOST and self.interlude is None:
            state["can"].append("invite")
        if self.room is not None:
            from ..phones.ways_in import guest_list

            state["company"] = guest_list(self.room[0], self.session.settings.lang)
        return state

    def _looked_up(self, question: Question) -> Reply | None:
        found = no_answer(question)
        if found is None or question.get("ask") != "guests" or not CAN_HOST:
            return super()._looked_up(question)
        from ..phones.host_sheet import answer_host

        found["reply"] = answer_host(self, question)
        return found

    # --- moves from Python ------------------------------------------------------------------------

    @contextmanager
    def _turn(self) -> Iterator[int]:
        with super()._turn() as seat:
            if self.company and seat not in self.screen.seats:
                name = Text.of(self.session.people.name_of(seat))
                raise SpokenError(w.NOT_AT_THIS_SCREEN.fill(who=name))
            yield seat
