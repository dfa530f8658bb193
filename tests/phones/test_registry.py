"""The rooms of this machine's kernels: found while their process lives, and by nobody else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from daifugo_widget import Table
from daifugo_widget.phones import registry
from daifugo_widget.phones.address import Endpoint
from daifugo_widget.phones.hosting import open_page
from daifugo_widget.phones.secret import new_key
from tests.phones.rooms import open_room
from tests.phones.test_room import run
from tests.systems import needs_posix

ANNOUNCES = """
import sys
from daifugo_widget.phones.registry import announce
announce(sys.argv[1], 8000)
print(flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty runtime folder."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    return tmp_path / "runtime"


def announced_elsewhere(room_id: str) -> subprocess.Popen[bytes]:
    """Return a process that has announced a room, and ends when its input does."""
    command = [sys.executable, "-c", ANNOUNCES, room_id]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    return process


def test_a_room_is_found_until_it_is_withdrawn(runtime: Path) -> None:
    room, other = new_key(), new_key()
    registry.announce(room, 8000)
    assert registry.find(room) == 8000
    assert registry.find(other) is None
    registry.withdraw(room)
    assert registry.find(room) is None
    assert [*runtime.iterdir()] == []


@needs_posix
def test_its_file_is_for_its_user_alone_and_does_not_say_which_room(runtime: Path) -> None:
    registry.announce(room := new_key(), 8000)
    (file,) = runtime.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert room not in file.name + file.read_text(encoding="utf-8")


def test_a_room_of_another_process_is_found_while_that_runs_and_stays_its_own() -> None:
    process = announced_elsewhere(room := new_key())
    registry.withdraw(room)
    assert registry.find(room) == 8000
    assert not registry.is_away(room)
    process.communicate()
    assert registry.find(room) is None


def test_a_room_whose_process_was_killed_leads_nowhere_but_may_come_back(runtime: Path) -> None:
    process = announced_elsewhere(room := new_key())
    process.kill()
    process.communicate()
    assert registry.find(room) is None
    assert registry.is_away(room)
    registry.announce(room, 8001)
    assert registry.find(room) == 8001
    registry.withdraw(room)
    assert not registry.is_away(room)
    assert [*runtime.iterdir()] == []


def test_files_of_processes_that_ended_long_ago_go_and_others_stay(runtime: Path) -> None:
    announced_elsewhere(old := new_key()).communicate()
    announced_elsewhere(new := new_key()).communicate()
    registry.announce(mine := new_key(), 8000)
    (runtime / "daifugo-room-1.json").write_text("{}", encoding="utf-8")
    for file in (registry._file(old), registry._file(mine), runtime / "daifugo-room-1.json"):
        os.utime(file, (0, 0))
    registry.announce(new_key(), 8001)
    assert not registry.is_away(old)
    assert registry.is_away(new)
    assert registry.find(mine) == 8000
    assert (runtime / "daifugo-room-1.json").exists()


def test_a_process_with_the_number_of_a_dead_one_is_not_taken_for_it(runtime: Path) -> None:
    registry.announce(room := new_key(), 8000)
    (file,) = runtime.iterdir()
    said = json.loads(file.read_text(encoding="utf-8"))
    assert said["pid"] == os.getpid()
    file.write_text(json.dumps({**said, "started": "1"}), encoding="utf-8")
    assert registry.find(room) is None


@pytest.mark.parametrize("text", ["", "[", "[]", "{}", '{"port": "8000"}', '{"pid": "x"}'])
def test_a_file_that_says_something_else_leads_nowhere(runtime: Path, text: str) -> None:
    registry.announce(room := new_key(), 8000)
    (file,) = runtime.iterdir()
    file.write_text(text, encoding="utf-8")
    assert registry.find(room) is None


def test_a_server_announces_a_room_if_asked_to_and_withdraws_it_when_it_closes(
    runtime: Path,
) -> None:
    async def scenario() -> None:
        async with open_room() as (quiet, _):
            assert registry.find(quiet.id) is None
        async with open_room(announced=True) as (room, server):
            assert registry.find(room.id) == server.port
        assert [*runtime.iterdir()] == []

    run(scenario())


def test_the_table_of_a_notebook_is_announced_and_a_page_of_its_own_is_not(runtime: Path) -> None:
    near, far = (Table("base", players=3, pace="once", seed=3) for _ in range(2))
    open_page(far, "b", Endpoint())
    assert not runtime.exists()
    near.invite()
    assert len([*runtime.iterdir()]) == 1
    near.close()
    far.close()
    assert [*runtime.iterdir()] == []
