"""The quiz in a notebook: driven from Python, by messages of the browser, as text and as state."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress, Quiz
from daifugo_widget.core.errors import SpokenError
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rule_errors import RuleError
from daifugo_widget.core.text import LANGS, Lang
from daifugo_widget.quiz.question import AnswerError
from tests.quiz.asked import game


def cut_quiz(**settings: Any) -> Quiz:
    return Quiz.for_rule("eight-cut", **{"count": 3, "kinds": ["leads", "happens"], **settings})


def send(quiz: Quiz, do: str, **more: Any) -> dict[str, Any]:
    quiz._receive({"do": do, "version": quiz.session.version, **more}, [])
    shown: dict[str, Any] = quiz.state["quiz"]
    return shown


def right(quiz: Quiz) -> Any:
    question = quiz.question
    if question.how == "seat":
        return "abcdefghi"[int(min(question.right))]
    return [int(at) + 1 for at in question.right]


# --- in Python -----------------------------------------------------------------------------------


def test_a_right_answer_is_true_and_says_why() -> None:
    quiz = cut_quiz()
    reply = quiz.answer(right(quiz))
    assert reply
    assert repr(reply).startswith("Right! ")
    assert "Eight cut" in repr(reply)


def test_a_wrong_answer_is_false_and_may_be_followed_by_another() -> None:
    quiz = cut_quiz(kinds=["leads"])
    assert not quiz.answer("b")
    assert quiz.state["quiz"]["status"] == "wrong"
    assert quiz.answer("a")
    assert quiz.results.right == 0
    assert quiz.results.tries == 2


def test_several_choices_are_numbers_one_after_the_other() -> None:
    quiz = Quiz.for_rule("stairs", kinds=["legal"])
    assert quiz.answer(*right(quiz))


def test_a_record_a_file_and_a_history_are_asked_about(tmp_path: Path) -> None:
    history = game("standard", 3)
    record = Record.of(history)
    path = tmp_path / "game.dfg"
    path.write_text(str(record))
    quizzes = [Quiz(source) for source in (record, str(record), path)]
    assert len({"\n".join(map(str, quiz.questions)) for quiz in quizzes}) == 1
    assert [len(quiz) for quiz in (quizzes[0], Quiz(history, count=7))] == [5, 7]


def test_questions_of_ones_own_can_be_put_together() -> None:
    questions = [*cut_quiz().questions, *Quiz.for_rule("revolution", count=1).questions]
    quiz = Quiz(questions)
    assert quiz.questions == tuple(questions)


def test_the_result_is_marked_once_all_questions_are_done(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    quiz = cut_quiz(progress=progress, chapter="08")
    while True:
        assert len(progress) == 0
        quiz.answer(right(quiz))
        if len(quiz.results) == len(quiz):
            break
        quiz.next()
    (mark,) = Progress(tmp_path / "progress.json")
    assert (mark.chapter, mark.kind, mark.name) == ("08", "quiz", "eight-cut")
    assert (mark.asked, mark.right) == (3, 3)
    quiz.again()
    for _ in range(3):
        quiz.next()
    assert next(iter(progress)).times == 2
    assert next(iter(progress)).best == 3


def test_a_mark_that_cannot_be_written_is_told_on_the_table(tmp_path: Path) -> None:
    quiz = cut_quiz(count=1, progress=Progress(tmp_path / "nowhere" / "x.json"))
    quiz.show()
    assert "x.json" in quiz.state["notice"]


@pytest.mark.parametrize("lang", LANGS)
def test_it_reads_well_in_a_terminal(lang: Lang) -> None:
    quiz = cut_quiz(kinds=["happens"], lang=lang)
    assert quiz.question.text(lang) in str(quiz)
    assert "  1. " in str(quiz)
    quiz.show()
    assert quiz.question.write(quiz.question.solution, lang) in str(quiz)
    assert repr(quiz) == "Quiz('Quiz: Eight cut', question 1 of 3)"


# --- for the browser -----------------------------------------------------------------------------


def test_the_state_holds_what_is_drawn_and_no_answer() -> None:
    quiz = cut_quiz(count=1, kinds=["happens"])
    state = quiz.state["quiz"]
    assert {key: state[key] for key in ("number", "of", "how", "status", "right", "said")} == {
        "number": 0,
        "of": 1,
        "how": "one",
        "status": "open",
        "right": [],
        "said": [],
    }
    assert state["can"] == ["answer", "show"]
    assert state["rules"] == []
    assert quiz.state["prompt"]["text"] == state["ask"]
    assert quiz.state["hand"] == ["3d", "8c"]
    assert [seat["hand"] for seat in quiz.state["seats"]] == [None, "9c9d", "5s6s"]
    json.dumps(quiz.state)


def test_once_it_is_done_the_table_shows_what_has_come_of_it() -> None:
    quiz = cut_quiz(count=1, kinds=["happens"])
    send(quiz, "quiz-show", question=0)
    assert quiz.state["hand"] == ["3d"]
    assert quiz.state["discards"]["count"] == 1


def test_an_answer_of_the_browser_is_judged_and_shown() -> None:
    quiz = cut_quiz(kinds=["leads"])
    assert send(quiz, "quiz-answer", question=0, value="b")["given"] == ["b"]
    state = send(quiz, "quiz-answer", question=0, value="a")
    assert (state["status"], state["right"]) == ("right", ["a"])
    assert state["rules"] == [{"id": "eight-cut", "name": "Eight cut"}]
    assert state["can"] == ["next"]
    assert send(quiz, "quiz-next", question=0)["number"] == 1


def test_of_two_views_the_first_answer_counts() -> None:
    quiz = cut_quiz(kinds=["leads"])
    send(quiz, "quiz-next", question=0)
    assert send(quiz, "quiz-answer", question=0, value="a")["number"] == 1
    assert quiz.round.now.tries == 0


def test_what_would_answer_a_question_is_not_on_the_table() -> None:
    strongest = Quiz.for_rule("revolution", kinds=["strongest"])
    assert strongest.state["ruler"]["cells"] == []
    assert cut_quiz().state["ruler"]["cells"]
    named = Quiz.for_rule("five-skip", kinds=["rule"])
    assert named.state["rules"] == []
    begins = Quiz.for_rule("first-leader", kinds=["begins"])
    assert not any(seat["acts"] for seat in begins.state["seats"])


FORGED = [
    None,
    7,
    "quiz-answer",
    {},
    {"do": "quiz-answer"},
    {"do": "quiz-answer", "question": 0},
    {"do": "quiz-answer", "question": 0, "value": None},
    {"do": "quiz-answer", "question": 0, "value": {"x": 1}},
    {"do": "quiz-answer", "question": 0, "value": "x" * 300_000},
    {"do": "quiz-answer", "question": 0, "value": [10**40]},
    {"do": "quiz-answer", "question": True, "value": 1},
    {"do": "quiz-answer", "question": "0", "value": 1},
    {"do": "play", "cards": "8c", "version": 1},
    {"do": "undo", "version": 1},
    {"do": "load", "text": "hands 3c / 4c", "version": 1},
    {"do": "hint", "version": 1},
]


@pytest.mark.parametrize("message", FORGED, ids=lambda message: str(message)[:60])
def test_a_forged_message_changes_nothing(message: object) -> None:
    quiz = cut_quiz()
    before = quiz.state["quiz"]
    quiz._receive(message, [])
    assert quiz.state["quiz"] == before
    assert quiz.results == ()


def test_the_words_and_the_looks_can_be_changed_on_the_table() -> None:
    quiz = cut_quiz()
    send(quiz, "set", key="lang", value="ja")
    assert quiz.state["title"] == "クイズ：8切り"
    assert quiz.words["quiz.check"] == "答える"
    quiz.next()
    assert quiz.state["settings"]["lang"] == "ja"


def test_a_notebook_shows_a_still_picture_of_the_question() -> None:
    html = cut_quiz()._repr_mimebundle_()[0]["text/html"]
    assert html


# --- bad input -----------------------------------------------------------------------------------


def test_what_cannot_be_asked_about_is_an_error_that_helps() -> None:
    with pytest.raises(RuleError, match="eight-cut"):
        Quiz.for_rule("eight-cuts")
    with pytest.raises(SpokenError, match="No question comes of"):
        Quiz.for_rule("joining")
    with pytest.raises(SpokenError, match="No question comes of Quiz"):
        Quiz([])
    with pytest.raises(RecordError):
        Quiz("hands 3c / nonsense\na 3c\n")
    with pytest.raises(ValueError, match="lang"):
        cut_quiz(lang="xx")
    with pytest.raises(AnswerError, match="a seat from a to c"):
        cut_quiz(kinds=["leads"]).answer("q")
