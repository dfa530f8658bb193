"""Preparing checks of rules that rarely act: `python -m tools.exercises` renews them."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

from tqdm import tqdm

from daifugo_widget.core.records import RecordError
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.games.daifugo import exercises
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.exercises.checks import Case, cases_of_new_games, check_of
from daifugo_widget.games.daifugo.exercises.lesson_questions import new_misses
from daifugo_widget.games.daifugo.exercises.near_misses import NearMiss
from daifugo_widget.games.daifugo.exercises.prepared import (
    BETWEEN,
    prepared_texts,
    read_case,
    write_case,
    write_none,
)

FILE = Path(exercises.__file__).with_name("prepared.dfg")
AT_ONCE, SLOW, SLOW_GUESS = 3, 0.05, 0.02
"""How many checks a lesson needs at once, and how many seconds they may take to be found, and what
it begins with."""
OF_EACH, SEARCHES, LONGEST_SEARCH = 4, 8, 12_000
"""How many cases are kept at which the rule acts, and misses; how often, and in how many positions
each time, they are searched for."""


def is_slow(rule: type[BaseRule]) -> bool:
    """Return whether it takes long to find checks of a rule, or what its lesson begins with."""
    began = process_time()
    found = list(islice(cases_of_new_games(rule, Random(f"{rule.id}/slow")), AT_ONCE))
    if len(found) < AT_ONCE or process_time() - began > SLOW:
        return True
    began = process_time()
    next(new_misses(rule, Random(f"{rule.id}/slow")), None)
    return process_time() - began > SLOW_GUESS


def cases_of(rule: type[BaseRule]) -> list[str]:
    """Return the texts of cases of a rule: as many at which it acts as misses."""
    kept: dict[bool, list[str]] = {True: [], False: []}
    for case in _search(rule):
        texts = kept[not isinstance(case, NearMiss)]
        text = write_case(rule.id, case)
        if len(texts) < OF_EACH and text not in texts and _proves(rule, text):
            texts.append(text)
        if all(len(each) == OF_EACH for each in kept.values()):
            break
    return [*kept[True], *kept[False]] if all(kept.values()) else [write_none(rule.id)]


def _search(rule: type[BaseRule]) -> Iterator[Case]:
    for seed in range(SEARCHES):
        rng = Random(f"{rule.id}/{seed}/prepared")
        cases = cases_of_new_games(rule, rng, LONGEST_SEARCH)
        found = list(islice(cases, 2 * OF_EACH))
        yield from found
        if not found:
            return


def _proves(rule: type[BaseRule], text: str) -> bool:
    """Return whether a text reads back as a case of which a check can be made."""
    try:
        case = read_case(tuple(text.split(BETWEEN)))
    except RecordError:
        return False
    return check_of(rule, case, Random(0)) is not None


def new_texts(rule: type[BaseRule]) -> list[str]:
    """Return the cases of a rule as they are written, none if they are quickly found."""
    return cases_of(rule) if not rule.frame and is_slow(rule) else []


Texts = Callable[[type[BaseRule]], list[str]]


def renew(file: Path, new: Texts, kept: Texts, about: str | None) -> None:
    """Write a file of cases anew; if the command names rules, the others keep what they have."""
    parser = ArgumentParser(description=(about or "").partition("\n")[0])
    parser.add_argument("rules", nargs="*", help="ids of rules, all without any")
    chosen = parser.parse_args().rules
    texts = []
    for rule in tqdm(catalogue().values()):
        texts += (new if not chosen or rule.id in chosen else kept)(rule)
    file.write_text(BETWEEN.join(texts), encoding="utf-8")
    print(f"{len(texts)} cases: {file.stat().st_size} bytes")


if __name__ == "__main__":
    renew(FILE, new_texts, prepared_texts, __doc__)
