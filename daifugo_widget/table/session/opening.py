"""Opening a table: with a new deal, a record, or the game of a save file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from ..core.chosen import ChosenRules, rules_of
from ..core.history import History
from ..core.moves import SEATS
from ..core.records import Record
from ..core.text import Text
from ..core.whole import whole
from ..games import part
from .people import USUAL_BOT, Bots, People
from .saving import SaveFile, failure_told, read_any
from .session import Session
from .settings import Settings

USUAL_RULES = "standard"
"""What is played where a cell names no rules."""

GOES_ON = Text(
    "The game in {file} goes on, by the rules that it was begun with. To play by the rules named"
    " here, save under another name.",
    "{file} のゲームの続きです。ルールは始めたときのままです。ここで指定したルールで遊ぶには、"
    "別の名前で保存してください。",
    "{file}의 게임을 시작할 때의 규칙 그대로 이어서 합니다. 여기에 적은 규칙으로 하려면 다른"
    " 이름으로 저장하세요.",
)


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
    """Open a table as `Table` describes it. Raises `ValueError` if that is impossible."""
    file = SaveFile(save) if save else None
    saved = file.load() if file else None
    history = saved
    if history is None:
        history = read_any(record) if record is not None else _deal(rules, players, seed)
    match = history.now
    bots, names = _bots(bots, history), _names(names, history)
    people = People.of(match.players, match.rules.game, seats, bots, names)
    history = replace(history, names=people.names)
    session = Session(history, people, settings or Settings(), by_hand)
    if file:
        session.saver = _saver(session, file)
        file.begin(history)
    if file and saved and rules != USUAL_RULES and rules_of(rules) != saved.start.rules:
        session.notice = GOES_ON.fill(file=file.path.name).to(session.settings.lang)
    session.between.game_over()
    return session


def _deal(rules: ChosenRules | str, players: int | None, seed: int | None) -> History:
    found = rules_of(rules)
    count, start = found.seated(players), part(found.game, "match").start
    return History(start(found, count, None if seed is None else whole("seed", seed)))


def _bots(bots: Bots, history: History) -> Bots:
    """Return the bots with one for each newcomer of the history, whom the caller does not count."""
    joined = history.now.players - history.start.players
    return [*bots, *[USUAL_BOT] * joined] if isinstance(bots, list | tuple) else bots


def _names(
    names: Sequence[str] | dict[str, str] | None, history: History
) -> Sequence[str] | dict[str, str] | None:
    """Return the given names and those of newcomers; if none are given, those of the record."""
    if names is None:
        return history.names if any(history.names) else names
    known = zip(SEATS, history.names, strict=False)
    newcomers = dict(islice(known, history.start.players, None))
    if not newcomers or isinstance(names, str):
        return names
    given = names if isinstance(names, dict) else dict(zip(SEATS, names, strict=False))
    return {**newcomers, **given}


def _saver(session: Session, file: SaveFile) -> Callable[[History], None]:
    """Return a function that saves the game, and says on the table if that fails."""

    def write(history: History) -> None:
        with failure_told(session, file.path.name):
            file.write(history)

    return write
