"""Hours of games and attacks in pieces: `python -m tests.soak` goes on where it stopped.

Every pair of rules, random sets of rules, other examples for each test that draws them by chance,
attacks by broken records and forged messages, kills while a game is saved, games that a guest
cannot tell apart, reviews whose reasons are proved, and arenas of many games. What was done is
remembered until the code changes.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from tqdm import tqdm

from daifugo_widget.cli_arguments import positive
from daifugo_widget.compilation import is_compiled
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.games.daifugo.players.master import THOROUGH, Master
from daifugo_widget.intervals import share_interval
from daifugo_widget.players.arena import Setting, play_deals
from tests.attacks import failures as attack_failures
from tests.games.daifugo.coach.reviews import tally
from tests.games.daifugo.engine.random_rules import switches, thinned, together
from tests.kills import kill_while_saving
from tests.laws import SETS, failures, pairs, sets
from tests.phones.forged_guests import attack
from tests.phones.worlds import differences, random_game

ROOT = Path(__file__).parents[1]
DONE = ROOT / ".soak" / "done.txt"
"""First which code it was, then a line for each piece that has passed."""
SHARES = 40
"""Into so many pieces the pairs of rules are divided."""
SEEDS = 40
SECONDS_OF_ATTACKS, KILLS, WORLDS, ROOMS, REVIEWS = 60, 10, 25, 10, 5
"""How long the attacks of one piece take; how many kills, matches, rooms and reviews it has."""
FORGED = 150
"""How many messages are forged in a room."""
THIRTY, FRAME = 30, sum(rule.frame for rule in catalogue().values())
GAMES, PROCESSES = 1000, 2
STRONGER = {
    ("steady", "random", "random", "random"): 1.6,
    ("sharp", "steady", "steady", "steady"): 2.4,
}
"""The worst place in the mean that the first bot may have: among equals it is 2.5."""
HOUSES = ("base", "standard", "official", "offline")
MASTERS_GAMES = 600
"""In how many games of each set of rules a master meets three sharp bots."""
MASTERS_SEED = 7
"""Of the games that docs/bots.md reports."""
LEAST_OF_MASTER = {"standard": 0.28, "official": 0.25, "offline": 0.25, "thirty": 0.25}
"""What the lower end of the interval of its first places has to be above: a quarter is even."""
MOST_SECONDS = 0.3
"""How much of the processor's time a decision may take, with the compiled engine."""


class Piece(NamedTuple):
    """Some minutes of work under a name; it returns what went wrong."""

    name: str
    run: Callable[[], list[str]]


def pieces() -> Iterator[Piece]:
    """Yield all there is to do, of each kind by turns of the same length."""
    for share in range(SHARES):
        yield Piece(f"pairs {share}", partial(laws_of_pairs, share))
        yield Piece(f"sets {share}", partial(laws_of_sets, share))
        yield Piece(f"examples {share}", partial(examples, share))
        yield Piece(f"attacks {share}", partial(attacks, share))
        yield Piece(f"kills {share}", partial(kills, share))
        yield Piece(f"worlds {share}", partial(worlds, share))
        yield Piece(f"guests {share}", partial(guests, share))
        yield Piece(f"reviews {share}", partial(reviews, share))
    for house in HOUSES:
        for names, most in STRONGER.items():
            yield Piece(f"arena {house} {names[0]}", partial(arena, house, names, most))
    for house in LEAST_OF_MASTER:
        yield Piece(f"arena {house} master", partial(masters, house))


def laws_of_pairs(share: int) -> list[str]:
    return list(failures(islice(pairs(), share, None, SHARES)))


def laws_of_sets(share: int) -> list[str]:
    return list(failures(islice(sets(SETS), share, None, SHARES)))


def examples(seed: int) -> list[str]:
    """Run the tests that draw their examples by chance with others than they usually have."""
    options = ["-q", "-m", "hypothesis", "--hypothesis-profile=soak", f"--hypothesis-seed={seed}"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    return [done.stdout] if done.returncode else []


def attacks(seed: int) -> list[str]:
    """Send broken records and forged messages for a while."""
    logging.disable(logging.ERROR)  # a table logs the error that it tells of
    try:
        return [each for each in attack_failures(str(seed), SECONDS_OF_ATTACKS) if each]
    finally:
        logging.disable(logging.NOTSET)


def worlds(seed: int) -> list[str]:
    """Play games that a guest cannot tell apart, and say what their phone is sent in one alone."""
    found = list[str]()
    for at in range(seed * WORLDS, (seed + 1) * WORLDS):
        rules, players = random_game(Random(at))
        told = [*filter(None, differences(rules, players, at))]
        found += [f"seed {at}, {players} players, {rules}: {each}" for each in told]
    return found


def guests(seed: int) -> list[str]:
    """Let guests' phones send forged messages, and say what harm came of them."""
    rngs = (Random(f"{seed}/{room}") for room in range(ROOMS))
    return [harm for rng in rngs if (harm := attack(rng, FORGED))]


def reviews(share: int) -> list[str]:
    """Review games with errors, and say which reasons are not proved."""
    return tally(share * REVIEWS, (share + 1) * REVIEWS).false


def kills(seed: int) -> list[str]:
    """Kill processes while they save a game, and look whether it is there."""
    with TemporaryDirectory() as folder:
        try:
            kill_while_saving(Path(folder), KILLS, seed)
        except AssertionError as error:
            return [f"{type(error).__name__}: {error}"]
    return []


def arena(house: str, names: tuple[str, ...], most: float) -> list[str]:
    """Let bots meet in many games, and say if the stronger one does not come out higher."""
    deals = play_deals(Setting(names, house, 1), GAMES // len(names), PROCESSES)
    place = fmean(game.places[0] for deal in deals for game in deal)
    return [] if place <= most else [f"{names[0]} has place {place:.2f} in the mean"]


def thirty_rules(seed: int = 1) -> RuleSet:
    """Draw thirty rules that can be on together for four."""
    rng, rules = Random(f"thirty {seed}"), None
    while rules is None or len(rules.rules) - FRAME != THIRTY:
        ids = list(switches())
        rules = together(thinned(rng.sample(ids, len(ids)))[:THIRTY], 4, rng)
    return rules


class Thorough(Master):
    """A master that thinks as long as by the compiled engine, whichever there is."""

    def __init__(self) -> None:
        super().__init__(playouts=THOROUGH)


def masters(house: str) -> list[str]:
    """Let a master meet three sharp bots, and say if it is not first often enough, or slow."""
    rules = str(thirty_rules()) if house == "thirty" else house
    setting = Setting((Thorough, "sharp", "sharp", "sharp"), rules, MASTERS_SEED)
    deals = list(play_deals(setting, MASTERS_GAMES // 4, PROCESSES))
    firsts = [fmean(game.places[0] == 1 for game in deal) for deal in deals]
    low, high = share_interval(firsts, 4)
    games = [game for deal in deals for game in deal]
    seconds = sum(game.seconds[0] for game in games) / sum(game.decisions[0] for game in games)
    said = f"first in {fmean(firsts):.1%} ({low:.1%} to {high:.1%}), {seconds:.3f} s a decision"
    slow = seconds > MOST_SECONDS and is_compiled("daifugo_widget.games.daifugo.engine.game")
    return [said] if low <= LEAST_OF_MASTER[house] or slow else []


# --- what was done -------------------------------------------------------------------------------


def code() -> str:
    """Name the code as it is now."""
    commands = (["git", "rev-parse", "HEAD"], ["git", "diff", "HEAD"])
    said = [subprocess.run(each, cwd=ROOT, capture_output=True, check=True) for each in commands]
    return sha256(b"".join(each.stdout for each in said)).hexdigest()


def passed(done: Path) -> set[str]:
    """Return the names of the pieces that have passed with this code."""
    lines = done.read_text(encoding="utf-8").splitlines() if done.exists() else []
    return set(lines[1:]) if lines[:1] == [code()] else set()


def remember(done: Path, names: set[str]) -> None:
    done.parent.mkdir(exist_ok=True)
    done.write_text("\n".join([code(), *sorted(names)]) + "\n", encoding="utf-8")


def soak(work: list[Piece], done: Path, minutes: float) -> list[str]:
    """Do pieces that are left until the time is over; return what went wrong."""
    names, wrong, end = passed(done), [], monotonic() + 60 * minutes
    for piece in tqdm([each for each in work if each.name not in names], unit="piece"):
        if monotonic() >= end:
            break
        found = piece.run()
        wrong += [f"{piece.name}: {each}" for each in found]
        if not found:
            names.add(piece.name)
            remember(done, names)
    return wrong


def main(arguments: list[str], done: Path = DONE) -> int:
    """Soak for some time, and say how far it has come; return the exit code."""
    parser = ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=positive, default=50, help="when no new piece begins")
    chosen = parser.parse_args(arguments)
    work = list(pieces())
    wrong = soak(work, done, chosen.minutes)
    print("\n".join(wrong))
    print(f"{len(passed(done))} of {len(work)} pieces have passed, {len(wrong)} failed now")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
