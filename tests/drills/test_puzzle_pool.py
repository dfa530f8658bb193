"""A puzzle each day: the same for everybody, none again before all the others have come."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise

import pytest

from daifugo_widget.core.records.files import read_file
from daifugo_widget.drills.check import check_records
from daifugo_widget.drills.library import all_drills
from daifugo_widget.drills.puzzle_pool import FILE, FIRST_DAY, all_puzzles, puzzle_of
from daifugo_widget.drills.task import DIFFICULTY, Task
from tests.checking import some

POOL = all_puzzles()


def days(begin: date, count: int) -> list[date]:
    return [begin + timedelta(days=number) for number in range(count)]


def puzzles(begin: date, count: int, pool: Sequence[Task] = POOL) -> list[str]:
    return [str(puzzle_of(day, pool)) for day in days(begin, count)]


def later(task: Task, day: date) -> Task:
    """Return a puzzle that is added on some day."""
    return Task(task.record.with_entries(**{"x-since": day.isoformat()}))


def test_each_puzzle_of_an_epoch_comes_once() -> None:
    found = puzzles(FIRST_DAY, len(POOL))
    assert sorted(found) == sorted(map(str, POOL))
    assert found != list(map(str, POOL))


def test_another_epoch_has_another_order() -> None:
    next_epoch = FIRST_DAY + timedelta(days=len(POOL))
    first, second = puzzles(FIRST_DAY, len(POOL)), puzzles(next_epoch, len(POOL))
    assert first != second
    assert sorted(first) == sorted(second)


def test_no_puzzle_comes_on_two_days_in_a_row() -> None:
    found = puzzles(FIRST_DAY, 100, POOL[:3])
    assert all(one != two for one, two in pairwise(found))


def test_what_is_added_changes_no_epoch_that_has_begun() -> None:
    few, added = POOL[:10], later(POOL[10], FIRST_DAY + timedelta(days=5))
    assert puzzles(FIRST_DAY, 10, few) == puzzles(FIRST_DAY, 10, [*few, added])
    second = puzzles(FIRST_DAY + timedelta(days=10), 11, [*few, added])
    assert str(added) in second
    assert len(set(second)) == 11


@pytest.mark.parametrize("day", [date.min, date(1970, 1, 1), date(2026, 11, 30), date.max])
def test_a_clock_that_is_far_off_gets_a_puzzle_too(day: date) -> None:
    assert puzzle_of(day) in POOL


def test_those_added_later_stand_last_in_the_file() -> None:
    since = [task.record.header.text("x-since") for task in POOL]
    assert since == sorted(since)


def test_it_is_proved_that_each_can_be_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_records(read_file(FILE)) == 0
    assert capsys.readouterr().out.count("its drill can be solved") == len(POOL)


def test_none_is_solved_by_luck_or_named_by_its_rule() -> None:
    for task in some(POOL, 60):
        moves = len(list(task.search().plies(task.start)))
        assert moves >= 4
        assert 4 * len(task.right_moves) <= moves
        assert task.rule is None
        assert "title" not in task.record.header


def test_none_is_also_a_drill_of_a_lesson() -> None:
    hands = {task.record.header.text("hands") for task in all_drills()}
    assert [task for task in POOL if task.record.header.text("hands") in hands] == []
    assert len({task.record.header.text("hands") for task in POOL}) == len(POOL)


def test_easy_and_hard_ones_are_mixed() -> None:
    grades = [task.record.header.text(DIFFICULTY) for task in POOL]
    assert {grade: grades.count(grade) >= 5 for grade in "2345"} == dict.fromkeys("2345", True)
