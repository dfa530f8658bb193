"""The library of records in `tests/records`: every rule, option and value in a position."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from daifugo_widget.core.options import show_value
from daifugo_widget.core.records import Record, read
from daifugo_widget.daifugo.ruleset import Ruleset, catalogue

LIBRARY = Path(__file__).parents[1] / "records"
FILES = sorted(LIBRARY.glob("*.dfg"))
RECORDS = [record for path in FILES for record in read(path.read_text("utf-8"), path.name)]

NOT_IN_A_RECORD = {
    "zones": "who may look at a pile shows in no position",
    "titles": "a theme changes words only",
    "decree": "rules are enacted between games, and a record shows only what has come of it",
    "match": "an ending by score shows over many games",
    "deal-remainder": "which cards lie aside is drawn at a deal",
}
"""Rules with options that are proved by tests of the public interface instead."""


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.source}-{record.title}")
def test_a_record_of_the_library_holds(record: Record) -> None:
    assert list(map(str, record.check())) == []


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.source}-{record.title}")
def test_a_record_of_the_library_reads_back_as_it_was_written(record: Record) -> None:
    assert Record.parse(str(record)) == record
    history = record.history()
    text = str(Record.of(history))
    again = Record.parse(text).history()
    assert again == history
    assert str(Record.of(again)) == text


def test_every_record_has_a_title_of_its_own() -> None:
    titles = [(record.source, record.title) for record in RECORDS]
    assert len(set(titles)) == len(titles)


def rule_sets() -> Iterator[Ruleset]:
    for record in RECORDS:
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
