"""Simulating games from the command line: `daifugo simulate standard --games 1000`."""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..cli_arguments import UNUSABLE, add_import, positive, whole
from ..games import DAIFUGO, kind_of
from ..intervals import FEWEST
from ..optional_imports import need

if TYPE_CHECKING:
    from .results import Results

MOST_RULES = 12
"""How many rules are listed, the most frequent first."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument(
        "rules", nargs="?", default="standard", help="a rules line of any game (default: standard)"
    )
    parser.add_argument(
        "--bots",
        nargs="+",
        metavar="BOT",
        help=f"one for each seat: {', '.join(kind_of(DAIFUGO).players)} (default: steady)",
    )
    parser.add_argument("--games", type=positive, default=200, help="how many (default: 200)")
    parser.add_argument("--seed", type=whole, default=1, help="decides all chance (default: 1)")
    parser.add_argument(
        "--processes", action="store_true", help="play in several processes, one for each core"
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="keep a line for each seat there")
    add_import(parser)


def run(args: Namespace) -> int:
    """Play the games under a progress bar, print what happened, and return the exit status."""
    try:
        need("numpy", "daifugo simulate")
        from .simulation import simulate

        if args.csv:
            args.csv.touch()  # before the games: what cannot be kept is not worth waiting for
        results = simulate(
            args.rules,
            args.bots,
            args.games,
            args.seed,
            executor="processes" if args.processes else None,
        )
    except (ImportError, ValueError) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    print("\n".join(_report(results)))
    if args.csv:
        _write(results, args.csv)
    return 0


def _report(results: Results) -> Iterator[str]:
    """Yield what was played, how each seat did, and how often each rule acted."""
    plan = results.plan
    yield f"{results.games} games by the rules {plan.rules}"
    yield f"  matches of {plan.length}, seed {plan.seed}, daifugo_widget {plan.version}"
    if results["match"][-1] < FEWEST - 1:
        yield f"Intervals need {FEWEST} matches: write --games {FEWEST * plan.length} or more."
    else:
        yield "In parentheses: where the true mean lies with 95 % certainty."
    for seat, bot in enumerate(plan.bots):
        mine = results["seat"] == seat
        place, points = (results.mean(what, mine) for what in ("place", "points"))
        yield f"  seat {'abcdefghi'[seat]}, {bot}: place {place}, points {points}"
    yield "Moves of a game in which a rule acts:"
    for rule in list(results.fired)[:MOST_RULES]:
        yield f"  {results.name_of(rule)}: {results.mean(rule)}"


def _write(results: Results, file: Path) -> None:
    """Write a line for each seat of each game, under the names of the columns."""
    with file.open("w", encoding="utf-8", newline="") as stream:
        lines = csv.writer(stream)
        lines.writerow(results)
        lines.writerows(zip(*(column.tolist() for column in results.values()), strict=True))
