"""What is handed over at a door is of use behind it, or refused there in words."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daifugo_widget import Drill, Progress, Quiz, RecordError, Replay, Table, teach
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.replay.library import Library
from tests.core.languages import assert_spoken

RECORD = "rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\na 8c\n"

DOORS: dict[str, Callable[[Any], Any]] = {
    "Table save": lambda path: Table(seed=1, save=path),
    "Table record": lambda path: Table(record=path),
    "Replay": lambda path: Replay(path),
    "Replay.load": lambda path: Replay.load(path),
    "Replay.save": lambda path: Replay(RECORD).save(path),
    "Replay.to_html": lambda path: Replay(RECORD).to_html(path),
    "Drill": lambda path: Drill(path),
    "Progress": lambda path: Progress(path),
    "Progress.to_csv": lambda path: Progress("none.json").to_csv(path),
    "my_class": lambda path: teach.my_class(path),
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", ["a\0b.dfg", "a\ud800.dfg", "no\0folder/a.dfg"])
def test_what_can_be_the_name_of_no_file_is_refused_with_the_name(door: str, name: str) -> None:
    for path in (name, Path(name)):
        with pytest.raises(SpokenError, match=r"'.*' cannot be the name of a file") as told:
            DOORS[door](path)
        assert_spoken(told.value)


@pytest.mark.parametrize("door", ["Replay.save", "Replay.to_html", "Progress", "my_class"])
@pytest.mark.parametrize("path", [None, 3, b"a.dfg"])
def test_what_is_no_name_at_all_is_refused(door: str, path: Any) -> None:
    with pytest.raises(SpokenError, match=f"{path} cannot be the name of a file"):
        DOORS[door](path)


def test_half_a_sign_in_what_people_write_neither_stops_a_game_nor_is_sent(tmp_path: Path) -> None:
    file, half = tmp_path / "game.dfg", "\ud83d"
    table = Table(seed=1, names=[f"Mina {half}", f"Jun {half}\ude00"], save=file)
    assert Table(save=file).session.people.names[:2] == ("Mina \ufffd", "Jun 😀")
    json.dumps(table.state, ensure_ascii=False).encode()
    replay = Replay(f"title  A{half}\n{RECORD}")
    replay.note(f"Ha {half}", step=1)
    replay.to_html(tmp_path / "game.html")
    assert replay.history.title == "A\ufffd"
    assert "# Ha \ufffd" in str(replay.record)


def test_numbers_of_numpy_name_seats_and_steps() -> None:
    one: Any = np.int64(1)
    replay = Replay(RECORD, seat=one)
    replay.note("Why?", step=one)
    assert "# Why?" in str(replay.record)
    assert Table(seed=1, seats=one).session.people.humans == (1,)


SOURCES: dict[str, Callable[[Any], Any]] = {
    "Table record": lambda name: Table(record=name),
    "Replay": Replay,
    "Quiz": Quiz,
    "Drill": Drill,
}


@pytest.mark.parametrize("door", SOURCES)
@pytest.mark.parametrize("name", ["G.DFG", "nothing.txt", "no/game.dfg", "./none", "~/none.md"])
def test_what_looks_like_the_name_of_a_file_is_looked_for_as_one(door: str, name: str) -> None:
    with pytest.raises((OSError, RecordError), match=r"No such file"):
        SOURCES[door](name)


@pytest.mark.parametrize("door", SOURCES)
def test_a_file_is_read_whatever_its_ending(door: str, tmp_path: Path) -> None:
    text = f"title  Mine\ngoal  leads a\n{RECORD.replace('a 8c', '')}"
    for name in ("a.DFG", "b.txt", "no ending"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert isinstance(SOURCES[door](str(tmp_path / name)), Table | Replay | Quiz | Drill)


@pytest.mark.parametrize("door", SOURCES)
def test_a_name_with_blanks_is_said_to_be_none_of_a_file(door: str) -> None:
    with pytest.raises(RecordError, match=r"'my game.txt'.* there is no file of that name"):
        SOURCES[door]("my game.txt")


@pytest.mark.parametrize("door", DOORS | SOURCES)
@pytest.mark.parametrize("name", ["https://example.org/g.dfg", "HTTP://example.org", "file:///g"])
def test_an_address_is_no_file_and_is_to_be_downloaded_first(door: str, name: str) -> None:
    for address in (name, Path(name)):
        with pytest.raises(SpokenError, match=r"is an address.*: download the file") as told:
            (DOORS | SOURCES)[door](address)
        assert_spoken(told.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
@pytest.mark.parametrize("door", SOURCES)
def test_a_named_pipe_is_no_file_and_nobody_waits_for_it(door: str, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe.dfg")
    for named in (pipe, str(pipe)):
        with pytest.raises(RecordError, match=r"pipe\.dfg: it is a pipe or a device") as told:
            SOURCES[door](named)
        assert_spoken(told.value)
    library = Replay.load(tmp_path)
    assert isinstance(library, Library)
    assert [*library.broken] == ["pipe.dfg"]
