"""The drills that come with the package: files of records go in, a `Task` for each drill comes out.

There is a file for each chapter of Daifugo that has drills, from ``basics.dfg`` to
``endings.dfg``, and one for each other game, such as `nap.dfg`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from daifugo_widget.games import DAIFUGO, check_game

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


def all_drills(game: str = DAIFUGO) -> list[Task]:
    """Return every drill of a game that comes with the package. Raises `SpokenError`."""
    check_game(game)
    return [task for name in CHAPTERS.get(game, ()) for task in chapter(name)]


def lesson_drills(rule: str, game: str = DAIFUGO) -> list[Task]:
    """Return the drills for the lesson on a rule, which nobody passes by luck, the easiest first.

    They are those whose record says how hard they are.
    """
    found = [task for task in all_drills(game) if task.rule == rule and task.difficulty]
    return sorted(found, key=lambda task: task.difficulty)


def for_rule(id: str, game: str = DAIFUGO) -> list[Task]:
    """Return drills about a rule of a game: those of the package, else one that is dealt.

    Raises `RuleError` if there is no such rule, and `SpokenError` if no drill can be made.
    """
    found = [task for task in all_drills(game) if task.rule == id]
    return sorted(found, key=lambda task: not task.difficulty) or [any_drill(id, game)]
