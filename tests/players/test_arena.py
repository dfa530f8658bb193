"""The arena: fair deals, honest figures."""

from __future__ import annotations

from argparse import ArgumentParser

import pytest

from daifugo_widget.daifugo.match import Match
from daifugo_widget.players import arena
from daifugo_widget.players.arena import Setting, play_game, play_games, share_interval


def command(*words: str) -> int:
    parser = ArgumentParser()
    arena.add_arguments(parser)
    return arena.run(parser.parse_args(words))


def test_each_deal_is_played_once_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[tuple[int, ...]] = []
    start = Match.start

    def note(rules: str, players: int, seed: int) -> Match:
        match = start(rules, players, seed)
        deals.append(match.game.hands)
        return match

    monkeypatch.setattr(Match, "start", note)
    for number in range(6):
        play_game(Setting(("random", "random", "steady"), "standard", 1), number)
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_every_entrant_gets_one_place() -> None:
    outcome = play_game(Setting(("sharp", "steady", "random", "random"), "standard", 5), 2)
    assert sorted(outcome.places) == [1, 2, 3, 4]


def test_two_processes_play_the_same_games_as_one() -> None:
    setting = Setting(("steady", "random", "random"), "standard", 7)
    one, two = play_games(setting, 6, 1), play_games(setting, 6, 2)
    assert [outcome.places for outcome in one] == [outcome.places for outcome in two]


def test_the_interval_is_wilsons() -> None:
    assert share_interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-3)
    assert share_interval(380, 1000) == pytest.approx((0.3504, 0.4105), abs=1e-3)


def test_the_command_prints_a_line_for_each_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sharp", "steady", "random", "--games", "6", "--seed", "2") == 0
    printed = capsys.readouterr().out
    assert "6 first games" in printed
    assert [line[:8] for line in printed.splitlines()[-3:]] == ["a sharp ", "b steady", "c random"]


def test_an_interrupted_command_tells_of_the_games_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = arena.play_game

    def interrupted(setting: Setting, number: int) -> arena.Outcome:
        if number == 3:
            raise KeyboardInterrupt
        return play(setting, number)

    monkeypatch.setattr(arena, "play_game", interrupted)
    assert command("steady", "random", "random") == arena.INTERRUPTED
    captured = capsys.readouterr()
    assert captured.out.startswith("3 first games, ")
    assert "interrupted: these are the games so far" in captured.err


@pytest.mark.parametrize("rules", ["nap", "napoleon, session(deals=3)"])
def test_bots_meet_at_other_games_too(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("steady", "random", "random", "random")
    assert command(*names, "--games", "8", "--rules", rules) == 0
    assert f"rules: {rules}" in capsys.readouterr().out
    for number in range(4):
        outcome = play_game(Setting(names, rules, 1), number)
        most = [own == max(outcome.points) for own in outcome.points]
        assert [place == 1 for place in outcome.places] == most


def test_a_bot_that_does_not_know_the_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sharp", "steady", "random", "--rules", "nap") == 2
    assert "there are random, steady" in capsys.readouterr().err


def test_impossible_rules_are_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sharp", "steady") == 2
    assert "two-player" in capsys.readouterr().err
    assert command("sharp", "steady", "random", "--rules", "nonsense") == 2
    captured = capsys.readouterr()
    assert "nonsense" in captured.err
    assert captured.out == ""


GAMES = 200
"""Enough to tell; `python -m daifugo_widget arena` plays the 1,000 games of the figures."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "least"),
    [
        (("steady", "random", "random", "random"), 0.55),
        (("sharp", "steady", "steady", "steady"), 0.33),
    ],
)
def test_better_players_are_first_often_enough(names: tuple[str, ...], least: float) -> None:
    outcomes = list(play_games(Setting(names, "standard", 1), GAMES, 1))
    assert sum(outcome.places[0] == 1 for outcome in outcomes) / GAMES >= least
