"""The drills that come with the package: each can be solved, and missed."""

import re
from itertools import chain
from math import inf

import pytest

from daifugo_widget.core.records import Record
from daifugo_widget.core.words.text import LANGS, SpokenError
from daifugo_widget.drills import Attempt, Task, all_drills, failure_reason, for_rule, library
from daifugo_widget.drills.library import CHAPTERS, FOLDER
from daifugo_widget.drills.puzzle_pool import FILE as PUZZLES
from daifugo_widget.drills.task import line_text
from daifugo_widget.games import DAIFUGO, GAMES
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.tricks.drills.laying import LAID_OUT
from daifugo_widget.teach.course import place_of
from tests.checking import for_each, some

DRILLS = [task for game in GAMES for task in all_drills(game)]
NATIVE = {"ja": re.compile("[぀-ヿ一-鿿]"), "ko": re.compile("[가-힣]")}
USUAL = (
    "strength",
    "groups",
    "pass",
    "joker-single",
    "joker-wild",
    "stairs",
    "revolution",
    "eight-cut",
    "suit-bind",
    "spade-three",
    "eleven-back",
    "miyako-ochi",
    "foul-finish",
    "seven-pass",
    "ten-discard",
    "five-skip",
    "queen-bomber",
    "nine-reverse",
    "four-stop",
    "gekokujo",
    "number-bind",
    "strict-bind",
    "stairs-revolution",
)
LINES = {DAIFUGO: 16, "nap": 16, "napoleon": 18}
"""So long the text of a drill is at most; of a trick-taking game it names trumps and tricks too."""
each = for_each(DRILLS, name=lambda task: task.record.title, at_least=140)


def move_of(task: Task, ply: object) -> str:
    return line_text(task.start, (ply,))[2:]  # type: ignore[arg-type]


@each
def test_a_drill_is_solved_by_its_solution(task: Task) -> None:
    assert task.solution
    assert task.solution[-1].state.status == "solved"


@pytest.mark.slow
@each
def test_a_right_first_move_is_never_answered_by_a_failure(task: Task) -> None:
    for ply in some(task.right_moves):
        attempt = Attempt(task)
        assert attempt.play(move_of(task, ply)) in ("solved", "open")


@pytest.mark.slow
@each
def test_a_wrong_first_move_fails_and_it_is_said_why(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the time for a reason may run out at one of two searches for it.
    monkeypatch.setattr(failure_reason, "MOST_SECONDS", inf)
    assert task.wrong_moves
    for wrong in task.wrong_moves[:2]:
        attempt = Attempt(task)
        assert attempt.play(move_of(task, wrong.first)) == "failed"
        assert attempt.why == wrong.why
        assert attempt.answer == wrong.answer


def test_the_way_back_to_the_lead_begins_as_its_lesson_says() -> None:
    """The queen first was right as well: the script let the king that beats it pass."""
    (task,) = (each for each in all_drills() if each.title.en == "The way back to the lead")
    assert task.lesson.en.startswith("The 7 first")
    assert [move_of(task, ply) for ply in task.right_moves] == ["7h"]


@pytest.mark.slow
@each
def test_hints_lead_to_the_goal(task: Task) -> None:
    attempt = Attempt(task)
    while attempt.status == "open":
        hint = attempt.hint()
        assert hint
        attempt.try_move(hint.move)
    assert attempt.status == "solved"


@each
def test_the_text_of_a_drill_reads_back_as_the_same_drill(task: Task) -> None:
    again = Task.parse(str(task))
    assert str(again) == str(task)
    assert again.goal == task.goal
    assert line_text(again.start, again.solution) == line_text(task.start, task.solution)


@each
def test_a_drill_is_a_few_lines_of_text(task: Task) -> None:
    assert len(str(task).splitlines()) <= LINES[task.game]


@each
def test_title_lesson_and_aim_are_said_in_each_language(task: Task) -> None:
    for lang, letters in NATIVE.items():
        for text in (task.title, task.lesson, task.aim):
            assert letters.search(text.to(lang))  # type: ignore[arg-type]
    assert all(not re.search(r"\{[a-z]", task.aim.to(lang)) for lang in LANGS)


@each
def test_a_drill_is_about_a_rule_that_is_in_force(task: Task) -> None:
    assert task.rule in task.history.start.rules


@each
def test_a_record_of_a_drill_also_plays_out(task: Task) -> None:
    assert Record.parse(str(task)).check() == []


def test_a_drill_uses_a_rule_of_a_later_chapter_only_if_its_own_does_nothing_without() -> None:
    """What such a rule does is told by the lesson of the drill."""
    later = {
        (task.rule, rule.id)
        for task in all_drills()
        for rule in task.history.start.rules
        if not rule.frame and place_of(rule.id) > place_of(str(task.rule))
    }
    assert later == {
        ("simultaneous", "revolution"),
        ("simultaneous", "eight-cut"),
        ("joker-wild", "stairs"),
        ("trade", "stairs"),
        ("omen", "eight-cut"),
        ("four-stop", "eight-cut"),
        ("six-return", "eleven-back"),
        ("strongest-cannon", "foul-finish"),
    }


def test_titles_are_told_apart() -> None:
    titles = [task.record.title for task in DRILLS]
    assert len(set(titles)) == len(titles)


def test_each_chapter_has_its_file() -> None:
    files = {path.stem for path in FOLDER.glob("*.dfg")} - {PUZZLES.stem}
    assert files == set(chain(*CHAPTERS.values()))


def test_the_rules_that_people_meet_most_have_a_drill_written_by_hand() -> None:
    assert set(USUAL) - {task.rule for task in all_drills()} == set()


def test_a_rule_without_a_written_drill_gets_one_that_is_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert all(task.rule == "eight-cut" for task in for_rule("eight-cut"))
    monkeypatch.setattr(library, "all_drills", lambda game: [])
    (dealt,) = for_rule("six-cut")
    assert dealt.rule == "six-cut"
    assert dealt not in DRILLS


def test_every_rule_in_which_there_is_something_to_decide_has_a_written_drill() -> None:
    written = {task.rule for task in all_drills()}
    for id in some(set(catalogue()) - written):
        with pytest.raises(SpokenError):
            for_rule(id)


@pytest.mark.parametrize("game", LAID_OUT)
def test_so_has_every_rule_of_the_trick_taking_games_that_can_be_dealt_but_trumps(
    game: str,
) -> None:
    written = {task.rule for task in all_drills(game)}
    assert set(LAID_OUT[game]) - written <= {"trumps"}
    assert all(task.game == game for task in all_drills(game))


def test_a_rule_of_the_same_name_belongs_to_its_game() -> None:
    assert {task.game for task in for_rule("trumps", "nap")} == {"nap"}
    assert {task.game for task in for_rule("trumps", "napoleon")} == {"napoleon"}
