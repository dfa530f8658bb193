"""The table does for people what they leave to it: a pass that is their only move, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill, Table
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.table.session import pace
from tests.core.languages import LETTERS
from tests.table.playing import prompt_text, sent, story
from tests.table.test_pace import rest, until

ONLY_PASS = "rules base\nhands 3c4d / 9h9d / 5h5s / 7h7d\ntrick d:Kh\nturn a\n"
"""Seat a can follow with nothing."""
THEN_ONLY_PASS = "rules base\nhands 3c4d8c / 9h9d / 5h5s / 7h7d\nturn a\n"
"""Seat a leads, and can then follow with nothing."""
MAY_CALL = "rules base, dokan\nhands 3c4d / 9h9d / 5h5s / 6h7d\ntrick d:7h\nturn a\n"
"""Seat a can follow with nothing, but its cards add up to the play, which it may call out."""
ALMOST_OUT = "rules base\nhands Ac / 3c4d5s / 3d4c5c / 3h4h5d\nturn a\n"
"""Seat a goes out with its next card."""


@pytest.fixture(autouse=True)
def seconds(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Let every beat be short; the usual one can still be told from none."""
    beats = {"slow": 0.2, "normal": 0.05, "fast": 0.01, "once": 0.0}
    monkeypatch.setattr(pace, "SECONDS", beats)
    return beats


def on_a_loop(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scenario())


def passes(table: Table) -> int:
    """Return how often seat a has passed."""
    steps = table.session.history.steps
    return sum(step.seat == 0 and step.move == PASS for step in steps)


# --- passing -------------------------------------------------------------------------------------


def test_a_person_who_can_only_pass_does_so_by_hand_unless_they_leave_it_to_the_table() -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, pace="fast")
        await rest()
        assert table.session.game.actor == 0
        table.auto_pass = True
        await until(lambda: table.session.history.steps)
        assert table.session.history.steps[0].seat == 0

    on_a_loop(run)


@pytest.mark.parametrize("bots", ["once", "fast", "step"])
def test_the_table_says_that_it_will_pass_and_passes_after_a_beat(bots: Any) -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, pace=bots, auto_pass=True)
        assert table.state["prompt"]["kind"] == "play"
        assert "In a moment the table does it for you." in prompt_text(table)
        assert table.state["prompt"]["passes"]
        assert not table.session.history.steps
        await until(lambda: table.session.history.steps)

    on_a_loop(run)


@pytest.mark.parametrize(
    ("bots", "beat"),
    [
        ("slow", "slow"),
        ("normal", "normal"),
        ("fast", "normal"),
        ("step", "normal"),
        ("once", "normal"),
    ],
)
def test_the_beat_is_that_of_the_pace_or_the_usual_one_if_that_is_longer(
    bots: Any, beat: str, seconds: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    rests, sleep = list[float](), asyncio.sleep

    async def noted(rest: float) -> None:
        rests.append(rest)
        await sleep(rest)

    async def run() -> None:
        monkeypatch.setattr(asyncio, "sleep", noted)
        table = Table(record=ONLY_PASS, pace=bots, auto_pass=True)
        await until(lambda: table.session.history.steps)
        assert next(rest for rest in rests if rest in seconds.values()) == seconds[beat]

    on_a_loop(run)


@pytest.mark.parametrize("lang", LANGS)
def test_the_story_says_whose_doing_a_pass_was(lang: Any) -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, pace="once", auto_pass=True, lang=lang)
        await until(lambda: len(story(table)) > 1)
        said = "You pass: the table did it, as nothing else was possible."
        told = story(table)[1]
        assert told.startswith(said) if lang == "en" else LETTERS[lang].search(told)

    on_a_loop(run)


def test_a_pass_by_hand_is_told_as_ever() -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, pace="once", auto_pass=True)
        sent(table, do="pass")
        await until(lambda: table.session.game.actor != 3 or table.session.game.over)
        assert "the table did it" not in " ".join(story(table))

    on_a_loop(run)


def test_where_something_can_be_called_the_person_decides() -> None:
    async def run() -> None:
        table = Table(record=MAY_CALL, pace="once", auto_pass=True)
        assert table.state["plays"] == []
        assert [call["rule"] for call in table.state["prompt"]["calls"]] == ["dokan"]
        await rest()
        assert not table.session.history.steps
        assert "the table does it" not in prompt_text(table)

    on_a_loop(run)


def test_a_choice_that_is_owed_is_never_made() -> None:
    async def run() -> None:
        record = "rules base, seven-pass\nhands 7c3c / 9h9d / 5h5s / 8h8d\nturn a\n"
        table = Table(record=record, pace="once", auto_pass=True)
        sent(table, do="play", cards="7c")
        await rest()
        assert table.state["prompt"]["kind"] == "answer"

    on_a_loop(run)


def test_nobody_is_passed_for_in_a_pause() -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, pace="once", auto_pass=True, paused=True)
        await rest()
        assert not table.session.history.steps
        table.paused = False
        await until(lambda: table.session.history.steps)

    on_a_loop(run)


def test_between_several_at_one_screen_whoever_is_passed_for_has_seen_it_first() -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, seats="ab", pace="once", auto_pass=True)
        assert table.state["prompt"]["kind"] == "cover"
        await rest()
        assert not table.session.history.steps
        sent(table, do="take")
        assert table.state["prompt"]["kind"] == "play"
        await until(lambda: table.state["prompt"]["kind"] == "cover")
        assert table.state["prompt"]["seat"] == 1
        sent(table, do="take")
        assert "the table did it" not in " ".join(story(table)), "nobody else is told so"

    on_a_loop(run)


def test_undo_goes_back_to_what_was_decided_and_the_table_waits_there() -> None:
    async def run() -> None:
        table = Table(record=THEN_ONLY_PASS, pace="fast", auto_pass=True)
        sent(table, do="play", cards="3c")
        await until(lambda: passes(table))
        await until(lambda: table.state["prompt"]["kind"] == "play")
        sent(table, do="undo")
        assert table.session.history.steps == ()
        await rest()
        assert table.session.history.steps == ()
        assert table.state["prompt"]["kind"] == "play"
        assert "undo" not in table.state["can"]

    on_a_loop(run)


def test_without_the_setting_undo_goes_back_to_a_pass_too() -> None:
    table = Table(record=THEN_ONLY_PASS)
    table.play("3c")
    table.pass_()
    at = max(at for at, step in enumerate(table.session.history.steps) if step.seat == 0)
    table.undo()
    assert len(table.session.history.steps) == at


def test_a_cell_that_passes_does_so_once() -> None:
    async def run() -> None:
        table = Table(record=ONLY_PASS, pace="once", auto_pass=True)
        table.pass_()
        assert passes(table) == 1

    on_a_loop(run)


def test_in_a_drill_passing_is_left_to_the_learner() -> None:
    async def run() -> None:
        drill = Drill(auto_pass=True, to_end=True, pace="once")
        assert not drill.session.autopilot.is_to_pass
        assert "to-end" not in drill.state["can"]

    on_a_loop(run)


# --- to the end ----------------------------------------------------------------------------------


def test_once_all_people_are_out_the_rest_is_played_at_once_on_request() -> None:
    async def run() -> None:
        table = Table(record=ALMOST_OUT, pace="step")
        assert "to-end" not in table.state["can"]
        sent(table, do="play", cards="Ac")
        assert {"step", "to-end"} <= {*table.state["can"]}
        sent(table, do="to-end")
        await until(lambda: table.state["prompt"]["kind"] in ("over", "match"))
        assert "to-end" not in table.state["can"]

    on_a_loop(run)


def test_without_a_loop_it_is_played_before_anything_else_is_shown() -> None:
    table = Table(record=ALMOST_OUT, pace="step")
    sent(table, do="play", cards="Ac")
    sent(table, do="to-end")
    assert table.session.game.over


def test_the_end_is_played_in_a_pause_too_if_one_asks_for_it() -> None:
    table = Table(record=ALMOST_OUT, paused=True)
    over = []
    for ask in (True, False):
        sent(table, do="play", cards="Ac")
        over.append(table.session.game.over)
        if ask:
            sent(table, do="to-end")
            over.append(table.session.game.over)
            table.undo()
    assert over == [False, True, False], "it was asked for once"


def test_by_a_setting_it_is_always_played_to_the_end() -> None:
    table = Table(record=ALMOST_OUT, pace="step", to_end=True)
    sent(table, do="play", cards="Ac")
    assert table.session.game.over


def test_it_is_not_asked_for_while_somebody_plays() -> None:
    table = Table(record=ALMOST_OUT, seats="ab", pace="step", to_end=True)
    sent(table, do="take")
    sent(table, do="play", cards="Ac")
    assert "to-end" not in table.state["can"]
    assert "still playing" in sent(table, do="to-end")["notice"]
    assert not table.session.game.over


def test_bots_among_themselves_are_watched_at_their_pace() -> None:
    table = Table(record=ALMOST_OUT, seats="", pace="step", to_end=True)
    assert not table.session.history.steps
    assert "to-end" not in table.state["can"]


def test_undo_goes_back_from_the_end_to_the_last_decision(tmp_path: Path) -> None:
    table = Table(record=ALMOST_OUT, to_end=True, save=tmp_path / "game.dfg")
    sent(table, do="play", cards="Ac")
    assert table.session.game.over
    table.undo()
    assert table.session.game.actor == 0
