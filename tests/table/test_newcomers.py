"""A newcomer sits down between two games."""

from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Table
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Lang
from tests.table.playing import play_on, scored, sent, whole_story
from tests.table.test_decrees import at_the_end


def joined(lang: Lang = "en", **more: str) -> Table:
    table = at_the_end("rules base, joining\nhands 3c / 5c6d / 7sKs\n", lang=lang)
    table.join(**more)
    return table


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Yuki joins the table and plays rock-paper-scissors"),
        ("ja", "ユキさんが卓に入り"),
        ("ko", "유키 님이 들어와"),
    ],
)
def test_a_newcomer_sits_down_and_its_rounds_are_told(lang: Lang, said: str) -> None:
    table = joined(lang)
    assert said in whole_story(table)
    assert table.session.match.players == 4
    assert len(table.state["seats"]) == 4


def test_the_place_of_a_newcomer_is_the_one_that_is_told() -> None:
    table = joined(name="Mina")
    klass = table.session.match.game.class_of(3)
    assert klass is not None
    assert f"Mina begins as {klass}" in whole_story(table).replace("ō", "o")


def test_the_table_offers_it_between_games_alone() -> None:
    table = at_the_end("rules base, joining\nhands 3c / 5c6d / 7sKs\n")
    assert [call["rule"] for call in table.state["prompt"]["calls"]] == ["joining"]
    sent(table, do="call", rule="joining")
    assert len(table.state["seats"]) == 4
    assert table.state["prompt"]["calls"] == []
    assert sent(table, do="call", rule="joining")["refusal"]["reason"] == "no-call"


def test_a_game_with_a_newcomer_is_played_to_its_end_and_scored() -> None:
    table = joined()
    play_on(table, Random(3))
    first, second, total = scored(table.state, "games")
    assert first[4] == ""
    assert second[4] == total[4] != ""
    assert str(table.record)
    table.next()


def test_a_saved_game_with_a_newcomer_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.dfg"
    record = "seed 1\nrules base, joining\nhands 3c / 5c6d / 7sKs\n"
    table = Table(record=record, save=file, bots="random", names={"a": "Ann"})
    play_on(table, Random(1))
    table.join(name="Mina")
    again = Table(save=file, bots="random")
    assert again.session.match.players == 4
    assert again.session.game == table.session.game
    assert again.session.people.name(0, "en") == "Ann"
    assert again.session.people.name(3, "en") == "Mina"
    assert 'names  a="Ann" d="Mina"' in str(table.record)
    assert Table(save=file, bots="random", names={"d": "Mina"}).record
    assert Table(save=file, bots="random").session.match.players == 4


def test_a_cell_that_is_run_again_finds_the_newcomer_at_its_table(tmp_path: Path) -> None:
    def opened() -> Table:
        names = ["Ann", "Ken", "Hana"]
        return Table(
            "base, joining",
            players=3,
            seed=1,
            bots=["random", "random"],
            names=names,
            save=tmp_path / "game.dfg",
        )

    table = opened()
    play_on(table, Random(1))
    table.join(name="Mina")
    again = opened()
    assert again.session.people.names == ("Ann", "Ken", "Hana", "Mina")
    assert again.session.game == table.session.game


def test_a_bot_of_a_name_sits_down() -> None:
    table = at_the_end("rules base, joining\nhands 3c / 5c6d / 7sKs\n")
    table.join("sharp", name="Mina")
    assert table.session.people.name(3, "en") == "Mina"
    with pytest.raises(ValueError, match="no player"):
        at_the_end("rules base, joining\nhands 3c / 5c6d / 7sKs\n").join("clever")


def test_nobody_joins_without_the_rule_or_in_mid_game() -> None:
    with pytest.raises(RuleError, match="joining"):
        at_the_end().join()
    with pytest.raises(ValueError, match="over"):
        Table("base, joining", seed=1).join()


def test_nobody_joins_nine() -> None:
    table = Table("base, joining", players=9, seed=1, bots="random")
    play_on(table, Random(1))
    sent(table, do="call", rule="joining")
    assert "2 to 9" in table.state["notice"]
    assert len(table.state["seats"]) == 9
