"""Which games at a table are kept, for whom, and what of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget import Drill, Player, Replay, Statistics, Table, Text, teach
from daifugo_widget.core.cards import show_code
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.statistics import USUAL_GAMES, game_id
from daifugo_widget.table.session import defaults
from daifugo_widget.table.session.screen import Screen
from daifugo_widget.table.session.settings import Settings
from daifugo_widget.table.wire.lookups import answer
from tests.checking import some
from tests.phones.still_rooms import StillRoom
from tests.statistics.playing import by_hand, kept
from tests.table.playing import play_on, sent


class Silent(Player):
    """Bids nothing."""

    def choose(self, view: Any, rng: Random) -> Move:
        return Answer(None)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Go to a folder of a user who has chosen nothing yet."""
    for name in ("HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("DAIFUGO_DEFAULTS")
    monkeypatch.chdir(tmp_path)
    defaults._notebook.clear()
    yield tmp_path
    defaults._notebook.clear()


# --- how a game came out -------------------------------------------------------------------------


def test_places_and_classes_are_those_of_the_match(tmp_path: Path) -> None:
    mine, expected = kept(tmp_path), []
    for seed in range(6):
        table = Table("standard", seed=seed, bots="random", statistics=mine)
        for number in range(3):
            before = table.session.match.classes[0]
            by_hand(table, Random(number))
            result = table.session.match.results[-1]
            expected.append((result.places[0], before, result.classes[0]))
            table.next()
    assert [(game.place, game.before, game.after) for game in mine] == expected
    assert len({place for place, _, _ in expected}) == 4


def test_fouls_and_falls_are_those_of_the_games(tmp_path: Path) -> None:
    mine, expected = kept(tmp_path), Counter[tuple[str, str]]()
    for seed in range(24):
        table = Table("standard, foul-finish", seed=seed, bots="random", statistics=mine)
        for number in range(2):
            by_hand(table, Random(seed + number))
            exit = table.match.game.exit_of(0)
            expected[(exit.how, exit.rule) if exit else ("last", "")] += 1
            table.next()
    assert Counter((game.left, game.rule) for game in mine) == expected
    assert {"finish", "foul", "fall", "last"} == {left for left, _ in expected}
    fouls = sum(count for (left, _), count in expected.items() if left == "foul")
    head, line = str(mine).splitlines()[-3:-1]
    assert head.split()[-1] == "Fouls"
    assert line.split()[-1] == str(fouls)


def test_a_decision_is_a_move_that_could_have_been_another(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = Table("base", players=3, seed=4, statistics=mine)
    by_hand(table, Random(4))
    history, found = table.session.history, 0
    for at, step in enumerate(history.steps):
        found += step.seat == 0 and len(history.match_after(at).game.moves()) > 1
    assert [game.decisions for game in mine] == [found]
    assert found > 3


@pytest.mark.parametrize("rules", ["nap", "napoleon"])
def test_a_deal_of_tricks_has_the_place_by_its_points_and_no_class(
    rules: str, tmp_path: Path
) -> None:
    mine, places = kept(tmp_path), []
    for seed in range(5):
        table = Table(rules, seed=seed, statistics=mine)
        by_hand(table, Random(seed))
        result = table.session.match.results[-1]
        places += [] if result.void else [result.places[0]]
    assert [game.place for game in mine] == places
    assert {(game.game, game.before, game.after, game.left) for game in mine} == {
        (rules, "", "", "")
    }


def test_a_deal_that_nobody_plays_is_no_game(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = Table("nap", seed=1, bots=Silent(), statistics=mine)
    table._let_bots_move(lambda: table.session.bots_turn)
    sent(table, do="answer", value="-")
    table._let_bots_move(lambda: table.session.bots_turn)
    assert table.session.match.results[-1].void
    assert len(mine) == 0


def test_a_line_names_the_rules_and_the_bots(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    bots = ("sharp", "steady", "random")
    table = Table("standard, seven-pass", seed=1, bots=bots, statistics=mine)
    by_hand(table, Random(1))
    (game,) = mine
    assert (game.game, game.rules, game.players) == ("daifugo", "standard, seven-pass", 4)
    assert (game.people, game.bots) == (1, ("sharp", "steady", "random"))
    assert game.id == game_id(table.history)


# --- once ----------------------------------------------------------------------------------------


def test_an_undo_counts_no_game_twice(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = Table(seed=3, statistics=mine)
    by_hand(table, Random(3))
    first = [*mine]
    for seed in range(3):
        sent(table, do="undo")
        by_hand(table, Random(seed))
    assert [*mine] == first
    sent(table, do="again")
    by_hand(table, Random(9))
    assert [*mine] == first


def test_a_game_opened_again_from_its_file_counts_once(tmp_path: Path) -> None:
    mine, file = kept(tmp_path), tmp_path / "game.dfg"
    table = Table(seed=5, save=file, statistics=mine)
    by_hand(table, Random(5), most=4)
    table.close()
    again = Table(seed=5, save=file, statistics=mine)
    by_hand(again, Random(5))
    again.close()
    assert len(mine) == 1
    once_more = Table(save=file, statistics=mine)
    assert once_more.session.game.over
    sent(once_more, do="undo")
    by_hand(once_more, Random(6))
    assert len(mine) == 1
    sent(once_more, do="next")
    by_hand(once_more, Random(7))
    assert len(mine) == 2


@pytest.mark.parametrize("rules", ["standard", "uecda", "everything", "nap", "napoleon"])
def test_a_deal_is_known_again_in_its_record(rules: str) -> None:
    table = Table(rules, seed=2, bots="random" if rules != "napoleon" else "steady")
    ids = set[str]()
    for number in range(3):
        play_on(table, Random(number))
        ids.add(id := game_id(table.history))
        assert game_id(table.record.history()) == id
        table.next()
    assert len(ids) == 3


def test_a_deal_counts_once_a_day(tmp_path: Path) -> None:
    day = datetime(2030, 4, 1, 11, 30, tzinfo=UTC)
    for after in (0, 0, 1):
        now = day + timedelta(days=after)
        mine = Statistics(tmp_path / "games.jsonl", now=lambda now=now: now)  # type: ignore[misc]
        by_hand(Table(seed=21, statistics=mine), Random(1))
    assert len(mine) == 2


# --- whose ---------------------------------------------------------------------------------------


def test_nothing_is_kept_before_somebody_says_so(here: Path) -> None:
    by_hand(Table(seed=1), Random(1))
    assert not (here / USUAL_GAMES).exists()
    Statistics().keep()
    by_hand(Table(seed=1), Random(1))
    assert len(Statistics()) == 1
    Statistics().keep(False)
    by_hand(Table(seed=2), Random(1))
    assert len(Statistics()) == 1


def test_a_table_made_with_statistics_keeps_its_games_until_somebody_objects(
    tmp_path: Path,
) -> None:
    mine = Statistics(tmp_path / "games.jsonl")
    by_hand(Table(seed=1, statistics=mine), Random(1))
    assert len(mine) == 1
    mine.keep(False)
    by_hand(Table(seed=2, statistics=mine), Random(1))
    assert len(mine) == 1


def test_a_game_in_which_a_program_has_moved_counts_only_where_statistics_are_given(
    here: Path,
) -> None:
    usual = Statistics().keep()
    table = Table(seed=1)
    play_on(table, Random(1), most=1)
    by_hand(table, Random(1))
    assert len(usual) == 0
    sent(table, do="next")
    by_hand(table, Random(1))
    assert len(usual) == 1
    own = Statistics("own.jsonl")
    play_on(Table(seed=1, statistics=own), Random(1))
    assert (len(own), len(usual)) == (1, 1)


def test_a_move_of_a_program_that_is_refused_is_none(here: Path) -> None:
    usual = Statistics().keep()
    table = Table("base", seed=1)
    table._let_bots_move(lambda: table.session.bots_turn)
    with pytest.raises(SpokenError):
        table.play("XX")
    by_hand(table, Random(1))
    assert len(usual) == 1


def test_a_position_that_a_record_lays_out_is_no_game_but_the_next_deal_is(
    tmp_path: Path,
) -> None:
    mine = kept(tmp_path)
    record = "rules standard\nhands 3c4c / 5c6c / 7c8c / 9cTc\n"
    opened = Table(record=record, statistics=mine)
    loaded = Table(seed=1, statistics=mine)
    sent(loaded, do="load", text=record, number=1)
    for table in (opened, loaded):
        by_hand(table, Random(1))
        sent(table, do="again")
        by_hand(table, Random(1))
    assert len(mine) == 0
    sent(opened, do="next")
    by_hand(opened, Random(1))
    assert len(mine) == 1


def test_a_drill_a_lesson_and_a_replay_keep_nothing(here: Path) -> None:
    mine = Statistics().keep()
    drill = Drill.for_rule("eight-cut")
    lesson = teach.lesson("eight-cut").steps()
    replay = Replay("rules base\nhands 3c4c / 5c6c / 7c8c\na 3c\n")
    replay.what_if("a", step=0)
    tables: list[Any] = [drill, lesson, replay]
    for table in some(tables):
        assert table.session.log is None
        assert "games" not in table.state.get("can", [])
    while not replay.session.game.over:
        replay.session.act(replay.session.game.moves()[0], replay.session.game.actor)
    assert len(mine) == 0


def test_several_people_at_one_screen_keep_nothing(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    for table in (Table(seats="ab", seed=1, statistics=mine), Table(seats="", statistics=mine)):
        play_on(table, Random(1))
        assert table.session.game.over
    assert len(mine) == 0


def test_a_guest_on_a_phone_finds_no_games_and_the_host_counts_alone(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    names = ["Mina", "Sora"]
    room = StillRoom((1,), seats="ab", names=names, bots="random", seed=1, statistics=mine)
    session = room.table.session
    while not session.game.over:
        if session.bots_turn:
            session.step()
        else:
            session.act(session.game.moves()[0], session.game.actor)
    (game,) = mine
    assert (game.place, game.people) == (session.match.results[-1].places[0], 2)
    assert not {"Mina", "Sora"} & {*mine.path.read_text(encoding="utf-8").split('"')}
    room.hear(0, {"ask": "games", "id": 7})
    assert json.loads(room.phones[0].told[-1]) == {"reply": {"id": 7, "reply": None}}
    for what in some(("clear-games", "leave-games")):
        room.hear(0, {"do": what, "version": session.screen.version})
    assert "games" not in room.phones[0].state["can"]
    assert (len(mine), mine.keeps) == (1, True)
    room.close()


def test_somebody_who_looks_on_cannot_ask_for_the_games_of_the_table(tmp_path: Path) -> None:
    table = Table(seed=1, statistics=kept(tmp_path))
    screen = Screen(table.session, Settings(), ())
    table.session.screens.append(screen)
    asked = {"ask": "games", "id": 1}
    assert answer(screen, asked) == {"id": 1, "reply": None}
    assert answer(table.session.screen, asked) != {"id": 1, "reply": None}


# --- what nobody learns --------------------------------------------------------------------------


def test_a_running_game_leaves_no_trace(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    before = mine.path.read_bytes()
    table = Table(seed=1, statistics=mine)
    by_hand(table, Random(1), most=3)
    table._looked_up({"ask": "games", "id": 1})
    assert not table.session.game.over
    assert mine.path.read_bytes() == before


def test_a_line_holds_no_card_no_seed_and_no_name(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = Table(seed=987654321, names=["Mina", "Jun", "Sora", "Aki"], statistics=mine)
    by_hand(table, Random(1))
    text = mine.path.read_text(encoding="utf-8")
    assert '"place"' in text
    line = json.loads(text.splitlines()[-1])
    words = {str(value) for value in line.values()} | {*line["bots"]}
    cards = {show_code(code) for code in range(52)}
    assert not words & (cards | {"Mina", "Jun", "Sora", "Aki", "987654321"})
    assert "987654321" not in text


# --- when it fails -------------------------------------------------------------------------------


def test_a_file_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    mine = Statistics(folder / "games.jsonl").keep()
    table = Table(seed=1, statistics=mine)
    mine.path.unlink()
    mine.path.mkdir()
    by_hand(table, Random(1))
    assert table.session.game.over
    assert str(table.state["notice"]).startswith("Your games cannot be kept: ")
    shown = table._looked_up({"ask": "games", "id": 1})
    assert shown
    assert "is not a file" in shown["reply"]["about"][0]


def test_what_is_no_statistics_is_refused_in_words() -> None:
    wrong: Any = "games.jsonl"
    with pytest.raises(SpokenError, match="games are kept in a Statistics") as caught:
        Table(statistics=wrong)
    assert isinstance(caught.value.text, Text)
