"""Reading: what a game of a record begins with, before any card is placed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from daifugo_widget.core.game.moves import FEWEST, MOST, SEATS, Marks
from daifugo_widget.core.records import phrases as say
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.fields import read_hands, read_int, read_rules, seat_of
from daifugo_widget.core.records.header import Header

from ..engine.dealing import first_copies, lowest_class
from ..engine.match import Coming, Match
from ..engine.rule_set import PLAYERS, RuleSet
from . import phrases as words
from .fields import Turn, clockwise, read_classes, read_marks, read_turn

ORDER = "x-seats"
"""The key of the seats clockwise, if they are not in the order of their letters."""


class Setup(NamedTuple):
    """Rules, players and offices of a game, given by its header or by the game before."""

    header: Header
    rules: RuleSet
    players: int
    classes: tuple[str, ...]
    dealer: int | None
    rng: Random
    number: int
    seats: tuple[int, ...]
    previous: int = 0
    removed: int = 0
    carried: Marks = ()

    @property
    def exchange(self) -> bool:
        """Whether the game starts with the exchange."""
        entry = self.header.get("phase")
        if entry is None:
            dealt = "hands" not in self.header
            return self.number > 1 or (dealt and bool(self.classes))
        if entry.value not in ("exchange", "play"):
            raise entry.error(words.NO_PHASE.fill(text=entry.value))
        return entry.value == "exchange"

    @property
    def turn(self) -> Turn:
        """Who acts; no seat if the rules say who leads."""
        entry = self.header.get("turn")
        if entry:
            return read_turn(entry, self.players)
        by_rules = self.exchange or self.number > 1 or "hands" not in self.header
        return Turn(None if by_rules else 0)

    @property
    def leads_later(self) -> bool:
        """Whether the leader and the marks in the header are those after the exchange."""
        return self.exchange and self.turn.seat is not None

    def marks(self) -> Marks:
        """Read what rules have left in force, or take what lasts from the game before."""
        entry = self.header.get("marks")
        return read_marks(entry, self.rules, self.players) if entry else self.carried


def first_setup(header: Header, seed: int) -> Setup:
    """Read what the first game of a record begins with. Raises `RecordError`."""
    players = _players(header)
    entry = header.get("rules")
    rules = (read_rules(entry, RuleSet) if entry else RuleSet.read("base")).for_players(players)
    classes = _classes(header, players, ())
    return Setup(
        header,
        rules,
        players,
        classes,
        _dealer(header, players, lowest_class(rules, classes)),
        Random(f"{seed}/1"),
        1,
        _seats(header, rules, players),
    )


def later_setup(header: Header, match: Match, seats: tuple[int, ...] | None = None) -> Setup:
    """Read what the next game begins with; ``seats`` is the order of play if chance decided it."""
    coming = coming_by(header, match)
    rules, players = coming.match.rules, len(coming.seats)
    classes = _classes(header, players, coming.classes)
    return Setup(
        header,
        rules,
        players,
        classes,
        _dealer(header, players, later_dealer(coming, classes)),
        coming.rng,
        coming.match.number,
        seats or coming.seats,
        match.game.blind,
        first_copies([match.game.removed])[0],
        coming.marks,
    )


def later_dealer(coming: Coming, classes: tuple[str, ...]) -> int:
    """Return who deals a later game with these classes, unless its header names somebody else."""
    lowest = lowest_class(coming.match.rules, classes)
    return coming.dealer if lowest is None or classes == coming.classes else lowest


def coming_by(header: Header, match: Match) -> Coming:
    """Return what the next game of a match is dealt from, under the rules of its header.

    Raises `RecordError`, and `ValueError` if there is no next game.
    """
    rules = header.get("rules")
    wanted = read_rules(rules, RuleSet).for_players(match.players) if rules else None
    return match.coming(wanted, () if _has_newcomer(header, match) else None)


def _has_newcomer(header: Header, match: Match) -> bool:
    """Return whether a game has one player more than the one before."""
    entry = header.get("hands")
    return entry is not None and len(read_hands(entry)) == match.players + 1


def _players(header: Header) -> int:
    hands, players = header.get("hands"), header.get("players")
    counted = len(read_hands(hands)) if hands else 0
    if players is None:
        if hands is None:
            raise RecordError(say.NEEDS_HANDS)
        return counted
    number = read_int(players)
    if not FEWEST <= number <= MOST:
        raise players.error(PLAYERS.fill(players=number))
    if hands and number != counted:
        raise players.error(say.NOT_FITTING.fill(players=number, hands=counted))
    return number


def _classes(header: Header, players: int, usual: tuple[str, ...]) -> tuple[str, ...]:
    entry = header.get("classes")
    return read_classes(entry, players) if entry else usual


def _seats(header: Header, rules: RuleSet, players: int) -> tuple[int, ...]:
    """Read the order of play: that of the letters, unless seats have moved before the record."""
    entry = header.get(ORDER)
    if entry is None:
        return tuple(range(players))
    letters = [word for word, _ in entry.words()]
    if sorted(letters) != list(SEATS[:players]):
        raise entry.error(words.EACH_SEAT_ONCE)
    return tuple(clockwise(rules, [SEATS.index(letter) for letter in letters]))


def _dealer(header: Header, players: int, usual: int | None) -> int | None:
    entry = header.get("dealer")
    return seat_of(entry.value, players, entry, entry.spot) if entry else usual
