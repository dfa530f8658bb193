"""One match of a simulation: games in a row, and what is noted of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from importlib import import_module
from random import Random
from typing import NamedTuple

from .._version import __version__
from ..core.game.card_match import CardMatch
from ..core.game.moves import acting_rules
from ..core.rules.rule_set import rules_of
from ..games import kind_of
from ..players import Player, player_of
from ..players.acting import call_of, choice, chosen_by

TRICK_ENDS = "flow", "take-trick"
"""The events that end a trick."""


Bot = str | Player
"""A bot by its name, or a player of your own."""


class Plan(NamedTuple):
    """What all matches of a simulation have in common; ``length`` games make a match.

    ``bots`` are names; a player of your own goes by its `str`. Another ``version`` of
    daifugo_widget may play other games.
    """

    rules: str
    bots: tuple[str, ...]
    length: int
    seed: int
    version: str = __version__


class GameRow(NamedTuple):
    """One game: class before, place, class after and points by seat; tricks, moves, rules fired.

    ``fired`` counts the moves in which each rule acted; ``before`` and ``after`` are empty in a
    game without classes.
    """

    match: int
    game: int
    before: tuple[str, ...]
    places: tuple[int, ...]
    after: tuple[str, ...]
    points: tuple[int, ...]
    tricks: int
    moves: int
    fired: dict[str, int]


def play_match(plan: Plan, bots: tuple[Bot, ...], number: int) -> list[GameRow]:
    """Play match ``number`` of a plan; the same plan and number give the same games anywhere."""
    rng = Random(f"{plan.seed}/{number}")
    rules = rules_of(plan.rules)
    players = [player_of(bot, rules.game) for bot in bots]
    match = kind_of(rules.game).match.start(rules, len(players), rng.getrandbits(32))
    rows = []
    for game in range(plan.length):
        if game:
            match = match.next()
        before, told = match.classes, _Told()
        try:
            match = _play_game(match, players, rng, told)
        except Exception as error:
            error.add_note(f"in match {number}, game {game + 1}, as the results count them")
            raise
        rows.append(_row(match, number, before, told))
        if match.over:
            break
    return rows


def play_elsewhere(
    modules: Collection[str], plan: Plan, bots: tuple[Bot, ...], number: int
) -> list[GameRow]:
    """Play a match where rules may be unknown; ``modules`` declare those of your own."""
    for module in modules:
        import_module(module)
    return play_match(plan, bots, number)


def _play_game(match: CardMatch, players: list[Player], rng: Random, told: _Told) -> CardMatch:
    """Return the match with its game played to the end."""
    while not match.game.over:
        match = told.after(_move(match, players[match.game.actor], rng))
        for seat in match.game.seats:
            if call := call_of(players[seat], match.game, seat, rng):
                match = told.after(match.move(call, seat))
    return match


def _move(match: CardMatch, player: Player, rng: Random) -> CardMatch:
    """Return the match after a player's move."""
    actor = match.game.actor
    move = choice(player, match.game.seen_by(actor), rng)
    with chosen_by(player, actor, move):
        return match.move(move)


class _Told:
    """Counts of what the events of a game tell."""

    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()
        self.moves = self.tricks = 0

    def after(self, match: CardMatch) -> CardMatch:
        """Count a move and all that chance decides after it, and return the match then."""
        self._count(match)
        while match.game.owes_chance:
            match = match.step(match.roll())
            self._count(match)
        return match

    def _count(self, match: CardMatch) -> None:
        events = match.game.events
        self.moves += 1
        self.tricks += sum(event.verb in TRICK_ENDS for event in events)
        # A question and what its answer does are one act, counted in the move of the answer.
        self.fired.update(acting_rules(event for event in events if event.verb != "ask"))


def _row(match: CardMatch, number: int, before: tuple[str, ...], told: _Told) -> GameRow:
    result = match.results[-1]
    return GameRow(
        number,
        match.number,
        before,
        result.places,
        result.classes,
        result.points,
        told.tricks + bool(match.game.trick),
        told.moves,
        dict(told.fired),
    )
