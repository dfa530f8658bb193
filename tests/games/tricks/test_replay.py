"""Replays of Nap and Napoleon: each beat of a deal, from any seat, and played on from there."""

from __future__ import annotations

import json
from inspect import cleandoc
from itertools import pairwise
from operator import le
from pathlib import Path

import pytest

from daifugo_widget import Replay
from daifugo_widget.core.records import Record
from daifugo_widget.replay.film import frames
from tests.games.tricks.playing import NAP, NAPOLEON
from tests.games.tricks.test_records import each_seed, random_history
from tests.replay.pictures import pictures


def told(replay: Replay) -> list[str]:
    """Return what each picture of a replay says, players by their letters."""
    said = (picture["say"] for picture in pictures(replay))
    return ["".join(p if isinstance(p, str) else str(p[1]) for p in parts) for parts in said]


def test_a_film_has_a_picture_for_each_thing_that_is_told() -> None:
    said = told(Replay(NAP))
    assert said[:3] == [
        "The cards are dealt. 0 is to bid.",
        "0 bids Two. 1 is to bid.",
        "1 passes. 2 is to bid.",
    ]
    assert "2 passes. 0 has to make Two. 0 leads." in said
    assert any(text.endswith("1 takes the trick.") for text in said)
    assert said[-1].endswith("0 fails Two and pays 4 chips.")
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("nobody", "told_last"),
    [
        ("turn-another", "7d is turned up as well. 1 holds Jd and has to be Napoleon."),
        ("void", "The deal is void."),
    ],
)
def test_what_comes_of_a_card_turned_up_whose_jack_nobody_holds_is_told(
    nobody: str, told_last: str
) -> None:
    record = f"""
    game napoleon 1
    rules napoleon, forced-napoleon(nobody={nobody})
    hands Jc3h / Jd3d / Jh3c / Ts4s
    kitty 7sJs7d
    dealer d
    a > -  b > -  c > -  d > -  ~ 7s {"~ 7d" * (nobody != "void")}
    """
    whole = Record.parse(cleandoc(record))
    for seen in (whole, *(Record.of(whole.history(), seat) for seat in range(4))):
        pictures = told(Replay(seen))
        assert all(pictures)
        story = " ".join(pictures)
        assert "Nobody bids. 7s is turned up from the kitty. Nobody holds Js." in story
        assert told_last in story


def test_a_film_can_be_wound_to_each_trick() -> None:
    moves = Replay(NAP).film["moves"]
    assert [trick for _, trick, seat, _ in moves if seat >= 0] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [text for *_, text in moves[1:5]] == ["Two", "-", "-", "9h"]


def test_the_list_of_moves_tells_naming_and_laying_away_from_plays() -> None:
    moves = Replay(NAPOLEON).film["moves"]
    assert [text for *_, text in moves[1:4]] == ["names J♠", "lays away 4♦ 5♦", "Ks"]


@pytest.mark.parametrize(("record", "end"), [(NAP, [1, 1, 0]), (NAPOLEON, [0, 0, 2, 0])])
def test_a_film_tells_what_each_seat_has_taken_so_far(record: str, end: list[int]) -> None:
    taken = [[seat["taken"] for seat in each["seats"]] for each in pictures(Replay(record))]
    assert taken[0] == [0] * len(end)
    assert taken[-1] == end
    assert all(all(map(le, then, now)) for then, now in pairwise(taken))


@each_seed
@pytest.mark.parametrize("game", ["nap", "napoleon, forced-napoleon"])
def test_any_deal_can_be_filmed_and_ends_where_it_ended(game: str, seed: int) -> None:
    history = random_history(game, seed)
    replay = Replay(history)
    assert list(frames(history))[-1].game == history.now.game
    assert json.loads(json.dumps(replay.film))["moves"]
    replay.step = len(replay) - 1
    assert "<svg" in replay.to_svg()


@pytest.mark.parametrize(
    ("record", "what"),
    [(NAP, "Tricks taken"), (NAPOLEON, "Honours taken")],
    ids=["nap", "napoleon"],
)
def test_the_chart_of_a_film_says_what_is_taken_in_its_game(record: str, what: str) -> None:
    words = Replay(record).words
    assert words["replay.amounts"] == what
    assert words["replay.chart"].startswith(f"{what} by player.")


def test_a_seat_that_does_not_hold_the_card_is_not_shown_who_the_adjutant_is() -> None:
    drawn = pictures(Replay(NAPOLEON, seat="a"))
    named = [at for at, each in enumerate(drawn) if "Adjutant" in json.dumps(each["seats"])]
    seen = next(at for at, each in enumerate(drawn) if '"Js"' in json.dumps(each["trick"]))
    assert named
    assert min(named) >= seen


def test_what_napoleon_takes_up_and_lays_away_is_told_to_napoleon_alone() -> None:
    hidden = [unseen for each in pictures(Replay(NAPOLEON)) if (unseen := each["unseen"])]
    assert hidden
    assert {tuple(each["by"]) for each in hidden} == {(1,)}
    assert not any("4d" in json.dumps(each["say"]) for each in hidden)


def test_the_page_of_a_replay_holds_the_cards_of_its_rules(tmp_path: Path) -> None:
    page = tmp_path / "napoleon.html"
    Replay(NAPOLEON).to_html(page)
    text = page.read_text(encoding="utf-8")
    assert '"yoromeki"' in text
    assert '"eight-cut"' not in text
