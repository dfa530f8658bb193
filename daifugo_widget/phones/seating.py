"""Seating a class: how many tables, and who sits at which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from ..core.words.text import SpokenError
from ..core.words.translations import _

P = TypeVar("P")

Regroup = Literal["same", "ladder", "lot"]
FEWEST, MOST = 3, 6
"""How many people may sit at one table."""
TOO_FEW = _("A class needs at least {fewest} people; {here} have come.")
NO_REGROUP = "a class is seated anew by 'same', 'ladder' or 'lot', not {wanted!r}"


def table_sizes(people: int, wanted: int) -> list[int]:
    """Return how many sit at each table: as many as wanted, or one more or fewer.

    Raises `SpokenError` for fewer people than fit one table.
    """
    if people < FEWEST:
        raise SpokenError(TOO_FEW.fill(fewest=FEWEST, here=people))
    tables = max(1, round(people / wanted))
    while people < tables * FEWEST:
        tables -= 1
    while people > tables * MOST:
        tables += 1
    small, larger = divmod(people, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def table_groups(people: Sequence[P], wanted: int) -> list[list[P]]:
    """Return people by tables, in their order. Raises `SpokenError` if they are too few."""
    groups, at = [], 0
    for size in table_sizes(len(people), wanted):
        groups.append([*people[at : at + size]])
        at += size
    return groups
