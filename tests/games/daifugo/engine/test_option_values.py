"""Each value of each option shows in a record: with another value the record does not hold."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget.core.records import Record, RecordError, read
from daifugo_widget.core.rules.options import Option, show_value
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.games.daifugo.rules.examples import example_record
from tests.tiers import first

LIBRARY = Path(__file__).parents[3] / "records"

IN_NO_RECORD = {
    "zones": "who may look at a pile",
    "titles": "what classes are called",
    "decree": "what is agreed upon between games",
    "match": "how many games there are, and who has won them",
    "deal-remainder": "which cards lie aside",
    "seating(anchor)": "which chair a circle of seats begins at",
    "miyako-ochi(hand)": "who sees the hand of the fallen",
}
"""What shows outside a record only, and is proved by tests of the public interface."""


OPTIONS = [
    (id, name)
    for id, rule in catalogue().items()
    for name in rule.options
    if not {id, f"{id}({name})"} & set(IN_NO_RECORD)
]


@cache
def records_with_rules() -> list[tuple[Record, RuleSet]]:
    """Return the examples of all rules and the records of the library, each with its rules."""
    examples = [example_record(rule) for rule in catalogue().values() if rule.example]
    library = [
        one for path in LIBRARY.glob("*.dfg") for one in read(path.read_text(encoding="utf-8"))
    ]
    records = [*map(Record.parse, examples), *library]
    return [(record, RuleSet.read(record.header.text("rules") or "base")) for record in records]


def holds_with(record: Record, change: str) -> bool:
    """Tell whether a record holds by changed rules; where they cannot be on it shows nothing."""
    rules = f"{record.header.text('rules') or 'base'}, {change}"
    try:
        RuleSet(rules)
        header = record.header.with_values({"rules": rules})
        return not list(Record(header, record.body).check())
    except RuleError:
        return True
    except RecordError:
        return False


def others(option: Option, value: Any, part: Any) -> Iterator[str]:
    """Write other values than one that a record plays by, which has what is to be shown."""
    if option.type == "set":
        rest = tuple(one for one in value if one != part)
        yield from (
            [show_value(rest)]
            if rest
            else (show_value(one) for one in option.values or () if one != part)
        )
    elif option.values:
        yield from (show_value(other) for other in option.values if other != value)
    elif option.type == "ints":
        yield "1+1"
    elif option.type == "ranks":
        yield "+".join("3456789TJQKA2")
    else:
        yield from (str(other) for other in (option.min, option.max) if other != value)


def shows(id: str, option: Option, part: Any) -> bool:
    """Tell whether a record that plays by a value does not hold by another one."""
    for record, rules in records_with_rules():
        if id not in rules:
            continue
        value = getattr(rules[id], option.name)
        played = part in value if option.type == "set" else part in (None, value)
        if not played or (part is None and value == option.default):
            continue
        changes = (f"{id}({option.name}={other})" for other in others(option, value, part))
        if any(not holds_with(record, change) for change in changes):
            return True
    return False


@pytest.mark.parametrize(("id", "name"), first(OPTIONS, 60))
def test_each_value_makes_a_difference_in_a_record(id: str, name: str) -> None:
    option = catalogue()[id].options[name]
    values = option.values or (None,)
    assert [show_value(value) for value in values if not shows(id, option, value)] == []
