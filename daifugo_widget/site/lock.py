"""The lock file of the live course: which packages its Python has, and where each lies."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .downloads import (
    HOW_TO_GET,
    LiveError,
    checksum,
    node,
    pyodide_core,
    pyodide_lock,
    wheel,
)
from .own_wheel import pack, pack_table
from .wheels import WheelFacts, with_dependencies

LOCK = "pyodide-lock.json"
STDLIB = "python_stdlib.zip"
OWN = "daifugo-widget"
KERNEL = ("ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "micropip", "piplite")
"""What the kernel of JupyterLite loads by itself, if it is not there when Python starts."""
KERNEL_EXTENSION = "@jupyterlite/pyodide-kernel-extension"
REPLACED = "widgetsnbextension"
LEFT_OUT = frozenset({REPLACED, "filelock"})
"""A package of the classic notebook, which nothing here imports, and one that needs threads."""
NO_EXTENSION = f"The extension {{name}} of JupyterLab is not installed: {HOW_TO_GET}"
CHANCES = "daifugo_widget.lab"
"""The module of chances: a cell that imports it lets the browser fetch what it draws with."""
DRAWS_WITH = "matplotlib"
NOT_COMPILED = "The Python files of the live course could not be compiled by Node:\n{said}"

Lock = dict[str, Any]


def kernel_wheels() -> list[Path]:
    """Return the wheels that JupyterLite's kernel brings along."""
    folder = extension_folder(KERNEL_EXTENSION) / "static" / "pypi"
    return sorted(path for path in folder.glob("*.whl") if not path.name.startswith(REPLACED))


def extension_folder(name: str) -> Path:
    """Return where an extension of JupyterLab is installed. Raises `LiveError`."""
    from jupyter_core.paths import jupyter_path

    found = (Path(path) / name for path in jupyter_path("labextensions"))
    folder = next((path for path in found if (path / "package.json").exists()), None)
    if folder is None:
        raise LiveError(NO_EXTENSION.format(name=name))
    return folder


def with_bytecode(files: Iterable[Path], target: Path) -> None:
    """Write wheels and zips with bytecode into a folder. Raises `LiveError`."""
    script = Path(__file__).with_name("bytecode.mjs")
    with TemporaryDirectory() as folder:
        for file in files:
            shutil.copy(file, folder)
        command = [node(), str(script), str(pyodide_core()), folder, str(target)]
        ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise LiveError(NOT_COMPILED.format(said=ran.stderr.strip()[-1000:]))


def packages_of(wheels: Iterable[Path]) -> Lock:
    """Return what a lock file says of wheels that lie beside it, by their names."""
    facts = {path: WheelFacts(path) for path in wheels}
    names = {each.name for each in facts.values()}
    return {each.name: _entry(path, each, names) for path, each in facts.items()}


def _entry(path: Path, facts: WheelFacts, names: set[str]) -> Lock:
    return {
        "name": facts.name,
        "version": facts.version,
        "file_name": path.name,
        "sha256": checksum(path),
        "imports": facts.imports,
        "depends": sorted(facts.depends & names),
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def write_lock(wheels: Iterable[Path], target: Path) -> None:
    """Write the lock file beside the wheels of the site; all else lies where Pyodide has it.

    Raises `LiveError`.
    """
    from jupyterlite_pyodide_kernel.constants import PYODIDE_CDN_URL

    lock = pyodide_lock()
    packages: Lock = lock["packages"]
    for entry in packages.values():
        entry["file_name"] = f"{PYODIDE_CDN_URL}/{entry['file_name']}"
    packages |= packages_of(wheels)
    packages[DRAWS_WITH]["imports"].append(CHANCES)
    (target / LOCK).write_text(json.dumps(lock, separators=(",", ":")), encoding="utf-8")


def write_table(target: Path) -> None:
    """Write what a table without a notebook needs into a folder. Raises `LiveError`."""
    with TemporaryDirectory() as folder:
        with_bytecode([pack_table(Path(folder)), pyodide_core() / STDLIB], target)


def write_packages(target: Path) -> None:
    """Write the wheels of a kernel and the lock file beside that. Raises `LiveError`."""
    versions = {name: entry["version"] for name, entry in pyodide_lock()["packages"].items()}
    with TemporaryDirectory() as folder:
        own = pack(Path(folder))
        micropip = wheel("micropip", versions["micropip"])
        roots = [own, micropip, *kernel_wheels()]
        with_bytecode(with_dependencies(roots, versions, LEFT_OUT).values(), target)
    write_lock(sorted(target.glob("*.whl")), target)
