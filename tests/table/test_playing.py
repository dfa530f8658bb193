"""A table is played from Python, by the same moves and errors as a game."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget import Drill, IllegalMove, Quiz, Record, RecordError, RuleError, Table
from daifugo_widget.core.cards import blanks, show
from daifugo_widget.core.words.text import SpokenError
from tests.table.playing import move, play_on, scored
from tests.tiers import first

SEVENS = """
rules  base, seven-pass
hands  7c7d3c4c5c / 9c9d8s / TsJsQs
"""


def test_a_match_is_played_to_its_end_from_python() -> None:
    table = Table("official, match(sets=2, games=2), -scorecard", seed=5)
    chance = Random(5)
    for number in range(1, 5):
        assert table.match.number == number
        play_on(table, chance)
        assert table.state["prompt"]["kind"] == ("match" if number == 4 else "over")
        assert "next" in table.state["can"]
        if number < 4:
            table.next()
    assert table.match.winners
    assert table.state["scores"]["verdict"]
    *games, total = scored(table.state, "games")
    assert [name for name, *_ in games] == ["1.1", "1.2", "2.3", "2.4"]
    assert sum(map(int, total[1:])) == 4 * 12 + 2 * 2


def test_after_a_match_another_one_begins() -> None:
    table = Table("base, match(sets=1, games=1)", seed=5)
    play_on(table, Random(1))
    table.next()
    assert table.match.number == 1
    assert not table.game.over
    assert table.match.points == (0, 0, 0, 0)


def test_points_without_the_rule_match_go_on_without_end() -> None:
    table = Table(seed=5)
    play_on(table, Random(1))
    assert sorted(table.match.points) == [0, 2, 4, 6]
    table.next()
    play_on(table, Random(1))
    assert sum(table.match.points) == 24
    assert table.state["prompt"]["kind"] == "over"


def test_the_table_starts_from_a_record_or_its_text_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "sevens.dfg"
    path.write_text(SEVENS, encoding="utf-8")
    for record in (SEVENS, Record.parse(SEVENS), path, str(path)):
        table = Table(record=record)
        assert show(table.game.hands[0]) == "3c4c5c7c7d"
        assert table.session.people.players == 3


def test_choices_in_mid_effect_are_answered() -> None:
    table = Table(record=SEVENS)
    table.play("7c7d")
    choice = table.state["prompt"]["choice"]
    assert (choice["what"], choice["low"], choice["high"]) == ("cards", 0, 2)
    assert [option["value"] for option in choice["options"]] == ["3c", "4c", "5c", "-"]
    with pytest.raises(IllegalMove) as refused:
        table.pass_()
    assert refused.value.refusal.reason == "choice-owed"
    table.answer("3c 4c")
    assert show(table.game.hands[0]) == "5c"


def test_moves_that_cannot_be_raise_the_errors_of_a_game() -> None:
    table = Table(record=SEVENS)
    with pytest.raises(IllegalMove, match="not-held"):
        table.play("2s")
    with pytest.raises(IllegalMove, match="not-a-play"):
        table.play("3c4c")
    with pytest.raises(IllegalMove, match="may-not-pass"):
        table.pass_()
    for nothing in ("", " ", "-", "--", "pass", "Pass", "パス", "패스"):
        with pytest.raises(SpokenError, match=r"or pass_\(\) to pass"):
            table.play(nothing)
    with pytest.raises(RecordError):
        table.play("hello")
    with pytest.raises(ValueError, match="once this one is over"):
        table.next()
    with pytest.raises(ValueError, match="no decision of yours"):
        table.undo()


@pytest.mark.parametrize(
    ("arguments", "error", "why"),
    [
        ({"rules": "standard, nonsense"}, RuleError, "no rule or preset 'nonsense'"),
        ({"players": 10}, RuleError, "10 cannot play: 2 to 9 players can"),
        ({"players": 2}, RuleError, "use the preset two-player"),
        ({"bots": "genius"}, ValueError, "no player 'genius'"),
        ({"bots": ["steady"]}, ValueError, "3 seats need a bot, but bots names 1"),
        ({"bots": ["steady"] * 3 + ["genius"]}, ValueError, "3 seats need a bot, but bots names 4"),
        ({"rules": "daifugo"}, RuleError, "daifugo is the game itself: begin with one of its pre"),
        ({"rules": "Nap"}, RuleError, "did you mean nap"),
        ({"seat": "e"}, ValueError, "no seat e at a table of 4"),
        ({"seats": ["z"]}, ValueError, "'z' is not a seat"),
        ({"lang": "fr"}, ValueError, "lang cannot be 'fr'"),
        ({"pase": "slow"}, ValueError, "no 'pase'; did you mean paused"),
        ({"record": "rules  base\nhands  3c3c / 4d\n"}, RecordError, "held twice by a"),
        ({"names": "Mina"}, ValueError, "names are a list such as .* not 'Mina'"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    arguments: dict[str, Any], error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        Table(**arguments)


def test_python_reads_what_the_seat_knows() -> None:
    table = Table(seed=3)
    assert [blanks(hand) > 0 for hand in table.game.hands] == [False, True, True, True]
    assert table.match.game == table.game
    assert all(blanks(m.game.hands[1]) for m in table.history.matches())
    assert str(table.record).count("?1") == 3
    assert "seed" not in str(table.record)
    assert "seed=3" not in repr(table.match) + repr(table.history)
    assert "?" not in str(Table(seed=3, open_hands=True).record)
    assert not any(blanks(hand) for hand in Table(seed=3, open_hands=True).game.hands)


def test_the_record_of_a_drill_whose_hands_lie_open_is_that_drill_again() -> None:
    drill = Drill("rules base, eight-cut\ngoal finishes a in 2\nhands 8c3d / 9c4h / 5sTs6h\n")
    assert Drill(drill.record).task.solution == drill.task.solution
    assert "?2" in str(Drill(drill.record, open_hands=False).record)


def test_changes_of_the_game_are_observed() -> None:
    table, seen = Table(seed=3), []
    table.observe(lambda change: seen.append(change.new), "game")
    move(table, Random(1))
    assert seen
    assert seen[-1] == table.game


def test_the_record_of_a_finished_game_is_whole_and_plays_out_to_the_same_game() -> None:
    table = Table("standard, seven-pass", seed=8)
    play_on(table, Random(8))
    again = Record.parse(str(table.record)).history()
    assert again.now.game.ranking() == table.session.match.game.ranking()
    assert again.now.game == table.session.game


@pytest.mark.parametrize("players", first(range(2, 10), 3))
def test_tables_of_every_size_play(players: int) -> None:
    table = Table("two-player" if players == 2 else "standard", players=players, seed=1)
    play_on(table, Random(1))
    table.next()
    play_on(table, Random(2))
    assert len(table.state["seats"]) == players


def test_bots_alone_play_without_a_person() -> None:
    table = Table(seats=(), seed=1, pace="once")
    assert table.game.over
    assert table.state["me"] is None
    assert table.state["hand"] == []


def test_a_new_deal_and_the_same_deal_again() -> None:
    table = Table(seed=4)
    dealt = table.state["hand"]
    play_on(table, Random(4), most=3)
    table.again()
    assert table.state["hand"] == dealt
    table.new()
    assert table.state["hand"] != dealt
    assert table.match.number == 1


def test_rules_for_the_next_game_are_checked_and_then_used() -> None:
    table = Table(seed=4)
    with pytest.raises(RuleError):
        table.set_rules("standard, stairs(minimum=9)")
    table.set_rules("standard, -eleven-back")
    assert "eleven-back" in table.match.rules
    play_on(table, Random(4))
    table.next()
    assert "eleven-back" not in table.match.rules


@pytest.mark.parametrize(
    ("rules", "players"),
    [("standard", 4), ("two-player", 2), ("base, reserve-swap", 5), ("nap", 4), ("napoleon", 5)],
)
def test_as_many_sit_down_as_play_by_the_rules_where_nobody_says_how_many(
    rules: str, players: int
) -> None:
    assert Table(rules, seed=1).session.match.players == players
    quiz = Quiz.for_game(rules, count=1)
    assert quiz.questions[0].match.players == players
