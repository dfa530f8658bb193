"""A table of a class on the projector: as somebody sees it who looks on.

It is shown by a widget of its own, within that of the class. What its browser is told is what the
phone of somebody who looks on would be told, so no card that is hidden there.
"""

from __future__ import annotations

import json
from typing import Any

import traitlets

from ..core.words.text import Lang
from ..table.front_end import LoadedWidget
from ..table.session.session_lock import with_lock
from .home_loop import HomeLoop
from .room import Room
from .room_address import SEAT_FULL


class Projection(LoadedWidget):
    """Shows all who look at the projector one table; a `Phone` of somebody who looks on there."""

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    picture = traitlets.Unicode().tag(sync=True)  # none stands in for it

    def __init__(self, room: Room, lang: Lang) -> None:
        self.room, self.lock = room, room.lock
        self._news: dict[str, Any] = {}
        self._replies: list[dict[str, Any]] = []
        self._home = HomeLoop(self._tell)
        self._looker = room.look_on(lang)
        self._looker.add(self, SEAT_FULL)
        self._tell()  # announced to the browser, it is complete
        super().__init__()
        self.on_msg(lambda widget, message, _: widget.receive(message))

    def receive(self, message: object) -> None:
        """Do what the page asks for, as far as somebody may ask who looks on."""
        self._looker.hear(self, message)

    @with_lock
    def show(self, told: str, has_to_arrive: bool = False) -> None:
        """Show the table as the room says, in place of what still waits to be shown."""
        self._news.update(json.loads(told)["traits"])
        self._home.call_soon()

    @with_lock
    def say(self, told: str) -> None:
        """Send a reply to a look-up."""
        found = json.loads(told)
        if "reply" in found:
            self._replies.append(found["reply"])
            self._home.call_soon()

    def end(self, code: int) -> None:
        """Show what is shown until it is closed."""

    @with_lock
    def _tell(self) -> None:
        """Hand the browser what is new; in the notebook's own thread."""
        news, self._news = self._news, {}
        replies, self._replies = self._replies, []
        for name, value in sorted(news.items(), reverse=True):  # the words before their state
            self.set_trait(name, value)
        for reply in replies:
            self.send(reply)

    def close(self) -> None:
        """Show nothing any more."""
        self.room.dismiss(self._looker)
        super().close()
