"""Plays random games with pairs and sets of rules, and checks what holds in every game.

`python -m tests.laws` plays every pair of rules that may stand together and 1,000 random sets;
the tests play a sample.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from daifugo_widget.cli_arguments import positive
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.lab.laws import Checked
from tests.games.daifugo.engine.random_rules import switches, thinned, together

SETS = 1000
GAMES = 2


class Case(NamedTuple):
    """Rules to be played by so many, and what settles all chance."""

    rules: RuleSet
    players: int
    seed: str


# --- rule sets -----------------------------------------------------------------------------------


def tables(ids: Iterable[str], rng: Random) -> Iterator[tuple[RuleSet, int]]:
    """Yield the rules for numbers of players that they can be on with, drawn at random."""
    ids = list(ids)
    for players in rng.sample(range(2, 10), 8):
        rules = together(ids, players, rng)
        if rules is not None:
            yield rules, players


def pairs(every: int = 1) -> Iterator[Case]:
    """Yield every pair of rules that may stand together, or one of so many."""
    for pair in islice(combinations(switches(), 2), None, None, every):
        rng = Random("/".join(pair))
        found = next(tables(pair, rng), None)
        if found:
            yield Case(*found, "/".join(pair))


def sets(count: int = SETS) -> Iterator[Case]:
    """Yield random sets of rules of all sizes."""
    ids = list(switches())
    for number in range(count):
        rng = Random(f"set {number}")
        found = None
        while found is None:
            chosen = rng.sample(ids, rng.randint(1, len(ids)))
            found = next(tables(thinned(chosen), rng), None)
        yield Case(*found, f"set {number}")


# --- games ---------------------------------------------------------------------------------------


def check(case: Case) -> None:
    """Play a match by chance and check the laws all the way; raises `LawError`."""
    Checked(case.rules, case.players, case.seed).play(GAMES)


# --- the command ---------------------------------------------------------------------------------


def failures(cases: Iterable[Case]) -> Iterator[str]:
    """Check cases and yield what went wrong, with what repeats it."""
    for case in cases:
        try:
            check(case)
        except Exception as error:
            what = f"{type(error).__name__}: {error}".splitlines()[0]
            yield f"{case.seed}: {case.players} players, {case.rules}\n  {what}"


def main(arguments: list[str]) -> int:
    """Check all pairs and sets under a progress bar; return the exit code."""
    parser = ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("--sets", type=int, default=SETS, help="so many random sets of rules")
    parser.add_argument("--every", type=positive, default=1, help="only every so many of the pairs")
    chosen = parser.parse_args(arguments)
    cases = [*pairs(chosen.every), *sets(chosen.sets)]
    found = list(failures(tqdm(cases, unit="set of rules")))
    print("\n".join(found))
    print(f"{len(cases)} sets of rules, {len(found)} failed")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
