"""A lesson goes by steps on one table, and its buttons do what they say."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress, Rule, rule, teach
from daifugo_widget.core.cards import TEN
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.lessons.drill_steps import DrillStep, TableStep
from daifugo_widget.lessons.question_steps import GuessStep, QuestionStep
from daifugo_widget.lessons.step import LessonStep
from daifugo_widget.lessons.widget import BACK, NEXT, LessonTable
from tests.checking import some


@pytest.fixture
def lesson(tmp_path: Path) -> LessonTable:
    return teach.lesson("eight-cut", progress=Progress(tmp_path / "mine.json")).steps()


def press(lesson: LessonTable, value: str) -> None:
    lesson.receive({"do": "task", "value": value, "version": lesson.screen.version})


def go_to(lesson: LessonTable, kind: type[LessonStep]) -> None:
    """Go on to the first step of a kind."""
    for _ in range(len(lesson)):
        if isinstance(lesson.step, kind):
            return
        press(lesson, NEXT)
    pytest.fail(f"there is no {kind.__name__}")


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


def test_the_table_of_a_guess_does_not_name_the_rule_in_force(lesson: LessonTable) -> None:
    assert isinstance(lesson.step, GuessStep)
    assert lesson.state["house"] == "the basic rules and one more"
    go_to(lesson, DrillStep)
    assert "Eight cut" in lesson.state["house"]


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


def test_a_check_that_asks_for_cards_is_answered_by_laying_them(tmp_path: Path) -> None:
    lesson = teach.lesson("re-king", progress=Progress(tmp_path / "mine.json")).steps()
    step = next(each for each in lesson_steps(lesson) if each.question.how == "cards")
    laid = min(map(str, step.question.right), key=len)
    lesson.receive({"do": "play", "cards": laid, "version": lesson.screen.version})
    assert step.right


def lesson_steps(lesson: LessonTable) -> Iterator[QuestionStep]:
    """Go through a lesson and give its questions, each while it is open."""
    for at in range(len(lesson)):
        if isinstance(lesson.step, QuestionStep):
            yield lesson.step
        press(lesson, NEXT if at + 1 < len(lesson) else "")


def test_all_hands_lie_open_in_the_drill_and_in_no_check_after_it(lesson: LessonTable) -> None:
    go_to(lesson, DrillStep)
    assert all(seat["hand"] for seat in lesson.state["seats"] if seat["seat"] != 0)
    press(lesson, NEXT)
    assert not lesson.open_hands


def test_the_checks_are_marked_as_soon_as_the_last_of_them_is_done(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "mine.json")
    lesson = teach.lesson("eight-cut", progress=progress).steps()
    for _ in range(len(lesson) - 2):
        if lesson.step.counted:
            answer_rightly(lesson)
        press(lesson, NEXT)
    assert not progress.marks
    answer_rightly(lesson)
    assert [(mark.name, mark.right) for mark in progress.marks] == [("eight-cut", 3)]


def test_a_table_at_which_a_rule_is_met_says_whether_to_play_to_the_end(tmp_path: Path) -> None:
    said = {}
    for id in some(["dealer", "deck"]):
        lesson = teach.lesson(id, progress=Progress(tmp_path / "mine.json")).steps()
        go_to(lesson, TableStep)
        said[id] = text_of(lesson)
    assert "to its end" in said["dealer"]
    assert "to its end" not in said["deck"]


def test_the_drill_is_played_on_the_table_of_the_lesson(lesson: LessonTable) -> None:
    go_to(lesson, DrillStep)
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


def test_what_was_missing_is_shown_after_a_wrong_answer(lesson: LessonTable) -> None:
    checks = (each for each in lesson_steps(lesson) if each.counted and each.question.twin)
    step = next(checks)
    asked = lesson.state["task"]
    (right,) = step.question.right
    press(lesson, "choose 2" if right == 0 else "choose 1")
    press(lesson, "show-changed")
    assert "makes the trick flow" in text_of(lesson)
    assert lesson.state["task"]["text"] != asked["text"]
    press(lesson, "to-question")
    assert lesson.state["task"]["text"] == asked["text"]


def test_what_was_missing_is_not_shown_before_an_answer(lesson: LessonTable) -> None:
    for _ in some(lesson_steps(lesson), 4):
        values = [button["value"] for button in lesson.state["task"]["buttons"]]
        assert "show-changed" not in values


@pytest.mark.usefixtures("own_rules")
def test_a_rule_of_your_own_has_a_lesson_too(tmp_path: Path) -> None:
    @rule("ten-cut", en="Ten cut", stage="flow")
    class TenCut(Rule):
        """A play with a 10 makes the trick flow."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if game.count(play, TEN):
                game.cut(self, seat)

    taught = teach.lesson("ten-cut", progress=Progress(tmp_path / "mine.json")).steps()
    kinds = [type(step).__name__ for step in all_steps(taught)]
    assert kinds[:4] == ["GuessStep", "SceneStep", "QuestionStep", "QuestionStep"]
    assert kinds[4:] == ["TableStep", *["QuestionStep"] * 3, "ResultStep"]


def all_steps(lesson: LessonTable) -> Iterator[LessonStep]:
    """Go through a lesson and give each step while it is open."""
    for at in range(len(lesson)):
        yield lesson.step
        press(lesson, NEXT if at + 1 < len(lesson) else "")
