"""Opening a table: with a new deal, a record, or the game of a save file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule_set import BaseRuleSet, rules_of
from daifugo_widget.core.words.arguments import whole
from daifugo_widget.core.words.translations import _
from daifugo_widget.games import kind_of

from ..wire.rehearsal import rehearse
from .defaults import default_bots
from .game_log import GameLog
from .people import USUAL_BOT, Bots, People, players_of, seats_of
from .save_file import SaveFile
from .saving import Opened, failure_told, read_any
from .session import Session
from .settings import Settings
from .strengths import bots_for, bots_kept

USUAL_RULES = "standard"
"""What is played where a cell names no rules."""

GOES_ON = _(
    "The game in {file} goes on, by the rules that it was begun with. To play by the rules named"
    " here, save under another name."
)


def open_session(
    rules: BaseRuleSet | str,
    *,
    players: int | None = None,
    seats: int | str | Iterable[int | str] = "a",
    bots: Bots | None = USUAL_BOT,
    names: Sequence[str] | dict[str, str] | None = None,
    seed: int | None = None,
    record: Record | History | Path | str | None = None,
    save: str | Path | None = None,
    by_hand: bool = False,
    settings: Settings | None = None,
    log: Callable[[Session], GameLog | None] = lambda session: None,
) -> Session:
    """Open a table as `Table` describes it; ``bots`` are those of the defaults if it is None.

    ``log`` returns who keeps statistics of its games, if anybody does. Raises `ValueError` if that
    is impossible.
    """
    file = SaveFile(save) if save else None
    saved = file.load() if file else None
    opened = Opened(saved) if saved else _open(rules, players, seed, record)
    history = opened.history
    match = history.now
    game, kept = match.rules.game, bots_kept(history)
    chosen = bots_for(game, _others(seats, match.players), default_bots()) if bots is None else bots
    names = _names(names, history)
    people = People.of(match.players, game, seats, _bots(chosen, history), names)
    if saved or bots is None:  # what was chosen at the table lasts
        people = people.with_bots(players_of(kept, game))
    history = replace(history, names=people.names)
    session = Session(history, people, settings or Settings(), by_hand)
    if saved or record is not None:
        rehearse(session)
    session.log = log(session)
    if session.log and saved:
        session.log.resume()
    if session.log and record is not None and (session.game.over or not saved):
        session.log.leave_out()
    if said := opened.notice():
        session.screen.notice = said.to(session.settings.lang)
    if file:
        file.begin(history)
        session.saver = _saver(session, file)
        session.screen.notice = _notice(session, file) or session.screen.notice
    others = rules != USUAL_RULES and saved and rules_of(rules) != saved.start.rules
    if file and others and not session.screen.notice:
        session.screen.notice = GOES_ON.fill(file=file.path.name).to(session.settings.lang)
    session.between.game_over()
    return session


def _open(
    rules: BaseRuleSet | str,
    players: int | None,
    seed: int | None,
    record: Record | History | Path | str | None,
) -> Opened:
    return Opened(_deal(rules, players, seed)) if record is None else read_any(record)


def _deal(rules: BaseRuleSet | str, players: int | None, seed: int | None) -> History:
    found = rules_of(rules)
    count, start = found.player_count(players), kind_of(found.game).match.start
    return History(start(found, count, None if seed is None else whole("seed", seed)))


def _others(seats: int | str | Iterable[int | str], players: int) -> list[int]:
    """Return the seats in which no people sit."""
    humans = seats_of(seats, players)
    return [seat for seat in range(players) if seat not in humans]


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
    """Return a function that saves the game, and says on the table if that fails.

    Once another table has the file, this one saves nothing before a person decides something here.
    """
    decided = session.since

    def write(history: History) -> None:
        nonlocal decided
        if file.is_superseded and session.since == decided:
            return
        decided = session.since
        with failure_told(session, file.path.name):
            file.write(history)
        session.screen.notice = _notice(session, file) or session.screen.notice

    return write


def _notice(session: Session, file: SaveFile) -> str | None:
    """Return what there is to tell of a save file, once."""
    said, file.notice = file.notice, None
    return said.to(session.settings.lang) if said else None
