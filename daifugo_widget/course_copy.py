"""A learner's copy of the course: laid once, renewed by each version, and never overwritten.

A chapter that the learner has not changed is replaced by that of a new version. Only the sources of
its cells count: outputs come by running it, and JupyterLab adds an empty cell at the end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from .table.session.file_writing import write_whole

MANIFEST = ".daifugo-course.json"
"""The file in a copy that knows what its chapters were like when they were laid there."""
NUMBER = re.compile(r"^\d+-")

Fingerprints = dict[str, str]
"""For each file of the course what tells whether it has been changed."""


class Renewal(NamedTuple):
    """What became of the files of a copy: names, and for renamed ones what they are called now.

    Those that are ``moved`` lie under that name, and are as shipped; those that are ``left`` lie
    under their former one, as the learner has changed them.
    """

    added: list[str]
    renewed: list[str]
    kept: list[str]
    moved: dict[str, str]
    left: dict[str, str]


def renew(source: Path, folder: Path) -> Renewal:
    """Lay the course into a folder, or renew what lies there and is as it was laid.

    Raises `OSError`.
    """
    shipped = {name: fingerprint(source / name) for name in files_of(source)}
    laid = _read_manifest(folder)
    moved = _move(shipped, laid, folder)
    renewal = compare(shipped, _under_new_names(laid, moved), folder)._replace(moved=moved)
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*renewal.added, *renewal.renewed):
        (folder / name).parent.mkdir(exist_ok=True)
        write_whole(folder / name, (source / name).read_bytes())
    # It is written each time, which shows whether there is room for marks of progress.
    write_whole(folder / MANIFEST, json.dumps(shipped, indent=1))
    return renewal


def compare(shipped: Fingerprints, laid: Fingerprints, folder: Path) -> Renewal:
    """Return what has to be done with each file of a copy."""
    here = {name: fingerprint(folder / name) for name in shipped if (folder / name).exists()}
    other = [name for name in here if here[name] != shipped[name]]
    gone = [name for name in laid if name not in shipped and (folder / name).exists()]
    return Renewal(
        added=[name for name in shipped if name not in here],
        renewed=[name for name in other if here[name] == laid.get(name)],
        # What was said of a version is not said again when the course is opened the next time.
        kept=[name for name in other if laid.get(name) not in (here[name], shipped[name])],
        moved={},
        left={name: _name_now(name, shipped) for name in gone},
    )


def _move(shipped: Fingerprints, laid: Fingerprints, folder: Path) -> dict[str, str]:
    """Give the chapters that are as they were laid the names that they have now."""
    moved = dict[str, str]()
    for name in [name for name in laid if name not in shipped and (folder / name).exists()]:
        now = _name_now(name, shipped)
        unchanged = fingerprint(folder / name) == laid[name]
        if now and unchanged and not (folder / now).exists():
            (folder / name).rename(folder / now)
            moved[name] = now
    return moved


def _under_new_names(laid: Fingerprints, moved: Mapping[str, str]) -> Fingerprints:
    return {moved.get(name, name): value for name, value in laid.items()}


def files_of(source: Path) -> list[str]:
    """Return the names of all files of the course, with slashes, in order."""
    paths = (path for path in source.rglob("*") if path.is_file())
    names = (path.relative_to(source).as_posix() for path in paths)
    return sorted(name for name in names if ".ipynb_checkpoints" not in name)


def fingerprint(path: Path) -> str:
    """Return what changes with a file; of a notebook only its cells' sources count."""
    data = path.read_bytes()
    if path.suffix == ".ipynb":
        with suppress(ValueError, TypeError, LookupError):  # else it is a file like any other
            data = _sources(data)
    return sha256(data).hexdigest()


def _sources(notebook: bytes) -> bytes:
    cells = [(c["cell_type"], "".join(c["source"])) for c in json.loads(notebook)["cells"]]
    return json.dumps([cell for cell in cells if cell[1].strip()]).encode()


def _read_manifest(folder: Path) -> Fingerprints:
    """Return what a copy was like when it was laid; nothing is known if its file is broken."""
    with suppress(FileNotFoundError, NotADirectoryError, ValueError):
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return {str(name): str(value) for name, value in found.items()}
    return {}


def _name_now(name: str, shipped: Mapping[str, str]) -> str:
    """Return the chapter that has another number and the same name, "" if there is none."""
    plain = NUMBER.sub("", name)
    return next((other for other in shipped if NUMBER.sub("", other) == plain), "")
