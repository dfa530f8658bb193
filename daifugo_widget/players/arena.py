"""Bots against each other over many games: `daifugo arena sharp steady steady`.

Without names it climbs the ladder, from the weakest bot of the game to the strongest.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple, TypeVar

from tqdm import tqdm

from .._version import __version__
from ..cli_arguments import UNUSABLE, add_import, module, positive, whole
from ..core.game.card_match import CardMatch
from ..core.game.moves import SEATS
from ..core.rules.rule_set import BaseRuleSet, rules_of
from ..core.words.suggestions import nearest
from ..games import DAIFUGO, kind_of
from ..intervals import FEWEST, mean_interval, share_interval
from . import Player, name_of, player_of
from .acting import call_of, choice, chosen_by

SIZES = (4, 3, 5, 6, 2)
"""How many sit at a table of the ladder: the first number that the rules allow."""
AT_NAME = 10
"""How wide the column of names is, or more."""
INTERRUPTED = 130
"""The exit code of a program that was ended by Ctrl-C."""


class Setting(NamedTuple):
    """What all games of an arena have in common."""

    entrants: tuple[Entrant, ...]
    rules: str
    seed: int


M = TypeVar("M", bound=CardMatch)


class Outcome(NamedTuple):
    """One game, by entrant: place, points, processor seconds, and how many decisions these took."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


Deal = tuple[Outcome, ...]
"""The games of one deal, in each of which everybody sits one seat further on."""


class Seated:
    """A player in a seat of one game, with its own source of chance and its own clock."""

    def __init__(self, player: Player, rng: Random) -> None:
        self.player, self.rng = player, rng
        self.seconds, self.decisions = 0.0, 0

    def after_move(self, match: M) -> M:
        """Return the match after the player's move, timed if there are several to choose from."""
        game = match.game
        seen = game.seen_by(game.actor)
        start = process_time()
        move = choice(self.player, seen, self.rng)
        spent = process_time() - start
        if len(game.moves()) > 1:
            self.seconds += spent
            self.decisions += 1
        with chosen_by(self.player, game.actor, move):
            return match.move(move)

    def after_call(self, match: M, seat: int) -> M:
        """Return the match after what the player calls, if anything."""
        call = call_of(self.player, match.game, seat, self.rng)
        return match if call is None else match.move(call, seat)


def play_game(setting: Setting, number: int) -> Outcome:
    """Play the first game of a match; games of the same deal have numbers in a row."""
    players = len(setting.entrants)
    rules = rules_of(setting.rules).for_players(players)
    deal, shift = divmod(number, players)
    entrants = [(seat + shift) % players for seat in range(players)]
    seated = [
        Seated(
            player_for(setting.entrants[entrant], rules.game),
            Random(f"{setting.seed}/{number}/{entrant}"),
        )
        for entrant in entrants
    ]
    rng = Random(f"{setting.seed}/{deal}")
    start = kind_of(rules.game).match.start(rules, players, rng.getrandbits(32))
    result = play_out(start, seated).results[-1]
    by_entrant = sorted(range(players), key=lambda seat: entrants[seat])
    return Outcome(
        tuple(result.places[seat] for seat in by_entrant),
        tuple(result.points[seat] for seat in by_entrant),
        tuple(seated[seat].seconds for seat in by_entrant),
        tuple(seated[seat].decisions for seat in by_entrant),
    )


def play_out(match: CardMatch, seated: Sequence[Seated]) -> CardMatch:
    """Play a game to its end, each seat's moves made by its player, and return the match."""
    while not match.game.over:
        match = seated[match.game.actor].after_move(match).settle_chance()
        for seat in match.game.seats:
            match = seated[seat].after_call(match, seat).settle_chance()
    return match


def play_deal(setting: Setting, number: int) -> Deal:
    """Play a deal once in every rotation of the seats."""
    players = len(setting.entrants)
    return tuple(play_game(setting, players * number + shift) for shift in range(players))


def play_deals(
    setting: Setting, deals: int, jobs: int, modules: Sequence[str] = ()
) -> Iterator[Deal]:
    """Yield a number of deals, in order; ``jobs`` processes share the work.

    Each process imports the modules, which declare rules that the package does not have.
    """
    play = partial(play_deal, setting)
    if jobs == 1:
        yield from map(play, range(deals))
    else:
        with get_context("spawn").Pool(jobs, _import_all, (modules,)) as pool:
            yield from pool.imap(play, range(deals))


def _import_all(modules: Sequence[str]) -> None:
    for name in modules:
        import_module(name)


# --- figures -------------------------------------------------------------------------------------


def table(names: Sequence[str], deals: Sequence[Deal]) -> Iterator[str]:
    """Yield the lines of the result: a head, then a line for each entrant.

    The games of a deal are not independent, so the mean of a deal is one observation: the intervals
    come from how far the deals differ.
    """
    width = 2 + max(AT_NAME, *(len(name) + 1 for name in names))
    yield _head(width)
    for entrant, name in enumerate(names):
        yield f"{SEATS[entrant]} {name:<{width - 2}}{_line(entrant, deals)}"


def _head(width: int) -> str:
    columns = f"{'player':<{width}}{'mean place':<22}{'first':<28}{'mean points':<26}"
    return f"{columns}time per decision"


def _line(entrant: int, deals: Sequence[Deal]) -> str:
    places = [fmean(outcome.places[entrant] for outcome in deal) for deal in deals]
    points = [fmean(outcome.points[entrant] for outcome in deal) for deal in deals]
    firsts = [fmean(outcome.places[entrant] == 1 for outcome in deal) for deal in deals]
    share = f"{fmean(firsts):.1%}"
    if len(deals) >= FEWEST:
        low, high = share_interval(firsts, len(deals[0]))
        share += f" ({low:.1%} to {high:.1%})"
    seconds = sum(outcome.seconds[entrant] for deal in deals for outcome in deal)
    decisions = sum(outcome.decisions[entrant] for deal in deals for outcome in deal)
    spent = 1000 * seconds / max(1, decisions)
    return f"{_mean(places):<22}{share:<28}{_mean(points):<26}{spent:.2f} ms"


def _mean(by_deal: Sequence[float]) -> str:
    mean = f"{fmean(by_deal):.2f}"
    if len(by_deal) < FEWEST:
        return mean
    low, high = mean_interval(by_deal)
    return f"{mean} ({low:.2f} to {high:.2f})"


# --- the command ---------------------------------------------------------------------------------


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument(
        "players",
        nargs="*",
        type=read_entrant,
        metavar="PLAYER",
        help=(
            f"{', '.join(kind_of(DAIFUGO).players)}, or MODULE:CLASS for a player of your own; "
            "without any the ladder: each bot alone against the one below it in all other seats, "
            "as a table of all four would not tell how far the two best are apart"
        ),
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=1000,
        help="how many, rounded up to whole deals (default: 1000)",
    )
    parser.add_argument("--rules", default="standard", help="a rules line (default: standard)")
    parser.add_argument("--seed", type=whole, default=1, help="decides all chance (default: 1)")
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")
    add_import(parser)


def run(args: Namespace) -> int:
    """Play the games under a progress bar and print the result; return the exit code.

    If interrupted, print the result of the games so far.
    """
    if not args.players:
        return climb(args)
    setting = Setting(tuple(args.players), args.rules, args.seed)
    try:
        rules = rules_of(args.rules).for_players(len(args.players))
        rules.check_players(len(args.players))
        names = [name_of(player_for(each, rules.game)) for each in setting.entrants]
    except ValueError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    deals: list[Deal] = []
    status = _play_into(deals, setting, args)
    if deals:
        players = len(setting.entrants)
        games = f"{players * len(deals)} first games, each deal once from every seat"
        print(f"{games}; rules: {rules}; seed {args.seed}; daifugo_widget {__version__}")
        print(f"{_in_parentheses(len(deals), players)} Time: the mean when there was a choice.")
        print("\n".join(table(names, deals)))
    return status


def climb(args: Namespace) -> int:
    """Print the ladder: how each bot does against the one below it; return the exit code."""
    try:
        rules = rules_of(args.rules)
        players = next((n for n in SIZES if _may_seat(rules, n)), SIZES[0])
        rules = rules.for_players(players)
        rules.check_players(players)
    except ValueError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    deals, names = -(-args.games // players), list(kind_of(rules.game).players)
    print(
        f"Each alone against {players - 1} of the one below: {1 / players:.0%} first, "
        f"{(players + 1) / 2:.2f} in the mean would be even.\n"
        f"{players * deals} first games, each deal once from every seat; rules: "
        f"{rules}; seed {args.seed}; daifugo_widget {__version__}\n"
        f"{_in_parentheses(deals, players)} Time: the mean when there was a choice."
    )
    print(_head(2 + AT_NAME))
    for below, name in pairwise(names):
        played: list[Deal] = []
        setting = Setting((name, *[below] * (players - 1)), args.rules, args.seed)
        status = _play_into(played, setting, args)
        if played:
            print(f"{name:<{2 + AT_NAME}}{_line(0, played)}")
        if status:
            return status
    return 0


def _may_seat(rules: BaseRuleSet, players: int) -> bool:
    try:
        rules.for_players(players).check_players(players)
    except ValueError:
        return False
    return True


def _in_parentheses(deals: int, players: int) -> str:
    if deals < FEWEST:
        return f"Intervals need {FEWEST} deals: write --games {FEWEST * players} or more."
    return f"In parentheses: 95 % intervals, from how far the {deals} deals differ."


def _play_into(deals: list[Deal], setting: Setting, args: Namespace) -> int:
    """Add the deals to a list, each once it is complete; return the exit code."""
    players = len(setting.entrants)
    count = -(-args.games // players)
    with tqdm(total=count * players, unit="game", leave=False) as bar:
        try:
            modules = [module.__name__ for module in args.modules or ()]
            for deal in play_deals(setting, count, args.jobs, modules):
                deals.append(deal)
                bar.update(players)
        except KeyboardInterrupt:
            bar.write("interrupted: these are the deals completed so far", file=sys.stderr)
            return INTERRUPTED
    return 0


Entrant = str | Player | type[Player]
"""A bot by its name, a player, or a class that makes a new player for each game."""


def player_for(entrant: Entrant, game: str) -> Player:
    """Return the player that an entrant sends to a game. Raises `ValueError` if there is none."""
    if not isinstance(entrant, type):
        return player_of(entrant, game)
    try:
        player = entrant()
    except TypeError as error:
        raise ValueError(f"{entrant.__name__}() makes no player: {error}") from error
    return player_of(player, game)


def read_entrant(text: str) -> Entrant:
    """Read the name of a bot, or a class as MODULE:CLASS. Raises `ArgumentTypeError`."""
    home, colon, name = text.rpartition(":")
    if not colon:
        return text
    found = getattr(module(home), name, None)
    if isinstance(found, type):
        return found
    classes = [known for known, member in vars(module(home)).items() if isinstance(member, type)]
    raise ArgumentTypeError(f"{home} has no class {name!r}; {nearest(name, classes).en}")
