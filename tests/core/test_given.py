"""What is handed over at a door is of use behind it, or refused there in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daifugo_widget import Drill, Progress, Replay, Table, teach
from daifugo_widget.core.errors import SpokenError

from .languages import assert_spoken

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
    assert "# Ha \ufffd" in str(replay.record())


def test_numbers_of_numpy_name_seats_and_steps() -> None:
    one: Any = np.int64(1)
    replay = Replay(RECORD, seat=one)
    replay.note("Why?", step=one)
    assert "# Why?" in str(replay.record())
    assert Table(seed=1, seats=one).session.people.humans == (1,)
