"""The file of games: several notebooks, damaged lines, broken files, what a review adds."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Statistics
from daifugo_widget.core.words.text import LANGS, SpokenError
from daifugo_widget.statistics import PlayedGame
from daifugo_widget.table.session import file_writing
from tests.statistics.playing import a_game, kept

HEAD = {"version": 1, "keeps": True}


def written(folder: Path, *lines: object) -> Statistics:
    """Return statistics whose file holds lines, as data or as they are."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path = folder / "games.jsonl"
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return Statistics(path)


def played(number: int) -> PlayedGame:
    return PlayedGame(f"{number:016x}", "", "daifugo", "standard", 4, 1)


def test_games_survive_a_restart(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    assert mine.add(played(1))
    assert mine.add(played(2))
    again = Statistics(mine.path)
    assert [game.id[-1] for game in again] == ["1", "2"]
    assert again.keeps
    assert repr(again) == f"Statistics({str(mine.path)!r}, 2 games)"


def test_a_game_has_the_day_of_the_place_where_it_was_played(tmp_path: Path) -> None:
    evening = datetime(2030, 4, 1, 23, 30).astimezone()
    mine = Statistics(tmp_path / "games.jsonl", now=lambda: evening)
    mine.add(played(1))
    (game,) = mine
    assert game.day.isoformat() == "2030-04-01"
    assert game.when == evening.astimezone(UTC).isoformat()


ADDING = """
import sys
from daifugo_widget import Statistics
from daifugo_widget.statistics import PlayedGame
mine = Statistics(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
for at in range(30):
    mine.add(PlayedGame(f"{sys.argv[2]}{at}", "", "daifugo", "standard", 4, 1))
    mine.mark_costly(f"{sys.argv[2]}{at}", at, 0.5)
    mine.add(PlayedGame("of all", "", "daifugo", "standard", 4, 1))
"""


def test_of_two_kernels_that_end_games_at_the_same_moment_each_game_is_kept(
    tmp_path: Path,
) -> None:
    mine = kept(tmp_path)
    codes = [[sys.executable, "-c", ADDING, str(mine.path), who] for who in "ab"]
    kernels = [subprocess.Popen(code, stdin=-1, stdout=-1) for code in codes]
    for each in kernels:
        assert each.stdout
        each.stdout.readline()
    for each in kernels:
        assert each.stdin
        each.stdin.write(b"now\n")
        each.stdin.flush()
    for each in kernels:
        each.communicate()
    assert [each.returncode for each in kernels] == [0, 0]
    found = {game.id: game.costly for game in mine}
    own = {f"{who}{at}": at for who in "ab" for at in range(30)}
    assert found == {**own, "of all": None}
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_in_a_browser_without_threads_games_are_kept_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_writing, "THREADS", False)
    monkeypatch.setattr("sys.platform", "emscripten")
    mine = kept(tmp_path)
    mine.add(played(1))
    assert len(Statistics(mine.path)) == 1


# --- damaged lines, broken files -----------------------------------------------------------------


DAMAGED = [
    '{"id": "0123", "when": "2030-04-0',
    "\0\0\0\0",
    "[]",
    "null",
    "[" * 100_000,
    json.dumps(a_game(place=5)),
    json.dumps(a_game(place=0)),
    json.dumps(a_game(place="2")),
    json.dumps(a_game(when="yesterday")),
    json.dumps(a_game(bots=[7])),
    json.dumps(a_game(costly=2)),
    json.dumps(a_game(costly=-1, places_lost=0.5)),
    json.dumps(a_game(costly=10**400, places_lost=0.5)),
    json.dumps(a_game(costly=1, places_lost=10**400)),
    json.dumps(a_game(players=10**400)),
    json.dumps(a_game(decisions=10**400)),
    json.dumps(a_game(id="0123", rules="\ud83d")),
    json.dumps(a_game(mood="\ud83d")),
    json.dumps(a_game(after="x" * 1000)),
    json.dumps({"id": "0123"}),
]


@pytest.mark.parametrize("line", DAMAGED, ids=lambda line: line[:60])
def test_a_damaged_line_is_told_of_and_stays_and_the_others_count(
    tmp_path: Path, line: str
) -> None:
    mine = written(tmp_path, HEAD, a_game(), line, a_game(id="other"))
    assert len(mine) == 2
    for lang in LANGS:
        assert "games.jsonl" in mine.show(lang).text.splitlines()[0]
    mine.add(played(1))
    assert mine.mark_costly("0123456789abcdef", 1, 0.5)
    assert len(Statistics(mine.path)) == 3
    assert line in mine.path.read_text(encoding="utf-8").split("\n")
    assert mine.notice


def test_a_line_that_breaks_off_at_the_end_does_not_swallow_the_next_game(tmp_path: Path) -> None:
    mine = written(tmp_path, HEAD, a_game())
    with mine.path.open("a", encoding="utf-8") as file:
        file.write('{"id": "0123", "wh')
    mine.add(played(1))
    assert len(Statistics(mine.path)) == 2
    assert '{"id": "0123", "wh\n' in mine.path.read_text(encoding="utf-8")


def test_a_damaged_first_line_loses_no_game(tmp_path: Path) -> None:
    mine = written(tmp_path, '{"versi', a_game())
    assert (len(mine), mine.keeps) == (1, True)
    mine.add(played(1))
    assert len(Statistics(mine.path)) == 2
    assert '{"versi' in mine.path.read_text(encoding="utf-8").split("\n")


def test_what_another_version_has_written_in_a_line_stays(tmp_path: Path) -> None:
    mine = written(tmp_path, HEAD, a_game(mood="good"))
    assert mine.mark_costly("0123456789abcdef", 2, 0.7)
    line = json.loads(mine.path.read_text(encoding="utf-8").splitlines()[-1])
    assert (line["mood"], line["costly"], line["places_lost"]) == ("good", 2, 0.7)


def test_a_whole_sign_that_is_written_as_two_halves_is_read(tmp_path: Path) -> None:
    mine = written(tmp_path, HEAD, json.dumps(a_game(bots=["\U0001f0cf"])))
    assert mine.mark_costly("0123456789abcdef", 1, 0.5)
    assert [(game.bots, game.costly) for game in mine] == [(("\U0001f0cf",), 1)]


@pytest.mark.parametrize("sign", ["\ufeff", ""])
def test_a_file_that_an_editor_has_saved_again_is_read(tmp_path: Path, sign: str) -> None:
    text = "\r\n".join([sign + json.dumps(HEAD), json.dumps(a_game()), "", ""])
    (tmp_path / "games.jsonl").write_bytes(text.encode())
    mine = Statistics(tmp_path / "games.jsonl")
    assert (len(mine), mine.notice) == (1, None)


def test_a_game_that_stands_there_twice_counts_once_with_what_a_review_found(
    tmp_path: Path,
) -> None:
    mine = written(tmp_path, HEAD, a_game(), a_game(costly=1, places_lost=0.4), a_game())
    assert [game.costly for game in mine] == [1]


BROKEN = [
    "",
    "{",
    "[]",
    "nothing of this kind\n",
    '{"cells": []}',
    '{"version": 99, "keeps": true}',
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text or "empty")
def test_a_broken_file_is_told_of_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="utf-8")
    mine = Statistics(path)
    assert (len(mine), mine.keeps) == (0, True)
    for lang in LANGS:
        assert "games-broken-1.jsonl" in str(mine.show(lang))
    assert path.read_text(encoding="utf-8") == text
    mine.add(played(1))
    assert (tmp_path / "games-broken-1.jsonl").read_text(encoding="utf-8") == text
    assert (len(Statistics(path)), mine.notice) == (1, None)


def test_a_folder_is_no_file_of_games(tmp_path: Path) -> None:
    with pytest.raises(SpokenError, match="is not a file"):
        Statistics(tmp_path)


# --- keeping and clearing ------------------------------------------------------------------------


def test_nothing_is_written_by_looking(tmp_path: Path) -> None:
    mine = Statistics(tmp_path / "games.jsonl")
    assert (len(mine), mine.keeps, mine.has_begun) == (0, False, False)
    assert str(mine) == "No game is kept yet."
    mine.clear()
    mine.keep(False)
    assert not mine.mark_costly("x", 1, 0.5)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("on", [True, False])
def test_clear_forgets_all_games_and_damaged_lines_and_nothing_else(
    tmp_path: Path, on: bool
) -> None:
    mine = written(tmp_path, {**HEAD, "keeps": on}, a_game(), "damaged")
    mine.clear()
    assert (len(mine), mine.notice, mine.keeps) == (0, None, on)
    assert "damaged" not in mine.path.read_text(encoding="utf-8")
    assert mine.add(played(1))


def test_what_is_switched_off_and_on_keeps_its_games(tmp_path: Path) -> None:
    mine = written(tmp_path, HEAD, a_game())
    assert not mine.keep(False).keeps
    assert Statistics(mine.path).keep().keeps
    assert len(mine) == 1


# --- reviews -------------------------------------------------------------------------------------


def test_a_review_says_what_the_moves_of_a_game_have_cost(tmp_path: Path) -> None:
    mine = written(tmp_path, HEAD, a_game(id="one"), a_game(id="two"))
    assert mine.mark_costly("two", 3, 1.234)
    assert mine.mark_costly("one", 0, 0)
    assert [(game.costly, game.places_lost) for game in mine] == [(0, 0.0), (3, 1.23)]
    assert mine.mark_costly("two", 1, 0.4)
    assert [game.costly for game in mine] == [0, 1]


def test_a_review_of_a_deal_that_was_played_on_two_days_is_of_the_latest(tmp_path: Path) -> None:
    later = a_game(when="2030-05-01T11:30:00+00:00")
    mine = written(tmp_path, HEAD, a_game(), later)
    mine.mark_costly("0123456789abcdef", 1, 0.5)
    assert [game.costly for game in mine] == [None, 1]


def test_a_review_of_a_game_that_is_not_kept_changes_nothing(tmp_path: Path) -> None:
    mine = written(tmp_path, HEAD, a_game())
    before = mine.path.read_bytes()
    assert not mine.mark_costly("another", 1, 0.5)
    assert mine.path.read_bytes() == before


@pytest.mark.parametrize(
    ("count", "lost"),
    [(-1, 0.5), (1.0, 0.5), (True, 0.5), (1, -0.5), (1, "0.5"), (1, 1e400), (10**400, 0.5)],
)
def test_what_no_review_can_have_found_is_refused(tmp_path: Path, count: Any, lost: Any) -> None:
    mine = written(tmp_path, HEAD, a_game())
    with pytest.raises(SpokenError, match="Moves are counted"):
        mine.mark_costly("0123456789abcdef", count, lost)
