"""How games and histories are shown where somebody looks at one: in a line."""

import re
from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Game, Match, Play, Progress, Record, Replay
from daifugo_widget.core.game.moves import SEATS

NAP = "game nap 1\nplayers 3\ndealer c\nseed 1\na > three\n"


def test_a_game_says_who_has_to_act_also_out_of_turn() -> None:
    match, rng = Match.start("everything", players=4, seed=1), Random(1)
    asked: list[Game] = []
    while not match.game.over:
        match = match.step(rng.choice(match.game.moves()), None).settle_chance()
        asked += [match.game] if match.game.actor != match.game.turn else []
    assert asked
    for game in asked:
        assert repr(game).endswith("over>" if game.over else f", {SEATS[game.actor]} to act>")


def test_a_game_that_is_over_lets_nobody_act() -> None:
    game = Record.parse("rules base\nhands 3c / 4c\na 3c\n").history().now.game
    assert repr(game) == "<Game base: - / 4c, over>"


def test_plays_are_shown_as_records_write_them() -> None:
    game = Record.parse("rules base, stairs\nhands 5s7sX / 3c\n").history().now.game
    shown = repr(game.moves())
    assert {"<Play 5s>", "<Play 7sX>", "<Play 5sX=6s7s (stairs)>"} <= set(shown[1:-1].split(", "))


def test_what_is_no_play_is_shown_all_the_same() -> None:
    assert "'group'" in repr(Play(3, "group", 0, 1, 1, 0))


def test_one_of_a_thing_is_told_as_one(tmp_path: Path) -> None:
    record = Record.parse("title One\nrules base\nhands 3c4c / 5c6c\na 3c\n")
    assert repr(record) == "Record('One', 1 move)"
    assert repr(record.history()).startswith("<History of 1 step: <Game base")
    begun = Record(record.header)
    assert repr(begun) == "Record('One', 0 moves)"
    assert repr(Replay(begun)) == "Replay('One', 1 picture)"
    progress = Progress(tmp_path / "progress.json")
    progress.mark("one", "one")
    assert repr(progress).endswith(", 1 mark)")


@pytest.mark.parametrize("text", ["rules base\nhands 3c4c / 5c6c\na 3c\nb 5c\n", NAP])
def test_a_history_is_a_line_with_the_game_as_it_stands(text: str) -> None:
    history = Record.parse(text).history()
    assert re.fullmatch(r"<History of \d+ steps?: <.*>>", repr(history))
