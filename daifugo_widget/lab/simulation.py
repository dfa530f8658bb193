"""Many matches of bots, in this process or in others: `simulate`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import nullcontext
from importlib import import_module
from multiprocessing import get_context
from typing import Literal

from tqdm.auto import tqdm

from ..core.chosen import ChosenRules
from ..core.whole import at_least_one
from ..daifugo.rule import is_own
from ..games import rules_of
from ..players import make_player
from .playing import GameRow, Plan, play_match
from .results import Results

USUAL_BOTS = ("steady",) * 4
USUAL_LENGTH = 10
AT_ONCE = 4
"""This many matches go to an executor in one task: less to send than to play."""
DECLARED_HERE = (
    "other processes do not know {rules}, declared in this notebook: leave executor out, "
    "or declare in a module of its own and import it"
)
NO_RESULTS = "start takes the results of a simulation to go on from, not {start!r}"
NO_EXECUTOR = "executor is 'processes' or one of concurrent.futures, not {executor!r}"


def simulate(
    rules: ChosenRules | str = "standard",
    bots: Iterable[str] = USUAL_BOTS,
    games: int = 200,
    seed: int = 1,
    *,
    length: int = USUAL_LENGTH,
    executor: Executor | Literal["processes"] | None = None,
    progress: bool = True,
    start: Results | None = None,
) -> Results:
    """Let bots play and return what came of it, a line a game and seat.

    ``rules`` are those of any game; ``bots`` names one for each seat; ``length`` games in a row
    make a match, in which classes are kept and cards exchanged, and the last match is played to its
    end as well: 15 games of ``length`` 10 are 20. The same ``seed`` gives the same
    games however they are played: here, in "processes", or by any `concurrent.futures.Executor`.
    Interrupted, it returns what it has; ``start`` takes such results and goes on from them.

    Raises `RuleError` for rules that cannot be, `ValueError` for a bot or a number that is none, or
    for "processes" with rules that a notebook has declared.
    """
    plan = _plan(rules, bots, length, seed)
    if start is not None and not isinstance(start, Results):
        raise ValueError(NO_RESULTS.format(start=start))
    if executor not in (None, "processes") and not hasattr(executor, "submit"):
        raise ValueError(NO_EXECUTOR.format(executor=executor))
    matches = -(-at_least_one("games", games) // length)
    done = list(start.rows) if start else []
    if start and start.plan != plan:
        raise ValueError("these results are of other rules, bots, length or seed")
    first = max((row.match for row in done), default=-1) + 1
    done = [row for row in done if row.match < first]
    bar = tqdm(total=matches, initial=first, unit="match", disable=not progress, leave=False)
    with bar:
        try:
            for rows in _played(plan, range(first, matches), executor):
                done += rows
                bar.update()
        except KeyboardInterrupt:
            bar.write("interrupted: these are the games so far")
    return Results(plan, tuple(done))


def _plan(rules: ChosenRules | str, bots: Iterable[str], length: int, seed: int) -> Plan:
    if isinstance(bots, str):
        raise ValueError(f"bots has a name for each seat, such as [{bots!r}, {bots!r}, {bots!r}]")
    named = tuple(bots)
    chosen = rules_of(rules)
    for name in named:
        make_player(name, chosen.game)
    chosen = chosen.for_players(len(named))
    chosen.check_players(len(named))
    return Plan(str(chosen), named, at_least_one("length", length), seed)


def _played(
    plan: Plan, numbers: range, executor: Executor | Literal["processes"] | None
) -> Iterator[list[GameRow]]:
    """Yield the games of each match, in the order of the matches."""
    if executor is None:
        yield from (play_match(plan, number) for number in numbers)
        return
    with _processes(plan) if executor == "processes" else nullcontext(executor) as pool:
        parts = [numbers[at : at + AT_ONCE] for at in range(0, len(numbers), AT_ONCE)]
        futures = [pool.submit(_several, plan, tuple(part)) for part in parts]
        try:
            for future in futures:
                yield from future.result()
        finally:
            _cancel(futures)


def _processes(plan: Plan) -> Executor:
    """Return processes that know the rules of a plan, also those declared in a module imported."""
    declared = {rule.id: type(rule).__module__ for rule in rules_of(plan.rules) if is_own(rule)}
    here = [id for id, module in declared.items() if module == "__main__"]
    # A program in a file is read anew by each process, so that its rules are known there.
    if here and not hasattr(sys.modules["__main__"], "__file__"):
        raise ValueError(DECLARED_HERE.format(rules=", ".join(here)))
    modules = {*declared.values()} - {"__main__"}
    return ProcessPoolExecutor(
        mp_context=get_context("spawn"), initializer=_import, initargs=(modules,)
    )


def _import(modules: set[str]) -> None:
    for module in modules:
        import_module(module)


def _cancel(futures: list[Future[list[list[GameRow]]]]) -> None:
    for future in futures:
        future.cancel()


def _several(plan: Plan, numbers: tuple[int, ...]) -> list[list[GameRow]]:
    return [play_match(plan, number) for number in numbers]
