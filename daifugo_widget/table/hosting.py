"""A table in a notebook whose people may sit at screens of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, Protocol

from ..core.game.any_game import G
from ..core.game.history import M
from ..core.words.text import SpokenError, Text
from .python_api import ScriptedTable
from .session.pace import SECONDS
from .session.session_lock import with_lock
from .telling.words import phrases as w


class Company(Protocol):
    """Those who play at the table on screens of their own; its thread moves bots and clock."""

    started: bool
    """Whether the game has begun."""

    def is_home(self) -> bool:
        """Return whether this thread may draw the notebook's screen: any but the company's."""

    def tell_guests(self) -> None:
        """Show the guests the table, and let bots and clock go on; from any thread."""

    def go_on(self) -> None:
        """Do so, and have the notebook's screen drawn, too; from any thread."""


class HostedTable(ScriptedTable[G, M], Generic[G, M]):
    """A table that may have ``company``: other people at it, with screens of their own."""

    company: Company | None = None

    def draw(self) -> None:
        """Show on the notebook's screen how the table is now; in the notebook's own thread."""
        super()._show()

    def let_bots_keep_pace(self) -> None:
        """Let the bots move on the loop that runs in this thread, at the pace of the settings."""
        pace = self.session.settings.pace
        if pace in SECONDS:
            self._pacer.start(pace)

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

    @with_lock
    def _bots_may_move(self) -> bool:
        return (self.company is None or self.company.started) and super()._bots_may_move()

    @contextmanager
    def _turn(self) -> Iterator[int]:
        with super()._turn() as seat:
            if self.company and seat not in self.screen.seats:
                name = Text.of(self.session.people.name_of(seat))
                raise SpokenError(w.NOT_AT_THIS_SCREEN.fill(who=name))
            yield seat
