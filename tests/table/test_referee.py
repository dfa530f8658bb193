"""The official match at the table: its clock, and what is objected to."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from tests.table.playing import prompt_text, sent, whole_story

TIMED = "rules base, eight-cut, time-limit\nhands 4c8c / 3d9d / 5s6s\nturn a\n"
REFEREE = "rules base, fouls(mode=referee)\nhands 5c6dQs7h / 9c3d4d / 7sKs8s\nturn a\ntrick c:9s\n"
CALLED = {"en": "You get a caution.", "ja": "あなたは注意を受けます。", "ko": "내가 주의를"}


def at(record: str, seats: str = "a", bots: str = "steady", lang: Lang = "en") -> Table:
    return Table(record=record, seats=seats, bots=bots, seed=1, lang=lang)


# --- the clock -----------------------------------------------------------------------------------


def test_the_prompt_carries_the_time_of_the_rule() -> None:
    assert at(TIMED).state["prompt"]["timer"] == {"id": 0, "seconds": 60, "fixed": True}


def test_after_the_first_lead_there_are_twenty_seconds() -> None:
    table = at(TIMED, "ab")
    sent(table, do="take")
    assert sent(table, do="play", cards="4c")["prompt"]["timer"] is None
    assert sent(table, do="take")["prompt"]["timer"]["seconds"] == 20


def test_after_an_eight_cut_its_player_has_the_full_time_again() -> None:
    table = at(TIMED)
    before = table.state["prompt"]["timer"]
    after = sent(table, do="play", cards="8c")["prompt"]["timer"]
    assert after["seconds"] == 20
    assert after["id"] > before["id"]


def test_the_name_of_what_may_be_called_is_no_play() -> None:
    table = at(TIMED)
    before = table.history
    assert sent(table, do="play", cards="time-limit")["refusal"]["reason"] == "not-a-play"
    assert table.history == before


def test_a_look_at_the_hint_does_not_stop_the_clock() -> None:
    table = at(TIMED)
    before = table.state["prompt"]["timer"]
    assert sent(table, do="hint")["prompt"]["timer"] == before


def test_a_pause_stops_the_clock_too() -> None:
    table = at(TIMED)
    sent(table, do="set", key="paused", value=True)
    before = table.session.history
    assert sent(table, do="time-up")["prompt"]["timer"]["seconds"] == 60
    assert table.session.history is before
    sent(table, do="set", key="paused", value=False)
    assert "has run out of time" not in whole_story(table)
    sent(table, do="time-up")
    assert "run out of time" in whole_story(table)


def test_who_was_too_late_is_told_so_until_the_next_decision() -> None:
    table = Table(record=TIMED, pace="once")
    late = sent(table, do="time-up")
    assert (late["prompt"]["kind"], late["prompt"]["seat"]) == ("play", 0)
    assert prompt_text(table).startswith("You ran out of time, so the table moved for you. Your")
    sent(table, do="pass")
    assert "out of time" not in prompt_text(table)


def test_of_several_people_the_one_who_was_too_late_is_named() -> None:
    table = at(TIMED, "ab")
    sent(table, do="take")
    sent(table, do="time-up")
    sent(table, do="take")
    assert prompt_text(table).startswith("Player 1 ran out of time, so the table moved. Player 2,")


def test_the_clock_is_no_button() -> None:
    assert at(TIMED).state["prompt"]["calls"] == []


def test_who_leads_too_late_plays_the_weakest_card() -> None:
    table = at(TIMED, "ab")
    sent(table, do="take")
    assert sent(table, do="time-up")["trick"][0]["cards"] == "4c"
    assert "has run out of time" in whole_story(table)


def test_what_the_clock_chooses_is_told_once() -> None:
    table = at("rules base, time-limit, queen-bomber\nhands QcQd3d4d / 9c9d4h / 8s6s5s\n", "ab")
    sent(table, do="take")
    sent(table, do="play", cards="QcQd")
    sent(table, do="time-up")
    assert whole_story(table).count("Player 1 chooses 3") == 1


def test_without_the_rule_time_runs_out_for_nobody() -> None:
    table = at(TIMED.replace(", time-limit", ""))
    before = table.session.history
    assert sent(table, do="time-up")["prompt"]["timer"] is None
    assert table.session.history is before


# --- the referee ---------------------------------------------------------------------------------


@pytest.mark.parametrize("do", ["play", "why"])
def test_before_a_referee_a_play_out_of_turn_is_refused_as_such(do: str) -> None:
    record = REFEREE.replace("turn a", "turn c").replace("c:9s", "b:9s")
    table = Table(record=record, seed=1, pace="step")
    assert sent(table, do=do, cards="Qs")["refusal"]["reason"] == "not-your-turn"


@pytest.mark.parametrize("bots", ["steady", "sharp"])
@pytest.mark.parametrize("lang", CALLED)
def test_bots_that_think_object_to_an_illegal_play(bots: str, lang: Lang) -> None:
    table = at(REFEREE, bots=bots, lang=lang)
    sent(table, do="play", cards="5c")
    assert table.session.match.game.mark_of("fouls") == "a1"
    assert CALLED[lang] in whole_story(table)


def test_a_random_bot_never_objects() -> None:
    table = at(REFEREE, bots="random")
    sent(table, do="play", cards="5c")
    assert table.session.match.game.mark_of("fouls") is None


def test_a_person_may_object_to_another_person() -> None:
    table = at(REFEREE, "ab", bots="random")
    sent(table, do="take")
    assert sent(table, do="play", cards="5c")["prompt"]["calls"] == []
    calls = sent(table, do="take")["prompt"]["calls"]
    assert calls == [{"rule": "fouls", "label": "Object!"}]
    sent(table, do="call", rule="fouls")
    assert "Player 2 objects." in whole_story(table)
    assert table.session.match.game.mark_of("fouls") == "a1"


def test_by_the_third_time_the_player_is_told_to_be_disqualified() -> None:
    table = at(REFEREE + "marks fouls=a2\n")
    sent(table, do="play", cards="5c")
    assert "You are disqualified" in whole_story(table)


def test_a_house_may_let_an_illegal_play_lose_the_game() -> None:
    table = at(REFEREE.replace("referee", "last-place"))
    sent(table, do="play", cards="5c")
    exit = table.session.match.game.exit_of(0)
    assert exit is not None
    assert exit.how == "foul"


def test_a_pass_out_of_turn_counts_when_the_turn_comes() -> None:
    table = Table(record=REFEREE.replace("turn a", "turn b"), bots="random", pace="step", seed=2)
    assert table.state["prompt"]["may_pass"]
    assert not sent(table, do="pass")["prompt"]["may_pass"]
    assert "You pass before your turn." in whole_story(table)
    while table.session.game.trick and table.session.game.actor != 0:
        sent(table, do="step")
    assert table.session.game.actor != 0


def test_without_a_referee_nobody_passes_out_of_turn() -> None:
    record = REFEREE.replace("mode=referee", "mode=off").replace("turn a", "turn b")
    table = Table(record=record, pace="step")
    assert table.state["prompt"]["kind"] == "wait"
    assert not table.state["prompt"]["may_pass"]
