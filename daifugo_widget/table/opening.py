"""How a table is opened: a new deal, a record, or the game of a save file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..core.chosen import ChosenRules
from ..core.history import History
from ..core.records import Record
from ..games import part, rules_of
from .face import face_of
from .people import Bots, People
from .saving import SaveFile, failure_told, read_any
from .session import Session
from .settings import Settings


def open_session(
    rules: ChosenRules | str,
    *,
    players: int | None = None,
    seats: int | str | Iterable[int | str] = "a",
    bots: Bots = "steady",
    names: Sequence[str] | dict[str, str] | None = None,
    seed: int | None = None,
    record: Record | History | Path | str | None = None,
    save: str | Path | None = None,
    by_hand: bool = False,
    settings: Settings | None = None,
) -> Session:
    """Open a table as `Table` describes it. Raises `ValueError` for what cannot be."""
    file = SaveFile(save) if save else None
    history = file.load() if file else None
    if history is None:
        history = read_any(record) if record is not None else _deal(rules, players, seed)
    match = history.now
    people = People.of(match.players, match.rules.game, seats, bots, _names(names, history))
    history = replace(history, names=people.names)
    session = Session(history, people, settings or Settings(), by_hand)
    if file:
        session.saver = _saver(session, file)
        session.saver(history)
    return session


def _deal(rules: ChosenRules | str, players: int | None, seed: int | None) -> History:
    found = rules_of(rules)
    for name, value in (("players", players), ("seed", seed)):
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise ValueError(f"{name} is a whole number, not {value!r}")
    usual = found.seats or face_of(found.game).usual_players
    start = part(found.game, "match").start
    return History(start(found, usual if players is None else players, seed))


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
