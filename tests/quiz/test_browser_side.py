"""A quiz as the browser shows it: what is drawn, pressed, marked and kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from daifugo_widget import Quiz
from daifugo_widget.quiz.making import questions_on
from daifugo_widget.table.still import html_output
from daifugo_widget.table.telling.plain_text import sentence_text
from tests.quiz.asked import of_kind
from tests.quiz.pressing import buttons, cut_quiz, press, right, send


def test_the_browser_is_shown_once_what_comes_of_a_press() -> None:
    quiz = cut_quiz()
    shown: list[dict[str, Any]] = []
    quiz.observe(lambda change: shown.append(change["new"]), "state")
    press(quiz, "show")
    assert len(shown) == 1


def test_the_state_holds_the_question_and_no_answer() -> None:
    quiz = cut_quiz(count=2, kinds=["happens"])
    labels = [quiz.question.write([choice]) for choice in quiz.question.choices]
    numbered = [(f"choose {at}", label) for at, label in enumerate(labels, 1)]
    choices = [*numbered, ("show", "Show the answer")]
    assert quiz.state["task"] == {
        "about": "Question 1 of 2. Choose one answer.",
        "text": [("p", 0), " plays ", ("c", "8c"), ". What happens?"],
        "mark": "",
        "why": None,
        "buttons": [
            {
                "value": value,
                "label": label,
                "main": False,
                "on": None if value == "show" else False,
            }
            for value, label in choices
        ],
    }
    assert quiz.state["hand"] == ["3d", "8c"]
    assert [seat["hand"] for seat in quiz.state["seats"]] == [None, "9c9d", "5s6s"]
    assert quiz.state["plays"] == []
    assert "watching" not in quiz.state
    json.dumps(quiz.state)


def test_a_choice_is_answered_by_its_button() -> None:
    quiz = cut_quiz(kinds=["happens"])
    wrong = 3 - right(quiz)[0]
    assert press(quiz, f"choose {wrong}")["mark"] == "bad"
    assert press(quiz, f"choose {right(quiz)[0]}")["mark"] == "good"
    assert ("r", "eight-cut", "Eight cut") in quiz.state["task"]["why"]
    assert quiz.results[0].tries == 2
    assert buttons(quiz) == ["next"]


def test_a_player_is_chosen_by_a_button_with_the_name() -> None:
    quiz = cut_quiz(kinds=["leads"])
    assert buttons(quiz) == ["choose a", "choose b", "choose c", "show"]
    assert "Choose a player." in quiz.state["task"]["about"]
    assert press(quiz, "choose b")["mark"] == "bad"
    assert "That would be right without " in str(quiz.state["task"]["why"])
    assert press(quiz, "choose a")["mark"] == "good"


def test_a_number_is_one_of_a_few_that_do_not_give_it_away() -> None:
    places = set()
    for question in of_kind("cards") + of_kind("holds"):
        offered = [each for each in buttons(Quiz([question])) if each != "show"]
        numbers = [int(each.removeprefix("choose ")) for each in offered]
        (number,) = map(int, question.right)
        assert number in numbers
        assert len(set(numbers)) == 7
        assert min(numbers) >= 0
        places.add(numbers.index(number))
    assert len(places) > 3


def test_cards_are_played_from_the_hand() -> None:
    quiz = cut_quiz(kinds=["show"])
    assert quiz.state["prompt"]["kind"] == "play"
    assert set(quiz.state["plays"]) == {"3d", "8c"}
    assert send(quiz, "play", cards="3d")["mark"] == "bad"
    assert send(quiz, "play", cards="8c")["mark"] == "good"
    assert quiz.state["plays"] == []


def test_cards_and_players_are_asked_for_again_after_a_wrong_answer() -> None:
    cards, player = cut_quiz(kinds=["show"]), cut_quiz(kinds=["leads"])
    send(cards, "play", cards="3d")
    assert cards.state["prompt"]["kind"] == "play"
    press(player, "choose b")
    assert "choose a" in buttons(player)


def test_a_question_that_is_done_keeps_the_place_where_it_was_answered() -> None:
    quiz = cut_quiz(kinds=["show"])
    send(quiz, "play", cards="8c")
    assert quiz.state["prompt"]["text"] == ["This question is done."]


def test_what_there_is_to_do_is_said_of_a_question_to_the_end() -> None:
    quiz = cut_quiz(count=1, kinds=["happens"])
    about = quiz.state["task"]["about"]
    assert press(quiz, "show")["about"] == about


def test_once_it_is_done_the_table_shows_what_has_come_of_it() -> None:
    quiz = cut_quiz(count=1, kinds=["happens"])
    assert press(quiz, "show")["mark"] == "bad"
    assert quiz.state["hand"] == ["3d"]
    assert quiz.state["discards"]["count"] == 1


def test_at_the_end_it_says_how_it_went() -> None:
    quiz = cut_quiz(count=2, kinds=["leads"])
    press(quiz, "show")
    press(quiz, "next")
    press(quiz, "choose b")
    press(quiz, "choose a")
    feedback, result = sentence_text(quiz.state, quiz.state["task"]["why"]).splitlines()
    assert feedback
    assert result == "0 of 2 right at the first try."
    assert buttons(quiz) == ["again"]
    assert press(quiz, "again")["about"] == "Question 1 of 2. Choose a player."


def test_at_the_end_the_rules_of_what_was_missed_can_be_looked_up() -> None:
    rules = ("eight-cut", "eleven-back")
    quiz = Quiz([q for id in rules for q in questions_on(id, 1, kinds=["happens"])])
    quiz.show()
    assert "another look" not in str(quiz.state["task"]["why"])
    quiz.next()
    quiz.answer(*right(quiz))
    why = quiz.state["task"]["why"]
    assert why[-3].endswith("Worth another look: ")
    assert why[-2:] == [("r", "eight-cut", "Eight cut"), "."]
    quiz.again()
    for _ in rules:
        quiz.answer(*right(quiz))
        quiz.next()
    assert "another look" not in str(quiz.state["task"]["why"])


def test_of_two_views_the_first_act_counts() -> None:
    quiz = cut_quiz(kinds=["leads"])
    late = quiz.screen.version
    press(quiz, "show")
    press(quiz, "next")
    for message in (
        {"do": "task", "value": "choose a", "version": late},
        {"do": "task", "value": "show", "version": late},
    ):
        quiz.receive(message)
    assert quiz.round.at == 1
    assert quiz.round.now.tries == 0
    assert not quiz.round.now.done


def test_a_button_that_is_still_there_counts_though_the_table_has_gone_on() -> None:
    quiz = cut_quiz(kinds=["leads"])
    seen = quiz.screen.version
    send(quiz, "set", key="deck", value="four")
    quiz.receive({"do": "task", "value": "show", "version": seen})
    assert quiz.round.now.done


def test_what_would_answer_a_question_is_not_on_the_table() -> None:
    strongest = Quiz.for_rule("revolution", kinds=["strongest"])
    assert strongest.state["ruler"]["cells"] == []
    assert cut_quiz().state["ruler"]["cells"]
    named = Quiz.for_rule("five-skip", kinds=["rule"])
    assert named.state["rules"] == []
    begins = Quiz.for_rule("first-leader", kinds=["begins"])
    assert not any(seat["acts"] for seat in begins.state["seats"])


def test_the_story_of_a_question_is_what_lies_on_the_table() -> None:
    quiz = Quiz.for_rule("pass", count=1, kinds=["leads"])
    plays = [[("p", seat), " plays ", ("c", laid), "."] for seat, laid in LAID]
    assert [line["say"] for line in quiz.state["story"]] == plays
    quiz.show()
    assert len(quiz.state["story"]) > len(plays)
    fresh = Quiz.for_rule("first-leader", count=1, kinds=["begins"])
    said = [line["say"] for line in fresh.state["story"]]
    assert said == [["The cards lie as the question needs them."]]


LAID = ((0, "3c"), (2, "8h"), (1, "Kd"))
FORGED: list[object] = [
    None,
    7,
    "answer",
    {},
    {"do": "answer"},
    {"do": "answer", "value": None},
    {"do": "answer", "value": {"x": 1}},
    {"do": "answer", "value": "x" * 300_000},
    {"do": "answer", "value": "9" * 5000},
    {"do": "play", "cards": "??"},
    {"do": "play", "cards": "nonsense"},
    {"do": "pass"},
    {"do": "task", "value": "choose 99"},
    {"do": "task", "value": "nonsense"},
    {"do": "task", "value": ["show"]},
    {"do": "undo"},
    {"do": "load", "text": "hands 3c / 4c"},
    {"do": "hint"},
    {"do": "next"},
]


@pytest.mark.parametrize("message", FORGED, ids=lambda message: str(message)[:60])
def test_a_forged_message_changes_nothing(message: object) -> None:
    quiz = cut_quiz()
    before = quiz.state["task"]
    if isinstance(message, dict):
        message = {"version": quiz.screen.version, **message}
    quiz.receive(message)
    assert quiz.state["task"] == before
    assert quiz.round.now.tries == 0


def test_the_words_and_the_looks_can_be_changed_on_the_table() -> None:
    quiz = cut_quiz()
    send(quiz, "set", key="lang", value="ja")
    assert quiz.state["title"] == "クイズ：8切り"
    assert quiz.state["task"]["about"].startswith("第1問（全3問）")
    quiz.next()
    assert quiz.state["settings"]["lang"] == "ja"


def test_a_notebook_shows_a_still_picture_of_the_question() -> None:
    quiz = cut_quiz()
    html = quiz._repr_mimebundle_()[0]["text/html"]
    assert quiz.question.text() in html
    assert all(quiz.question.write([choice]) in html for choice in quiz.question.choices)


def test_the_question_and_its_answer_stay_with_the_picture_for_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outputs: list[dict[str, Any]] = []
    monkeypatch.setattr(html_output, "in_kernel", lambda: True)
    monkeypatch.setattr(
        "IPython.display.display", lambda data, metadata, **_: outputs.append(metadata)
    )
    quiz = cut_quiz(kinds=["happens"], lang="ja")
    quiz._repr_mimebundle_()
    kept = outputs[0]["daifugo_quiz"]
    assert kept["ask"] == quiz.question.text("ja")
    assert kept["choices"] == [quiz.question.write([each], "ja") for each in quiz.question.choices]
    assert kept["answer"] == quiz.question.write(quiz.question.solution, "ja")
    json.dumps(kept)


def test_a_question_in_the_middle_of_a_choice_has_a_report_that_says_so() -> None:
    quiz = Quiz.for_rule("seven-pass", count=9, kinds=["cards", "holds"])
    replies: list[Any] = []
    quiz.send = replies.append
    assert quiz.session.game.agenda
    for ask in ("record", "report"):
        quiz.receive({"ask": ask, "id": 1})
    record, report = (reply["reply"] for reply in replies)
    assert record == "# a record cannot begin while a choice is owed: give the moves before it"
    assert report.startswith("# daifugo_widget ")
    assert report.endswith(record)
    assert quiz.state["notice"] is None
