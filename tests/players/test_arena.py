"""The arena: fair deals, honest figures."""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import fmean

import numpy as np
import pytest

from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.intervals import mean_interval
from daifugo_widget.players import arena
from daifugo_widget.players.arena import Outcome, Setting, play_deals, play_game


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
    one, two = (
        [[game.places for game in deal] for deal in play_deals(setting, 3, jobs)] for jobs in (1, 2)
    )
    assert one == two


def outcome(*places: int) -> Outcome:
    return Outcome(places, tuple(4 - place for place in places), (0.0,) * 3, (0,) * 3)


def test_what_one_deal_gives_and_takes_by_turns_leaves_no_doubt() -> None:
    """Each is first once in every deal: a count of games alone would be off by a tenth or more."""
    deal = outcome(1, 2, 3), outcome(2, 3, 1), outcome(3, 1, 2)
    line = list(arena.table("abc", [deal] * 20))[1]
    assert "2.00 (2.00 to 2.00)" in line
    assert "33.3% (33.3% to 33.3%)" in line


def test_a_deal_in_which_all_games_end_alike_counts_once() -> None:
    won, lost = (outcome(1, 2, 3),) * 3, (outcome(3, 2, 1),) * 3
    line = list(arena.table("abc", [won, lost] * 10))[1]
    mean = [won[0].places[0], lost[0].places[0]] * 10
    low, high = mean_interval(mean)
    assert f"2.00 ({low:.2f} to {high:.2f})" in line
    assert (high - low) / 2 == pytest.approx(2.093 * np.std(mean, ddof=1) / np.sqrt(20), abs=1e-3)


def test_the_command_prints_a_line_for_each_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sharp", "steady", "random", "--games", "6", "--seed", "2") == 0
    printed = capsys.readouterr().out
    assert "6 first games" in printed
    assert "write --games 60 or more" in printed
    assert [line[:8] for line in printed.splitlines()[-3:]] == ["a sharp ", "b steady", "c random"]


def test_the_last_deal_is_played_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("random", "random", "random", "--games", "58") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("60 first games, ")
    assert "how far the 20 deals differ" in printed


def test_an_interrupted_command_tells_of_the_deals_played_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = arena.play_game

    def interrupted(setting: Setting, number: int) -> arena.Outcome:
        if number == 5:
            raise KeyboardInterrupt
        return play(setting, number)

    monkeypatch.setattr(arena, "play_game", interrupted)
    assert command("steady", "random", "random") == arena.INTERRUPTED
    captured = capsys.readouterr()
    assert captured.out.startswith("3 first games, ")
    assert "interrupted: these are the deals completed so far" in captured.err


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ("standard", ["steady", "sharp", "master"]),
        ("two-player", ["steady", "sharp", "master"]),
        ("nap", ["steady"]),
    ],
)
def test_without_names_each_bot_meets_the_one_below(
    rules: str, names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command("--games", "2", "--rules", rules) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("Each alone against ")
    assert [line.split()[0] for line in lines[-len(names) :]] == names
    assert lines[-len(names) - 1].startswith("player")


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
    assert "the known ones are random, steady" in capsys.readouterr().err


def test_impossible_rules_are_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sharp", "steady") == 2
    assert "two-player" in capsys.readouterr().err
    assert command("sharp", "steady", "random", "--rules", "nonsense") == 2
    captured = capsys.readouterr()
    assert "nonsense" in captured.err
    assert captured.out == ""


GAMES = 200
"""Enough to tell; `daifugo arena` plays the 1,000 games of the figures."""


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["base", "standard", "official", "offline"])
@pytest.mark.parametrize(
    ("names", "most"),
    [
        (("steady", "random", "random", "random"), 1.6),
        (("sharp", "steady", "steady", "steady"), 2.4),
    ],
)
def test_a_better_player_comes_out_higher_in_the_mean(
    names: tuple[str, ...], most: float, rules: str
) -> None:
    """Among equal players the mean place is 2.5."""
    deals = play_deals(Setting(names, rules, 1), GAMES // len(names), 1)
    assert fmean(game.places[0] for deal in deals for game in deal) <= most
