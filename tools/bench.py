"""Measuring the rules core against others in one run: `python -m tools.bench`."""

from __future__ import annotations

import gzip
import random
import subprocess
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from itertools import zip_longest
from multiprocessing import get_context
from pathlib import Path
from pickle import dumps
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple, Protocol

from daifugo_widget import Table
from daifugo_widget.cli_arguments import positive
from daifugo_widget.compilation import is_compiled
from daifugo_widget.core.game.moves import CHANCE
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.games import kind_of
from daifugo_widget.lab import simulate
from daifugo_widget.players.arena import Setting, play_game
from tools.bench_phones import phone_lines

Counts = tuple[int, int]
"""Games and decisions."""

Play = Callable[[int, int], Counts]

HOW_TO_GET = "not installed: pip install -r tools/bench-requirements.txt"
STATIC = Path(__file__).parents[1] / "daifugo_widget" / "static"
IMPORTS = 15
COMPILED = is_compiled("daifugo_widget.games.daifugo.engine.game")
"""Whether this run measures the compiled engine."""


class Seedable(Protocol):
    """A random generator of NumPy, as far as it is used here."""

    def seed(self, seed: int) -> object: ...


class CardGame(Protocol):
    """A core of RLCard, as far as it is used here."""

    np_random: Seedable

    def init_game(self) -> tuple[Mapping[str, Sequence[object]], int]: ...
    def step(self, action: object) -> tuple[Mapping[str, Sequence[object]], int]: ...
    def is_over(self) -> bool: ...


class Engine(NamedTuple):
    """A core that plays games at random; ``play`` takes the number of games and a seed."""

    name: str
    module: str | None
    play: Play


class Rate(NamedTuple):
    """How fast an engine was in one round."""

    games: float
    decisions: float


# --- engines -------------------------------------------------------------------------------------


def play_ours(rules: str, players: int, with_views: bool, games: int, seed: int) -> Counts:
    """Play games of our own core, making the seat's view at each decision or not."""
    chosen, rng, decisions = rules_of(rules).for_players(players), random.Random(seed), 0
    deal, choose = kind_of(chosen.game).deal, rng.choice
    for _ in range(games):
        game = deal(chosen, players, rng)
        while not game.over:
            ask = game.ask
            seat = ask.seat if ask else game.turn
            if seat != CHANCE:
                decisions += 1
                if with_views:
                    game.seen_by(seat)
            game = game.step(game.any_answer(ask, rng) if ask else choose(game.moves()))
    return games, decisions


def play_simulated(rules: str, players: int, games: int, seed: int) -> Counts:
    """Let `simulate` play whole matches of random bots, and count what its results hold."""
    results = simulate(rules, ["random"] * players, games, seed, progress=False)
    return len(results.rows), sum(row.moves for row in results.rows)


def play_rlcard(game: CardGame, actions: str, games: int, seed: int) -> Counts:
    """Play games of an RLCard core; ``actions`` is the key of the legal actions in its states."""
    game.np_random.seed(seed)
    choose, decisions = random.Random(seed).choice, 0
    for _ in range(games):
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(choose(state[actions]))
            decisions += 1
    return games, decisions


def play_uno(games: int, seed: int) -> Counts:
    """Play RLCard's UNO."""
    from rlcard.games.uno import Game

    return play_rlcard(Game(), "legal_actions", games, seed)


def play_dou_dizhu(games: int, seed: int) -> Counts:
    """Play RLCard's Dou Dizhu."""
    from rlcard.games.doudizhu import Game

    return play_rlcard(Game(), "actions", games, seed)


def play_crazy_eights(games: int, seed: int) -> Counts:
    """Play OpenSpiel's crazy eights; what chance decides is not counted as a decision."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    choose, decisions = random.Random(seed).choice, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
    return games, decisions


def ours(name: str, rules: str, players: int) -> tuple[Engine, Engine]:
    """Return our core with some rules, without and with views."""
    return (
        Engine(name, None, partial(play_ours, rules, players, False)),
        Engine(f"{name}, with views", None, partial(play_ours, rules, players, True)),
    )


RESTING = (
    "natural-disaster",
    "trade",
    "heimin-reveal",
    "monarchy-defence",
    "anti-monopoly",
    "scorecard",
    "decree",
    "joining",
    "strongest-cannon",
    "taepodong",
)
"""Rules that have nothing to do in a first game with one joker."""

BASE, BASE_VIEWS = ours("base, 4 players", "base", 4)
STANDARD, STANDARD_VIEWS = ours("standard, 4 players", "standard", 4)
EVERYTHING, EVERYTHING_VIEWS = ours("everything, 4 players", "everything", 4)
IDLE = ours("base and ten rules that rest", f"base, {', '.join(RESTING)}", 4)[0]
SIMULATED = Engine("simulate base, 4 random bots", None, partial(play_simulated, "base", 4))
NAP, NAP_VIEWS = ours("Nap, 4 players", "nap", 4)
NAPOLEON, NAPOLEON_VIEWS = ours("Napoleon, 5 players", "napoleon", 5)
UNO = Engine("RLCard UNO, 2 players", "rlcard", play_uno)
ENGINES = (
    BASE,
    BASE_VIEWS,
    STANDARD,
    STANDARD_VIEWS,
    EVERYTHING,
    EVERYTHING_VIEWS,
    IDLE,
    SIMULATED,
    NAP,
    NAP_VIEWS,
    NAPOLEON,
    NAPOLEON_VIEWS,
    *ours("standard, 5 players", "standard", 5),
    *ours("uecda (stairs, jokers), 5 players", "uecda", 5),
    UNO,
    Engine("RLCard Dou Dizhu, 3 players", "rlcard", play_dou_dizhu),
    Engine("OpenSpiel crazy eights, 4 players", "pyspiel", play_crazy_eights),
)
WANTED = {SIMULATED: f"   games: {550 if COMPILED else 350} or more"}
RATIOS = (
    ("base / RLCard UNO", BASE, UNO, "1.20 or more" if COMPILED else "0.75 or more"),
    ("standard / RLCard UNO", STANDARD, UNO, "0.40 or more"),
    ("standard, with views / RLCard UNO", STANDARD_VIEWS, UNO, "0.30 or more"),
    ("standard / base", STANDARD, BASE, "0.65 or more"),
    ("everything / base", EVERYTHING, BASE, "0.20 or more"),
    ("base and ten rules that rest / base", IDLE, BASE, "0.90 or more"),
    ("Nap / base", NAP, BASE, "0.50 or more"),
    ("Napoleon / base", NAPOLEON, BASE, "0.50 or more"),
)


# --- measuring -----------------------------------------------------------------------------------


def timed(play: Play, games: int, seed: int = 0) -> tuple[float, Counts]:
    """Return the seconds of processor time that a number of games take, and what was played."""
    start = process_time()
    counts = play(games, seed)
    return process_time() - start, counts


def games_for(play: Play, seconds: float) -> int:
    """Return how many games take about that many seconds, after a warm-up."""
    games = 1
    while (spent := timed(play, games)[0]) < seconds / 4:
        games *= 2
    return max(1, round(games * seconds / spent))


def measure(engines: list[Engine], rounds: int, seconds: float) -> dict[str, list[Rate]]:
    """Run all engines in turn, round after round, so that a busy machine slows all of them.

    Each has its own process, as what one keeps in memory would slow another down.
    """
    rates: dict[str, list[Rate]] = {engine.name: [] for engine in engines}
    with ExitStack() as stack:
        context = get_context("spawn")
        pools = [stack.enter_context(context.Pool(1)) for _ in engines]
        games = [
            pool.apply(games_for, (engine.play, seconds))
            for engine, pool in zip(engines, pools, strict=True)
        ]
        for seed in range(rounds):
            for engine, pool, count in zip(engines, pools, games, strict=True):
                spent, (played, decisions) = pool.apply(timed, (engine.play, count, seed))
                rates[engine.name].append(Rate(played / spent, decisions / spent))
    return rates


def speed_lines(rates: dict[str, list[Rate]]) -> Iterator[str]:
    """Yield the table of speeds, with how to get the engines that are not there."""
    yield f"{'uniform random games':<48}{'games / s':>10}{'decisions / s':>15}"
    for engine in ENGINES:
        if engine.name in rates:
            games = median(rate.games for rate in rates[engine.name])
            decisions = median(rate.decisions for rate in rates[engine.name])
            yield f"{engine.name:<48}{games:>10,.0f}{decisions:>15,.0f}{WANTED.get(engine, '')}"
        else:
            yield f"{engine.name:<48}{HOW_TO_GET}"


def ratio_lines(rates: dict[str, list[Rate]]) -> Iterator[str]:
    """Yield the ratios of decisions per second: the median over the rounds."""
    yield f"{'ratios of decisions per second':<48}{'ratio':>10}{'wanted':>15}"
    for name, one, other, wanted in RATIOS:
        if one.name in rates and other.name in rates:
            pairs = zip(rates[one.name], rates[other.name], strict=True)
            ratio = median(a.decisions / b.decisions for a, b in pairs)
            yield f"{name:<48}{ratio:>10.2f}{wanted:>15}"


# --- bots, saved games, memory -------------------------------------------------------------------


def bot_lines(games: int = 20) -> Iterator[str]:
    """Yield how much processor time a decision takes a bot, in games against three steady ones."""
    bots = {"sharp": "2 or less" if COMPILED else "4 or less", "steady": ""}
    setting = Setting(("sharp", "steady", "steady", "steady"), "standard", seed=1)
    outcomes = [play_game(setting, number) for number in range(games)]
    yield f"{'a decision of a bot, standard, 4 players':<48}{'ms':>10}"
    for seat, (name, wanted) in enumerate(bots.items()):
        spent = sum(outcome.seconds[seat] for outcome in outcomes)
        count = sum(outcome.decisions[seat] for outcome in outcomes)
        yield f"{name:<48}{1000 * spent / count:>10.2f}{wanted:>15}"


def move_seconds(table: Table, rng: random.Random) -> Iterator[float]:
    """Play a game to its end and deal the next; yield the processor time of each move."""
    people = table.session.people.humans
    while not table.match.game.over:
        start, game = process_time(), table.match.game
        if game.actor in people:
            table.session.act(game.any_move(rng), game.actor)
        table.step()
        yield process_time() - start
    table.next()


def save_lines(games: int = 20) -> Iterator[str]:
    """Yield what a move costs late in a match that is saved, against what it costs early.

    The games of two matches are played in turn, move by move, so that a busy machine slows both.
    """
    with TemporaryDirectory() as folder:
        saves = [Path(folder) / name for name in ("early.dfg", "late.dfg")]
        early, late = (
            Table("base", players=4, bots="random", seed=1, save=save, pace="step")
            for save in saves
        )
        rng = random.Random(1)
        for _ in range(2, games):
            deque(move_seconds(late, rng), 0)
        spent: tuple[list[float], list[float]] = ([], [])
        for _ in range(3):
            for moves in zip_longest(move_seconds(early, rng), move_seconds(late, rng)):
                for seconds, move in zip(spent, moves, strict=True):
                    seconds += [] if move is None else [move]
    before, after = map(median, spent)
    yield f"{'a move at the table with save=':<48}{'ms':>10}"
    yield f"{'games 1 to 3 of a match':<48}{1000 * before:>10.2f}"
    yield f"{f'games {games - 1} to {games + 1}':<48}{1000 * after:>10.2f}"
    yield f"{'ratio':<48}{after / before:>10.2f}{'1.20 or less':>15}"


def memory_lines(games: int = 1000) -> Iterator[str]:
    """Yield what the results of a simulation take, by what their columns hold."""
    yield f"{'results of 100,000 games, 4 players':<48}{'MB':>10}"
    for rules in ("base", "standard", "everything"):
        results = simulate(rules, ["random"] * 4, games, progress=False)
        size = len(dumps(results.rows)) / len(results.rows) * 100_000 / 1e6
        yield f"{rules:<48}{size:>10.1f}{'40 or less':>15}"


# --- imports and sizes ---------------------------------------------------------------------------


def import_seconds(module: str) -> float:
    """Return how many seconds a Python process takes to import a module and end."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
    return perf_counter() - start


def import_lines() -> Iterator[str]:
    """Yield what importing the package costs beside anywidget, on which it is built."""
    yield f"{'import, whole process, median of ' + str(IMPORTS):<48}{'ms':>10}"
    own, other = [], []
    for _ in range(IMPORTS):
        own.append(import_seconds("daifugo_widget"))
        other.append(import_seconds("anywidget"))
    yield f"{'daifugo_widget':<48}{1000 * median(own):>10.0f}"
    yield f"{'anywidget':<48}{1000 * median(other):>10.0f}"
    ratio = median(a / b for a, b in zip(own, other, strict=True))
    yield f"{'ratio':<48}{ratio:>10.2f}{'1.20 or less':>15}"


def size_lines(folder: Path = STATIC) -> Iterator[str]:
    """Yield the size of the bundle, minified and gzipped."""
    files = sorted(file for file in folder.glob("*") if file.suffix in (".js", ".css"))
    if not files:
        yield "bundle: not built here"
        return
    texts = [file.read_bytes() for file in files]
    plain, packed = sum(map(len, texts)), sum(len(gzip.compress(text, 9)) for text in texts)
    sizes = f"{plain / 1000:.1f} kB / {packed / 1000:.1f} kB"
    yield f"{'bundle, minified / gzipped':<40}{sizes:>18}{'100 kB / 34 kB or less':>24}"


# --- the command ---------------------------------------------------------------------------------


def duration(text: str) -> float:
    """Read a number of seconds above 0. Raises `ArgumentTypeError`."""
    try:
        seconds = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 < seconds < float("inf"):
        raise ArgumentTypeError(f"{text} seconds is impossible: write a number above 0")
    return seconds


def main(arguments: list[str]) -> None:
    """Measure and print everything."""
    parser = ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--rounds", type=positive, default=15, help="rounds to take the median of")
    parser.add_argument("--seconds", type=duration, default=0.25, help="for each engine in a round")
    args = parser.parse_args(arguments)
    print(f"our engine is {'compiled' if COMPILED else 'interpreted'}", end="\n\n", flush=True)
    there = [engine for engine in ENGINES if not engine.module or find_spec(engine.module)]
    rates = measure(there, args.rounds, args.seconds)
    speeds = speed_lines(rates), ratio_lines(rates), bot_lines()
    tables = save_lines(), phone_lines(), memory_lines()
    for lines in (*speeds, *tables, import_lines(), size_lines()):
        print("\n".join(lines), end="\n\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
