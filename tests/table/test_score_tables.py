"""The tables of scores as the browser draws them."""

from random import Random
from typing import Any

from daifugo_widget import Table
from tests.checking import some
from tests.table.playing import play_on, scored, sent

RECORD = "rules base, joining\nhands 3c / 5c6d / 7sKs\na 3c\nb 5c\nc 7s\nb -\nc Ks\n"


def ended(rules: str = "base") -> dict[str, Any]:
    table = Table(rules, seed=5)
    play_on(table, Random(1))
    return dict(table.state)


def test_before_a_game_has_ended_there_is_a_word_instead_of_tables() -> None:
    scores = Table(seed=1, lang="ja").state["scores"]
    assert scores["result"] is scores["games"] is None
    assert scores["label"] == "まだ終わったゲームはありません。"


def test_a_result_lists_the_seats_by_place() -> None:
    lines = scored(ended(), "result")
    assert [(place, points) for _, place, _, points, _ in lines] == [
        *(("1", "6"), ("2", "4"), ("3", "2"), ("4", "0")),
    ]


def test_a_class_in_the_result_explains_itself() -> None:
    state = ended()
    for line in some(state["scores"]["result"]["lines"]):
        ((kind, meaning, klass),) = line["cells"][2][0]
        assert kind == "t"
        assert meaning.startswith(klass)


def test_games_have_a_line_each_and_one_for_the_sum() -> None:
    state = ended()
    table = state["scores"]["games"]
    assert [line["total"] for line in table["lines"]] == [False, True]
    first, total = scored(state, "games")
    assert first[1:] == total[1:]
    assert table["head"] == ["Game", "You", "Ken", "Hana", "Yuki"]


def test_with_a_score_card_its_lines_stand_there() -> None:
    state = ended("base, match, scorecard")
    lines = state["scores"]["games"]["lines"]
    assert [(line["cells"][0], line["total"]) for line in lines] == [
        ((["1.1"],), False),
        ((["Set 1"],), True),
        ((["Total"],), True),
    ]


def test_who_joins_after_a_game_has_no_place_in_its_result() -> None:
    table = Table(record=RECORD)
    assert len(scored(sent(table, do="call", rule="joining"), "result")) == 3
