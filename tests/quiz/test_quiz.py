"""The quiz in a notebook, driven from Python, and what bad input it is told of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress, Quiz
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.quiz.question import AnswerError
from tests.quiz.asked import game
from tests.quiz.pressing import cut_quiz, right


def test_a_right_answer_is_true_and_says_why() -> None:
    quiz = cut_quiz()
    reply = quiz.answer(right(quiz))
    assert reply
    assert repr(reply).startswith("Right! ")
    assert "Eight cut" in repr(reply)


def test_quizzes_on_records_are_marked_each_under_its_own_name(tmp_path: Path) -> None:
    text = "rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\nturn a\na 8c  a 3d\n"
    (tmp_path / "the game.dfg").write_text(text, encoding="utf-8")
    progress = Progress(tmp_path / "progress.json")
    for quiz in (
        Quiz(tmp_path / "the game.dfg", count=1, progress=progress),
        Quiz(f"title Kept\n{text}", count=1, progress=progress),
        Quiz(f"title Kept\n{text}", count=1, progress=progress, title="Which eight?"),
        Quiz(f"title Kept\n{text}", count=1, progress=progress, name="homework"),
    ):
        quiz.show()
        quiz.next()
    assert [mark.name for mark in progress] == ["the game", "Kept", "Which eight?", "homework"]


def test_a_wrong_answer_is_false_and_may_be_followed_by_another() -> None:
    quiz = cut_quiz(kinds=["leads"])
    assert not quiz.answer("b")
    assert quiz.state["task"]["mark"] == "bad"
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
    path.write_text(str(record), encoding="utf-8")
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
    assert (mark.chapter, mark.kind, mark.name) == ("08", "quiz", "eight-cut, happens, leads")
    assert (mark.asked, mark.right, mark.shown) == (3, 3, 0)
    quiz.again()
    for _ in range(3):
        quiz.next()
    (mark,) = progress
    assert (mark.times, mark.right, mark.best, mark.shown) == (2, 0, 3, 3)


def test_a_quiz_by_many_rules_is_marked_under_the_beginning_of_their_line(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    rules = "standard, four-cut, five-skip, six-cut, seven-pass, nine-reverse, ten-discard, arthur"
    quiz = Quiz.for_game(rules, count=1, progress=progress)
    quiz.show()
    (mark,) = Progress(tmp_path / "progress.json")
    assert mark.name.startswith("standard, four-cut, five-skip, six-cut")
    assert len(mark.name) == 80


def test_a_mark_that_cannot_be_written_is_told_on_the_table(tmp_path: Path) -> None:
    quiz = cut_quiz(count=1, progress=Progress(tmp_path / "nowhere" / "x.json"))
    quiz.show()
    assert "x.json" in quiz.state["notice"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"chapter": 8}, "chapter is a text of at most 80 characters, such as 'homework', not 8"),
        ({"chapter": "long" * 50}, "chapter is a text of at most 80 characters"),
        ({"name": 5}, "name is a text, such as 'binds', not 5"),
        ({"title": 5}, "title is a text, such as 'Homework', not 5"),
    ],
)
def test_what_no_mark_can_have_is_refused_before_anything_is_asked(
    tmp_path: Path, wrong: dict[str, Any], why: str
) -> None:
    progress = Progress(tmp_path / "x.json")
    with pytest.raises(ValueError, match=why):
        Quiz(cut_quiz().questions, progress=progress, **wrong)
    with pytest.raises(ValueError, match=why):
        Quiz.for_rule("eight-cut", progress=progress, count=1, **wrong)
    with pytest.raises(ValueError, match=why):
        Quiz.for_game("base", progress=progress, count=1, **wrong)


def test_a_chapter_without_progress_is_refused_as_nothing_would_be_marked() -> None:
    with pytest.raises(ValueError, match="progress=teach"):
        cut_quiz(chapter="homework")


@pytest.mark.parametrize("lang", LANGS)
def test_it_reads_well_in_a_terminal(lang: Lang) -> None:
    quiz = cut_quiz(kinds=["happens"], lang=lang)
    assert quiz.question.text(lang) in str(quiz)
    assert "  1. " in str(quiz)
    quiz.show()
    assert quiz.question.write(quiz.question.solution, lang) in str(quiz)
    assert repr(quiz) == "Quiz('Quiz: Eight cut', question 1 of 3)"


def test_a_kind_of_quiz_of_ones_own_is_made_in_every_way() -> None:
    class Timed(Quiz):
        def __init__(self, source: Any, *, limit: int = 60, **options: Any) -> None:
            super().__init__(source, **options)
            self.limit = limit

    for quiz in (
        Timed.for_rule("eight-cut", count=1, limit=30),
        Timed.for_game("nap", count=1, limit=30),
    ):
        assert isinstance(quiz, Timed)
        assert quiz.limit == 30


def test_a_quiz_is_called_by_what_it_is_about() -> None:
    assert Quiz.for_rule("eight-cut", count=1).state["title"] == "Quiz: Eight cut"
    assert Quiz.for_game("nap", count=1).state["title"] == "Quiz: Nap"


def test_a_quiz_may_have_a_title_of_its_own() -> None:
    questions = cut_quiz(count=1).questions
    assert Quiz(questions, title="Friday").state["title"] == "Friday"
    assert Quiz(questions).state["title"] == "Quiz"


# --- bad input -----------------------------------------------------------------------------------


def test_what_cannot_be_asked_about_is_an_error_that_helps() -> None:
    with pytest.raises(RuleError, match="eight-cut"):
        Quiz.for_rule("eight-cuts")
    with pytest.raises(SpokenError, match="No question can be made from"):
        Quiz.for_rule("joining", kinds=["legal"])
    with pytest.raises(SpokenError, match="there is no question in this list: name at least one"):
        Quiz([])
    for count in (0, -1, "2"):
        with pytest.raises(SpokenError, match="count is a whole number of at least 1, not"):
            cut_quiz(count=count)
        with pytest.raises(SpokenError, match="count is a whole number of at least 1, not"):
            Quiz.for_game("standard", count=count)  # type: ignore[arg-type]
    with pytest.raises(RecordError):
        Quiz("hands 3c / nonsense\na 3c\n")
    with pytest.raises(ValueError, match="lang"):
        cut_quiz(lang="xx")
    with pytest.raises(AnswerError, match="a seat from a to c"):
        cut_quiz(kinds=["leads"]).answer("q")
