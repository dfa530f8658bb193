"""Reading: from a header to the game that it begins, dealt or laid out as a position."""

from __future__ import annotations

from dataclasses import replace

from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.header import Header
from daifugo_widget.core.records.reading_opening import Leader, Opening
from daifugo_widget.core.rules.rule_errors import RuleError

from ..engine.dealing import deal
from ..engine.game import Game
from ..engine.match import Match
from . import phrases as words
from .reading_position import lay_out
from .reading_setup import Setup, first_setup, later_setup

PLAYED = ("trick", "passed", "out", "discards")
"""The keys that say that something has been played."""


def first(header: Header, seed: int) -> Opening:
    """Begin the first game of a record. Raises `RecordError`."""
    setup = first_setup(header, seed)
    return _open(setup, Match(setup.rules, _begin(setup), seed))


def later(match: Match, header: Header, seats: tuple[int, ...] | None = None) -> Opening:
    """Begin the next game of a match. Raises `RecordError`, and `ValueError` if there is none."""
    setup = later_setup(header, match, seats)
    begun = replace(match, rules=setup.rules, number=setup.number, chances=0, game=_begin(setup))
    return _open(setup, begun)


def _open(setup: Setup, match: Match) -> Opening:
    seat, waits = setup.turn.seat, setup.exchange or "hands" not in setup.header
    leader = Leader(seat, setup.marks()) if waits and seat is not None else None
    return Opening(match, leader).with_leader()


def _begin(setup: Setup) -> Game:
    by_rules = setup.exchange or setup.turn.seat is None
    if by_rules or "hands" not in setup.header:
        _check_fresh(setup)
    if "hands" not in setup.header:
        return _deal(setup)
    game = lay_out(setup)
    return game.begin(setup.exchange) if by_rules else game


def _check_fresh(setup: Setup) -> None:
    for key in PLAYED:
        entry = setup.header.get(key)
        if entry and entry.value != "-":
            raise entry.error(words.PLAYED)


def _deal(setup: Setup) -> Game:
    try:
        return deal(
            setup.rules,
            setup.players,
            setup.rng,
            classes=setup.classes,
            seats=setup.seats,
            dealer=setup.dealer,
            previous=setup.previous,
            removed=setup.removed,
            marks=setup.marks(),
            number=setup.number,
            exchange=setup.exchange or not setup.classes,
        )
    except RuleError as error:
        entry = setup.header.get("rules") or setup.header.get("players")
        raise entry.error(error.text) if entry else RecordError(error.text) from None
