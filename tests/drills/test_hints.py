"""The ladder of hints, the stars, and the line that refutes a wrong move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill, Progress
from daifugo_widget.core.words.text import SpokenError
from tests.drills.opened import CUT, opened, send
from tests.drills.test_attempt import KEEPS

LONG = """title Five cards left
x-rule eight-cut
rules base, eight-cut
goal finishes a in 3
hands 6d8hTcTdTh / 5sAcAs / 3c3d6c2c / 4d4sQh
script steady
"""
EASY = CUT.replace("in 2", "in 3")


def why(drill: Drill) -> list[Any]:
    return list(drill.state["task"]["why"] or [])


def hinted(drill: Drill) -> str:
    hint = drill.state["hint"]
    return hint["move"] if hint else ""


def test_hints_name_a_card_then_a_rule_and_only_then_the_move() -> None:
    drill = opened(LONG)
    send(drill, "hint")
    assert why(drill) == ["Hint 1 of 3. Look at this card: 8♥."]
    assert hinted(drill) == ""
    send(drill, "hint")
    assert why(drill) == ["Hint 2 of 3. Think of this rule: ", ("r", "eight-cut", "Eight cut")]
    assert hinted(drill) == ""
    send(drill, "hint")
    assert why(drill) == []
    assert hinted(drill) == "8h"


def test_a_hint_has_no_blank_within_in_japanese() -> None:
    drill = opened(LONG, lang="ja")
    send(drill, "hint")
    assert why(drill) == ["ヒント1/3：このカードに注目：8♥。"]


def test_after_a_move_the_ladder_begins_anew() -> None:
    drill = opened(LONG)
    send(drill, "hint")
    drill.play("8h")
    assert why(drill) == ["Right so far: go on."]
    send(drill, "hint")
    assert why(drill) == ["Right so far: go on. Hint 1 of 3. Look at this card: 10♣."]


def test_a_drill_about_no_rule_has_no_hint_at_one() -> None:
    drill = opened(CUT.replace("x-rule eight-cut\n", ""))
    send(drill, "hint")
    assert why(drill) == ["Hint 1 of 2. Look at this card: 8♣."]
    send(drill, "hint")
    assert hinted(drill) == "8c"


def test_a_pass_is_hinted_at_as_one() -> None:
    drill = opened("goal not plays a\nhands 3c9h / 4d5s / 6h7c\ntrick c:4c")
    send(drill, "hint")
    assert why(drill) == ["Hint 1 of 2. You do not have to play a card now."]


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("8c", "3d"), "✦✦✦ Stars: first try, no hint, fewest moves."),
        (("3d", "again", "8c", "3d"), "✦✦✧ Stars: no hint, fewest moves."),
        (("hint", "8c", "3d"), "✦✦✧ Stars: first try, fewest moves."),
    ],
)
def test_stars_are_for_the_first_try_no_hint_and_the_fewest_moves(
    moves: tuple[str, ...], said: str
) -> None:
    drill = opened()
    for move in moves:
        if move in ("again", "hint"):
            send(drill, move)
        else:
            drill.play(move)
    assert why(drill) == [f"Solved! {said} An 8 keeps the lead."]


def test_who_takes_longer_than_needed_is_told_how_few_moves_are_enough() -> None:
    drill = opened("goal cards a 1 in 3\nhands 3c4c9h9d / 4dKs / 6hKc\nscript steady")
    assert drill.task.fewest_turns == 2
    slow = opened("goal finishes a in 3\nhands 3c2c2d / 4dKs5h / 6hKc5d\nscript steady")
    slow.play("2c")
    slow.play("2d")
    slow.play("3c")
    assert why(slow) == ["Solved! ✦✦✧ Stars: first try, no hint. 2 moves are enough."]


def test_the_most_stars_stay_in_the_mark_and_old_marks_are_read(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    drill = opened(progress=progress)
    drill.play("8c")
    drill.play("3d")
    again = opened(progress=progress)
    send(again, "hint")
    again.play("8c")
    again.play("3d")
    (mark,) = Progress(progress.path)
    assert (mark.stars, mark.times) == (3, 2)
    assert "✦✦✦" in str(Progress(progress.path))
    text = progress.path.read_text(encoding="utf-8")
    progress.path.write_text(text[: text.index(',\n "stars"')] + "\n}", encoding="utf-8")
    (old,) = Progress(progress.path)
    assert (old.stars, old.times) == (0, 2)


def test_older_versions_find_no_field_in_a_mark_that_they_do_not_know(tmp_path: Path) -> None:
    """They would set the whole file aside."""
    progress = Progress(tmp_path / "progress.json")
    progress.mark("10", "eight-cut", kind="drill", stars=2)
    marks = progress.path.read_text(encoding="utf-8").partition('"unclaimed"')[0]
    assert "stars" not in marks


def test_a_table_for_a_teacher_has_the_stars(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    progress.mark("10", "eight-cut", kind="drill", stars=2)
    assert "stars" in progress.to_csv(learner="Mina").splitlines()[0].split(",")


def test_a_wrong_move_is_answered_by_a_line_that_the_table_plays() -> None:
    drill = opened(KEEPS)
    drill.play("5c5d")
    assert drill.status == "failed"
    told = drill.why
    cards = len(drill.state["hand"])
    send(drill, "task", value="refute")
    assert drill.status == "failed"
    assert drill.why == told
    assert told.endswith("At best you still play 5♥ and are left with J♣.")
    assert (cards, len(drill.state["hand"])) == (2, 1)
    assert [b["value"] for b in drill.state["task"]["buttons"]] == ["again", "solution"]
    send(drill, "task", value="again")
    assert (drill.status, drill.why) == ("open", "")


def test_there_is_nothing_to_show_of_a_try_that_still_may_succeed() -> None:
    drill = opened(LONG)
    send(drill, "task", value="refute")
    assert drill.state["notice"]
    with pytest.raises(SpokenError, match="this try is over"):
        drill.session.show_refutation()
