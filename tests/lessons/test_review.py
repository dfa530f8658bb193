"""What a learner comes back to: five for today, and the puzzle of the day."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from daifugo_widget.core.cards import show
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.drills.puzzle_pool import puzzle_of
from daifugo_widget.lessons.question_steps import QuestionStep
from daifugo_widget.lessons.review_steps import PUZZLE, PuzzleStep
from daifugo_widget.lessons.widget import NEXT, LessonTable
from daifugo_widget.table.still.picture import still
from tests.checking import some
from tests.lessons.learners import RULES, Learner, answer, buttons, press, text_of

# --- five for today ------------------------------------------------------------------------------


def test_five_of_those_that_are_due_are_asked_and_then_the_rest(learner: Learner) -> None:
    learner.learn(*RULES)
    learner.go(1)
    table = learner.review()
    assert len(table) == 6
    for _ in range(5):
        answer(table)
        press(table, NEXT)
    assert "5 of 5 right at the first try." in text_of(table)
    press(table, "another")
    assert len(table) == 3
    assert set(learner.kept.due()) < set(RULES)


def test_no_rule_is_named_before_it_is_answered(learner: Learner) -> None:
    learner.learn("eight-cut", "suit-bind", "five-skip")
    learner.go(1)
    table = learner.review()
    named = {"eight-cut": "Eight cut", "suit-bind": "Suit bind", "five-skip": "Five skip"}
    for _ in some(range(3)):
        step = table.step
        assert isinstance(step, QuestionStep)
        panel = f"{table.state['task']} {table.state['title']}"
        assert named[step.card] not in panel
        answer(table)
        assert named[step.card] in f"{table.state['task']}"
        press(table, NEXT)


def test_a_question_stands_on_another_position_each_time(learner: Learner) -> None:
    learner.learn("eight-cut")
    found = set()
    for wait in (1, 3, 7):
        learner.go(wait)
        table = learner.review()
        assert isinstance(table.step, QuestionStep)
        found.add((*table.step.question.key, str(table.step.question.game.hands)))
        answer(table)
    assert len(found) == 3


def test_a_cell_that_is_run_again_asks_the_same_until_it_is_answered(learner: Learner) -> None:
    learner.learn("eight-cut", "stairs")
    learner.go(1)
    first, again = learner.review(), learner.review()
    assert text_of(first) == text_of(again)
    answer(first)
    assert len(learner.review()) == 2


def test_the_result_says_what_was_missed_when_each_comes_again_and_the_rank(
    learner: Learner,
) -> None:
    learner.learn("eight-cut", "stairs")
    learner.go(1)
    table = learner.review()
    missed = table.step
    answer(table, right=False)
    press(table, NEXT)
    answer(table)
    press(table, NEXT)
    assert isinstance(missed, QuestionStep)
    (look_again,) = [part for part in table.state["task"]["text"] if isinstance(part, tuple)]
    assert look_again[1] == missed.card
    later = "".join(map(str, table.state["task"]["why"]))
    assert later.index("Again tomorrow: ") < later.index(missed.card)
    assert "Again in 3 days: " in later
    assert "You know 1 of the 141 rules" in later


def test_where_nothing_is_due_it_says_when_and_offers_the_puzzle(learner: Learner) -> None:
    learner.learn("eight-cut")
    table = learner.review()
    assert "There is nothing to review today. Next time: tomorrow." in text_of(table)
    press(table, PUZZLE)
    assert isinstance(table.step, PuzzleStep)


def test_before_the_first_lesson_it_says_how_rules_come_here(learner: Learner) -> None:
    assert "nothing to review yet" in text_of(learner.review())


def test_a_rule_that_nobody_knows_here_is_passed_over(learner: Learner) -> None:
    learner.learn("a-rule-of-mine", "chess/castling", "eight-cut")
    learner.go(1)
    table = learner.review()
    assert len(table) == 2
    assert isinstance(table.step, QuestionStep)
    assert table.step.card == "eight-cut"


def test_rules_of_nap_and_of_daifugo_are_mixed(learner: Learner) -> None:
    learner.learn("nap/trumps", "eight-cut")
    learner.go(1)
    table = learner.review()
    found = []
    for _ in range(2):
        assert isinstance(table.step, QuestionStep)
        found.append(table.step.question.match.rules.game)
        press(table, NEXT)
    assert sorted(found) == ["daifugo", "nap"]


def test_what_cannot_be_written_is_said_at_the_table(learner: Learner) -> None:
    learner.learn("eight-cut")
    learner.go(1)
    table = learner.review()
    learner.kept.path.unlink()
    learner.kept.path.mkdir()
    answer(table)
    assert "mine-review.json" in str(table.state["notice"])
    assert table.state["task"]["mark"] == "good"


def test_reviews_that_cannot_be_read_are_told_of_at_the_table(learner: Learner) -> None:
    learner.kept.path.write_text("{", encoding="utf-8")
    for table in some((learner.review(), learner.lesson(), learner.puzzle())):
        assert "mine-review-broken-1.json" in str(table.state["notice"])


@pytest.mark.parametrize("lang", LANGS)
def test_a_still_picture_shows_the_question_with_its_answer_folded(
    learner: Learner, lang: Lang
) -> None:
    learner.learn("eight-cut")
    learner.go(1)
    table = learner.review(lang)
    shown = still(table.still_state(), table.words, "picture")
    assert str(table.state["task"]["text"][-1]).strip() in shown
    assert "daifugo_quiz" in table._stored_data()


# --- the puzzle of the day -----------------------------------------------------------------------


def play_out(table: LessonTable, day: date) -> None:
    """Solve the puzzle of a day by its moves."""
    task = puzzle_of(day)
    for ply in task.solution:
        if ply.seat == task.learner:
            lay(table, ply.move)
    assert table.step.done


def lay(table: LessonTable, move: Move) -> None:
    """Make a move as the browser does."""
    message: dict[str, object] = {"do": "pass"}
    if isinstance(move, Play):
        message = {"do": "play", "cards": str(move)}
    if isinstance(move, Answer):
        message = {"do": "answer", "value": show(move.value)}
    table.receive({**message, "version": table.screen.version})


def test_all_get_the_same_puzzle_on_a_day(learner: Learner, tmp_path: Path) -> None:
    other = Learner(tmp_path / "other")
    assert learner.puzzle().state["hand"] == other.puzzle().state["hand"]


def test_days_in_a_row_are_told_once_it_is_solved(learner: Learner) -> None:
    said = []
    for _ in range(2):
        table = learner.puzzle()
        play_out(table, learner.kept.today)
        said.append("".join(map(str, table.state["task"]["why"])))
        learner.go(1)
    assert "days in a row" not in said[0]
    assert "2 days in a row." in said[1]


def test_a_puzzle_says_its_day_and_names_no_rule(learner: Learner) -> None:
    state = learner.puzzle().state
    assert state["title"] == "Puzzle of the day, 2027-03-01"
    assert all(isinstance(part, str) for part in some(state["task"]["text"]))


def test_after_the_puzzle_five_for_today_offers_none(learner: Learner) -> None:
    play_out(learner.puzzle(), learner.kept.today)
    assert PUZZLE not in buttons(learner.review())
