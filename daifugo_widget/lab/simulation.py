"""Many matches of bots, in this process or in others: `simulate`."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import ceil
from multiprocessing import get_context
from pickle import dumps
from typing import Literal

from tqdm.auto import tqdm

from ..core.rules.rule import is_own
from ..core.rules.rule_errors import UnknownError
from ..core.rules.rule_set import BaseRuleSet, rules_of
from ..core.words.arguments import at_least_one, whole
from ..players import Player, name_of, player_of
from .game_rows import GameRow, GameRows
from .playing import Bot, Plan, play_elsewhere, play_match
from .results import Results

USUAL_BOT = "steady"
USUAL_LENGTH = 10
Workers = Executor | Literal["processes"] | None

DECLARED_HERE = (
    "other processes do not know {names}, declared in this notebook: leave executor out, "
    "or move the declaration to a module and import that"
)
NOT_SENT = (
    "{name} cannot be sent to other processes ({why}): leave executor out, or declare its class in "
    "a module, not within a function, and keep in it only what can be pickled"
)
UNDER_MAIN = "in a program in a file, call simulate() under if __name__ == '__main__':"
NO_BOTS = (
    "bots has a name or a player for each seat, such as ['sharp', 'steady', 'steady'], not {bots!r}"
)
NO_RESULTS = "start takes the results of a simulation to go on from, not {start!r}"
NO_EXECUTOR = "executor is 'processes' or one of concurrent.futures, not {executor!r}"
OTHER_PLAN = "start goes on with the same plan, but its {name} is {was!r}, not {wanted!r}"


def simulate(
    rules: BaseRuleSet | str = "standard",
    bots: Iterable[Bot] | Bot | None = None,
    games: int = 200,
    seed: int = 1,
    *,
    length: int = USUAL_LENGTH,
    executor: Workers = None,
    progress: bool = True,
    start: Results | None = None,
) -> Results:
    """Let bots play and return the results, one line per game and seat.

    ``rules`` are those of any game; ``bots`` has one for each seat, by name or as a `Player` of
    your own. One alone, or steady if there is none, plays at as many seats as people usually sit
    down to these rules.
    ``length`` games in a row make a match, in which classes are kept and cards exchanged, unless
    the rules end it earlier, and the last match is played to its end too: 15 games of ``length`` 10
    become 20. The same ``seed``
    gives the same games however they are played: here, in "processes", or by any
    `concurrent.futures.Executor`; other processes play with copies of a bot, so what one learns
    there is lost. Other bots, or other rules that deal alike, begin each match with the same hands.
    If interrupted, it returns what it has; ``start`` takes such results and goes on from them.

    Raises `RuleError` for impossible rules, and `ValueError` for a wrong bot or number, or for
    "processes" with rules or bots that a notebook has declared.

    >>> simulate("base", games=10, bots=["random"] * 3)
    10 games of random, random, random by the rules base
      length 10, seed 1
      Card exchange: 1.80 moves per game
    """
    chosen = rules_of(rules)
    seated = _bots(USUAL_BOT if bots is None else bots, chosen.player_count())
    plan = _plan(chosen, seated, length, seed)
    if executor not in (None, "processes") and not isinstance(executor, Executor):
        raise ValueError(NO_EXECUTOR.format(executor=executor))
    games, done = at_least_one("games", games), _begun(start, plan)
    numbers = _next_matches(done, games, plan.length)
    bar = tqdm(
        total=numbers.stop,
        initial=numbers.start,
        unit="match",
        disable=not progress,
        leave=False,
    )
    with bar:
        try:
            while len(done) < games:
                numbers = _next_matches(done, games, plan.length)
                bar.total = numbers.stop
                for rows in _play_matches(plan, seated, numbers, executor):
                    done.extend(rows)
                    bar.update()
                    if len(done) >= games:
                        break
        except KeyboardInterrupt:
            done.drop_unfinished()
            bar.write("interrupted: these are the games so far")
    return Results(plan, done)


def _next_matches(done: GameRows, games: int, length: int) -> range:
    """Return the matches that are still missing if they last as long as those until now."""
    matches = done[-1].match + 1 if done else 0
    usual = len(done) / matches if matches else length
    return range(matches, matches + ceil(max(0, games - len(done)) / usual))


def _bots(bots: Iterable[Bot] | Bot, players: int) -> tuple[Bot, ...]:
    if isinstance(bots, str | Player):
        return (bots,) * players
    if not isinstance(bots, Iterable):
        raise ValueError(NO_BOTS.format(bots=bots))
    return tuple(bots)


def _plan(chosen: BaseRuleSet, bots: tuple[Bot, ...], length: int, seed: int) -> Plan:
    for bot in bots:
        player_of(bot, chosen.game)
    chosen = chosen.for_players(len(bots))
    chosen.check_players(len(bots))
    names = tuple(map(name_of, bots))
    return Plan(str(chosen), names, at_least_one("length", length), whole("seed", seed))


def _begun(start: Results | None, plan: Plan) -> GameRows:
    """Return the games already played. Raises `ValueError` for those of another plan."""
    if start is None:
        return GameRows(len(plan.bots))
    if not isinstance(start, Results):
        raise ValueError(NO_RESULTS.format(start=start))
    for name, was, wanted in zip(Plan._fields, start.plan, plan, strict=True):
        if was != wanted:
            raise ValueError(OTHER_PLAN.format(name=name, was=was, wanted=wanted))
    return start.rows[:]


def _play_matches(
    plan: Plan, bots: tuple[Bot, ...], numbers: range, executor: Workers
) -> Iterator[list[GameRow]]:
    """Yield the games of each match, in the order of the matches."""
    if executor is None:
        yield from map(partial(play_match, plan, bots), numbers)
        return
    rules = {rule.id: type(rule).imported_from for rule in rules_of(plan.rules) if is_own(rule)}
    modules = frozenset(rules.values()) - {"__main__"}
    play = partial(play_elsewhere, modules, plan, bots)
    pool = _processes(rules, bots) if executor == "processes" else executor
    futures: list[Future[list[GameRow]]] = []
    try:
        futures.extend(pool.submit(play, number) for number in numbers)
        for future in futures:
            yield future.result()
    except BrokenProcessPool as error:
        error.add_note(UNDER_MAIN)
        raise
    except UnknownError as error:
        if here := _declared_here(rules):
            error.add_note(DECLARED_HERE.format(names=here))
        raise
    finally:
        for future in futures:
            future.cancel()
        if pool is not executor:
            # After an interrupt nobody should wait for the matches that are being played.
            pool.shutdown(wait=False)


def _processes(rules: dict[str, str], bots: tuple[Bot, ...]) -> Executor:
    """Return other processes. Raises `ValueError` for rules or bots that these cannot know.

    ``rules`` are the modules of your own rules by id.
    """
    own = {type(bot).__name__: type(bot).__module__ for bot in bots if not isinstance(bot, str)}
    # Each process reads a program in a file anew, so what the program declares is known there.
    here = _declared_here(rules | own)
    if here and not hasattr(sys.modules["__main__"], "__file__"):
        raise ValueError(DECLARED_HERE.format(names=here))
    _check_sent(bots)
    return ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=_leave_ctrl_c)


def _declared_here(modules: dict[str, str]) -> str:
    """Return the names, given by module, that no module but the running program declares."""
    return ", ".join(name for name, module in modules.items() if module == "__main__")


def _check_sent(bots: tuple[Bot, ...]) -> None:
    """Raise `ValueError` for a bot that cannot be sent to another process."""
    for bot in bots:
        try:
            dumps(bot)
        except Exception as error:  # a bot's own pickling may raise anything
            raise ValueError(NOT_SENT.format(name=name_of(bot), why=error)) from error


def _leave_ctrl_c() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
