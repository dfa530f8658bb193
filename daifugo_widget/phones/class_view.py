"""A class on the projector: the code by which people come, who is here, and the board of points."""

from __future__ import annotations

from collections.abc import Mapping

import traitlets
from ipywidgets import widget_serialization

from ..core.words.text import SpokenError
from ..core.words.translations import _
from ..table.session.session_lock import with_lock
from ..table.wire.guest_contract import GuestLink
from .classroom import Classroom
from .invitation import WORDS as INVITATION_WORDS
from .invitation import CodeWidget
from .projection import Projection
from .seating import Regroup
from .ways_in import link_code, relay_base

WORDS = {
    **INVITATION_WORDS,
    "title": _("Join the class"),
    "alone": _(
        "Only this machine can open this link. For phones in the same network write"
        " Classroom(address='lan')."
    ),
    "closed": _("The class is closed. Nobody can join it any more."),
    "scan": _("Scan the code with your phone's camera and type your name."),
    "start": _("Start"),
    "next": _("Next round"),
    "same": _("same tables"),
    "ladder": _("ladder by points"),
    "lot": _("drawn by lot"),
    "pause": _("Pause"),
    "go": _("Go on"),
    "here_count": _("{here} of {seats} here"),
    "round": _("Round {n}"),
    "code": _("Code for the class"),
    "show": _("Show a table"),
    "hide": _("Show none"),
}
"""What the view says."""
REGROUPS: dict[object, Regroup] = {"same": "same", "ladder": "ladder", "lot": "lot"}


class ClassView(CodeWidget):
    """Shows a class to all, and lets whoever leads it begin, stop and seat it anew."""

    board = traitlets.Dict().tag(sync=True)
    round = traitlets.Int().tag(sync=True)
    paused = traitlets.Bool().tag(sync=True)
    over = traitlets.Bool().tag(sync=True)
    said = traitlets.Unicode().tag(sync=True)
    tables = traitlets.Int().tag(sync=True)
    shown = traitlets.Int(allow_none=True, default_value=None).tag(sync=True)
    projection = traitlets.Instance(Projection, allow_none=True).tag(
        sync=True, **widget_serialization
    )

    def __init__(self, room: Classroom) -> None:
        self.room, self.lock = room, room.lock
        super().__init__(room.server, {key: text.to(room.lang) for key, text in WORDS.items()})

    @with_lock
    def update(self) -> None:
        """Show the class as it is now; in the notebook's own thread."""
        room = self.room
        self.seats = [
            {"seat": "", "name": each.name, "stands": "here" if each.phones else "away"}
            for each in room.here
        ]
        board = room.scoreboard()
        self.board = {"head": board.head, "rows": board.cells} if room.round else {}
        self.round, self.paused, self.over = room.round, room.paused, room.is_over
        self.started, self.closed = bool(room.round), room.closed
        self.tables, self.shown = len(room.rooms), room.shown_table
        self.projection = room.projection
        text = WORDS["here_count"].fill(here=len(room.here), seats=room.seats)
        self.here = text.to(room.lang)

    def _act(self, message: Mapping[str, object]) -> None:
        wish, how, room = message.get("do"), message.get("how"), self.room
        self.said = ""
        try:
            if wish == "start":
                room.start()
            elif wish == "next" and how in REGROUPS:
                room.next(regroup=REGROUPS[how])
            elif wish == "pause":
                room.pause(not room.paused)
            elif wish == "show" and (how is None or type(how) is int):
                room.show(how)
        except SpokenError as error:
            self.said = error.say(room.lang)

    def links(self, base: object = "") -> list[GuestLink]:
        """Return the way into the class."""
        address = self.server.address_of(self.room.id, self.room.key, relay_base(self.server, base))
        return [{"seat": "", "link": address, "code": link_code(self.server, address)}]
