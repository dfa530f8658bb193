"""Who the bots are is chosen in mid-match, kept with the game, and remembered for other tables."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget import Drill, Player, Replay, Table, defaults
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games import GAMES, kind_of
from daifugo_widget.players.random_bot import RandomBot
from daifugo_widget.table.session.strengths import strengths_of
from tests.core.languages import LETTERS
from tests.table.playing import move, sent
from tests.table.test_defaults import file, home, write

__all__ = ["home"]  # a fixture: the folder of a user who has chosen nothing yet


class First(Player):
    """Takes the first move of the list."""

    def choose(self, view: Any, rng: Random) -> Move:
        first: Move = view.moves()[0]
        return first


@pytest.mark.parametrize("game", GAMES)
def test_each_player_of_a_game_is_offered_with_a_line_in_each_language(game: str) -> None:
    offered = strengths_of(game)
    assert [each.name for each in offered] == [*kind_of(game).players]
    assert len({each.title for each in offered}) == len({each.about for each in offered})
    assert len({each.about for each in offered}) == len(offered)
    for _name, title, about in offered:
        assert title.en
        assert about.en
        for lang in LANGS[1:]:
            assert LETTERS[lang].search(title.to(lang))
            assert LETTERS[lang].search(about.to(lang))


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_looks_them_up_in_all_languages(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, told = Table(game if game != "daifugo" else "standard"), list[Any]()
    monkeypatch.setattr(table, "send", told.append)
    table.receive({"ask": "players", "id": 1})
    names = [each["name"] for each in told[0]["reply"]]
    assert names == [*kind_of(game).players]
    assert {*told[0]["reply"][0]["title"]} == {*LANGS}


def test_of_a_bot_in_one_seat_or_of_all_another_player_is_made_from_the_next_move_on() -> None:
    table = Table(seed=3)
    move(table, Random(1))
    assert table.state["bots"] == dict.fromkeys("bcd", "steady")
    sent(table, do="bot", player="sharp", seat=2)
    assert table.bots == {"b": "steady", "c": "sharp", "d": "steady"}
    sent(table, do="bot", player="random")
    assert {*table.bots.values()} == {"random"}
    assert all(isinstance(bot, RandomBot) for bot in table.session.people.bots.values())


def test_nobody_is_made_a_bot_and_no_bot_what_its_game_does_not_have() -> None:
    table = Table("nap", seed=3)
    before = table.bots
    for message in (
        {"player": "sharp", "seat": 1},
        {"player": "steady", "seat": 0},
        {"player": "steady", "seat": 9},
        {"player": 7},
        {},
    ):
        assert "cannot read" in sent(table, do="bot", **message)["notice"]
        assert table.bots == before
    with pytest.raises(ValueError, match="no player 'sharpp'; did you mean sharp"):
        Table().bots = "sharpp"
    with pytest.raises(ValueError, match="No bot sits in seat a"):
        table.bots = {"a": "steady"}


def test_a_cell_reads_observes_and_assigns_them() -> None:
    table, seen = Table(seed=3, players=4), list[Any]()
    table.observe(lambda change: seen.append(change.new), "bots")
    table.bots = {"b": "sharp"}
    own = First()
    table.bots = ["random", own, "steady"]
    table.bots = "sharp"
    assert seen == [
        {"b": "sharp", "c": "steady", "d": "steady"},
        {"b": "random", "c": own, "d": "steady"},
        {"b": "sharp", "c": "sharp", "d": "sharp"},
    ]
    table.bots = own
    assert table.state["bots"] == dict.fromkeys("bcd", "First")


def test_a_table_takes_them_by_seat() -> None:
    assert Table(bots={"c": "sharp"}).bots == {"b": "steady", "c": "sharp", "d": "steady"}
    with pytest.raises(ValueError, match="No bot sits in seat a"):
        Table(bots={"a": "sharp"})


def test_a_saved_game_goes_on_with_those_that_were_chosen(tmp_path: Path) -> None:
    path = tmp_path / "game.dfg"
    table = Table(seed=3, save=path)
    move(table, Random(1))
    sent(table, do="bot", player="sharp", seat=2)
    move(table, Random(1))
    assert "x-bots - steady sharp steady" in path.read_text(encoding="utf-8")
    assert Table(save=path).bots == Table(save=path, bots="random").bots == table.bots
    table.new()
    assert Table(save=path).bots["c"] == "sharp"


def test_undo_does_not_bring_former_bots_back(tmp_path: Path) -> None:
    table = Table(seed=3, save=tmp_path / "game.dfg")
    move(table, Random(1))
    table.bots = "sharp"
    table.undo()
    assert table.bots["b"] == "sharp"
    assert Table(save=tmp_path / "game.dfg").bots["b"] == "sharp"


def test_a_record_in_which_nobody_has_chosen_any_names_none() -> None:
    assert "x-bots" not in str(Table(seed=3, bots="sharp").record)


def test_a_record_that_names_them_is_played_on_with_them() -> None:
    text = "x-bots - sharp nobody-knows random\nrules base\nhands 3c4d / 5c6d / 7c8d / 9cTd\n"
    named = {"b": "sharp", "c": "steady", "d": "random"}
    assert Table(record=text).bots == named
    assert Table(record=text, bots="random").bots == dict.fromkeys("bcd", "random")
    table = Table(record=text.partition("\n")[2])
    sent(table, do="load", text=text)
    assert table.bots == named


def test_a_game_that_lacks_a_player_has_the_usual_one(home: Path) -> None:
    defaults(bots="sharp")
    assert {*Table().bots.values()} == {"sharp"}
    assert {*Table("nap").bots.values()} == {"steady"}
    table = Table("napoleon", bots={"b": "random"})
    sent(table, do="load", text=str(Table("nap", players=5, seed=3, open_hands=True).record))
    assert table.session.match.rules.game == "nap"
    assert table.bots["b"] == "random"


# --- remembered ----------------------------------------------------------------------------------


def test_what_is_chosen_is_remembered_and_forgotten(home: Path) -> None:
    table = Table(seed=3)
    assert "forget" not in table.state["can"]
    sent(table, do="bot", player="sharp")
    sent(table, do="set", key="auto_pass", value=True)
    sent(table, do="set", key="to_end", value=True)
    assert "forget" in sent(table, do="remember")["can"]
    kept = {"auto_pass": True, "to_end": True, "bots": "sharp"}
    assert json.loads(file().read_text(encoding="utf-8")) == kept
    other = Table()
    assert (other.auto_pass, other.to_end, other.bots["b"]) == (True, True, "sharp")
    assert Table(bots="random").bots["b"] == "random"
    state = sent(table, do="forget")
    assert "begin as usual again" in state["notice"]
    assert "forget" not in state["can"]
    assert (Table().auto_pass, Table().bots["b"]) == (False, "steady")


def test_bots_that_differ_are_remembered_by_seat(home: Path) -> None:
    table = Table(seed=3)
    sent(table, do="bot", player="sharp", seat=2)
    sent(table, do="remember")
    assert Table().bots == table.bots
    assert Table(players=3, seat="c").bots == {"a": "steady", "b": "steady"}


def test_a_table_at_which_none_are_chosen_remembers_none(home: Path) -> None:
    write('{"bots": "sharp"}')
    shown: Any
    for shown in (Replay("hands 3c4d / 5c6d\na 3c\n"), Drill()):
        sent(shown, do="set", key="theme", value="dark")
        sent(shown, do="remember")
    assert json.loads(file().read_text(encoding="utf-8")) == {"bots": "sharp", "theme": "dark"}


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("sharpp", "there is no player 'sharpp'; did you mean sharp"),
        ({"b": "sharpp"}, "there is no player 'sharpp'"),
        ({"z": "sharp"}, "bots are the name of a player such as 'sharp'"),
        (7, "bots are the name of a player such as 'sharp'"),
        ({"b": 7}, "bots are the name of a player such as 'sharp'"),
    ],
)
def test_wrong_ones_are_refused_in_words(home: Path, bots: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        defaults(bots=bots)
    write(json.dumps({"bots": bots, "lang": "ja"}))
    with pytest.warns(UserWarning, match="bots in .* is left out"):
        assert Table().lang == "ja"


def test_of_the_variable_they_are_one_name(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIFUGO_DEFAULTS", "bots=sharp lang=ja")
    assert Table().bots["b"] == "sharp"
