"""Cells that begin with %%dfg hold a record, and show it in the way that their first line says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell

from daifugo_widget import Drill, Replay, Table

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\na 3c  b 6d\n"
DRILL = "goal leads a\nhands 8h9dKs / 9s5c5h / 6d4c4d\ntrick c:7s\n"


@pytest.fixture(scope="module")
def shell() -> Iterator[InteractiveShell]:
    found = InteractiveShell.instance()
    found.run_line_magic("load_ext", "daifugo_widget")
    yield found
    InteractiveShell.clear_instance()


def run(shell: InteractiveShell, cell: str) -> object:
    """Run a cell as a person does, and return what it shows."""
    result = shell.run_cell(cell)  # type: ignore[no-untyped-call]
    if result.error_in_exec is not None:
        raise result.error_in_exec
    return result.result


def wrong(shell: InteractiveShell, cell: str) -> list[str]:
    """Run a cell that is wrong, and return the lines of what is said of it."""
    with pytest.raises(UsageError) as caught:
        run(shell, cell)
    return str(caught.value).splitlines()


def test_a_record_is_shown_as_a_table(shell: InteractiveShell) -> None:
    table = run(shell, f"%%dfg\n{RECORD}")
    assert isinstance(table, Table)
    assert [str(step.move) for step in table.history.steps][:2] == ["3c", "6d"]


def test_a_record_is_shown_as_a_replay_with_settings(shell: InteractiveShell) -> None:
    replay = run(shell, f"%%dfg replay lang=ja theme=dark\n{RECORD}")
    assert isinstance(replay, Replay)
    assert (len(replay), replay.lang, replay.theme) == (3, "ja", "dark")


def test_a_record_of_one_line_is_no_name_of_a_file(shell: InteractiveShell) -> None:
    assert isinstance(run(shell, "%%dfg replay\nhands 3c / 4c"), Replay)


def test_a_drill_is_tried(shell: InteractiveShell) -> None:
    drill = run(shell, f"%%dfg drill\n{DRILL}")
    assert isinstance(drill, Drill)
    assert drill.goal == "In one move, get the lead."


def test_records_are_checked(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(shell, f"%%dfg check\n{RECORD}---\n{DRILL}") is None
    assert capsys.readouterr().out == "ok record 1\nok record 2 (its drill can be solved)\n"


def test_what_does_not_hold_is_named_by_its_line_in_the_cell(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    said = wrong(shell, f"%%dfg check\n{RECORD}= turn a")
    assert "does not hold" in said[0]
    assert "FAIL record 1: line 5: expected turn a" in capsys.readouterr().out


@pytest.mark.parametrize("use", ["", "replay", "drill", "check"])
def test_an_error_points_into_the_cell(shell: InteractiveShell, use: str) -> None:
    said = wrong(shell, f"%%dfg {use}\nrules base\nhands 3c4d / 3c5s\n")
    assert said[0].startswith("line 3, column 14 of the cell: hands: 3c is in the deck once")
    assert said[1:] == ["    hands 3c4d / 3c5s", "                 ^"]


def test_the_mark_stands_below_what_is_wrong_after_wide_letters(shell: InteractiveShell) -> None:
    said = wrong(shell, '%%dfg\nhands 3c4d / 5c5s\nnames a="大富豪" b=五\n')
    assert said[2].index("^") == 4 + len('names a="大富豪" ') + 3


def test_a_move_that_is_refused_is_named_at_the_table_by_its_line(
    shell: InteractiveShell,
) -> None:
    cell = "%%dfg\nrules base, suit-bind\nhands 3c9c / 4c9d / 5d8h / 7h8c\na 3c  b 4c  c 5d\n"
    table = run(shell, cell)
    assert isinstance(table, Table)
    assert "line 4" in table.state["notice"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("repaly", "not 'repaly'; did you mean replay?"),
        ("replay drill", "not 'drill'"),
        ("them=dark", "there is no 'them'; did you mean theme?"),
        ("replay lang=jp", "lang cannot be 'jp'; it must be one of en, ja, ko"),
    ],
)
def test_a_wrong_first_line_says_what_would_be_right(
    shell: InteractiveShell, line: str, said: str
) -> None:
    assert said in wrong(shell, f"%%dfg {line}\n{RECORD}")[0]


def test_an_empty_cell_says_what_to_write(shell: InteractiveShell) -> None:
    assert wrong(shell, "%%dfg\n\n \n")[0].startswith("write a record below the first line")
