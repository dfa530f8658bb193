"""Where the rooms of this machine's kernels are: what a kernel leaves for the relay to find.

A file a room lies in Jupyter's runtime folder, for its user alone. Its name tells nobody which room
it is for. It names the process that it is of, as the port of one that has ended may belong to a
stranger by now: then it leads nowhere, and says only that the room may come back with a kernel that
is started again.
"""

from __future__ import annotations

import json
import os
import platform
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time

from jupyter_core.paths import jupyter_runtime_dir, secure_write

NAME = "daifugo-relay-{}.json"
A_WEEK = 7 * 24 * 60 * 60
"""For how many seconds the file of a process that has ended is left."""


def announce(room_id: str, port: int) -> None:
    """Let the relay find a room, until it is withdrawn or this process ends. Raises `OSError`."""
    file, pid = _file(room_id), os.getpid()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with secure_write(str(file)) as written:
        json.dump({"port": port, "pid": pid, "started": _start_of(pid)}, written)
    _remove_old(file.parent)


def withdraw(room_id: str) -> None:
    """Let the relay find a room no longer."""
    file = _file(room_id)
    if _read(file).get("pid") == os.getpid():
        file.unlink(missing_ok=True)


def find(room_id: str) -> int | None:
    """Return the port of a room, None if no living process has announced it."""
    said = _read(_file(room_id))
    port = said.get("port")
    return port if isinstance(port, int) and _is_alive(said) else None


def is_away(room_id: str) -> bool:
    """Return whether the process of a room has ended without closing it."""
    return _file(room_id).exists() and find(room_id) is None


def _file(room_id: str) -> Path:
    return Path(jupyter_runtime_dir()) / NAME.format(sha256(room_id.encode()).hexdigest())


def _read(file: Path) -> dict[str, object]:
    """Return what a file says, nothing if it is not there or not one of ours."""
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return said if isinstance(said, dict) else {}


def _remove_old(folder: Path) -> None:
    """Remove what processes have left that ended long ago."""
    for file in folder.glob(NAME.format("*")):
        with suppress(OSError):
            if time() - file.stat().st_mtime > A_WEEK and not _is_alive(_read(file)):
                file.unlink()


def _is_alive(said: dict[str, object]) -> bool:
    """Return whether a file is of a process that runs: numbers of processes are given again."""
    pid, started = said.get("pid"), said.get("started")
    return isinstance(pid, int) and bool(started) and started == _start_of(pid)


def _start_of(pid: int) -> str:
    """Return when a process on this machine has started, "" if it does not run."""
    if platform.system() == "Linux":
        # Not by psutil, which adds the time of the machine's start, and that moves with its clock.
        return _start_on_linux(pid)
    import psutil

    try:
        return str(psutil.Process(pid).create_time())
    except psutil.Error:
        return ""


def _start_on_linux(pid: int) -> str:
    try:
        said = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    state, *others = said.rpartition(")")[2].split()  # a name may hold blanks and brackets
    return "" if state in "ZX" else others[18]
