"""Undo goes back to the latest decision of a person, and bots choose anew from the same seed."""

from random import Random

from daifugo_widget import Table
from tests.table.playing import move, play_on, sent


def decisions(table: Table) -> list[int]:
    return [at for at, step in enumerate(table.session.history.steps) if step.seat == 0]


def test_undo_goes_back_to_the_latest_own_decision() -> None:
    table = Table("standard, seven-pass", seed=6)
    play_on(table, Random(6), most=6)
    last = decisions(table)[-1]
    before = table.session.history.back_to(last)
    table.undo()
    assert table.session.history == before
    assert table.session.game.actor == 0
    assert table.state["refusal"] is table.state["hint"] is None


def test_undo_shows_the_same_as_before_the_decision() -> None:
    table = Table(seed=6)
    play_on(table, Random(6), most=4)
    before = {k: v for k, v in table.state.items() if k not in ("version", "live")}
    move(table, Random(1))
    table.undo()
    assert {k: v for k, v in table.state.items() if k not in ("version", "live")} == before


def test_the_same_move_after_undo_leads_to_the_same_game() -> None:
    table = Table(seed=6, bots="random")
    play_on(table, Random(6), most=4)
    move(table, Random(3))
    after = table.session.game
    table.undo()
    move(table, Random(3))
    assert table.session.game == after


def test_undo_stops_at_the_deal_of_the_running_game() -> None:
    table = Table(seed=6)
    play_on(table, Random(6))
    table.next()
    while "undo" in table.state["can"]:
        table.undo()
    assert table.match.number == 2


def test_a_match_that_was_left_for_a_new_deal_comes_back_by_undo() -> None:
    table = Table(seed=6)
    play_on(table, Random(6), most=4)
    left = table.session.history
    table.new()
    assert table.session.history != left
    assert "undo" in table.state["can"]
    table.undo()
    assert table.session.history == left


def test_undo_takes_the_moves_after_a_new_deal_back_first() -> None:
    table = Table(seed=6)
    play_on(table, Random(6), most=2)
    left = table.session.history
    table.new()
    move(table, Random(1))
    table.undo()
    assert table.match.number == 1
    assert table.session.history != left
    table.undo()
    assert table.session.history == left


def test_no_undo_leads_from_a_later_game_to_a_match_that_was_left() -> None:
    table = Table(seed=6)
    move(table, Random(1))
    table.new()
    play_on(table, Random(6))
    table.next()
    while "undo" in table.state["can"]:
        table.undo()
    assert table.match.number == 2


def test_no_undo_leads_from_a_record_that_was_opened_to_a_match_that_was_left() -> None:
    table = Table(seed=6)
    move(table, Random(1))
    table.new()
    sent(table, do="load", text=str(Table(seed=7, open_hands=True).record))
    assert table.state["notice"] is None
    assert "undo" not in table.state["can"]


def test_a_table_that_is_just_opened_has_nothing_to_undo() -> None:
    assert "undo" not in Table(seed=6).state["can"]
