"""A session of Nap or Napoleon is begun and played out in Python, as a match of Daifugo is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daifugo_widget import History, Match, Record, RuleError, TrickMatch, make_player
from daifugo_widget.core.words.text import SpokenError
from tests.core.languages import assert_spoken


@pytest.mark.parametrize(("rules", "players"), [("nap", 4), ("napoleon, -yoromeki", 5)])
def test_a_match_begins_with_a_line_of_rules_and_is_played_out_by_its_moves(
    rules: str, players: int
) -> None:
    match, rng = TrickMatch.start(rules, players=players, seed=1), Random(1)
    while not match.game.over:
        match = match.step(rng.choice(match.game.moves())).settle_chance()
    assert str(match.rules) == rules
    assert len(match.points) == players
    assert match.next().number == 2


@pytest.mark.parametrize(("game", "players"), [("nap", 4), ("napoleon", 5)])
def test_a_bot_plays_a_match_from_what_its_seat_sees_and_its_record_reads(
    game: str, players: int
) -> None:
    history, bot = History(TrickMatch.start(game, players, seed=1)), make_player("steady", game)
    while not history.now.game.over:
        seen = history.now.game.seen_by(history.now.game.actor)
        history = history.move(bot.choose(seen, Random(1)))
    assert Record.parse(str(Record.of(history))).history().now == history.now


@pytest.mark.parametrize(
    ("rules", "options", "wanted"),
    [
        (
            "standard",
            {"players": 4},
            r"begin with nap or napoleon, .*Match\.start\(\) begins a match of",
        ),
        ("nap, moon", {"players": 4}, "no rule or preset 'moon'"),
        (3, {"players": 4}, "rules are a line of text"),
        ("nap", {"players": 9}, "9"),
        ("nap", {"players": "4"}, "players is a whole number, not '4'"),
        ("nap", {"players": 4, "seed": "x"}, "seed is a whole number, not 'x'"),
    ],
)
def test_what_no_match_can_begin_with_is_told(
    rules: Any, options: dict[str, Any], wanted: str
) -> None:
    with pytest.raises(SpokenError, match=wanted) as caught:
        TrickMatch.start(rules, **options)
    assert_spoken(caught.value)


def over(match: TrickMatch) -> TrickMatch:
    while not match.game.over:
        match = match.step(match.game.moves()[0])
    return match


@pytest.mark.parametrize(("game", "players"), [("nap", 4), ("napoleon", 5)])
def test_as_many_play_as_usual_if_no_number_is_given(game: str, players: int) -> None:
    assert TrickMatch.start(game, seed=1).players == players


def test_the_next_deal_takes_a_line_of_rules_of_the_same_game() -> None:
    match = over(TrickMatch.start("nap", players=4, seed=1))
    assert match.next("nap, session(deals=3)").rules["session"].deals == 3
    for other in ("standard", "napoleon", Match.start().rules):
        with pytest.raises(RuleError, match="its rules begin with nap, not") as caught:
            match.next(other)  # type: ignore[arg-type]
        assert_spoken(caught.value)


def test_where_a_match_of_daifugo_is_asked_for_another_game_is_told_its_own() -> None:
    with pytest.raises(RuleError, match=r"TrickMatch\.start\(\)") as caught:
        Match.start("nap")
    assert_spoken(caught.value)
