"""A replay asks what one would play: its questions are read, refused in words, and drawn."""

import re
from pathlib import Path

import pytest

from daifugo_widget import Record, Replay
from daifugo_widget.__main__ import main
from daifugo_widget.core.game.moves import PASS

RECORD = """
title  A pair of nines
names  b="Mina"
rules  base
hands  3c8cKd / 4c9s9d / 5h6h7h
x-ask-one    1 What would you play?
x-ask-one-a  4c! The weakest <b>one</b>.
x-ask-one-b  9s? It is half of a pair.
x-ask-one-c  -? You need not wait.
a 3c  b 4c  c 5h
"""


def without(line: str, other: str = "") -> str:
    assert line in RECORD
    return RECORD.replace(line, other)


def test_a_question_is_asked_of_the_seat_that_acts_after_so_many_moves() -> None:
    (asked,) = Replay(RECORD).questions
    assert (asked.at, asked.seat, asked.text) == (1, 1, "What would you play?")
    assert [answer.good for answer in asked.answers] == [True, False, False]
    assert asked.answers[2].move == PASS
    assert asked.answers[1].why == "It is half of a pair."


def test_questions_are_asked_in_the_order_of_the_moves() -> None:
    later = "x-ask-a 2 And now?\nx-ask-a-a 5h! Yes.\nx-ask-a-b -? No.\nx-ask-one  "
    assert [asked.at for asked in Replay(without("x-ask-one  ", later)).questions] == [1, 2]


def test_a_film_has_them_at_the_last_picture_of_the_move_before() -> None:
    replay = Replay(RECORD)
    (asked,) = replay.film["questions"]
    assert asked["frame"] == replay.film["moves"][1][0]
    assert [answer["move"] for answer in asked["answers"]] == ["4c", "9s", "-"]


def test_a_record_is_written_with_its_questions_and_read_again() -> None:
    written = str(Replay(RECORD).record)
    assert Replay(written).questions == Replay(RECORD).questions
    assert str(Replay(written).record) == written


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("9s? It", "2s? It", "x-ask-one-b: 2s cannot be played there: That hand does not hold 2♠."),
        ("9s? It", "3s It", "x-ask-one-b: write a play, ! if it is good or ?"),
        ("9s? It", "4c? It", "x-ask-one-b: 4c? is an answer already"),
        ("9s? It", "9z? It", "x-ask-one-b: "),
        ("1 What", "What", "x-ask-one: write after how many moves"),
        ("1 What", "9 What", "x-ask-one: it is asked after 9 moves, but there are 3"),
        ("4c!", "4c?", "x-ask-one: a question has two answers or more"),
        ("x-ask-one    1 What would you play?", "", "x-ask-one-a: there is no question x-ask-one"),
        ("x-ask-one-c", "x-ask-c-c-c", "a question is written x-ask-one, and its answers"),
    ],
)
def test_a_question_that_cannot_be_asked_is_told_and_the_film_shown(
    old: str, new: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = Replay(without(old, new))
    assert why in replay.state["notice"]
    assert len(replay) > 3
    file = tmp_path / "asks.dfg"
    file.write_text(without(old, new), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    said = capsys.readouterr().out
    assert why in said
    assert re.search(r"FAIL A pair of nines: line \d: x-ask-", said)


def test_a_question_after_the_end_has_nobody_to_answer_it() -> None:
    over = "rules base\nhands 3c / 4c5c\nx-ask-a 1 And now?\nx-ask-a-a 4c! Yes.\na 3c\n"
    assert "after 1 moves nobody has a play" in Replay(over).state["notice"]


def test_a_record_whose_questions_can_be_asked_checks(tmp_path: Path) -> None:
    file = tmp_path / "asks.dfg"
    file.write_text(RECORD, encoding="utf-8")
    assert main(["check", str(file)]) == 0


def test_a_record_that_a_seat_writes_in_a_game_leaves_them_out() -> None:
    history = Record.parse(RECORD).history()
    assert "x-ask" in str(Record.of(history))
    assert "x-ask" not in str(Record.of(history, seat=0))


def test_below_the_still_picture_they_are_folded_as_text() -> None:
    below = Replay(RECORD)._below_still()
    assert "Question 1 of 1: you are Mina. After 1 moves: What would you play?" in below
    assert "<b>4♣ / 9♠ / Pass</b>" in below
    folded = below[below.index("<details>") :]
    assert "<b>9♠</b>: Not the best. It is half of a pair." in folded
    assert "<b>4♣</b>: Good. The weakest &lt;b&gt;one&lt;/b&gt;." in folded
    assert "half" not in below[: below.index("<details>")]
    assert not Replay("rules base\nhands 3c / 4c\n")._below_still()


def test_their_frame_speaks_the_language_of_the_replay() -> None:
    below = Replay(RECORD, lang="ja")._below_still()
    assert "質問 1/1" in below
    assert "パス" in below
    assert "What would you play?" in below


def test_one_sees_what_comes_of_an_answer_and_goes_back_to_the_film() -> None:
    replay = Replay(RECORD, seat="b")
    replay.receive({"do": "try-answer", "question": 0, "answer": 1, "version": 1, "view": 1})
    assert replay.session.history.steps[1].move == replay.questions[0].answers[1].move
    replay.back()
    assert replay.watching
    (branch,) = replay.history.branches
    assert (branch.at, branch.steps[0].seat) == (1, 1)


@pytest.mark.parametrize(("question", "answer"), [(1, 0), (0, 9), (-1, 0), (0, "a")])
def test_an_answer_that_there_is_not_changes_nothing(question: int, answer: object) -> None:
    replay = Replay(RECORD)
    message = {"do": "try-answer", "question": question, "answer": answer, "version": 1, "view": 1}
    replay.receive(message)
    assert replay.watching
