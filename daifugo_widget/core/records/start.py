"""From a header to the game that it begins: dealt, or laid out as a position."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from ..dealing import Dealing, check_players, deal
from ..game import Game
from ..match import Match
from ..moves import Marks
from ..rule import RuleError
from ..ruleset import Ruleset
from .errors import RecordError
from .fields import (
    Turn,
    check_version,
    read_classes,
    read_hands,
    read_int,
    read_marks,
    read_rules,
    read_turn,
    seat_of,
)
from .header import Header
from .position import lay_out

NEEDS_HANDS = ("trick", "passed", "out", "discards")


class Leader(NamedTuple):
    """Who leads once the exchange is over, and the marks then, where the record says so.

    The rules cannot find the holder of a card among hands that are not seen.
    """

    seat: int
    marks: Marks

    def lead(self, game: Game) -> Game:
        """Return the game with its leader put right."""
        led = game.copy()
        led.turn, led.marks = self.seat, self.marks
        return led


class Opening(NamedTuple):
    """A match at the start of a game; chance may still owe who leads."""

    match: Match
    leader: Leader | None = None


class Setup(NamedTuple):
    """What a game begins with, before its cards: given by the header, or by the game before."""

    header: Header
    rules: Ruleset
    players: int
    classes: tuple[str, ...]
    dealer: int | None
    rng: Random
    number: int = 1
    seats: tuple[int, ...] | None = None
    previous: int = 0

    @property
    def exchange(self) -> bool:
        """Whether the game starts with the exchange."""
        entry = self.header.get("phase")
        if entry is None:
            return self.number > 1 or "hands" not in self.header
        if entry.value not in ("exchange", "play"):
            raise entry.error(f"{entry.value!r} is no phase: write exchange or play")
        return entry.value == "exchange"

    @property
    def turn(self) -> Turn | None:
        """Who acts as the header says it, None where it says nothing."""
        entry = self.header.get("turn")
        return read_turn(entry, self.players) if entry else None


def first(header: Header, seed: int) -> Opening:
    """Begin the first game of a record. Raises `RecordError`."""
    if entry := header.get("game"):
        check_version(entry)
    players = _players(header)
    rules = _rules(header, players)
    setup = Setup(
        header,
        rules,
        players,
        _classes(header, players, ()),
        _dealer(header, players, None),
        Random(f"{seed}/1"),
    )
    game, leader = _begin(setup)
    return Opening(Match(rules, game, seed), leader)


def later(match: Match, header: Header, seats: tuple[int, ...] | None = None) -> Opening:
    """Begin the next game of a match; ``seats`` are the order of play if chance decided it."""
    rules = _rules(header, match.players) if "rules" in header else match.rules
    coming = match.coming(rules)
    setup = Setup(
        header,
        rules,
        match.players,
        _classes(header, match.players, coming.classes),
        _dealer(header, match.players, coming.dealer),
        coming.rng,
        coming.match.number,
        seats or coming.seats,
        match.game.aside,
    )
    game, leader = _begin(setup)
    return Opening(replace(coming.match, game=game), leader)


# --- what the header says ------------------------------------------------------------------------


def _players(header: Header) -> int:
    hands, players = header.get("hands"), header.get("players")
    if hands is None and players is None:
        raise RecordError("a record needs hands, or players to deal to")
    counted = len(read_hands(hands)) if hands else 0
    if players is None:
        return counted
    number = read_int(players)
    if not 2 <= number <= 9:
        raise players.error(f"{number} players cannot play: 2 to 9 can")
    if hands and number != counted:
        raise players.error(f"{number} do not fit the {counted} hands: take the line out")
    return number


def _rules(header: Header, players: int) -> Ruleset:
    entry = header.get("rules")
    return (read_rules(entry) if entry else Ruleset("base")).for_players(players)


def _classes(header: Header, players: int, usual: tuple[str, ...]) -> tuple[str, ...]:
    entry = header.get("classes")
    return read_classes(entry, players) if entry else usual


def _dealer(header: Header, players: int, usual: int | None) -> int | None:
    entry = header.get("dealer")
    return seat_of(entry.value, players, entry, entry.spot) if entry else usual


# --- the game ------------------------------------------------------------------------------------


def _begin(setup: Setup) -> tuple[Game, Leader | None]:
    if "hands" in setup.header:
        return _begin_position(setup)
    for key in NEEDS_HANDS:
        if entry := setup.header.get(key):
            raise entry.error("give the hands too: nothing has been played in a game just dealt")
    game = _deal(setup)
    return _led(setup, game)


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
            number=setup.number,
            exchange=setup.exchange,
        )
    except RuleError as error:
        entry = setup.header.get("rules") or setup.header.get("players")
        raise entry.error(str(error)) if entry else RecordError(str(error)) from None


def _begin_position(setup: Setup) -> tuple[Game, Leader | None]:
    dealer = setup.dealer
    if dealer is None:
        ranked = setup.rules["classes"].seats_by_class(setup.classes)
        dealer = ranked[-1] if ranked else 0
    game = lay_out(setup.header, setup.rules, setup.players, setup.number)
    game.classes, game.dealer = setup.classes, dealer
    game.take_seats(setup.seats or tuple(range(setup.players)))
    _lay_aside(game, setup)
    if setup.exchange:
        _check_fresh(setup.header, "starts with the exchange")
        return _led(setup, game.begin())
    turn = setup.turn or Turn(None if setup.number > 1 else 0)
    if turn.seat is None:
        _check_fresh(setup.header, "leaves its leader to the rules")
        return game.begin(exchange=False), None
    return game, None
