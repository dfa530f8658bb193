"""What might have been: a `try` leaves the way of a record, a `back` returns to it."""

import pytest

from daifugo_widget import Record, RecordError, Table
from daifugo_widget.core.game.moves import PASS

TRIED = """
title  What if
rules  base, eight-cut
seed   1
hands  8c3d4d / 9c9d / 5s6s
a 3d  # The small card first.
try   # What if b keeps the nines?
b -  c 5s
= turn a, top 5s
back
b 9c  c -
= turn a, top 9c
"""


def test_the_record_goes_on_from_where_the_try_began() -> None:
    record = Record.parse(TRIED)
    assert record.check() == []
    history = record.history()
    assert [step.seat for step in history.steps] == [0, 1, 2]


def test_a_branch_knows_where_it_leaves_and_what_is_said_of_it() -> None:
    (branch,) = Record.parse(TRIED).history().branches
    assert (branch.at, branch.note) == (1, "What if b keeps the nines?")
    assert branch.steps[0].move == PASS
    assert branch.steps[-1].match.game.top is not None


def test_branches_are_written_and_read_back() -> None:
    history = Record.parse(TRIED).history()
    assert Record.of(history).history() == history


def test_a_branch_at_the_end_needs_no_back() -> None:
    whole = TRIED.replace("b 9c  c -\n= turn a, top 9c\n", "")
    assert Record.parse(whole).history() == Record.parse(whole.replace("back\n", "")).history()


def test_going_back_forgets_the_branches_that_leave_later() -> None:
    history = Record.parse(TRIED).history()
    assert history.back_to(0).branches == ()
    assert history.back_to(1).branches == history.branches


def test_the_seed_stands_in_no_branch_of_a_game_that_is_over() -> None:
    over = "rules base\nseed 7\nhands 3c / 4c / 5c6d\ntry\na 3c\nback\na 3c  b 4c\n"
    history = Table(record=over, seat="a").history
    (branch,) = history.branches
    matches = [*history.matches(), *(step.match for step in branch.steps)]
    assert {match.seed for match in matches} == {0}


def test_a_seat_is_told_nothing_of_what_was_tried() -> None:
    table = Table(record=Record.parse(TRIED).history(), seat="a")
    assert "try" not in str(table.record)
    assert table.session.history.branches
    assert table.history.branches == ()


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("back", "back without a try"),
        ("try\ntry", "end the first with back"),
        ("try a 8c", "stands alone on its line"),
    ],
)
def test_a_broken_branch_is_an_error_with_its_line(line: str, what: str) -> None:
    with pytest.raises(RecordError, match=what) as error:
        Record.parse(f"{TRIED}{line}\n").history()
    assert error.value.line in (13, 14)


@pytest.mark.parametrize("wrong", ["a 9d", "try"])
def test_what_is_tried_is_no_part_of_the_game_either_where_it_cannot_be_played(wrong: str) -> None:
    history, stopped = Record.parse(TRIED.replace("= turn a, top 5s", wrong)).playable()
    assert stopped
    assert [step.seat for step in history.steps] == [0]
    assert [len(branch.steps) for branch in history.branches] == [2]


def test_a_try_whose_first_move_cannot_be_played_is_none() -> None:
    history, stopped = Record.parse(TRIED.replace("b -  c 5s", "b 3c")).playable()
    assert stopped
    assert history.branches == ()
