"""Python for a browser, which the live course and the page with one table share."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from .downloads import pyodide_core
from .lock import write_packages, write_table
from .wheels import WheelFacts

PYTHON = "python"
"""The folder of the site in which it is."""
CORE = "pyodide"
"""Where Pyodide is in that folder, if it is not fetched from its own address."""
ENTRY = "pyodide.mjs"
CORE_FILES = (ENTRY, "pyodide.asm.mjs", "pyodide.asm.wasm", "README.md")
LICENSES = "licenses.md"
ABOUT = """What runs in the browser, and by which licence. Each wheel holds the text of its own.

| what | version | licence |
|---|---|---|
"""
OF_PYODIDE = """| Pyodide, from {homepage} | {version} | {license} |
| Python, within Pyodide, from https://www.python.org | | PSF-2.0 |
"""


def build_python(target: Path, offline: bool = False, course: bool = True) -> None:
    """Write it into the site: Pyodide itself if ``offline``, the kernel's packages for a course.

    Raises `LiveError`.
    """
    folder = target / PYTHON
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_table(folder)
    if course:
        write_packages(folder)
    if offline:
        _copy_core(folder / CORE)
    (folder / LICENSES).write_text("".join(_licenses(folder)), encoding="utf-8")


def pyodide_address(offline: bool) -> str:
    """Return where Pyodide begins: its own address, or a path within that folder."""
    from jupyterlite_pyodide_kernel.constants import PYODIDE_CDN_URL

    return f"{CORE}/{ENTRY}" if offline else f"{PYODIDE_CDN_URL}/{ENTRY}"


def _copy_core(target: Path) -> None:
    target.mkdir()
    for name in CORE_FILES:
        shutil.copy(pyodide_core() / name, target)


def _licenses(folder: Path) -> Iterator[str]:
    """Yield the lines of a table of all that runs in the browser."""
    package = json.loads((pyodide_core() / "package.json").read_text(encoding="utf-8"))
    yield ABOUT
    yield OF_PYODIDE.format(**package)
    for wheel in sorted(folder.glob("*.whl")):
        facts = WheelFacts(wheel)
        yield f"| {facts.name} | {facts.version} | {facts.license} |\n"
