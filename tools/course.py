"""Measuring what the checks of the course prove: `python -m tools.course`, or `make course`.

Pupils who have understood nothing answer the checks of every rule; the less they get right, the
more an answer is worth.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from statistics import mean
from time import process_time
from typing import NamedTuple

from daifugo_widget.cli_arguments import positive
from daifugo_widget.core.cards import JOKER
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.exercises.checks import checks_on
from daifugo_widget.quiz.check import Check
from daifugo_widget.table.telling.phrase import Phrase

QUESTIONS = 24
PASSES = 0.85
"""The share of right answers with which a pupil would count as one who knows the rule."""
MOST_NUMBERS, NEARLY_ALL = 3, 0.95

Numbers = frozenset[int]
Pupil = Callable[[Check, Numbers], float]
"""What share of a check a pupil gets right, given the numbers that the rule's name would say."""


# --- pupils --------------------------------------------------------------------------------------


def chance(check: Check, numbers: Numbers) -> float:
    """Guess."""
    return 1 / len(check.question.choices)


def longest(check: Check, numbers: Numbers) -> float:
    """Take the longest answer."""
    choices = [choice.key for choice in check.question.choices]
    return float(choices.index(max(choices, key=len)) in check.question.right)


def it_acts(check: Check, numbers: Numbers) -> float:
    """Say always that the rule acts, knowing what it does then."""
    return _share(check, [check.effect])


def right_number(check: Check, numbers: Numbers) -> float:
    """Say that the rule acts if its number is played, knowing only roughly what it does then."""
    return _share(check, check.alike if _lies(check, numbers) else [check.plain])


def title_and_effect(check: Check, numbers: Numbers) -> float:
    """Say that the rule acts if its number is played, knowing what it does then."""
    return _share(check, [check.effect if _lies(check, numbers) else check.plain])


PUPILS: dict[str, Pupil] = {
    "chance": chance,
    "longest": longest,
    "it acts": it_acts,
    "right number": right_number,
    "title, effect": title_and_effect,
}


def _share(check: Check, answers: Sequence[Phrase]) -> float:
    """Return how likely any of some answers is right, or any at all if none of them is there."""
    keys = {answer.key for answer in answers}
    choices = check.question.choices
    taken = [at for at, choice in enumerate(choices) if choice.key in keys] or range(len(choices))
    return sum(at in check.question.right for at in taken) / len(taken)


def _lies(check: Check, numbers: Numbers) -> bool:
    return not numbers or not numbers.isdisjoint(_numbers(check.play))


def _numbers(play: Play) -> Numbers:
    jokers = {JOKER} if play.jokers else set()
    return frozenset({number % 13 for number in play.numbers if number != JOKER} | jokers)


def shared_numbers(plays: Sequence[Play]) -> Numbers:
    """Return the few numbers one of which is in each play with which a rule acts, if any are."""
    left, found = [_numbers(play) for play in plays], set[int]()
    most = len(left) * (1 - NEARLY_ALL)
    while len(left) > most and len(found) < MOST_NUMBERS:
        best, _ = Counter(number for each in left for number in each).most_common(1)[0]
        found.add(best)
        left = [each for each in left if best not in each]
    return frozenset(found) if len(left) <= most else frozenset()


# --- the figures ---------------------------------------------------------------------------------


class Row(NamedTuple):
    """What was found out about one rule."""

    rule: str
    acting: int
    still: int
    scores: Mapping[str, float]
    seconds: float


def row_of(rule: type[BaseRule], questions: int, seed: int) -> Row:
    """Let the pupils answer the checks of a rule."""
    began = process_time()
    checks = list(islice(checks_on(rule, seed), questions))
    seconds = process_time() - began
    numbers = shared_numbers([check.play for check in checks if check.acts])
    scores = {
        name: mean(pupil(check, numbers) for check in checks) if checks else 0.0
        for name, pupil in PUPILS.items()
    }
    acting = sum(check.acts for check in checks)
    return Row(rule.id, acting, len(checks) - acting, scores, seconds)


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", nargs="*", help="ids of rules, all without any")
    parser.add_argument("--questions", type=positive, default=QUESTIONS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = [catalogue()[id] for id in args.rules or catalogue()]
    rows = [row_of(rule, args.questions, args.seed) for rule in rules]
    print(f"{'rule':24}acts still {' '.join(f'{name:>13}' for name in PUPILS)}   seconds")
    for row in rows:
        scores = " ".join(f"{row.scores[name]:13.2f}" for name in PUPILS)
        print(f"{row.rule:24}{row.acting:4} {row.still:5} {scores}   {row.seconds:7.2f}")
    _summary([row for row in rows if row.acting])


def _summary(rows: Sequence[Row]) -> None:
    print(f"\nrules with checks: {len(rows)}")
    for name in PUPILS:
        print(f"{name:16}{mean(row.scores[name] for row in rows):.2f}")
    passed = [row.rule for row in rows if max(row.scores.values()) >= PASSES]
    uneven = [row.rule for row in rows if abs(row.acting - row.still) > 1]
    print(f"rules in which one of them passes {PASSES}: {len(passed)} {' '.join(passed)}")
    print(f"rules with more of one than of the other: {len(uneven)} {' '.join(uneven)}")


if __name__ == "__main__":
    main()
