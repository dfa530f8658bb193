"""The page of games: how many, how they came out, how that changed; and the tables made of them."""

from __future__ import annotations

import csv
from base64 import b64decode
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from daifugo_widget import Statistics, Table
from daifugo_widget.__main__ import main
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.intervals import mean_interval
from daifugo_widget.statistics import PlayedGames
from tests.checking import some
from tests.core.languages import LETTERS
from tests.statistics.playing import a_game, by_hand, kept, write_games
from tests.table.playing import sent


def of_lines(folder: Path, *games: dict[str, Any]) -> Statistics:
    """Return statistics of games, each with a deal of its own."""
    write_games(folder / "games.jsonl", *games)
    return Statistics(folder / "games.jsonl")


def on(day: str, **changes: Any) -> dict[str, Any]:
    return a_game(when=f"{day}T12:00:00+00:00", **changes)


THREE = (
    on("2030-04-01", place=1, before="heimin", after="daifugo", left="finish"),
    on("2030-04-02", place=4, after="daihinmin", left="foul", costly=2, places_lost=1.1),
    on("2030-04-04", place=2, after="fugo", left="finish", costly=1, places_lost=0.4),
)


def test_the_page_tells_how_games_came_out(tmp_path: Path) -> None:
    assert str(of_lines(tmp_path, *THREE)).splitlines() == [
        "3 games on 3 days, from 2030-04-01 to 2030-04-04.",
        "Class reached   Daifugō  Fugō  Daihinmin",
        "Share of games  33%      33%   33%",
        "House                      Games  Mean place  Fouls  Costly moves",
        "standard rules, 4 players  3      2.3         1      1.5",
        "Costly moves are those that cost more than 0.3 of a place, in the mean of a game; 2 of 3 "
        "games have been looked through.",
    ]


def test_houses_and_numbers_of_players_stand_apart_the_most_frequent_first(tmp_path: Path) -> None:
    rules = "standard, classes(table=hatena)"  # as this house has it for three
    more = [on("2030-04-05", rules="uecda", players=5), on("2030-04-05", rules=rules, players=3)]
    nap = on("2030-04-05", game="nap", rules="nap")
    lines = str(of_lines(tmp_path, *THREE, *more, nap)).splitlines()
    houses = [line.split("  ")[0] for line in lines if " players " in line]
    assert houses[0] == "standard rules, 4 players"
    others = ["Nap: 28 cards, 4 players", "UECda rules, 5 players", "standard rules, 3 players"]
    assert sorted(houses[1:]) == others


def test_a_mean_has_an_interval_from_twenty_games_on(tmp_path: Path) -> None:
    places = [Random(7).randint(1, 4) for _ in range(20)]
    games = [on("2030-04-01", place=place) for place in places]
    assert "(" not in str(of_lines(tmp_path, *games[:19]))
    low, high = mean_interval(places)
    text = str(of_lines(tmp_path, *games))
    assert f"{sum(places) / 20:.1f} ({max(1, low):.1f}–{min(4, high):.1f})" in text
    assert "95 % certainty" in text


def test_rules_that_are_not_known_here_stand_as_they_are_written(tmp_path: Path) -> None:
    mine = of_lines(tmp_path, on("2030-04-01", rules="standard, my-own-rule"))
    assert "standard, my-own-rule" in str(mine)
    assert len(mine.where(house="standard, my-own-rule")) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_speaks_its_language(tmp_path: Path, lang: Lang) -> None:
    shown = of_lines(tmp_path, *THREE).show(lang)
    for line in some(shown.text.splitlines()[2:]):
        assert lang == "en" or LETTERS[lang].search(line), line
    assert shown._repr_html_() == shown.html


def test_the_picture_has_a_dot_for_each_game_and_red_ones_for_fouls(tmp_path: Path) -> None:
    html = of_lines(tmp_path, *THREE)._repr_html_()
    data = html.split("data:image/svg+xml;base64,")[1].split('"')[0]
    svg = ElementTree.fromstring(b64decode(data))
    dots = [each.attrib for each in svg.iter() if each.tag.endswith("circle")]
    heights = [float(dot["cy"]) for dot in dots]
    assert heights[0] < heights[2] < heights[1]
    assert [dot["fill"] == dots[0]["fill"] for dot in dots] == [True, False, True]
    assert "in the latest 3 the mean place is 2.3" in html
    assert "prefers-color-scheme:dark" in b64decode(data).decode()


def test_games_are_filtered_by_house_players_game_and_day(tmp_path: Path) -> None:
    of_three = on("2030-04-05", rules="standard, classes(table=hatena)", players=3)
    nap = on("2030-04-06", game="nap", rules="nap")
    mine = of_lines(tmp_path, *THREE, of_three, nap)
    houses = "standard", "standard, classes(table=hatena)", "nap", "uecda"
    assert [len(mine.where(house=house)) for house in houses] == [4, 1, 1, 0]
    assert [len(mine.where(players=players)) for players in (4, 3, 6)] == [4, 1, 0]
    assert [len(mine.where(game=game)) for game in ("daifugo", "nap")] == [4, 1]
    assert [len(mine.where(since=day)) for day in ("2030-04-02", "2030-04-07")] == [4, 0]
    both = mine.where(since="2030-04-02").where(house="standard")
    assert repr(both) == "PlayedGames(3 games)"
    assert str(both).startswith("3 games on 3 days")
    assert str(mine.where(players=6)) == "There is no such game."


@pytest.mark.parametrize(
    ("wrong", "why"), [({"since": "April"}, "since is a day"), ({"house": 7}, "house is a rules")]
)
def test_a_filter_that_means_nothing_is_refused(tmp_path: Path, wrong: Any, why: str) -> None:
    with pytest.raises(SpokenError, match=why):
        of_lines(tmp_path, *THREE).where(**wrong)


def test_games_are_written_as_csv_for_any_spreadsheet(tmp_path: Path) -> None:
    mine = of_lines(tmp_path, *THREE, on("2030-04-05", rules="=1+1"))
    text = mine.to_csv(tmp_path / "games.csv")
    assert (tmp_path / "games.csv").read_text(encoding="utf-8-sig") == text
    rows = [*csv.DictReader(StringIO(text))]
    assert [row["place"] for row in rows] == ["1", "4", "2", "2"]
    assert [row["costly"] for row in rows] == ["", "2", "1", ""]
    assert [row["left"] for row in rows[:3]] == ["finish", "foul", "finish"]
    assert rows[3]["rules"] == "'=1+1"


def test_the_page_is_written_as_html_that_needs_nothing_else(tmp_path: Path) -> None:
    mine = of_lines(tmp_path, *THREE)
    shown = mine.to_html(tmp_path / "games.html", lang="ja")
    page = (tmp_path / "games.html").read_text(encoding="utf-8")
    assert page.startswith('<!doctype html><html lang="ja">')
    assert shown in page
    assert "color-scheme:light dark" in page
    assert "http" not in page.replace("http://www.w3.org", "")


def test_games_are_a_frame_of_pandas(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    frame = of_lines(tmp_path, *THREE).to_frame()
    assert [*frame["place"]] == [1, 4, 2]
    assert frame["costly"].sum() == 3
    assert len(PlayedGames().to_frame()) == 0


# --- at the table --------------------------------------------------------------------------------


def shown_at(table: Table) -> Any:
    found = table._looked_up({"ask": "games", "id": 1})
    assert found
    return found["reply"]


def test_the_table_shows_the_games_and_keeps_leaves_and_clears_them(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = Table(seed=1, statistics=mine)
    assert "games" in table.state["can"]
    assert shown_at(table)["keeps"]
    assert shown_at(table)["count"] == 0
    by_hand(table, Random(1))
    shown = shown_at(table)
    assert shown["about"][0].startswith("1 game, on ")
    assert "games.jsonl" in shown["about"][1]
    assert shown["picture"].startswith("data:image/svg+xml;base64,")
    assert [len(grid["lines"]) for grid in shown["tables"]] == [1, 1]
    sent(table, do="leave-games")
    assert (shown_at(table)["keeps"], mine.keeps, shown_at(table)["count"]) == (False, False, 1)
    sent(table, do="keep-games")
    assert mine.keeps
    sent(table, do="clear-games")
    assert (shown_at(table)["count"], len(mine), mine.keeps) == (0, 0, True)
    assert table.statistics is mine


def test_the_table_asks_first_and_says_what_is_kept_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("DAIFUGO_DEFAULTS")
    monkeypatch.chdir(tmp_path)
    table = Table(seed=1, lang="en")
    assert shown_at(table)["about"] == [
        "Your games are not kept. You can have a line kept of each game that you finish here: when,"
        " by which rules, and how it came out, no cards and no names. It stays on this machine, in "
        "daifugo-games.jsonl."
    ]
    sent(table, do="keep-games")
    by_hand(table, Random(1))
    assert shown_at(table)["count"] == 1
    assert [path.name for path in tmp_path.iterdir()] == ["daifugo-games.jsonl"]


def test_a_table_without_statistics_has_no_games_to_show() -> None:
    table = Table(seed=1)
    assert "games" not in table.state["can"]
    assert table.statistics is None
    assert shown_at(table) is None
    assert sent(table, do="clear-games")["notice"] == "No games are kept at this table."


# --- on the command line -------------------------------------------------------------------------


def test_the_command_tells_how_games_came_out_and_writes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = of_lines(tmp_path, *THREE, on("2030-04-05", players=5))
    table = tmp_path / "games.csv"
    words = ["games", str(mine.path), "--players", "4", "--csv", str(table)]
    assert main([*words, "--since", "2030-04-02"]) == 0
    assert capsys.readouterr().out.startswith("2 games on 2 days")
    assert len(table.read_text(encoding="utf-8").splitlines()) == 3
    assert main(["games", str(mine.path), "--lang", "ja", "--html", str(tmp_path / "p.html")]) == 0
    assert "4日で4ゲーム" in capsys.readouterr().out
    assert '<html lang="ja">' in (tmp_path / "p.html").read_text(encoding="utf-8")


def test_the_command_switches_keeping_on_and_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["games"]) == 0
    assert capsys.readouterr().out == "No game is kept yet.\n"
    assert not Statistics().has_begun
    assert main(["games", "--keep"]) == 0
    assert Statistics().keeps
    assert main(["games", "--stop"]) == 0
    assert not Statistics().keeps


def test_the_command_says_what_it_does_not_understand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", str(tmp_path), "--lang", "en"]) == 2
    assert main(["games", str(tmp_path / "x.jsonl"), "--since", "April"]) == 2
    assert "since is a day, such as '2026-12-01', not 'April'" in capsys.readouterr().err
