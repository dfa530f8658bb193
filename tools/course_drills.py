"""Measuring the drills of lessons: `python -m tools.course_drills`, or `make course`.

A drill with few first moves, or many right ones, is solved by luck.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from statistics import median
from typing import NamedTuple

from daifugo_widget.drills.library import lesson_drills
from daifugo_widget.drills.standard import LEAST_MOVES, shortcomings
from daifugo_widget.drills.task import Task
from daifugo_widget.games import GAMES
from daifugo_widget.teach.course import taught_rules


class Row(NamedTuple):
    """What a drill of a lesson is like."""

    rule: str
    game: str
    moves: int
    right: int
    difficulty: int
    wrong: str
    """In what it falls short, "" if in nothing."""


def row_of(task: Task) -> Row:
    """Return what a drill is like."""
    right = len(task.right_moves)
    moves = right + len(task.wrong_moves)
    wrong = "; ".join(shortcomings(task))
    return Row(str(task.rule), task.game, moves, right, task.difficulty, wrong)


def drills_of_lessons() -> list[Task]:
    """Return the drills of all lessons, in the order of the course."""
    return [
        task for game in GAMES for rule in taught_rules(game) for task in lesson_drills(rule, game)
    ]


def main() -> None:
    """Print the figures."""
    ArgumentParser(description=(__doc__ or "").partition("\n")[0]).parse_args()
    rows = [row_of(task) for task in drills_of_lessons()]
    print(f"{'rule':24}moves right difficulty")
    for row in rows:
        print(f"{row.rule:24}{row.moves:5} {row.right:5} {row.difficulty:10} {row.wrong}")
    _summary(rows)


def _summary(rows: list[Row]) -> None:
    few = [row.rule for row in rows if row.moves < LEAST_MOVES]
    share = median(row.right / row.moves for row in rows)
    rules = {(row.game, row.rule) for row in rows if not row.wrong}
    grades = Counter(row.difficulty for row in rows)
    print(f"\ndrills of lessons: {len(rows)}")
    print(f"those with {LEAST_MOVES - 1} or fewer first moves: {len(few)} {' '.join(few)}")
    print(f"first moves that solve, median: {share:.0%}")
    print(f"rules with a drill that luck does not solve: {len(rules)}")
    print(f"how hard: {', '.join(f'{grade}: {grades[grade]}' for grade in sorted(grades))}")


if __name__ == "__main__":
    main()
