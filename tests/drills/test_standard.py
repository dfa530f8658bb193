"""The drills of lessons: nobody passes them by luck, nor without the rule."""

import re
from statistics import median

import pytest

from daifugo_widget.core.words.text import LANGS
from daifugo_widget.drills import Task
from daifugo_widget.drills.difficulty import difficulty_of
from daifugo_widget.drills.library import all_drills, for_rule, lesson_drills
from daifugo_widget.drills.standard import LEAST_MOVES, MOST_RIGHT, shortcomings
from daifugo_widget.games import DAIFUGO, GAMES
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.lessons.drill_steps import DrillStep
from daifugo_widget.teach.lessons import lesson
from tests.checking import for_each, some

DRILLS = [task for game in GAMES for task in all_drills(game) if task.difficulty]
RULES, MEDIAN = 80, 0.2
each = for_each(DRILLS, name=lambda task: task.record.title, at_least=RULES)
A_SEAT = re.compile(r"(?<![A-Za-z’'])[b-e](?![A-Za-z])")
"""A letter alone, as seats have them in records."""


@each
def test_a_drill_of_a_lesson_falls_short_in_nothing(task: Task) -> None:
    assert shortcomings(task) == []


@pytest.mark.slow
@each
def test_its_record_says_how_hard_it_is(task: Task) -> None:
    assert task.difficulty == difficulty_of(task)


def test_few_first_moves_solve_the_drills_of_lessons() -> None:
    shares = []
    for task in some(DRILLS):
        right, wrong = len(task.right_moves), len(task.wrong_moves)
        assert right + wrong >= LEAST_MOVES
        shares.append(right / (right + wrong))
    assert max(shares) <= MOST_RIGHT
    assert median(shares) <= MEDIAN


def test_most_rules_have_such_a_drill_and_it_is_the_first() -> None:
    rules = {task.rule for task in DRILLS if task.game == DAIFUGO}
    assert len(rules) >= RULES
    for rule in some(rules):
        assert for_rule(str(rule))[0].difficulty


def test_titles_of_drills_of_lessons_do_not_name_their_rule() -> None:
    for task in some([task for task in DRILLS if task.game == DAIFUGO]):
        assert catalogue()[str(task.rule)].short_names.en.lower() not in task.title.en.lower()


def test_seats_go_by_the_names_of_the_table_in_every_text() -> None:
    for task in some([task for game in GAMES for task in all_drills(game)]):
        said = [text.to(lang) for text in (task.title, task.lesson) for lang in LANGS]
        assert [text for text in said if A_SEAT.search(text)] == []


def test_a_lesson_asks_the_easiest_first_and_another_one_next() -> None:
    drills = lesson_drills("groups")
    assert [task.difficulty for task in drills] == sorted(task.difficulty for task in drills)
    asked = [_drill_of("groups", seed) for seed in range(1, len(drills) + 1)]
    assert asked == drills


def test_a_lesson_on_a_rule_without_such_a_drill_opens_a_table() -> None:
    assert lesson_drills("deck") == []
    assert _drill_of("deck", 1) is None


def _drill_of(rule: str, seed: int) -> Task | None:
    steps = lesson(rule).steps(seed)
    for _ in range(len(steps)):
        if isinstance(steps.step, DrillStep):
            return steps.step.drill
        steps.next()
    return None
