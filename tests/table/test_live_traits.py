"""Settings, record and course of a table are traits of Python alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import traitlets
from ipywidgets import Dropdown, link

from daifugo_widget import Drill, Quiz, Record, RecordError, Replay, Table
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.table.session.settings import VALUES
from tests.table.playing import play_on, sent
from tests.table.test_pace import yours

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\n"
OTHER = "rules base\nhands 8c9d / 3h4d / 5h6s / QhQs\n"
MAKERS: dict[str, Callable[[], Any]] = {
    "Table": lambda: Table(record=RECORD),
    "Replay": lambda: Replay(RECORD + "a 3c  b 6d\n"),
    "Drill": Drill,
    "Quiz": lambda: Quiz(RECORD + "a 3c  b 6d\n"),
}


@pytest.mark.parametrize("name", MAKERS)
def test_each_setting_is_read_assigned_and_observed(name: str) -> None:
    shown, seen = MAKERS[name](), list[tuple[str, object]]()
    shown.observe(lambda change: seen.append((change.name, change.new)), [*VALUES])
    for key, values in VALUES.items():
        other = next(value for value in values if value != getattr(shown, key))
        setattr(shown, key, other)
        assert getattr(shown, key) == shown.state["settings"].get(key, other) == other
        assert seen.pop() == (key, other)
    assert len(VALUES) == 13
    assert not seen


@pytest.mark.parametrize("name", MAKERS)
def test_a_browser_writes_none_of_them(name: str) -> None:
    shown = MAKERS[name]()
    live = [*VALUES, "record", "last_move", "to_act", "over", "game"]
    before = {key: getattr(shown, key) for key in live}
    shown.set_state({"pace": "once", "open_hands": True, "record": OTHER, "over": True})
    assert {key: getattr(shown, key) for key in live} == before
    assert not {*live} & {*shown.get_state()}


def test_a_setting_is_linked_to_another_widget_both_ways() -> None:
    table = Table(record=RECORD)
    chosen = Dropdown(options=VALUES["pace"], value="slow")
    link((chosen, "value"), (table, "pace"))
    assert table.session.settings.pace == "slow"
    table.pace = "fast"
    assert chosen.value == "fast"
    sent(table, do="set", key="pace", value="step")
    assert chosen.value == "step"


def test_two_tables_share_a_setting() -> None:
    one, other = Table(record=RECORD), Table(record=OTHER)
    link((one, "theme"), (other, "theme"))
    sent(other, do="set", key="theme", value="dark")
    assert one.state["settings"]["theme"] == "dark"


def test_a_wrong_value_is_named_with_those_there_are_and_changes_nothing() -> None:
    table = Table(record=RECORD)
    with pytest.raises(ValueError, match="pace cannot be 'fsat'; it must be one of slow, normal"):
        table.pace = "fsat"  # type: ignore[assignment]
    with pytest.raises(ValueError, match="paused cannot be 1; it must be one of False, True"):
        table.paused = 1  # type: ignore[assignment]
    assert (table.pace, table.paused) == ("normal", False)


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("slip", "setting"), [("them", "theme"), ("pcae", "pace")])
def test_a_setting_with_a_slip_in_it_is_not_set_in_vain(name: str, slip: str, setting: str) -> None:
    shown = MAKERS[name]()
    with pytest.raises(AttributeError, match=f"there is no '{slip}'; did you mean {setting}"):
        setattr(shown, slip, "dark")
    shown.my_own = 1
    assert shown.my_own == 1


def test_what_happens_is_observed() -> None:
    table = Table(record=RECORD, seats="ab", by_hand=True)
    seen = list[tuple[str, object, object]]()
    for name in ("to_act", "last_move", "record", "over"):
        table.observe(lambda change: seen.append((change.name, change.old, change.new)), name)
    before = table.record
    table.play("3c")
    last = table.last_move
    assert last is not None
    assert (last.seat, str(last.move)) == (0, "3c")
    assert seen == [
        ("to_act", 0, 1),
        ("last_move", None, table.last_move),
        ("record", before, table.record),
    ]


def test_what_is_told_of_a_move_is_what_the_seat_may_know() -> None:
    told = list[bool]()
    for seed in range(3):
        table = Table("standard", seed=seed)

        def compare(step: Step[Any], table: Table = table) -> None:
            told.append(step.match.game.is_view() and step in table.history.steps)

        table.on_move(compare)
        play_on(table, Random(1), 3)
        assert not table.over
    assert len(told) > 10
    assert all(told)


def test_a_seat_that_is_to_act_is_none_once_the_game_is_over() -> None:
    table = Table(record="rules base\nhands 3c / 9h\n")
    assert (table.to_act, table.over, table.last_move) == (0, False, None)
    table.play("3c")
    assert (table.to_act, table.over) == (None, True)


def test_to_assign_a_record_sets_up_its_position() -> None:
    table = Table(record=RECORD)
    table.record = OTHER
    assert str(table.record) == str(Table(record=OTHER).record)
    table.record = Record.parse(RECORD)
    assert [each["count"] for each in table.state["seats"]] == [3, 2, 2, 3]


@pytest.mark.parametrize("wrong", ["hands 3c / 3c\n", "rules base\nhands 3c / 4c / 5c\n", "what?"])
def test_a_record_that_cannot_be_set_up_changes_nothing(wrong: str) -> None:
    table = Table(record=RECORD)
    before = str(table.record)
    with pytest.raises(ValueError, match=r"\w"):
        table.record = wrong
    assert str(table.record) == before
    assert issubclass(RecordError, ValueError)


def test_a_drill_opens_another_and_a_replay_says_what_to_write() -> None:
    drill = Drill()
    drill.record = "goal leads a\nhands 8h9dKs / 9s5c5h / 6d4c4d\ntrick c:7s"
    assert drill.goal == "In one move, get the lead."
    replay = Replay(RECORD)
    with pytest.raises(ValueError, match=r"Replay\(record\)"):
        replay.record = OTHER
    for name in ("over", "to_act", "last_move"):
        with pytest.raises(traitlets.TraitError, match=f"{name} can be read and observed"):
            setattr(replay, name, None)


def test_a_replay_follows_its_step() -> None:
    replay, seen = Replay(RECORD + "a 3c  b 6d\n"), list[object]()
    replay.observe(lambda change: seen.append(change.new), "to_act")
    replay.step = 1
    assert seen == [1]
    last = replay.last_move
    assert last is not None
    assert str(last.move) == "3c"
    replay.step = 0
    assert replay.last_move is None


def test_old_notebooks_may_call_the_record() -> None:
    table = Table(record=RECORD)
    with pytest.warns(DeprecationWarning, match="record is no method now"):
        assert table.record() == table.record


# --- calls ---------------------------------------------------------------------------------------


def test_a_function_is_called_after_each_move_in_order_until_it_is_removed() -> None:
    table, seen = Table(record=RECORD), list[Step[Any]]()
    table.on_move(seen.append)
    table.on_move(seen.append)
    table.play("3c")
    assert [step.seat for step in seen] == [0, 1, 2, 3]
    assert str(seen[0].move) == "3c"
    assert seen[1].match.game.is_view()
    table.on_move(seen.append, remove=True)
    table.undo()
    table.play("4d")
    assert len(seen) == 4


def test_what_a_record_holds_and_what_is_undone_are_no_moves() -> None:
    table, seen = Table(record=RECORD + "a 3c  b -\n", seats="abcd", by_hand=True), []
    table.on_move(lambda step: seen.append(step.move))
    table.theme = "dark"
    table.pass_()
    table.undo()
    table.record = RECORD + "a 3c  b 6d\n"
    assert seen == [PASS]


def test_a_function_is_called_once_a_game_is_over() -> None:
    table, seen = Table(record="rules base\nhands 3c4c / 9h\n"), list[Any]()
    table.on_over(seen.append)
    table.play("3c")
    while not table.over:
        table.play("4c")
    assert [match.results[-1].number for match in seen] == [1]
    assert not seen[0].game.is_view()


def test_calls_come_at_the_pace_of_the_bots() -> None:
    async def run() -> None:
        table, seen = Table(record=RECORD, pace="fast"), list[int]()
        table.on_move(lambda step: seen.append(step.seat))
        sent(table, do="play", cards="3c")
        assert seen == [0]
        await yours(table)
        assert seen == [0, 1, 2, 3]

    asyncio.run(run())


def test_a_function_that_fails_is_named_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    def fails(step: object) -> None:
        raise ZeroDivisionError("one through none")

    table = Table(record=RECORD, seats="abcd", by_hand=True)
    table.on_move(fails)
    table.play("3c")
    assert "fails" in table.state["notice"]
    assert "one through none" in capsys.readouterr().err


def test_a_function_may_move_itself() -> None:
    table, seen = Table(record=RECORD, seats="abcd", by_hand=True), list[int]()

    def moves(step: Step[Any]) -> None:
        seen.append(step.seat)
        if len(seen) == 1:
            table.pass_()

    table.on_move(moves)
    table.play("3c")
    assert seen == [0, 1]


def test_what_cannot_be_called_is_refused() -> None:
    with pytest.raises(TypeError, match="'f' is not a function"):
        Table(record=RECORD).on_move("f")  # type: ignore[arg-type]
