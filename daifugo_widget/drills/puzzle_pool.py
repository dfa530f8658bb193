"""The puzzle of each day: drills from a pool to which some are only ever added.

The pool is gone through in epochs. In each one every puzzle of the pool comes once, in an order
that its first day decides, so all get the same puzzle on the same day. A puzzle that is added later
has the entry `x-since`, the day from which on an epoch that begins has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random

from .task import Task, tasks

Epoch = tuple[date, int]
"""On which day it begins, and how many puzzles of the pool it has."""
FILE = Path(__file__).parent / "library" / "puzzles.dfg"
FIRST_DAY = date(2026, 12, 1)
"""The day on which the first epoch begins; on days before it, its puzzles come as well."""


@cache
def all_puzzles() -> tuple[Task, ...]:
    """Return the pool, in the order in which it has grown."""
    return tuple(tasks(FILE))


def puzzle_of(day: date, pool: Sequence[Task] | None = None) -> Task:
    """Return the puzzle of a day; no puzzle comes on two days in a row."""
    pool = all_puzzles() if pool is None else pool
    before, now = _epochs(day, [_since(task) for task in pool])
    order = _order(*now)
    if before and order[0] == _order(*before)[-1]:
        order[:2] = reversed(order[:2])
    return pool[order[(day - now[0]).days % len(order)]]


def _epochs(day: date, since: Sequence[date]) -> tuple[Epoch | None, Epoch]:
    """Return the epoch of a day, and the one before it if there is one."""
    before, now = None, (FIRST_DAY, sum(each <= FIRST_DAY for each in since))
    while (day - now[0]).days >= now[1]:
        begins = now[0] + timedelta(days=now[1])
        before, now = now, (begins, sum(each <= begins for each in since))
    return before, now


def _order(begins: date, count: int) -> list[int]:
    return Random(f"{begins}/puzzles").sample(range(count), count)


def _since(task: Task) -> date:
    entry = task.record.header.text("x-since")
    return date.fromisoformat(entry) if entry else FIRST_DAY
