"""One match of a simulation: games in a row, and what is written down of each."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from ..core.match import Match
from ..core.ruleset import Ruleset
from ..core.views import view
from ..players import Player, make_player
from ..players.calls import may_call


class Plan(NamedTuple):
    """What all matches of a simulation have in common; ``length`` games make a match."""

    rules: str
    bots: tuple[str, ...]
    length: int
    seed: int


class GameRow(NamedTuple):
    """One game: by seat class before, place, class after and points; tricks, moves, rules fired."""

    match: int
    game: int
    before: tuple[str, ...]
    places: tuple[int, ...]
    after: tuple[str, ...]
    points: tuple[int, ...]
    tricks: int
    moves: int
    fired: dict[str, int]


def play_match(plan: Plan, number: int) -> list[GameRow]:
    """Play the match of a number; the same plan and number give the same games anywhere."""
    rng = Random(f"{plan.seed}/{number}")
    players = [make_player(name) for name in plan.bots]
    match = Match.start(Ruleset(plan.rules), len(players), rng.getrandbits(32))
    rows = []
    for game in range(plan.length):
        if game:
            match = match.next()
        before = match.game.classes or ("heimin",) * len(players)
        told = _Told()
        while not match.game.over:
            move = players[match.game.actor].choose(view(match.game, match.game.actor), rng)
            match = told.after(match.move(move))
            for seat in match.game.live_seats() if match.rules.hooks["calls"] else ():
                match = _called(match, seat, players, rng, told)
        rows.append(_row(match, number, before, told))
        if match.over:
            break
    return rows


class _Told:
    """Counts what the events of a game tell."""

    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()
        self.moves = self.flows = 0

    def after(self, match: Match) -> Match:
        """Take in a move, and all that chance decides after it."""
        self._count(match)
        while match.game.owes_chance:
            match = match.step(match.roll())
            self._count(match)
        return match

    def _count(self, match: Match) -> None:
        events = match.game.events
        self.moves += 1
        self.flows += sum(event.verb == "flow" for event in events)
        self.fired.update({event.rule for event in events if event.rule and event.verb != "ask"})


def _called(match: Match, seat: int, players: list[Player], rng: Random, told: _Told) -> Match:
    if not may_call(match.game, seat):
        return match
    call = players[seat].call(view(match.game, seat), seat, rng)
    return match if call is None else told.after(match.move(call, seat))


def _row(match: Match, number: int, before: tuple[str, ...], told: _Told) -> GameRow:
    result = match.results[-1]
    return GameRow(
        number,
        match.number,
        tuple(before),
        result.places,
        tuple(result.classes),
        tuple(result.points),
        told.flows + 1,
        told.moves,
        dict(told.fired),
    )
