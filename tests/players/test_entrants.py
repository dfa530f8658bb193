"""Bots of one's own meet others in the arena, from Python and on the command line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Game, Player
from daifugo_widget.__main__ import main
from daifugo_widget.core.game.moves import Move
from daifugo_widget.players.arena import Setting, play_deals, table

BOTS = """
from daifugo_widget import Player

class Eager(Player):
    def choose(self, view, rng):
        return view.moves()[-1]

class Needy(Eager):
    def __init__(self, what):
        self.what = what

class Thing:
    pass
"""


class Counting(Player):
    """Plays by chance, and counts its moves."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.moves = 0

    def choose(self, view: Game, rng: Random) -> Move:
        self.moves += 1
        return rng.choice(view.moves())


@pytest.fixture
def _own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("my_bots", None)


def test_a_player_of_ones_own_plays_in_all_games() -> None:
    mine = Counting()
    (deal,) = play_deals(Setting((mine, "steady", "random"), "base", 1), 1, 1)
    assert len(deal) == 3
    assert mine.moves >= sum(game.decisions[0] for game in deal) > 0


def test_a_class_of_players_makes_a_new_one_for_each_game() -> None:
    before = Counting.made
    list(play_deals(Setting((Counting, "steady", "random"), "base", 1), 1, 1))
    assert Counting.made == before + 3


@pytest.mark.usefixtures("_own_bots")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("name", ["my_bots:Eager", "my_bots.py:Eager"])
def test_the_command_takes_a_class_of_a_module(
    name: str, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", name, "random", "random", "--games", "3", "--jobs", jobs]) == 0
    printed = capsys.readouterr().out
    assert [line[:8] for line in printed.splitlines()[-3:]] == ["a Eager ", "b random", "c random"]


@pytest.mark.usefixtures("_own_bots")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("my_bots:Eagre", "my_bots has no class 'Eagre'; did you mean Eager?"),
        ("your_bots:Eager", "there is no module your_bots here"),
        ("my_bots:Needy", "Needy() makes no player: "),
        ("my_bots:Thing", "is not a player: a bot has the methods choose(view, rng)"),
        ("clever", "there is no player 'clever'; the known ones are random, steady, sharp, master"),
    ],
)
def test_what_is_no_player_is_refused_with_the_reason(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["arena", name, "random", "random"])
    except SystemExit as ended:
        status = ended.code  # type: ignore[assignment]
    assert status == 2
    assert why in capsys.readouterr().err


@pytest.mark.usefixtures("_own_bots")
def test_a_long_name_leaves_the_columns_of_the_table_in_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    class AVeryLongNameOfABot(Counting): ...

    deals = list(play_deals(Setting((AVeryLongNameOfABot, "steady", "random"), "base", 1), 2, 1))
    head, *lines = table(("AVeryLongNameOfABot", "steady", "random"), deals)
    ends = {line[: head.index("mean place")][-1] for line in lines}
    assert ends == {" "}
