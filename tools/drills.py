"""Finding drills for lessons on rules: `python -m tools.drills RULE ...` prints records of them.

Each has its solution as a note: whoever takes it over writes there what it teaches.
"""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import takewhile
from random import Random

from daifugo_widget.cli_arguments import positive
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.drills.judging import fires
from daifugo_widget.drills.task import Task, line_text
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.exercises.drill_search import EFFECTS, OUT, TO_OTHERS, drills_on
from daifugo_widget.games.daifugo.exercises.self_play import COMPANIONS
from daifugo_widget.teach.course import taught_rules

SECONDS, KEPT, MIDDLE, RARE = 15, 2, 3, (1, 5)
"""How long is searched for each rule, how many drills are kept, how hard they best are, and how
hard only if need be."""
ENDINGS = "endings"
"""The chapter of rules that bring others down."""


def companions_of(rule: str) -> list[str]:
    """Return the well-known rules that are taught before another one."""
    before = set(takewhile(lambda id: id != rule, taught_rules()))
    return [other for other in COMPANIONS if other in before]


def best_drills(rule: type[BaseRule], seconds: float, most: int, seed: int) -> list[Task]:
    """Return the drills found for a rule until so many are good, the best first."""
    rng, found = Random(f"{rule.id}/{seed}/drills"), list[Task]()
    others = companions_of(rule.id)
    for goals in (TO_OTHERS, OUT) if rule.chapter == ENDINGS else (OUT, EFFECTS):
        for task in drills_on(rule, rng, seconds, others, goals):
            found.append(task)
            if sum(not any(_faults(each)[:3]) for each in found) == most:
                break
        if found:
            break
    return sorted(found, key=_faults)[:most]


def _faults(task: Task) -> tuple[bool, bool, bool, bool, int, int]:
    """Return what makes a drill worse than others, the worst first."""
    at_once = any(fires((ply,), str(task.rule)) for ply in task.right_moves)
    hard = task.difficulty
    rules = len(task.history.start.rules)
    return (
        bool(task.start.script.bot),
        at_once,
        len(task.right_moves) > 1,
        hard in RARE,
        rules,
        abs(hard - MIDDLE),
    )


def text_of(task: Task) -> str:
    """Return the record of a drill with what solves it as its note."""
    count = len(task.right_moves) + len(task.wrong_moves)
    line = line_text(task.start, task.solution)
    return f"{str(task).strip()}\n# {len(task.right_moves)} of {count}: {line}\n"


def main() -> None:
    """Print the best drills of some rules."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", nargs="+", help="ids of rules")
    parser.add_argument("--seconds", type=positive, default=SECONDS)
    parser.add_argument("--most", type=positive, default=KEPT)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for id in args.rules:
        found = best_drills(catalogue()[id], args.seconds, args.most, args.seed)
        print("---\n".join(map(text_of, found)), end="---\n" if found else "", flush=True)


if __name__ == "__main__":
    main()
