"""What a learner comes back to: the result of a lesson, five for today, the puzzle of the day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from daifugo_widget import Progress, teach
from daifugo_widget.core.cards import show
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.drills.puzzle_pool import puzzle_of
from daifugo_widget.lessons.question_steps import QuestionStep
from daifugo_widget.lessons.result_step import CHANGED, NEXT_RULE, TO_RESULT, ResultStep
from daifugo_widget.lessons.review_steps import PUZZLE, PuzzleStep
from daifugo_widget.lessons.widget import NEXT, LessonTable
from daifugo_widget.progress.review import Review
from daifugo_widget.table.still.picture import still
from daifugo_widget.teach.course import rule_after
from tests.checking import some

BEGIN = datetime(2027, 3, 1, 12, tzinfo=UTC)
RULES = (
    "eight-cut",
    "stairs",
    "suit-bind",
    "revolution",
    "eleven-back",
    "five-skip",
    "spade-three",
)


class Learner:
    """Somebody who comes back on other days."""

    def __init__(self, folder: Path) -> None:
        self.time = BEGIN
        self.progress = Progress(folder / "mine.json", now=lambda: self.time)

    @property
    def kept(self) -> Review:
        return self.progress.review

    def go(self, days: int) -> None:
        self.time += timedelta(days=days)

    def learn(self, *rules: str) -> None:
        for rule in rules:
            self.kept.answer(rule, right=True)

    def review(self, lang: Lang = "en") -> LessonTable:
        return teach.review(lang, self.progress)

    def puzzle(self, lang: Lang = "en") -> LessonTable:
        return teach.puzzle(lang, self.progress)

    def lesson(self, rule: str = "eight-cut") -> LessonTable:
        return teach.lesson(rule, progress=self.progress).steps()


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    return Learner(tmp_path)


def press(table: LessonTable, value: str) -> None:
    table.receive({"do": "task", "value": value, "version": table.screen.version})


def text_of(table: LessonTable) -> str:
    return "".join(str(part) for part in table.state["task"]["text"])


def buttons(table: LessonTable) -> list[str]:
    return [each["value"] for each in table.state["task"]["buttons"]]


def answer(table: LessonTable, right: bool = True) -> None:
    """Answer the question that is open, at the first try or after a wrong one."""
    step = table.step
    assert isinstance(step, QuestionStep)
    question = step.question
    if not right:
        give_up(table)
        return
    if question.how == "cards":
        laid = min(map(str, question.right), key=len)
        table.receive({"do": "play", "cards": laid, "version": table.screen.version})
        return
    for place in sorted(question.right, key=str):
        value = place + 1 if question.how in ("one", "several") else place  # type: ignore[operator]
        value = "abcdefghi"[int(place)] if question.how == "seat" else value
        press(table, f"choose {value}")
    if question.how == "several":
        press(table, "check")


def give_up(table: LessonTable) -> None:
    press(table, "show")


def to_checks(table: LessonTable) -> None:
    while not table.step.counted:
        press(table, NEXT)


def to_result(table: LessonTable, *right: bool) -> None:
    """Answer the checks, and go on to the result."""
    to_checks(table)
    for each in right:
        answer(table, each)
        press(table, NEXT)


# --- the result of a lesson ----------------------------------------------------------------------


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
