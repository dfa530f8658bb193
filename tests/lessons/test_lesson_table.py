"""A lesson goes by steps on one table, and its buttons do what they say."""

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress, teach
from daifugo_widget.lessons.drill_steps import DrillStep
from daifugo_widget.lessons.question_steps import QuestionStep
from daifugo_widget.lessons.step import LessonStep
from daifugo_widget.lessons.widget import BACK, NEXT, LessonTable
from tests.checking import some


@pytest.fixture
def lesson(tmp_path: Path) -> LessonTable:
    return teach.lesson("eight-cut", progress=Progress(tmp_path / "mine.json")).steps()


def press(lesson: LessonTable, value: str) -> None:
    lesson.receive({"do": "task", "value": value, "version": lesson.session.version})


def labels(lesson: LessonTable) -> list[str]:
    return [button["label"] for button in lesson.state["task"]["buttons"]]


def text_of(lesson: LessonTable) -> str:
    return str(lesson.state["task"])


def answer_rightly(lesson: LessonTable) -> None:
    assert isinstance(lesson.step, QuestionStep)
    for place in lesson.step.question.right:
        press(lesson, f"choose {int(place) + 1}")
    if lesson.step.question.how == "several":
        press(lesson, "check")


def test_a_guess_leads_on_whatever_it_is(lesson: LessonTable) -> None:
    press(lesson, "choose 1")
    assert lesson.at == 1
    assert "makes the trick flow" in text_of(lesson)


def test_the_buttons_lead_to_the_next_step_and_back(lesson: LessonTable) -> None:
    press(lesson, NEXT)
    press(lesson, NEXT)
    press(lesson, BACK)
    assert lesson.at == 1
    assert lesson.state["task"]["steps"]["at"] == 1
    assert lesson.state["task"]["steps"]["count"] == len(lesson)


def test_what_was_answered_is_still_there_when_one_comes_back(lesson: LessonTable) -> None:
    press(lesson, NEXT)
    press(lesson, NEXT)
    answer_rightly(lesson)
    press(lesson, BACK)
    press(lesson, NEXT)
    assert lesson.state["task"]["mark"] == "good"


def states(lesson: LessonTable, kind: type[LessonStep]) -> list[dict[str, Any]]:
    """Go through a lesson and give the states of its steps of one kind."""
    found = []
    for at in range(len(lesson)):
        if isinstance(lesson.step, kind):
            found.append({**lesson.state, "counted": lesson.step.counted})
        press(lesson, NEXT if at + 1 < len(lesson) else "")
    return found


def test_no_card_of_another_hand_lies_open_in_a_question(lesson: LessonTable) -> None:
    for state in some(states(lesson, QuestionStep), 6):
        assert all(seat["hand"] is None for seat in state["seats"])


def test_no_check_names_the_rule_before_it_is_answered(lesson: LessonTable) -> None:
    for state in some([each for each in states(lesson, QuestionStep) if each["counted"]], 3):
        assert "Eight cut" not in f"{state['task']} {state['title']}"


def test_the_drill_is_played_on_the_table_of_the_lesson(lesson: LessonTable) -> None:
    while not isinstance(lesson.step, DrillStep):
        press(lesson, NEXT)
    press(lesson, "solution")
    assert lesson.step.done


def test_the_result_tells_how_many_checks_were_right_at_once(lesson: LessonTable) -> None:
    while lesson.at + 1 < len(lesson):
        if lesson.step.counted:
            answer_rightly(lesson)
        press(lesson, NEXT)
    assert "3 of 3" in text_of(lesson)
    assert lesson.results.right == 3


def test_another_one_begins_anew_at_other_tables(lesson: LessonTable) -> None:
    first = text_of(lesson)
    while lesson.at + 1 < len(lesson):
        press(lesson, NEXT)
    press(lesson, "another")
    assert lesson.at == 0
    assert text_of(lesson) != first
    assert not lesson.results


def test_a_button_that_is_not_there_changes_nothing(lesson: LessonTable) -> None:
    press(lesson, "choose 9")
    assert lesson.at == 0
    assert lesson.state["notice"]
