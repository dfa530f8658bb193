"""How a table is opened: a new deal, a record, or the game of a save file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..core.history import History
from ..core.match import Match
from ..core.records import Record
from ..core.ruleset import Ruleset
from .people import Bots, People
from .saving import SaveFile, failure_told, read_any
from .session import Session
from .settings import Settings, check

USUAL_PLAYERS = 4


def open_session(
    rules: Ruleset | str,
    *,
    players: int | None = None,
    seats: int | str | Iterable[int | str] = "a",
    bots: Bots = "steady",
    names: Sequence[str] | dict[str, str] | None = None,
    seed: int | None = None,
    record: Record | History | Path | str | None = None,
    save: str | Path | None = None,
    by_hand: bool = False,
    settings: dict[str, Any] | None = None,
) -> Session:
    """Open a table as `Table` describes it. Raises `ValueError` for what cannot be."""
    chosen = settings_of(settings or {})
    file = SaveFile(save) if save else None
    history = file.load() if file else None
    if history is None:
        history = read_any(record) if record is not None else _deal(rules, players, seed)
    people = People.of(history.now.players, seats, bots, _names(names, history))
    history = replace(history, names=people.names)
    session = Session(history, people, chosen, by_hand)
    if file:
        session.saver = _saver(session, file)
        session.saver(history)
    return session


def settings_of(chosen: dict[str, Any]) -> Settings:
    """Return settings from keywords. Raises `ValueError`."""
    for key, value in chosen.items():
        check(key, value)
    return Settings(**chosen)


def _deal(rules: Ruleset | str, players: int | None, seed: int | None) -> History:
    found = Ruleset.of(rules)
    for name, value in (("players", players), ("seed", seed)):
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise ValueError(f"{name} is a whole number, not {value!r}")
    usual = 2 if "two-player" in found else USUAL_PLAYERS
    return History(Match.start(found, usual if players is None else players, seed))


def _names(
    names: Sequence[str] | dict[str, str] | None, history: History
) -> Sequence[str] | dict[str, str] | None:
    return history.names if names is None and any(history.names) else names


def _saver(session: Session, file: SaveFile) -> Any:
    """Make what writes the game down, and says on the table where that fails."""

    def write(history: History) -> None:
        with failure_told(session, file.path.name):
            file.write(history)

    return write
