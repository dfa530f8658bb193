"""Drills for the mistakes of a class: of the rule, or a position in which to find a better move."""

from __future__ import annotations

from pathlib import Path

import pytest

from daifugo_widget import Drill, teach
from daifugo_widget.coach.better_move import BetterMove
from daifugo_widget.core.words.text import LANGS, SpokenError
from daifugo_widget.progress import KindOfMistake
from daifugo_widget.table.telling.plain_text import plain_text

POSITION = """\
rules  base
hands  3c3d4s4h / ?5 / ?4
try
a 3c3d
back
a 4s
"""
PASSED = """\
rules  base
hands  9c2h / ?5 / ?4
trick  c:8s
try
a 9c
back
a -
"""
CHOICE = """\
rules  base, seven-pass
hands  3c7dKs / ?5 / ?4
a 7d
try
a > 3c
back
a > Ks
"""


def kind(rule: str = "", position: str = POSITION) -> KindOfMistake:
    return KindOfMistake("daifugo", "broken", 2, 3, 0.7, rule, position)


def press(exercise: BetterMove, **message: object) -> None:
    exercise.receive({"version": exercise.state["version"], "view": 1, **message})


def said(exercise: BetterMove, key: str) -> str:
    return plain_text(exercise.state["task"][key], {})


@pytest.fixture
def exercise() -> BetterMove:
    found = teach.drill_for(kind())
    assert isinstance(found, BetterMove)
    return found


def test_a_kind_with_a_rule_has_a_drill_of_that_rule() -> None:
    drill = teach.drill_for(kind("suit-bind"), lang="ja")
    assert isinstance(drill, Drill)
    assert (drill.task.rule, drill.lang) == ("suit-bind", "ja")


def test_a_kind_without_a_rule_asks_for_a_better_move_than_that_of_the_class(
    exercise: BetterMove,
) -> None:
    assert said(exercise, "text") == "4♠ was played here. Find something better."
    assert exercise.state["title"] == "A better move"
    assert exercise.status == "open"


def test_a_pass_is_asked_about_as_well() -> None:
    assert said(teach.better_move(PASSED), "text").startswith("The player passed here.")


def test_the_better_move_solves_it_and_says_what_it_was_about(exercise: BetterMove) -> None:
    press(exercise, do="play", cards="3c3d")
    assert exercise.status == "solved"
    told = said(exercise, "why")
    assert told.startswith("3♣ 3♦: that is the best move.")
    assert told.endswith("What it was about: cards that belonged together broken up.")


def test_the_costly_move_does_not_solve_it(exercise: BetterMove) -> None:
    press(exercise, do="play", cards="4s")
    assert exercise.status == "open"
    assert said(exercise, "why") == "That is what was done in the game. Try something else."


def test_another_move_is_judged_by_the_coach(exercise: BetterMove) -> None:
    press(exercise, do="play", cards="3c")
    assert exercise.status == "open"
    assert "3♣ costs about " in said(exercise, "why")


def test_a_pass_that_is_better_solves_it() -> None:
    exercise = teach.better_move(PASSED.replace("a -", "a 2h").replace("a 9c", "a -"))
    press(exercise, do="pass")
    assert exercise.status == "solved"


def test_a_choice_is_asked_about_after_the_play_that_led_to_it() -> None:
    exercise = teach.better_move(CHOICE)
    assert said(exercise, "text") == "This was chosen here: K♠. Find something better."
    assert sorted(exercise.state["hand"]) == ["3c", "Ks"]
    press(exercise, do="answer", value="Ks")
    assert exercise.status == "open"
    press(exercise, do="answer", value="3c")
    assert exercise.status == "solved"


def test_a_hint_for_a_choice_names_cards_or_goes_on_to_what_is_better() -> None:
    hints = []
    for better in ("3c", "-"):
        exercise = teach.better_move(CHOICE.replace("a > 3c", f"a > {better}"))
        press(exercise, do="task", value="mistake-hint")
        hints.append(said(exercise, "why"))
    assert hints == ["Look at 3♣ K♠.", "Better: No, thanks."]


def test_another_answer_to_a_choice_is_judged_by_the_coach() -> None:
    exercise = teach.better_move(CHOICE)
    press(exercise, do="answer", value="-")
    assert exercise.state["task"]["tries"] == 1


def test_hints_lead_to_the_move_and_no_button_leads_out(exercise: BetterMove) -> None:
    buttons = [button["value"] for button in exercise.state["task"]["buttons"]]
    assert buttons == ["mistake-hint", "mistake-show"]
    press(exercise, do="task", value="mistake-show")
    assert exercise.status == "shown"
    assert [button["label"] for button in exercise.state["task"]["buttons"]] == ["Once more"]
    assert "3♣ 3♦" in said(exercise, "why")


def test_once_it_is_done_it_can_be_tried_once_more(exercise: BetterMove) -> None:
    press(exercise, do="play", cards="3c3d")
    press(exercise, do="task", value="mistake-again")
    assert exercise.status == "open"
    assert exercise.state["task"]["why"] is None
    press(exercise, do="play", cards="4s")
    assert exercise.state["task"]["mark"] == "bad"


def test_it_speaks_three_languages() -> None:
    told = {said(teach.better_move(POSITION, lang=lang), "text") for lang in LANGS}
    assert len(told) == len(LANGS)


def test_a_position_is_read_from_a_file_for_the_class(tmp_path: Path) -> None:
    file = tmp_path / "position.dfg"
    file.write_text(POSITION, encoding="utf-8")
    assert repr(teach.better_move(file)) == "BetterMove('base', open)"


@pytest.mark.parametrize(
    "record",
    [
        "rules base\nhands 3c4d / 5h\n",
        "rules base\nhands 3c4d / 5h\na 3c\n",
        "rules base\nhands 3c4d / 5h6h\ntry\na 4d\nback\na 3c\nb 5h\n",
        "rules base\nhands 3c4d / 5h6h\na 3c\ntry\nb 6h\nback\nb 5h\n",
        "rules base\nhands 3c4d / 5h6h\na 3c\ntry\nb 5h\nback\n",
    ],
)
def test_a_record_without_a_move_and_a_better_one_is_refused(record: str) -> None:
    with pytest.raises(SpokenError, match="has a position, one move, and beside it"):
        teach.better_move(record)


def test_without_a_position_and_a_rule_there_is_no_drill() -> None:
    with pytest.raises(SpokenError, match="None of these positions"):
        teach.drill_for(kind(position=""))


def test_anything_else_is_told_what_it_should_be() -> None:
    with pytest.raises(SpokenError, match=r"such as ours\.mistakes"):
        teach.drill_for("broken")  # type: ignore[arg-type]
