"""A file that is opened at the table: which of its records is played on."""

import re
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Table
from daifugo_widget.table.wire.intents import MOST_LETTERS
from tests.table.playing import sent

ONE = "title  The first\nrules  base, eight-cut\nhands  8c4d / 6s7s / 9c9d / TcTd\n"
UNTITLED = "hands  3c4d / 6s7s / 9c9d / TcTd\n"
BROKEN = "title  大富豪: 2 # 3\nhands  3c4d / 6s7s / 9c9d / TcTd\na 9c\n"
FILE = f"{ONE}---\n{UNTITLED}---\n{BROKEN}"


def titles(text: object, **settings: Any) -> Any:
    table, said = Table(seed=1, **settings), list[Any]()
    table.send = said.append
    table.receive({"id": 1, "ask": "titles", "text": text})
    return said[0]["reply"]


def test_all_records_of_a_file_are_named_though_some_have_no_title_or_are_wrong() -> None:
    assert titles(FILE) == ["The first", "Record 2", "大富豪: 2 # 3"]
    assert titles(FILE, lang="ja")[1] == "棋譜 2"
    assert titles(FILE, lang="ko")[1] == "기록 2"


@pytest.mark.parametrize("text", ["", "---\n---", 5, None, "x" * 300_000])
def test_what_holds_no_record_names_none(text: object) -> None:
    assert titles(text) == []


def test_the_chosen_record_is_opened() -> None:
    table = Table(seed=1, pace="step")
    assert sent(table, do="load", text=FILE, number=2)["notice"] is None
    assert str(table.session.match.rules) == "base"
    sent(table, do="load", text=FILE, number=1)
    assert table.session.history.title == "The first"
    sent(table, do="load", text=FILE)
    assert table.session.history.title == "The first"


def test_the_line_of_an_error_is_that_of_the_file() -> None:
    table = Table(seed=1, pace="step")
    before = table.session.history
    assert "line 9" in sent(table, do="load", text=FILE, number=3)["notice"]
    assert table.session.history == before


@pytest.mark.parametrize("number", [0, 4, -1, "1", True, None, 10**4000])
def test_a_number_of_no_record_changes_nothing(number: object) -> None:
    table = Table(seed=1, pace="step")
    before = table.session.history
    assert sent(table, do="load", text=FILE, number=number)["notice"]
    assert table.session.history == before


def test_titles_hold_no_sign_that_turns_a_line_round() -> None:
    assert titles(f"title  a\u202eb\u0007 two\n{UNTITLED}---\n{UNTITLED}") == ["ab two", "Record 2"]


def test_python_and_the_browser_agree_on_the_largest_file() -> None:
    source = (Path(__file__).parents[2] / "js/src/panel/load.ts").read_text(encoding="utf-8")
    (limit,) = re.findall(r"LARGEST = ([\d_]+);", source)
    assert int(limit) == MOST_LETTERS
