"""The library of records in `tests/records`: every rule, option and value in a position."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from daifugo_widget.core.records import Record, read
from daifugo_widget.core.rules.options import show_value
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from tests.checking import some

LIBRARY = Path(__file__).parents[1] / "records"
FILES = sorted(LIBRARY.glob("*.dfg"))

each_file = pytest.mark.parametrize("name", [path.name for path in FILES])

NOT_IN_A_RECORD = {
    "zones": "who may look at a pile shows in no position",
    "titles": "a theme changes words only",
    "decree": "rules are enacted between games, and a record shows only what has come of it",
    "match": "an ending by score shows over many games",
    "deal-remainder": "which cards lie aside is drawn at a deal",
}
"""Rules with options that are proved by tests of the public interface instead."""


@cache
def in_file(name: str) -> list[Record]:
    return list(read((LIBRARY / name).read_text("utf-8"), name))


def all_records() -> list[Record]:
    return [record for path in FILES for record in in_file(path.name)]


@each_file
def test_the_records_of_the_library_hold(name: str) -> None:
    for record in some(in_file(name)):
        assert (record.title, list(map(str, record.check()))) == (record.title, [])


@each_file
def test_the_records_of_the_library_read_back_as_they_were_written(name: str) -> None:
    for record in some(in_file(name)):
        assert Record.parse(str(record)) == record
        history = record.history()
        text = str(Record.of(history))
        again = Record.parse(text).history()
        assert again == history
        assert str(Record.of(again)) == text


def test_every_record_has_a_title_of_its_own() -> None:
    titles = [(record.source, record.title) for record in all_records()]
    assert len(set(titles)) == len(titles)


def rule_sets() -> Iterator[RuleSet]:
    for record in all_records():
        for match in record.history().matches():
            yield match.rules


def test_every_option_value_of_every_rule_is_played_somewhere() -> None:
    played = {
        (rule.id, name, show_value(value))
        for rules in set(rule_sets())
        for rule in rules
        for name in rule.options
        for value in [getattr(rule, name)]
        for value in (value if rule.options[name].type == "set" else [value])
    }
    wanted = {
        (id, name, show_value(value))
        for id, rule in catalogue().items()
        if id not in NOT_IN_A_RECORD
        for name, option in rule.options.items()
        for value in option.values or ()
    }
    assert wanted - played == set()
