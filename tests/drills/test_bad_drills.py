"""Drills that cannot be: each is refused with its place and what would be right."""

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill
from daifugo_widget.__main__ import main
from daifugo_widget.core.records import RecordError
from daifugo_widget.drills import Task, tasks
from tests.core.languages import assert_spoken

HANDS = "hands 8c3d / 9c9d4h / 5sTs6h\n"


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Task.parse(text).prove()
    return caught.value


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HANDS, "add a line such as `goal  leads a`"),
        (f"goal leads d\n{HANDS}", "the seats are a to c"),
        (f"goal leeds a\n{HANDS}", "did you mean leads"),
        (f"goal wins a\n{HANDS}", "did you mean finishes?"),
        (f"goal clears\n{HANDS}", "did you mean flows?"),
        ("game nap 1\ngoal wins a\nhands As / Kc / Qc\n", "did you mean takes?"),
        (
            f"rules base, revolution\nmarks revolution\ngoal mark revolution\n{HANDS}",
            "nothing to do",
        ),
        (f"goal not cards c 3\n{HANDS}", "nobody can prevent it"),
        (f"goal finishes a\n{HANDS}", "cannot be reached: `a 3d` fails"),
        ("goal leads a\nhands 8c3d / ?3 / 5s\n", "name the cards of b"),
        (f"goal leads a\nscript a 8c\n{HANDS}", "a has to find the answer"),
        (f"goal leads a\nscript a8c\n{HANDS}", "between the seat and its cards: `a 8c`"),
        (f"goal leads a\nscript = leads a\n{HANDS}", "write moves such as"),
        ("goal leads a\nhands 8c / 9c\na 8c\n", "end it before the last move"),
    ],
)
def test_what_is_wrong_is_said_in_each_language(text: str, said: str) -> None:
    error = error_of(text)
    assert said in error.what
    assert_spoken(error)


def test_the_place_of_what_is_wrong_is_named() -> None:
    assert error_of(f"title A drill\ngoal   leads a, leeds b\n{HANDS}").spot == (2, 17)
    assert error_of(f"title A drill\ngoal leads a\nscript  b 9z\n{HANDS}").line == 3
    assert error_of(f"title A drill\ngoal finishes a\n{HANDS}").spot == (2, 6)


def test_check_proves_the_drills_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = f"title Good\nrules base, eight-cut\ngoal leads a\n{HANDS}"
    bad = f"title Bad\ngoal finishes a\n{HANDS}"
    file = tmp_path / "drills.dfg"
    file.write_text(f"{good}---\n{bad}", encoding="utf-8")
    assert main(["check", str(file)]) == 1
    ok, fail = capsys.readouterr().out.splitlines()
    assert ok == "ok Good (its drill can be solved)"
    assert fail.startswith("FAIL Bad: line 7: the goal cannot be reached")


def test_check_says_where_a_goal_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "drills.dfg"
    file.write_text(f"goal leeds a\n{HANDS}", encoding="utf-8")
    assert main(["check", str(file)]) == 2
    assert "drills.dfg:1:6: there is no fact or word 'leeds'" in capsys.readouterr().err


def test_a_file_with_several_records_is_a_set_of_drills(tmp_path: Path) -> None:
    text = f"title One\ngoal leads a\n{HANDS}---\ntitle Two\ngoal unanswered\n{HANDS}"
    file = tmp_path / "two.dfg"
    file.write_text(text, encoding="utf-8")
    assert [task.record.title for task in tasks(file)] == ["One", "Two"]
    assert [str(task.goal) for task in tasks(text)] == ["leads a", "unanswered"]


def test_of_several_drills_that_which_has_no_goal_is_named_by_its_place() -> None:
    with pytest.raises(RecordError, match=r"^4:7: a drill needs a goal"):
        tasks(f"goal leads a\n{HANDS}---\nrules base\n{HANDS}")


def test_a_record_that_ends_with_the_name_of_a_file_is_read_itself() -> None:
    (task,) = tasks(f"rules base, eight-cut\ngoal leads a\n{HANDS}# As in cuts.dfg")
    assert task.lesson.en == "As in cuts.dfg"


def test_a_file_is_read_whatever_its_name_ends_with(tmp_path: Path) -> None:
    file = tmp_path / "drills.txt"
    file.write_text(f"rules base, eight-cut\ngoal leads a\n{HANDS}", encoding="utf-8")
    assert len(tasks(str(file))) == 1


@pytest.mark.parametrize("wrong", ["x", None, 1.5])
def test_a_seed_of_drills_is_a_whole_number(wrong: Any) -> None:
    with pytest.raises(ValueError, match=f"seed is a whole number, not {wrong!r}"):
        Drill.for_rule("eight-cut", level=2, seed=wrong)
    with pytest.raises(ValueError, match=f"seed is a whole number, not {wrong!r}"):
        Drill.for_game("nap", seed=wrong)


def test_drills_of_a_game_that_there_is_not_are_an_error_that_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="no game 'poker'; there are daifugo, nap, napoleon"):
        Drill.for_rule("eight-cut", game="poker")
    with pytest.raises(ValueError, match="no game 'poker'; there are daifugo, nap, napoleon"):
        Drill.for_game("poker")
