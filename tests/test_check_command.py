"""The command `check`: which records hold, where one fails first, and why."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from daifugo_widget import Rule, rule
from daifugo_widget.__main__ import main
from daifugo_widget.games import GAMES, rules_class

GOOD = "title Good\nhands 3c4c / 5c6c\na 3c\n= turn b\n"
WRONG = "title Wrong\nhands 3c4c / 5c6c\na 3c\n= turn a, top 3c\n"
REFUSED = "title Refused\nhands 3c4c / 5c6c\na 4c  b 3d\n"
BROKEN = "title Broken\nhands 3c4c / 5z\na 3c\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "good": GOOD,
        "wrong": f"{GOOD}---\n{WRONG}",
        "refused": REFUSED,
        "broken": f"{GOOD}---\n{BROKEN}",
    }.items():
        (tmp_path / f"{name}.dfg").write_text(text, encoding="utf-8")
    return tmp_path


def check(folder: Path, *names: str) -> int:
    return main(["check", *(str(folder / f"{name}.dfg") for name in names)])


def test_check_says_ok_for_each_record_that_holds(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "good") == 0
    assert capsys.readouterr().out == "ok Good\n"


def test_check_reads_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text, status in ((f"{GOOD}---\n{WRONG}", 1), (BROKEN, 2), ("\udcff", 2)):
        data = BytesIO(text.encode(errors="surrogateescape"))
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(data, encoding="ascii"))
        assert main(["check", "-"]) == status
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == "ok Good"
    assert out.splitlines()[1].startswith("FAIL Wrong: line")
    assert [line.split(":")[0] for line in err.splitlines()] == ["standard input"] * 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_check_reads_a_pipe_that_a_shell_has_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(pipe := tmp_path / "63")
    with ThreadPoolExecutor() as pool:
        pool.submit(pipe.write_text, GOOD)
        assert main(["check", str(pipe)]) == 0
    assert capsys.readouterr().out == "ok Good\n"


def test_check_does_not_read_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "https://example.org/g.dfg"]) == 2
    refused = "'https://example.org/g.dfg' is an address, which is not read: download the file"
    assert refused in capsys.readouterr().err


def test_without_a_file_check_plays_out_the_worked_examples_of_all_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {"ok Eight cut", "ok Forced Napoleon", "ok Yoromeki"} <= set(lines)
    games = [rules_class(game).all_rules().values() for game in GAMES]
    assert len(lines) == sum(bool(rule.example) for rules in games for rule in rules)


@pytest.mark.usefixtures("own_rules")
def test_check_fails_where_an_example_does_not_hold(capsys: pytest.CaptureFixture[str]) -> None:
    facts = {"__doc__": "Nothing.", "example": "hands 3c4c / 5c\na 3c\n= turn a"}
    rule("own", en="Mine")(type("Mine", (Rule,), facts))
    assert main(["check"]) == 1
    assert "FAIL Mine: line 5: expected turn a, found turn b" in capsys.readouterr().out


def test_check_says_in_a_line_where_a_record_fails_first_and_why(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "wrong") == 1
    out = "ok Good\nFAIL Wrong: line 9: expected turn a, found turn b\n"
    assert capsys.readouterr().out == out


def test_of_several_files_check_names_that_in_which_a_record_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "good", "wrong") == 1
    *_, last = capsys.readouterr().out.splitlines()
    assert last == f"FAIL Wrong: line 9: expected turn a, found turn b  ({folder / 'wrong.dfg'})"


def test_of_a_folder_check_reads_its_records(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "notes.txt").write_text("no record", encoding="utf-8")
    (folder / "empty").mkdir()
    (folder / "last").mkdir()
    (folder / "last" / "LATE.DFG").write_bytes((folder / "good.dfg").read_bytes())
    assert main(["check", str(folder), str(folder / "empty")]) == 2
    captured = capsys.readouterr()
    assert captured.out.count("ok Good") == 3
    assert captured.out.splitlines()[-1].endswith(f"({folder / 'wrong.dfg'})")
    broken, empty = captured.err.splitlines()
    assert broken.startswith(f"{folder / 'broken.dfg'}:7:14")
    assert empty == f"{folder / 'empty'}: no records here: their files end with .dfg"


def test_a_move_that_the_rules_refuse_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "refused") == 1
    out = capsys.readouterr().out
    assert out.startswith("FAIL Refused: line 3: b 3d is refused: ")
    assert "[not-held]" in out


def test_what_cannot_be_read_goes_to_standard_error_and_the_others_are_still_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "broken", "wrong", "missing", "good") == 2
    captured = capsys.readouterr()
    assert captured.out.splitlines()[0] == "ok Good"
    assert captured.out.splitlines()[-1] == "ok Good"
    broken, missing = captured.err.splitlines()
    assert broken.startswith(f"{folder / 'broken.dfg'}:7:14: hands: '5z' is not a card")
    assert missing == f"{folder / 'missing.dfg'}: No such file or directory"


def test_a_file_that_is_no_utf8_is_named_with_the_place(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "latin.dfg").write_bytes(b"hands 3c / 4c\n# caf\xe9\n")
    assert check(folder, "latin") == 2
    assert f"{folder / 'latin.dfg'}:2:6: this is not UTF-8" in capsys.readouterr().err


def test_a_record_without_a_title_is_named_by_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lesson.dfg").write_text("hands 3c / 4c5c\n", encoding="utf-8")
    assert check(tmp_path, "lesson") == 0
    assert capsys.readouterr().out == "ok lesson 1\n"


def test_words_of_a_file_give_a_terminal_no_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = "title \x1b[2Jgone\x9b1m\nhands 3c / 4c5c\na 3c\n"
    wrong = "title \x1b[31mred\nhands 3c / 4c5c\n= turn b\n"
    names = 'names a="\x1b]0;mine\x07\nhands 3c / 4c5c\n'
    texts = {"all": f"{good}---\n{wrong}", "names": names, "key": "\x1bkey 3\nhands 3c / 4c\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.dfg").write_text(text, encoding="utf-8")
        check(tmp_path, name)
    found = capsys.readouterr()
    assert found.out.startswith("ok [2Jgone1m\nFAIL [31mred: line")
    assert not set("\x1b\x07\x9b") & {*found.out, *found.err}


def test_check_names_the_rule_by_which_a_move_of_an_old_game_is_refused_now(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "g.dfg"
    text = "rules  base, religious-revolution\nhands  KcKdKhKs4c / 7d6d / Ad2h\na KcKdKhKs\nb -\n"
    path.write_text(text, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "(religious-revolution decides here)" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == text
