"""The official match: its clock and its referee."""

from random import Random

import pytest

from daifugo_widget import Table
from daifugo_widget.core.game.moves import Call
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.dealing import deal
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players.steady import objection
from daifugo_widget.games.daifugo.rules.official.clock import ACTION, FIRST_LEAD


def game_of(text: str) -> Match:
    match: Match = Record.parse(text).history().now
    return match


def test_the_first_lead_after_the_deal_has_a_minute_and_each_action_twenty_seconds() -> None:
    match = Match.start("base, time-limit", 4, seed=1)
    limit = match.rules["time-limit"]
    assert limit.seconds(match.game) == FIRST_LEAD == 60
    played = match.game.step(match.game.moves()[0])
    assert limit.seconds(played) == ACTION == 20


def test_a_choice_in_the_exchange_has_twenty_seconds_and_the_first_lead_after_it_a_minute() -> None:
    text = EXCHANGED.format(rule="deck(jokers=0)")
    choosing = game_of(text)
    assert choosing.game.ask
    assert choosing.rules["time-limit"].seconds(choosing.game) == ACTION
    leading = game_of(text + "d > 2sAc  c > Kc  a > 3c4c  b > 5c\n")
    assert leading.rules["time-limit"].seconds(leading.game) == FIRST_LEAD


def test_after_an_eight_cut_its_player_has_the_full_time_again() -> None:
    match = game_of("rules base, eight-cut, time-limit\nhands 8c3d / 9c9d / 5s6s\na 8c")
    assert match.rules["time-limit"].seconds(match.game) == ACTION


def test_a_trick_flows_once_by_a_pass_that_comes_too_late() -> None:
    game = game_of(
        "rules base, time-limit\nhands 3c9d / 5c6c / 9c8h\na 3c  b 5c  c 9c  a -  b time-limit"
    ).game
    assert [event.verb for event in game.events] == ["announce", "pass", "flow", "lead"]
    assert game.flows == 1


def test_a_trick_that_is_cut_flows_once_as_the_last_one_lets_the_time_to_answer_run_out() -> None:
    game = game_of(
        "rules base, eight-cut, four-stop, time-limit\nhands 8c3d / 4c4d5d / 4h4s6s\n"
        "a 8c  b time-limit  c time-limit"
    ).game
    assert [event.verb for event in game.events] == ["announce", "answer", "cut", "flow", "lead"]


EXCHANGED = """\
rules    base, time-limit, {rule}
classes  a=daifugo b=fugo c=hinmin d=daihinmin
phase    exchange
hands    3c4c2cKd / 5c6d7s8s / 7h8hKc9c / 4s2sAc5d
"""
NOTHING_TO_HAND_OUT = EXCHANGED.format(rule="anti-monopoly") + (
    "d > 2sAc  c > Kc  a > 3c4c  b > 5c  a time-limit > -  d time-limit > 3c\n"
)
FACE_DOWN = EXCHANGED.format(rule="exchange-facedown") + (
    "a > 1 > 2  b > 1  a > 3c4c  b > 5c  d time-limit > 2sAc  c time-limit > Kc\n"
)


@pytest.mark.parametrize("text", [NOTHING_TO_HAND_OUT, FACE_DOWN])
@pytest.mark.parametrize("seat", range(4))
def test_what_the_clock_chooses_from_hidden_cards_is_read_back(text: str, seat: int) -> None:
    history = Record.parse(text).history()
    record = str(Record.of(history, seat))
    again = Record.parse(record).history()
    assert str(Record.of(again, seat)) == record
    assert again.now.game.turn == history.now.game.turn


def test_a_view_of_a_doubtful_play_shows_nothing_more_of_other_hands() -> None:
    text = "rules base, fouls(mode=referee)\nhands 9c3d / 5c6dQs / 7sKs\na 9c  b 5c"
    seen = view(game_of(text).game, 2)
    assert seen.doubtful is not None
    _, before = seen.doubtful
    assert before.hands[1] == view(before, 2).hands[1]
    assert bin(before.hands[1]).count("1") == 3


@pytest.mark.parametrize(("fouls", "points"), [("b2", (4, 2, 0)), ("b3", (4, 0, 0))])
def test_who_is_disqualified_has_no_points_in_the_match(
    fouls: str, points: tuple[int, ...]
) -> None:
    match = game_of(
        f"rules base, fouls(mode=referee)\nmarks fouls={fouls}\nhands 3c / 5c / 7sKs\na 3c  b 5c\n"
    )
    assert match.game.over
    assert match.points == points


def test_cautions_are_counted_over_the_sets_of_a_match() -> None:
    text = (
        "rules base, match(games=1), fouls(mode=referee)\nhands 9c / 5c6dQs / 7sKs\nturn c\n"
        "c 7s  a 9c  b 5c  c fouls > b\nc -  b 6d  c Ks"
    )
    match = game_of(text)
    assert match.game.over
    assert match.next().game.mark_of("fouls") == "b1"


def test_who_is_disqualified_can_be_called_again_and_again() -> None:
    text = "rules base, fouls(mode=referee)\nmarks fouls={}\nhands 3c9c / 5c6dQs / 7sKs\nturn c\n"
    moves = "c 7s  a 9c  b 5c  a fouls > b"
    assert game_of(text.format("b3") + moves).game.mark_of("fouls") == "b3"
    assert game_of(text.format("b9") + moves).game.mark_of("fouls") == "b3"


@pytest.mark.parametrize("winner", ["points", "final-daifugo"])
def test_who_is_disqualified_does_not_win_the_match(winner: str) -> None:
    text = (
        f"rules base, match(sets=1, games=1, points=1, last_game_bonus=0, winner={winner}), "
        "fouls(mode=referee)\nmarks fouls={}\nhands 3c / 5c / 7sKs\na 3c  b 5c\n"
    )
    assert game_of(text.format("a3")).winners[0] == 1
    assert 0 not in game_of(text.format("a3")).winners
    assert game_of(text.format("c1")).winners == (0,)


@pytest.mark.parametrize("winner", ["points", "final-daifugo"])
@pytest.mark.parametrize(("fouls", "over"), [("b2c3", False), ("b3c3", True)])
def test_a_match_stops_when_all_others_are_disqualified(
    winner: str, fouls: str, over: bool
) -> None:
    match = game_of(
        f"rules base, match(mercy=true, winner={winner}), fouls(mode=referee)\n"
        f"marks fouls={fouls}\nhands 3c / 5c / 7sKs\na 3c  b 5c\n"
    )
    assert match.game.over
    assert match.over is over
    assert match.winners == ((0,) if over else ())


LATE = "rules base, match\nhands 3c / 4c / 5c6c\na 3c\n"


def test_a_match_that_a_referee_ends_is_over_with_the_running_game() -> None:
    ended = game_of(LATE + "b match\nb 4c\n")
    assert ended.over
    assert ended.winners == (0,)
    with pytest.raises(ValueError, match="the match is over"):
        ended.next()
    assert not game_of(LATE + "b 4c\n").over


def test_a_referee_ends_a_match_at_the_table() -> None:
    table = Table(record=LATE, seats="abc")
    assert table.state["prompt"]["calls"] == []
    table.call("match")
    table.play("4c")
    assert table.session.match.over


@pytest.mark.parametrize("seat", [0, 2])
def test_an_objection_is_no_other_call_of_a_referee(seat: int) -> None:
    text = "rules base, match, time-limit, fouls(mode=referee)\nhands 9c3d / 5c6dQs / 7sKs\n"
    game = game_of(f"{text}a 9c  b 5c").game
    assert objection(view(game, seat), seat) == Call("fouls")


def test_no_clock_runs_where_the_rule_is_off() -> None:
    rules = Match.start("base", 4, seed=1).rules
    game = deal(rules, 4, Random(1))
    assert not any(game.calls(seat) for seat in range(4))
