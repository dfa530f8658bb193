"""The drills that come with the package: a file of records for each chapter, or each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...games import DAIFUGO, check_game
from ..generator import any_drill
from ..task import Task, tasks

FOLDER = Path(__file__).parent
CHAPTERS = {
    DAIFUGO: (
        "basics",
        "jokers",
        "forms",
        "revolution",
        "numbers",
        "cuts",
        "court",
        "exchange",
        "endings",
    ),
    "nap": ("nap",),
    "napoleon": ("napoleon",),
}
"""The names of the files of each game, in the order of learning."""


@cache
def chapter(name: str) -> tuple[Task, ...]:
    """Return the drills of a chapter, in order."""
    return tuple(tasks(FOLDER / f"{name}.dfg"))


def shipped(game: str = DAIFUGO) -> list[Task]:
    """Return every drill of a game that comes with the package. Raises `SpokenError`."""
    check_game(game)
    return [task for name in CHAPTERS[game] for task in chapter(name)]


def for_rule(id: str, game: str = DAIFUGO) -> list[Task]:
    """Return drills about a rule of a game: those of the package, else one that is dealt.

    Raises `RuleError` if there is no such rule, and `SpokenError` if no drill can be made.
    """
    return [task for task in shipped(game) if task.rule == id] or [any_drill(id, game)]
