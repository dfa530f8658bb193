"""Games of a simulation kept as columns come back as they were, and take little room."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

from daifugo_widget.lab.game_rows import GameRow, GameRows
from tests.checking import some

CLASSES = ("daifugo", "heimin", "daihinmin")
FIRST = GameRow(0, 1, (), (1, 3, 2), CLASSES, (2, 0, 1), 9, 40, {"exchange": 2})
SECOND = GameRow(0, 2, CLASSES, (2, 1, 3), CLASSES[::-1], (-70_000, 2, 0), 8, 300, {"eight-cut": 1})


def test_rows_come_back_as_they_were_added() -> None:
    rows = GameRows(3, [FIRST, SECOND])
    assert list(rows) == [FIRST, SECOND]
    assert rows[-1] == SECOND
    assert rows[1:] == GameRows(3, [SECOND])
    assert rows != GameRows(3, [SECOND, FIRST])


def test_a_rule_that_acts_late_has_not_acted_before() -> None:
    rows = GameRows(3, [FIRST, SECOND])
    assert list(rows.act_counts("eight-cut")) == [0, 1]
    assert list(rows.act_counts("stairs")) == [0, 0]
    assert rows.act_totals() == {"exchange": 2, "eight-cut": 1}


@pytest.mark.parametrize("field", ["before", "places", "after", "points"])
def test_a_game_whose_adding_is_interrupted_is_dropped_whole(field: str) -> None:
    def interrupted() -> Iterator[Any]:
        yield getattr(SECOND, field)[0]
        raise KeyboardInterrupt

    rows = GameRows(3, [FIRST])
    with pytest.raises(KeyboardInterrupt):
        rows.append(GameRow(**{**SECOND._asdict(), field: interrupted()}))
    rows.drop_unfinished()
    assert list(rows) == [FIRST]
    rows.append(SECOND)
    assert list(rows) == [FIRST, SECOND]


def test_columns_have_a_line_for_each_seat() -> None:
    rows = GameRows(3, [FIRST, SECOND])
    assert list(rows.classes("before")) == ["", "", "", *CLASSES]
    assert list(rows.of_seats("points")) == [2, 0, 1, -70_000, 2, 0]
    assert list(rows.of_games("moves")) == [40, 40, 40, 300, 300, 300]
    assert list(rows.unequal()) == [False, True]


def test_no_game_has_no_lines() -> None:
    rows = GameRows(3)
    assert not rows
    assert [len(rows.of_games("match")), len(rows.classes("after")), len(rows.unequal())] == [0] * 3


def test_a_hundred_thousand_games_with_thirty_rules_take_less_than_forty_megabytes() -> None:
    fired = {f"rule-{number}": number for number in range(30)}
    games = 2_000
    tracemalloc.start()
    rows = GameRows(4)
    for number in some(range(games)):
        classes = ("daifugo", "fugo", "hinmin", "daihinmin")
        places = (1, 2, 3, 4)
        rows.append(GameRow(number, 1, classes, places, classes, places, 9, 99, dict(fired)))
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert used / games * 100_000 < 40e6
