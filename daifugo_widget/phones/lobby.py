"""What a phone shows before it is shown the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..core.words.text import Text
from ..table.drawing.game_ui import ui_of
from . import words as w

if TYPE_CHECKING:
    from .guest import Guest
    from .room import Room


class Lobby(TypedDict):
    """What a phone shows before it is shown the table."""

    title: str
    house: str
    ask: bool
    """Whether a name is wanted."""
    said: str


def room_lobby(room: Room, guest: Guest) -> Lobby:
    """Return what a guest of a room is shown: the name is asked for, or others are waited for."""
    asks, session, lang = room.asks_name(guest), room.table.session, guest.screen.settings.lang
    said = guest.refused_name or room.halted or Text("", "", "")
    if not (asks or room.halted):
        names = [Text.of(session.people.name_of(seat)).to(lang) for seat in room.missing_seats]
        said = w.WAITS_FOR.fill(names=", ".join(names))
    ui, rules = ui_of(session.match.rules.game), session.match.rules
    return {
        "title": ui.title.to(lang),
        "house": ui.rules_in_short(rules, session.people.players).to(lang),
        "ask": asks,
        "said": said.to(lang),
    }
