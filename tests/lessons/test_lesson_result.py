"""What a learner sees at the end of a lesson: what was missed, and what comes next."""

from __future__ import annotations

import pytest

from daifugo_widget import teach
from daifugo_widget.lessons.question_steps import QuestionStep
from daifugo_widget.lessons.result_step import CHANGED, NEXT_RULE, TO_RESULT, ResultStep
from daifugo_widget.lessons.widget import NEXT, LessonTable
from daifugo_widget.teach.course import rule_after
from tests.lessons.learners import Learner, answer, buttons, press, text_of, to_checks, to_result


def test_the_checks_of_a_lesson_bring_their_rules_back_tomorrow(learner: Learner) -> None:
    lesson = learner.lesson()
    to_result(lesson, True, True, True)
    assert "Next time: tomorrow." in text_of(lesson)
    assert "eight-cut" in learner.kept.cards
    assert learner.kept.due() == []
    learner.go(1)
    assert "eight-cut" in learner.kept.due()


def test_each_check_is_kept_as_soon_as_it_is_done(learner: Learner) -> None:
    lesson = learner.lesson()
    to_checks(lesson)
    answer(lesson)
    assert list(learner.kept.cards) == ["eight-cut"]


def test_a_check_that_is_looked_at_twice_is_kept_once(learner: Learner) -> None:
    lesson = learner.lesson()
    to_checks(lesson)
    answer(lesson)
    for value in (NEXT, "step-back", NEXT):
        press(lesson, value)
    assert learner.kept.answers("eight-cut") == 1


def test_the_result_names_the_rule_that_was_missed(learner: Learner) -> None:
    lesson = learner.lesson()
    to_result(lesson, False, True, True)
    assert "2 of 3" in text_of(lesson)
    assert "Look again at" in text_of(lesson)
    assert "Eight cut" in text_of(lesson)
    assert not learner.kept.cards["eight-cut"].right


def test_without_an_answer_the_result_blames_nobody(learner: Learner) -> None:
    lesson = learner.lesson()
    for _ in range(len(lesson)):
        press(lesson, NEXT)
    assert "You have not answered a question here yet." in text_of(lesson)
    assert learner.kept.cards == {}


def test_a_check_at_which_the_rule_acts_is_asked_again_where_it_does_not(learner: Learner) -> None:
    lesson = lesson_with_twin(learner, near_miss=False)
    assert isinstance(lesson.step, QuestionStep)
    first = lesson.step.question
    to_result(lesson, False, True, True)
    press(lesson, CHANGED)
    step = lesson.step
    assert isinstance(step, ResultStep)
    assert step.changed
    other = step.changed.question
    assert other.answer.key != first.answer.key
    assert other.rules == first.rules


def lesson_with_twin(learner: Learner, near_miss: bool = True) -> LessonTable:
    """Return a lesson whose first check is a near miss, or is none."""
    for seed in range(1, 9):
        lesson = teach.lesson("eight-cut", progress=learner.progress).steps(seed)
        to_checks(lesson)
        assert isinstance(lesson.step, QuestionStep)
        if bool(lesson.step.question.twin) == near_miss:
            return lesson
    pytest.fail("no seed begins so")


def test_a_near_miss_that_was_missed_is_asked_again_with_one_thing_changed(
    learner: Learner,
) -> None:
    lesson = lesson_with_twin(learner)
    assert isinstance(lesson.step, QuestionStep)
    first = lesson.step.question
    to_result(lesson, False, True, True)
    press(lesson, CHANGED)
    labels = [each["label"] for each in lesson.state["task"]["buttons"]]
    choices = [first.write([choice]) for choice in first.choices]
    assert labels[: len(choices)] == choices
    assert first.twin is not None
    right = choices.index(first.write([first.twin.answer]))
    assert frozenset([right]) != first.right
    press(lesson, f"choose {right + 1}")
    assert lesson.state["task"]["mark"] == "good"
    press(lesson, TO_RESULT)
    assert "2 of 3" in text_of(lesson)


def test_what_is_changed_counts_neither_in_the_result_nor_in_the_boxes(learner: Learner) -> None:
    lesson = lesson_with_twin(learner)
    to_result(lesson, False, True, True)
    before = learner.kept.cards
    press(lesson, CHANGED)
    press(lesson, "show")
    press(lesson, TO_RESULT)
    assert learner.kept.cards == before
    assert lesson.results.right == 2


def test_where_nothing_was_missed_nothing_is_asked_again(learner: Learner) -> None:
    lesson = learner.lesson()
    to_result(lesson, True, True, True)
    assert CHANGED not in buttons(lesson)
    press(lesson, CHANGED)
    assert isinstance(lesson.step, ResultStep)


def test_the_next_rule_opens_in_the_same_place_and_is_marked_as_its_own(learner: Learner) -> None:
    lesson = learner.lesson()
    to_result(lesson, True, True, True)
    press(lesson, NEXT_RULE)
    after = rule_after("eight-cut")
    assert after
    assert lesson.at == 0
    assert lesson.state["title"] == teach.lesson(after).steps().state["title"]
    to_result(lesson, True, True, True)
    assert [mark.name for mark in learner.progress.marks] == ["eight-cut", after]


def test_after_the_last_rule_no_other_one_is_offered(learner: Learner) -> None:
    assert rule_after("session", "nap") is None or rule_after("session", "nap") != "session"
    last = teach.course.taught_rules()[-1]
    assert rule_after(last) is None
