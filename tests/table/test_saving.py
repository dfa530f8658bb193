"""The game is saved at each move, goes on after a restart, and a broken file stays as it is."""

import os
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest

from daifugo_widget import History, Record, RecordError, Rule, Table, rule
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.table.session.file_writing import write_whole
from daifugo_widget.table.session.save_file import SaveFile
from daifugo_widget.table.session.saving import read_text
from tests.systems import needs_posix
from tests.table.playing import move, play_on, sent

SEVENS = "rules  base, seven-pass\nhands  7c7d3c4c5c / 9c9d8s / TsJsQs\nturn a\n"


def test_an_unfinished_game_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "my.dfg"
    table = Table("standard, seven-pass", seed=9, save=path)
    play_on(table, Random(9), most=5)
    again = Table(save=path)
    assert again.session.game == table.session.game
    assert again.session.match.points == table.session.match.points
    assert again.state["story"] == table.state["story"]
    move(table, Random(1))
    move(again, Random(1))
    assert again.session.game == table.session.game


def test_a_saved_game_goes_on_by_its_own_rules_and_says_so_where_others_are_named(
    tmp_path: Path,
) -> None:
    path = tmp_path / "my.dfg"
    Table("standard, seven-pass", seed=9, save=path)
    for same in ("seven-pass, standard", "standard"):
        assert Table(same, save=path).state["notice"] is None
    other = Table("base", save=path)
    assert str(other.session.match.rules) == "standard, seven-pass"
    assert other.state["notice"].startswith("The game in my.dfg goes on, by the rules that")


@pytest.mark.parametrize("game", ["standard", "nap", "napoleon"])
def test_what_a_person_knows_of_a_table_is_played_on_from_its_record(game: str) -> None:
    table = Table(game, seed=9)
    play_on(table, Random(9), most=3)
    other = Table(record=table.record)
    assert other.state["hand"] == table.state["hand"]
    play_on(other, Random(1))
    assert other.match.game.over
    with pytest.raises(SpokenError, match=r"give its record, as in Table\(record=table.record"):
        Table(record=table.history)


def test_a_later_game_of_a_match_goes_on_with_its_points(tmp_path: Path) -> None:
    path = tmp_path / "my.dfg"
    table = Table("standard, seven-pass", seed=9, save=str(path))
    play_on(table, Random(9))
    table.set_rules("standard, seven-pass, -eleven-back")
    table.next()
    play_on(table, Random(9), most=3)
    again = Table(save=str(path))
    assert again.session.match == table.session.match
    assert "undo" in again.state["can"]


@pytest.mark.parametrize("most", [3, 1000])
def test_the_rules_chosen_for_the_next_game_are_kept_with_it(tmp_path: Path, most: int) -> None:
    path = tmp_path / "my.dfg"
    table = Table("standard", seed=9, save=path)
    play_on(table, Random(9), most=most)
    table.set_rules("standard, seven-pass")
    again = Table(save=path)
    assert again.state["next_rules"] == "standard, seven-pass"
    play_on(again, Random(9))
    again.next()
    assert "seven-pass" in again.session.match.rules
    assert "x-next-rules" not in path.read_text(encoding="utf-8")


def test_rules_for_the_next_game_that_cannot_be_read_are_left_out() -> None:
    table = Table(record=f"x-next-rules base, sevenpass\n{SEVENS}")
    assert table.state["next_rules"] == "base, seven-pass"
    assert "x-next-rules base, sevenpass" in str(table.record)


@pytest.mark.usefixtures("own_rules")
def test_a_rule_for_the_next_game_is_as_it_was_declared_last() -> None:
    table = Table(record=f"x-next-rules base, own\n{SEVENS}")
    assert "own" not in table.session.next_rules
    for name in ("First", "Second"):
        rule("own", en=name)(type("Own", (Rule,), {"__doc__": "Nothing."}))
        assert table.session.next_rules["own"].names.en == name


@pytest.mark.parametrize("vote", ["yes", "no"])
def test_a_decree_is_decided_once_though_the_table_is_closed_meanwhile(
    tmp_path: Path, vote: str
) -> None:
    path = tmp_path / "my.dfg"
    record = "rules base, decree\nhands 3c / 5c6d / 7sKs\na 3c  b 5c  c -\nb 6d\n"
    table = Table(record=record, seats="abc", save=path)
    table.set_rules("base, decree, stairs")
    table.answer(vote)
    table.answer(vote)
    again = Table(save=path, seats="abc")
    assert again.state["next_rules"] == table.state["next_rules"]
    assert ("stairs" in again.state["next_rules"]) == (vote == "yes")
    with pytest.raises(ValueError, match="after another game"):
        again.set_rules("base, decree, revolution")
    again.undo()
    assert "stairs" not in Table(save=path, seats="abc").state["next_rules"]


def test_a_bot_that_is_daifugo_decrees_the_same_though_the_table_is_closed_meanwhile(
    tmp_path: Path,
) -> None:
    record = "seed {seed}\nrules base, decree\nhands 3c4d / 5c / 7sKs / 8c9c\nturn b\n"
    asked = 0
    for seed in range(8):
        path = tmp_path / f"{seed}.dfg"
        table = Table(record=record.format(seed=seed), bots="random", save=path)
        play_on(table, Random(1))
        again = Table(save=path)
        assert again.state["prompt"] == table.state["prompt"]
        assert again.state["story"] == table.state["story"]
        asked += table.state["prompt"]["kind"] == "answer"
    assert asked


def test_a_game_is_restored_while_a_choice_is_owed(tmp_path: Path) -> None:
    path = tmp_path / "my.dfg"
    table = Table(record=SEVENS, save=path)
    table.play("7c7d")
    again = Table(save=path)
    assert again.state["prompt"] == table.state["prompt"]
    assert again.state["prompt"]["kind"] == "answer"
    again.answer("3c")
    again.undo()
    assert again.state["prompt"]["kind"] == "answer"


def test_a_broken_file_is_reported_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "my.dfg"
    path.write_text("this is my shopping list\n", encoding="utf-8")
    with pytest.raises(ValueError, match="stays as it is"):
        Table(save=path)
    assert path.read_text(encoding="utf-8") == "this is my shopping list\n"


@pytest.mark.parametrize("more", [f"---\n{SEVENS}", "= turn a\n", "! a 9c\n"])
def test_a_file_that_holds_more_than_a_game_is_never_overwritten(tmp_path: Path, more: str) -> None:
    path = tmp_path / "lessons.dfg"
    path.write_text(SEVENS + more, encoding="utf-8")
    with pytest.raises(ValueError, match="save under another name"):
        Table(save=path)
    assert path.read_text(encoding="utf-8") == SEVENS + more


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "my.dfg"
    table = Table(record=SEVENS, save=path)
    before = path.read_text(encoding="utf-8")

    def fail(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    state = sent(table, do="play", cards="3c")
    assert "No space left on device" in state["notice"]
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]
    assert state["hand"] == ["4c", "5c", "7c", "7d"]
    assert "No space left on device" in sent(table, do="again")["notice"]
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_written_any_more_neither_stops_nor_loses_the_game(
    tmp_path: Path,
) -> None:
    (folder := tmp_path / "folder").mkdir()
    table = Table(record=SEVENS, save=folder / "my.dfg")
    rmtree(folder)
    assert "my.dfg" in sent(table, do="play", cards="3c")["notice"]
    folder.mkdir()
    play_on(table, Random(1), most=4)
    kept = Record.parse((folder / "my.dfg").read_text(encoding="utf-8")).history()
    assert kept.now.game == table.session.game


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (".", "Is a directory"),
        ("nowhere/my.dfg", "No such file or directory"),
        ("file/my.dfg", "Not a directory"),
    ],
)
def test_where_no_game_can_be_kept_none_is_begun(tmp_path: Path, place: str, why: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SpokenError, match=rf"cannot be saved in .*{why}.*: name a file"):
        Table(seed=1, save=tmp_path / place)


def test_a_save_file_is_given_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"save names the file .* such as 'game\.dfg', not 3"):
        Table(save=3)  # type: ignore[arg-type]


def test_nothing_but_the_file_is_left_behind(tmp_path: Path) -> None:
    table = Table(seed=1, save=tmp_path / "my.dfg")
    play_on(table, Random(1), most=4)
    assert [path.name for path in tmp_path.iterdir()] == ["my.dfg"]
    assert (
        Record.parse((tmp_path / "my.dfg").read_text(encoding="utf-8")).history().now
        == table.session.match
    )
    assert SaveFile(tmp_path / "none.dfg").load() is None


def test_a_whole_record_is_loaded_into_the_table() -> None:
    table, other = Table(seed=1), Table("standard, seven-pass", seed=2)
    play_on(other, Random(2))
    state = sent(table, do="load", text=str(other.record))
    assert state["notice"] is None
    assert state["prompt"]["kind"] == "over"
    assert state["next_rules"] == "standard, seven-pass"


def test_a_record_of_another_number_of_players_is_not_loaded() -> None:
    table = Table(seed=1)
    assert "3 players" in sent(table, do="load", text=SEVENS)["notice"]


def test_a_seat_record_in_mid_effect_goes_on_in_it() -> None:
    table = Table(record=SEVENS)
    table.play("7c7d")
    state = sent(table, do="load", text=str(table.record))
    assert state["notice"] is None
    assert state["prompt"]["kind"] == "answer"
    assert len(state["hand"]) == 3


def test_a_record_of_two_seats_in_mid_effect_goes_on_before_it() -> None:
    text = "rules base, seven-pass\nhands 7c7d3c4c / 5c6c / ?2\na 7c7d\n"
    state = Table(record=text).state
    assert state["prompt"]["kind"] == "play"
    assert len(state["hand"]) == 4


UNDER_WAY = {
    "discards that nobody has seen": "rules base, re-king\nhands Ks4s9c / 9dTd / 5sQs\n"
    "discards 3h6h8d2c7c\na Ks ~ 3h ~ 8d ~ 2c  b -\n",
    "who acts on its own play": "rules base, queen-love\nhands Qs4c9d / 9cTd / JsKs\n"
    "discards 3h5h2d\na Qs > 2d\n",
    "who is out and has passed": "rules base, miyako-ochi, pass(reenter=false)\n"
    "classes c=daifugo d=daihinmin\nhands 5c / 3d9d / 8cTd / 7sKs\nturn b\nb 3d  c -  d -  a 5c\n",
    "who has answered a cut after a pass": "rules base, pass(reenter=false), eight-cut, "
    "seven-counter(field=seven)\nhands 5c9d9s / 7dJhQh / 8cTd6s\na 5c  b -  c 8c  a > -  b > 7d\n",
    "who sits elsewhere": "rules base, nine-shuffle\nhands 9c9d3s / TcTd4s / JcJd5s\n"
    "a 9c9d > c > b\n",
    "copies": "rules base, deck(decks=2, jokers=2)\nhands X4c9d / 9cTdX / JsKs\na 4c  b X\n",
}


@pytest.mark.parametrize("text", UNDER_WAY.values(), ids=UNDER_WAY)
@pytest.mark.parametrize("seat", range(3))
def test_a_game_that_goes_on_from_a_seat_record_is_saved_as_it_stands(text: str, seat: int) -> None:
    history = Record.parse(text).history()
    again = read_text(str(Record.of(history, seat))).history
    kept = read_text(str(Record.of(again))).history
    for name in ("hands", "trick", "discards", "turn", "passed", "live", "marks", "seats"):
        assert getattr(kept.now.game, name) == getattr(again.now.game, name)


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_stay_blind_for_a_set_stay_so_where_a_seat_record_goes_on(seed: int) -> None:
    blind = "first_game=blind, later_games=blind, blind_redrawn=set"
    history = History(Match.start(f"standard, match, deal-remainder({blind})", 5, seed))
    table = Table(record=str(Record.of(history, 0)), bots="random", pace="once", players=5)
    lying = table.session.match.game.blind
    assert lying == table.session.match.game.aside
    play_on(table, Random(seed))
    table.next()
    assert table.session.match.game.blind == lying


@pytest.mark.parametrize("zone", ["open", "hidden"])
@pytest.mark.parametrize("decks", [1, 2])
def test_cards_out_of_the_game_lie_open_as_before_where_a_seat_record_goes_on(
    zone: str, decks: int
) -> None:
    rules = f"standard, deck(decks={decks}), deal-remainder(first_game=blind, later_games=blind)"
    history = History(Match.start(f"{rules}, zones(out_of_game={zone})", 5, 1))
    game = read_text(str(Record.of(history, 0))).history.now.game
    assert game.aside
    assert game.shown == (game.aside if zone == "open" else 0)


def test_cards_out_of_the_game_lie_open_as_before_where_the_record_of_two_seats_goes_on() -> None:
    game = read_text(
        "rules base, zones(out_of_game=open), deal-remainder(first_game=blind)\n"
        "hands 3c3s6c8s9hThJhKdAd2h / 4c4d4h4s5c5d5h5s6d6h / ?10 / ?10 / ?10\n"
    ).history.now.game
    assert game.aside.bit_count() == 3
    assert game.shown == game.aside


def test_the_exchange_of_a_seat_record_goes_on() -> None:
    table = Table("standard", seed=9)
    play_on(table, Random(9))
    table.next()
    text = str(table.record)
    state = sent(table, do="load", text=text)
    assert state["notice"] is None
    play_on(table, Random(1))


@pytest.mark.parametrize("most", [0, 4, 12])
def test_a_later_game_that_a_seat_wrote_down_goes_on_in_its_match(most: int) -> None:
    """With 0 it is written in the exchange, before any choice."""
    table, rng = Table("standard, match", seed=5, bots="random", pace="once"), Random(5)
    play_on(table, rng)
    table.next()
    play_on(table, rng, most=most)
    match = table.session.match
    again = Table(record=str(Record.of(table.session.history, 0)), by_hand=True)
    kept = Table(record=str(Record.of(again.session.history)), by_hand=True)
    for now in (again.session.match, kept.session.match):
        assert (now.number, now.points, now.classes) == (2, match.points, match.classes)
        assert not now.game.is_view()
        assert not now.game.over
    assert kept.session.game.hands == again.session.game.hands


def test_a_record_that_cannot_be_is_an_error() -> None:
    with pytest.raises(RecordError):
        Table(record="rules  base\nhands  3c3c / 4d\n")
    with pytest.raises(OSError, match="nowhere"):
        Table(record="nowhere.dfg")


@needs_posix
def test_a_link_leads_to_its_file_after_the_game_was_saved_through_it(tmp_path: Path) -> None:
    real, link = tmp_path / "real.dfg", tmp_path / "link.dfg"
    real.write_text("", encoding="utf-8")
    real.chmod(0o640)
    link.symlink_to(real)
    write_whole(link, "one\n")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "one\n"
    assert real.stat().st_mode & 0o777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.dfg", "real.dfg"]


@pytest.mark.parametrize(
    ("place", "why"),
    [("none/game.dfg", "No such file"), ("file/game.dfg", "Not a directory"), ("folder", "Is a d")],
)
def test_where_a_file_cannot_be_written_it_is_named_itself(
    tmp_path: Path, place: str, why: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=why) as caught:
        write_whole(tmp_path / place, "one\n")
    assert caught.value.filename == str(tmp_path / place)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_what_cannot_be_written_whole_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.dfg"
    write_whole(path, "one\n")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "two \ud800\n")
    assert path.read_text(encoding="utf-8") == "one\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, "one\n")
    assert pipe.is_fifo()
    assert os.read(reader, 100) == b"one\n"
    os.close(reader)
