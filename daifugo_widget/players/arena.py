"""Lets players meet over many games: `python -m daifugo_widget arena sharp steady steady`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from tqdm import tqdm

from ..arguments import positive, whole
from ..core.card_match import CardMatch
from ..core.moves import SEATS, Move
from ..games import part, rules_of
from . import PLAYERS, Player, make_player
from .calls import may_call

INTERRUPTED = 130
"""The exit code of a program that was ended by Ctrl-C."""

Z95 = 1.96
"""This many standard errors to either side hold 95 % of what chance does."""


class Setting(NamedTuple):
    """What all games of an arena have in common."""

    names: tuple[str, ...]
    rules: str
    seed: int


class Outcome(NamedTuple):
    """One game, by entrant: the place, the points, and the time taken and the decisions made."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


class Seated:
    """A player in a seat of one game, with a generator of chance and a clock of its own."""

    def __init__(self, player: Player, rng: Random) -> None:
        self.player, self.rng = player, rng
        self.seconds, self.decisions = 0.0, 0

    def choose(self, match: CardMatch) -> Move:
        """Return the player's move; only a decision between several counts."""
        game = match.game
        seen = game.seen_by(game.actor)
        start = perf_counter()
        move = self.player.choose(seen, self.rng)
        spent = perf_counter() - start
        if len(game.moves()) > 1:
            self.seconds += spent
            self.decisions += 1
        return move

    def call(self, match: CardMatch, seat: int) -> CardMatch:
        """Return the match after what the player calls, if anything."""
        call = self.player.call(match.game.seen_by(seat), seat, self.rng)
        return match if call is None else match.move(call, seat)


def play_game(setting: Setting, number: int) -> Outcome:
    """Play one first game; each deal is played once in every rotation of the seats."""
    players = len(setting.names)
    rules = rules_of(setting.rules).for_players(players)
    deal, shift = divmod(number, players)
    entrants = [(seat + shift) % players for seat in range(players)]
    seated = [
        Seated(
            make_player(setting.names[entrant], rules.game),
            Random(f"{setting.seed}/{number}/{entrant}"),
        )
        for entrant in entrants
    ]
    rng = Random(f"{setting.seed}/{deal}")
    start = part(rules.game, "match").start(rules, players, rng.getrandbits(32))
    result = play_out(start, seated).results[-1]
    by_entrant = sorted(range(players), key=lambda seat: entrants[seat])
    return Outcome(
        tuple(result.places[seat] for seat in by_entrant),
        tuple(result.points[seat] for seat in by_entrant),
        tuple(seated[seat].seconds for seat in by_entrant),
        tuple(seated[seat].decisions for seat in by_entrant),
    )


def play_out(match: CardMatch, seated: Sequence[Seated]) -> CardMatch:
    """Return the match at the end of its game, each seat's moves being those of its player."""
    while not match.game.over:
        move = seated[match.game.actor].choose(match)
        match = match.move(move).settle_chance()
        for seat in match.game.seats:
            if may_call(match.game, seat):
                match = seated[seat].call(match, seat).settle_chance()
    return match


def play_games(setting: Setting, games: int, jobs: int) -> Iterator[Outcome]:
    """Yield the outcomes of a number of games, in order; ``jobs`` processes share the work."""
    play = partial(play_game, setting)
    if jobs == 1:
        yield from map(play, range(games))
    else:
        with Pool(jobs) as pool:
            yield from pool.imap(play, range(games), chunksize=4)


# --- figures -------------------------------------------------------------------------------------


def share_interval(hits: int, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % certainty (Wilson's interval)."""
    share, spread = hits / games, Z95**2 / games
    middle = share + spread / 2
    half = Z95 * sqrt(share * (1 - share) / games + spread / games / 4)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return between which values the true mean lies with 95 % certainty."""
    mean = fmean(values)
    half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean - half, mean + half


def table(names: Sequence[str], outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield the lines of the result: a head, then a line for each entrant."""
    head = f"{'player':<12}{'mean place':<22}{'first':<28}{'mean points':<26}"
    yield f"{head}time a decision"
    for entrant, name in enumerate(names):
        yield f"{SEATS[entrant]} {name:<10}{_line(entrant, outcomes)}"


def _line(entrant: int, outcomes: Sequence[Outcome]) -> str:
    places = [outcome.places[entrant] for outcome in outcomes]
    firsts = places.count(1)
    least, most = share_interval(firsts, len(places))
    first = f"{firsts / len(places):.1%} ({least:.1%} to {most:.1%})"
    points = _mean([outcome.points[entrant] for outcome in outcomes])
    seconds = sum(outcome.seconds[entrant] for outcome in outcomes)
    decisions = sum(outcome.decisions[entrant] for outcome in outcomes)
    spent = 1000 * seconds / max(1, decisions)
    return f"{_mean(places):<22}{first:<28}{points:<26}{spent:.2f} ms"


def _mean(values: Sequence[float]) -> str:
    low, high = mean_interval(values)
    return f"{fmean(values):.2f} ({low:.2f} to {high:.2f})"


# --- the command ---------------------------------------------------------------------------------


def add_arguments(parser: ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "players", nargs="+", choices=PLAYERS, metavar="PLAYER", help=", ".join(PLAYERS)
    )
    parser.add_argument("--games", type=positive, default=1000, help="how many (default: 1000)")
    parser.add_argument("--rules", default="standard", help="a rules line (default: standard)")
    parser.add_argument("--seed", type=whole, default=1, help="settles all chance (default: 1)")
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")


def run(args: Namespace) -> int:
    """Play the games under a progress bar and print the result; return the exit code.

    Interrupted, it tells of the games so far.
    """
    setting = Setting(tuple(args.players), args.rules, args.seed)
    try:
        rules = rules_of(args.rules).for_players(len(args.players))
        rules.check_players(len(args.players))
        for name in setting.names:
            make_player(name, rules.game)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    outcomes: list[Outcome] = []
    status = _play_into(outcomes, setting, args)
    if outcomes:
        games = f"{len(outcomes)} first games, the same deals in each seat"
        print(f"{games}; rules: {rules}; seed {args.seed}")
        print("In parentheses: 95 % intervals. Time: the mean where there was a choice.")
        print("\n".join(table(args.players, outcomes)))
    return status


def _play_into(outcomes: list[Outcome], setting: Setting, args: Namespace) -> int:
    """Add the outcomes of the games to a list; return the exit code."""
    try:
        for outcome in _shown(play_games(setting, args.games, args.jobs), args.games):
            outcomes.append(outcome)
    except KeyboardInterrupt:
        print("interrupted: these are the games so far", file=sys.stderr)
        return INTERRUPTED
    return 0


def _shown(outcomes: Iterable[Outcome], games: int) -> Iterable[Outcome]:
    return tqdm(outcomes, total=games, unit="game", leave=False)
