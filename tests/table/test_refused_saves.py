"""A saved game that the rules refuse by now opens as far as it goes, and none of it is lost."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Record, Table
from daifugo_widget.core.words.text import LANGS, Lang
from tests.table.playing import move, sent
from tests.table.save_files import names

PASSED_ON_KINGS = (
    "game   daifugo 1\nrules  base, religious-revolution\n"
    "hands  KcKdKhKs4c5c / 7d6d9h / Ad2h\na KcKdKhKs\nb -  c -\na 4c\n"
)


def test_a_game_that_the_rules_refuse_now_opens_up_to_there_and_its_file_is_kept(
    tmp_path: Path,
) -> None:
    path = tmp_path / "g.dfg"
    path.write_text(PASSED_ON_KINGS, encoding="utf-8")
    table = Table(save=path)
    assert [step.seat for step in table.session.history.steps] == [0]
    assert "line 5" in table.state["notice"]
    assert "religious-revolution decides here" in table.state["notice"]
    assert "g-other-1.dfg" in table.state["notice"]
    table.play("5c")
    assert path.read_text(encoding="utf-8") == PASSED_ON_KINGS
    assert_played_on(tmp_path / "g-other-1.dfg", table)


def assert_played_on(path: Path, table: Table) -> None:
    """Raise `AssertionError` unless the file has the game, and a mark of what it goes on from."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    (mark,) = [line for line in lines if line.startswith("x-continues")]
    others = "".join(line for line in lines if line != mark)
    assert str(Record.of(Record.parse(others).history())) == str(Record.of(table.session.history))


def refused_now(folder: Path) -> Path:
    """Return the path of a game that the rules do not let go on any more."""
    path = folder / "g.dfg"
    path.write_text(PASSED_ON_KINGS, encoding="utf-8")
    return path


def test_a_game_that_the_rules_refuse_is_saved_nowhere_before_something_happens_in_it(
    tmp_path: Path,
) -> None:
    path = refused_now(tmp_path)
    for _ in range(3):
        table = Table(save=path)
        assert "g-other-1.dfg" in table.state["notice"]
        assert sent(table, do="set", key="lang", value="ja")["settings"]["lang"] == "ja"
        assert names(tmp_path) == ["g.dfg"]
    table.play("5c")
    assert names(tmp_path) == ["g-other-1.dfg", "g.dfg"]


def test_what_was_played_after_a_refused_move_goes_on_when_the_file_is_opened_again(
    tmp_path: Path,
) -> None:
    path = refused_now(tmp_path)
    table = Table(save=path)
    table.undo()
    table.play("4c")
    for _ in range(3):
        again = Table(save=path)
        assert str(again.record) == str(table.record)
        assert "g-other-1.dfg" in again.state["notice"]
        assert "religious-revolution decides here" in again.state["notice"]
        assert "x-continues" not in str(again.record)
        move(table := again, Random(1))
        assert names(tmp_path) == ["g-other-1.dfg", "g.dfg"]
    assert path.read_text(encoding="utf-8") == PASSED_ON_KINGS
    assert_played_on(tmp_path / "g-other-1.dfg", table)


def test_what_goes_on_may_be_refused_itself_later_and_goes_on_in_its_turn(tmp_path: Path) -> None:
    path = refused_now(tmp_path)
    Table(save=path).play("5c")
    other = tmp_path / "g-other-1.dfg"
    (mark,) = re.findall("^x-continues.*", other.read_text(encoding="utf-8"), re.M)
    other.write_text(text := f"{mark}\n{PASSED_ON_KINGS}".replace("4c\n", "5c\n"), encoding="utf-8")
    table = Table(save=path)
    assert "g-other-2.dfg" in table.state["notice"]
    table.play("5c")
    assert str(Table(save=path).record) == str(table.record)
    assert other.read_text(encoding="utf-8") == text
    assert names(tmp_path) == ["g-other-1.dfg", "g-other-2.dfg", "g.dfg"]


def test_a_game_that_has_been_changed_since_is_not_gone_on_with_by_what_came_after_another(
    tmp_path: Path,
) -> None:
    path = refused_now(tmp_path)
    Table(save=path).play("5c")
    path.write_text(changed := PASSED_ON_KINGS.replace("7d6d9h", "7d6d8h"), encoding="utf-8")
    table = Table(save=path)
    assert len(table.session.history.steps) == 1
    assert "g-other-2.dfg" in table.state["notice"]
    table.play("5c")
    assert str(Table(save=path).record) == str(table.record)
    path.write_text(PASSED_ON_KINGS, encoding="utf-8")
    assert "g-other-1.dfg" in Table(save=path).state["notice"]
    path.write_text(changed, encoding="utf-8")
    assert "g-other-2.dfg" in Table(save=path).state["notice"]


def test_of_two_tables_that_go_on_from_a_refused_move_neither_loses_one(tmp_path: Path) -> None:
    path = refused_now(tmp_path)
    one, two = Table(save=path), Table(save=path)
    two.play("5c")
    one.play("4c")
    assert "g-other-2.dfg" in one.state["notice"]
    assert_played_on(tmp_path / "g-other-1.dfg", two)
    assert_played_on(tmp_path / "g-other-2.dfg", one)
    assert str(Table(save=path).record) == str(one.record)


def test_a_file_that_breaks_off_is_copied_only_when_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "g.dfg"
    path.write_text(PASSED_ON_KINGS + " brok", encoding="utf-8")
    for _ in range(3):
        assert Table(save=path).state["notice"]
        assert names(tmp_path) == ["g.dfg"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_that_has_been_won_by_now_opens_up_to_its_end(tmp_path: Path, lang: Lang) -> None:
    path = tmp_path / "m.dfg"
    text = "rules  base, match(sets=1, games=1)\nhands  3c / 4c / 5c6c\na 3c  b 4c\nnext\n"
    path.write_text(f"{text}hands  3c / 4c / 5c6c\n", encoding="utf-8")
    table = Table(save=path, lang=lang)
    assert table.session.match.over
    name = table.session.match.rules["match"].short_names.to(lang)
    assert name.lower() in table.state["notice"]
    assert path.read_text(encoding="utf-8").startswith(text)


def test_a_saved_game_with_a_line_that_cannot_be_read_is_still_refused(tmp_path: Path) -> None:
    path = tmp_path / "g.dfg"
    path.write_text(f"{PASSED_ON_KINGS}what is this\n", encoding="utf-8")
    with pytest.raises(ValueError, match="cannot be read and stays as it is"):
        Table(save=path)
    assert names(tmp_path) == ["g.dfg"]
