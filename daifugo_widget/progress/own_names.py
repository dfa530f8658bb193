"""Names under which things are marked: each its own, the same in each run."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple
from weakref import ReferenceType, ref
from zlib import crc32

from ..core.cards import show
from ..core.game.history import History
from .mark import LONGEST

SEED = 1
"""The seed that a quiz has if none is given."""


class Claim(NamedTuple):
    """What is marked under a name: what it asks, the widget, and the cell that has made it."""

    asks: str
    widget: ReferenceType[object]
    cell: str
    run: int


_CLAIMS: dict[tuple[str, ...], Claim] = {}


def is_taken(where: tuple[str, ...], asks: str, widget: object) -> bool:
    """Take a name for a widget; return whether another one that asks something else has it.

    One that the same cell has made in an earlier run does not count.
    """
    new, old = Claim(asks, ref(widget), *_cell()), _CLAIMS.get(where)
    _CLAIMS[where] = new
    if old is None or old.widget() is None or old.asks == asks:
        return False
    return not (old.cell and old.cell == new.cell and old.run != new.run)


def _cell() -> tuple[str, int]:
    """Return the cell of a notebook that runs now, and the number of its run."""
    interactive = sys.modules.get("IPython")
    shell = interactive.get_ipython() if interactive else None
    about = getattr(shell, "parent_header", None) or {}
    return str(about.get("metadata", {}).get("cellId", "")), getattr(shell, "execution_count", 0)


def cut(name: str) -> str:
    """Return a name as a mark can have it, cut if it is long."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def number_name(name: str, asks: str) -> str:
    """Return a name with a number that stands for what is asked; a long name is cut before it."""
    number = f" ({crc32(asks.encode()) % 10**5})"
    return name[: LONGEST - len(number)] + number


def name_with_choices(
    name: str, seed: int, kinds: Iterable[str] | None, players: int | None = None
) -> str:
    """Return a name with what chooses the questions of a quiz, as far as that is not as usual."""
    parts = [name]
    if players is not None:
        parts.append(f"{players} players")
    if seed != SEED:
        parts.append(f"seed {seed}")
    return ", ".join([*parts, *sorted(kinds or ())])


def asked_by(history: History) -> str:
    """Return what a history asks of a learner: its rules, the cards at its start, and its moves."""
    hands = (show(hand) for hand in history.start.game.hands)
    moves = (f"{step.seat} {step.move}" for step in history.steps)
    return "\n".join([str(history.start.rules), *hands, *moves])


def asked_in(record: str) -> str:
    """Return what the text of a record asks of a learner: all but its notes, names and seed."""
    lines = (line.split("#")[0].split() for line in record.splitlines())
    return "\n".join(" ".join(line) for line in lines if line and line[0] not in LEFT_OUT)


LEFT_OUT = ("seed", "names", "title")
"""The keys of a record that do not change what is asked."""
