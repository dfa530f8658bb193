"""Questions of which several choices are right: they are pressed, and then answered."""

from __future__ import annotations

from daifugo_widget import Quiz
from tests.quiz.pressing import press, right


def test_several_choices_are_pressed_and_then_answered() -> None:
    quiz = Quiz.for_rule("stairs", kinds=["legal"])
    wanted = right(quiz)
    for at in range(1, len(quiz.question.choices) + 1):
        press(quiz, f"choose {at}")
    for at in set(range(1, len(quiz.question.choices) + 1)) - set(wanted):
        press(quiz, f"choose {at}")
    on = [button["value"] for button in quiz.state["task"]["buttons"] if button["on"]]
    assert on == [f"choose {at}" for at in sorted(wanted)]
    assert press(quiz, "check")["mark"] == "good"


def pressed(quiz: Quiz) -> list[str]:
    return [button["value"] for button in quiz.state["task"]["buttons"] if button["on"]]


def test_choices_stay_pressed_after_an_answer_that_is_not_right_and_can_be_completed() -> None:
    quiz = Quiz.for_rule("stairs", kinds=["legal"])
    first, *others = (f"choose {at}" for at in sorted(right(quiz)))
    press(quiz, first)
    assert "There are more than these." in str(press(quiz, "check")["why"])
    assert pressed(quiz) == [first]
    for choice in others:
        press(quiz, choice)
    assert press(quiz, "check")["mark"] == "good"


def test_a_wrong_choice_stays_pressed_until_it_is_taken_back() -> None:
    quiz = Quiz.for_rule("stairs", kinds=["legal"])
    wanted = [f"choose {at}" for at in sorted(right(quiz))]
    every = [f"choose {at}" for at in range(1, len(quiz.question.choices) + 1)]
    for choice in every:
        press(quiz, choice)
    assert press(quiz, "check")["mark"] == "bad"
    assert pressed(quiz) == every
    for choice in set(every) - set(wanted):
        press(quiz, choice)
    assert press(quiz, "check")["mark"] == "good"


def test_nothing_is_pressed_at_the_next_question_or_another_time() -> None:
    quiz = Quiz.for_rule("stairs", count=2, kinds=["legal"])
    for go_on in ("next", "again"):
        press(quiz, "choose 1")
        press(quiz, "show")
        press(quiz, go_on)
        assert pressed(quiz) == []


def test_nothing_chosen_is_no_answer_and_is_said_so() -> None:
    quiz = Quiz.for_rule("stairs", kinds=["legal"])
    press(quiz, "check")
    assert "choose one or more numbers" in quiz.state["notice"]
    press(quiz, "choose 1")
    press(quiz, "check")
    assert quiz.state["notice"] is None
    assert quiz.round.now.tries == 1
