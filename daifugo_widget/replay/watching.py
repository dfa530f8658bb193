"""What the browser draws while a replay is watched: the table's frame around every picture."""

from __future__ import annotations

from ..table.drawing.game_ui import ui_of
from ..table.drawing.prompt import idle
from ..table.session.session import Session
from ..table.telling.plain_text import split
from ..table.wire.build import lasting_acts, rule_list
from ..table.wire.contract import Seat, State
from .film_contract import Caption, FilmFrame, Watching
from .words import BRANCH


class WatchedSession(Session):
    """A game that is looked at, and that nobody plays."""

    is_free = False


class Watched(State, Caption):
    """The state of a frame, and what the frame says of the game."""

    over: bool
    actor: int


def watching(session: Session) -> Watching:
    """Return what is the same in every frame: title, rules, settings; nobody acts."""
    lang, game = session.settings.lang, session.game
    ui = ui_of(game.rules.game)
    return {
        "version": session.screen.version,
        "title": session.history.title or ui.title.to(lang),
        "house": ui.rules_in_short(game.rules, game.players).to(lang),
        "plays": [],
        "meanings": {},
        "refusal": None,
        "hint": None,
        "story": [],
        "live": "",
        "can": lasting_acts(),
        "settings": session.settings.to_dict(),
        "house_players": ui.house_players(game.rules, game.players).to(lang),
        "rules": rule_list(game, lang, frame=False),
        "frame": rule_list(game, lang, frame=True),
        "next_rules": str(session.next_rules),
        "notice": session.screen.notice,
        "watching": True,
        "branches": [
            (branch.at, branch.note or BRANCH.to(lang)) for branch in session.history.branches
        ],
    }


def turned_to(seats: list[Seat], me: int) -> list[Seat]:
    """Return the seats in the order of play, starting with one of them."""
    at = next(at for at, each in enumerate(seats) if each["seat"] == me)
    return [*seats[at:], *seats[:at]]


def _is_known(seat: Seat) -> bool:
    return "?" not in (seat["hand"] or "")


def compose(base: Watching, frame: FilmFrame, eye: int | None) -> Watched:
    """Return the state of a frame as a seat sees it, or with all hands open.

    A newcomer sees no hand before joining. ``js/src/replay/film.ts`` does the same in the browser.
    """
    seats, unseen = frame["seats"], frame["unseen"]
    mine = next((seat for seat in seats if eye in (None, seat["seat"])), None)
    seats = turned_to(seats, mine["seat"]) if mine else seats
    caption = unseen if unseen and eye is not None and eye not in unseen["by"] else frame
    return {
        **base,
        **frame,
        "me": seats[0]["seat"],
        "seats": [
            seat if eye is None and _is_known(seat) else {**seat, "hand": None} for seat in seats
        ],
        "hand": split(mine["hand"] or "") if mine else [],
        "prompt": idle("over" if frame["over"] else "wait", frame["actor"], caption["say"]),
    }
