"""Seating a class, and what its rounds have brought."""

from __future__ import annotations

import pytest

from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.phones.scoreboard import Scoreboard, shares
from daifugo_widget.phones.seating import FEWEST, MOST, table_groups, table_sizes


def test_every_number_of_people_is_seated_at_tables_of_three_to_six() -> None:
    seen = 0
    for people in range(FEWEST, 61):
        for wanted in range(FEWEST, MOST + 1):
            sizes = table_sizes(people, wanted)
            assert sum(sizes) == people
            assert FEWEST <= min(sizes) <= max(sizes) <= MOST
            assert max(sizes) - min(sizes) <= 1
            seen += 1
    assert seen == 58 * 4


@pytest.mark.parametrize(
    ("people", "wanted", "sizes"),
    [(30, 4, [4] * 6 + [3] * 2), (5, 4, [5]), (7, 4, [4, 3]), (3, 6, [3]), (60, 6, [6] * 10)],
)
def test_tables_are_as_large_as_wanted_if_it_comes_out_even(
    people: int, wanted: int, sizes: list[int]
) -> None:
    assert table_sizes(people, wanted) == sizes
    assert [len(group) for group in table_groups(range(people), wanted)] == sizes


def test_two_people_are_no_class() -> None:
    with pytest.raises(SpokenError, match="at least 3 people; 2 have come"):
        table_sizes(2, 4)


def test_a_share_is_how_many_of_the_others_one_has_beaten() -> None:
    assert shares([(0, 4, 2)], 3) == [0.0, 1.0, 0.5]
    assert shares([(0, 4, 2), (4, 0, 2)], 3) == [0.5, 0.5, 0.5]
    assert shares([(1, 1, 0, 0)], 4) == pytest.approx([2.5 / 3, 2.5 / 3, 0.5 / 3, 0.5 / 3])
    assert shares([], 4) == [0.0] * 4


def test_the_board_ranks_people_and_shows_no_formula_to_a_spreadsheet() -> None:
    board = Scoreboard.of([("Jun", 1, [0.5]), ("=1+1", 2, [1.0]), ("<b>", 2, [0.5])])
    assert [(row.place, row.name, row.points) for row in board] == [
        (1, "=1+1", 100),
        (2, "Jun", 50),
        (2, "<b>", 50),
    ]
    assert board.to_csv().splitlines() == [
        "Place,Name,Table,Points,Round 1",
        "1,'=1+1,2,100,100",
        "2,Jun,1,50,50",
        "2,<b>,2,50,50",
    ]
    assert "&lt;b&gt;" in board.to_html()


def test_a_class_that_nobody_has_come_to_has_a_board_that_says_so() -> None:
    assert "Nobody has come yet." in Scoreboard.of([]).to_html()
