"""Finding puzzles of the day: `python -m tools.puzzles RULE ...` prints records for their pool.

What is found goes to the end of `drills/library/puzzles.dfg`, with the entry `x-since` and a day to
come once the pool is in use: an epoch that has begun must not change.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from random import Random

from daifugo_widget.cli_arguments import positive
from daifugo_widget.drills.task import DIFFICULTY, Task
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.exercises.drill_search import drills_on

SECONDS, LOOKED_AT, KEPT = 20, 12, 3
"""How long is searched for each rule, among how many is chosen, and how many are kept."""
LEAST = 2
"""How hard a puzzle is at least, of 5."""
GOAL = "finishes a"
"""What a puzzle asks for: to go out, so that the goal names no rule."""
LEFT_OUT = ("x-rule", "title")
NAMES = 'names b="Ken" c="Hana" d="Yuki"'


def puzzles_on(rule: str, seed: int, seconds: float) -> list[Task]:
    """Return puzzles in which a rule decides, each of another difficulty as far as possible."""
    rng = Random(f"{rule}/{seed}/puzzles")
    found = islice(filter(_is_puzzle, drills_on(catalogue()[rule], rng, seconds)), LOOKED_AT)
    by_grade: dict[int, list[Task]] = {}
    for task in {_own_view(task): task for task in found}.values():
        by_grade.setdefault(_difficulty(task), []).append(task)
    return list(islice(_in_turn(by_grade), KEPT))


def _is_puzzle(task: Task) -> bool:
    goes_out = task.record.header.text("goal").startswith(GOAL)
    return goes_out and len(task.right_moves) == 1 and _difficulty(task) >= LEAST


def _own_view(task: Task) -> tuple[object, ...]:
    """Return the learner's hand and what lies on the table: puzzles with the same are alike."""
    game = task.history.now.game
    return game.hands[task.learner], game.trick


def _difficulty(task: Task) -> int:
    return int(task.record.header.text(DIFFICULTY))


def _in_turn(by_grade: dict[int, list[Task]]) -> Iterator[Task]:
    """Yield one puzzle of each grade in turn, the hardest first."""
    left = [iter(by_grade[grade]) for grade in sorted(by_grade, reverse=True)]
    while left:
        for tasks in tuple(left):
            task = next(tasks, None)
            if task is None:
                left.remove(tasks)
            else:
                yield task


def text_of(task: Task) -> str:
    """Return the record of a puzzle, which names no rule but those in force."""
    lines = (line for line in str(task).strip().splitlines() if line.split()[0] not in LEFT_OUT)
    return "".join(f"{line}\n" for line in (NAMES, *lines))


def main() -> None:
    """Print puzzles on some rules."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", nargs="+", help="ids of rules")
    parser.add_argument("--seconds", type=positive, default=SECONDS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for rule in args.rules:
        for task in puzzles_on(rule, args.seed, args.seconds):
            print(text_of(task), end="---\n", flush=True)


if __name__ == "__main__":
    main()
