"""Where a learner's copy of the course lies: the folder that is named, or the one used last."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

FOLDER = "daifugo-course"


class Place(NamedTuple):
    """A folder for the course, and in words why it is that one."""

    folder: Path
    reason: str = ""


def place_of(named: str | None, working: Path) -> Place:
    """Choose the folder: as named, the one used last, one in ``working``, or one at home."""
    if named:
        return Place((working / Path(named).expanduser()).absolute())
    last = _last()
    if last is not None and last.is_dir():
        return Place(last, "the folder used last")
    if (working / FOLDER).is_dir():
        return Place(working / FOLDER, "a folder of this one")
    return Place(Path.home() / FOLDER)


def unused_folder(folder: Path) -> Path:
    """Return a folder that does not exist: this one, or one beside with a number."""
    beside = (folder.with_name(f"{folder.name}-{number}") for number in count(2))
    return next(path for path in chain([folder], beside) if not os.path.lexists(path))


def remember(folder: Path) -> None:
    """Keep which folder was used; where that cannot be kept, the next time begins without it."""
    with suppress(OSError):
        _memory().parent.mkdir(parents=True, exist_ok=True)
        _memory().write_bytes(os.fsencode(folder))


def _last() -> Path | None:
    with suppress(OSError):
        kept = os.fsdecode(_memory().read_bytes())
        return Path(kept) if kept else None
    return None


def _memory() -> Path:
    from platformdirs import user_state_path

    return user_state_path("daifugo_widget", appauthor=False) / "course-folder"
