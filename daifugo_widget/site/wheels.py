"""Wheels: what they say of themselves, and all that a kernel in a browser needs of them."""

from __future__ import annotations

from collections.abc import Iterable
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

from .downloads import wheel


def with_dependencies(
    roots: Iterable[Path], versions: dict[str, str], left_out: frozenset[str]
) -> dict[str, Path]:
    """Return wheels and all that they depend on in a browser, by their names.

    ``versions`` are those that are locked. Raises `LiveError`.
    """
    found: dict[str, Path] = {}
    waiting = list(roots)
    while waiting:
        path = waiting.pop()
        about = WheelFacts(path)
        found[about.name] = path
        for name in about.depends - left_out - found.keys():
            found[name] = wheel(name, versions.get(name))
            waiting.append(found[name])
    return found


UNNAMED = "the text in its wheel"


class WheelFacts:
    """What a wheel says of itself: its name, its version, what it needs and what it imports as."""

    def __init__(self, path: Path) -> None:
        with ZipFile(path) as opened:
            self.files = opened.namelist()
            about = next(name for name in self.files if name.endswith(".dist-info/METADATA"))
            self._metadata = opened.read(about).decode()

    @property
    def name(self) -> str:
        """The name as a lock file spells it."""
        from packaging.utils import canonicalize_name

        return str(canonicalize_name(self._fields("Name")[0]))

    @property
    def version(self) -> str:
        """The version."""
        return self._fields("Version")[0]

    @property
    def license(self) -> str:
        """The name of its licence, as it is said at the first of the places where it may be."""
        said = [*self._fields("License-Expression"), *self._fields("License")]
        classes = (each.rpartition(" :: ")[2] for each in self._fields("Classifier"))
        said += (each for each in classes if "License" in each)
        return said[0].partition("\n")[0] if said else UNNAMED

    @property
    def depends(self) -> set[str]:
        """The names of the packages that it needs in a browser."""
        from packaging.requirements import Requirement
        from packaging.utils import canonicalize_name

        needed = map(Requirement, self._fields("Requires-Dist"))
        there = {"sys_platform": "emscripten", "platform_system": "Emscripten", "extra": ""}
        there |= {"python_version": _python(), "python_full_version": f"{_python()}.0"}
        return {
            str(canonicalize_name(each.name))
            for each in needed
            if each.marker is None or each.marker.evaluate({**there, "os_name": "posix"})
        }

    @property
    def imports(self) -> list[str]:
        """The names of its modules that lie in no package, and of its packages."""
        code = (name for name in self.files if name.endswith((".py", ".pyc")))
        tops = {name.split("/")[0].partition(".")[0] for name in code if ".data/" not in name}
        return sorted(tops)

    def _fields(self, key: str) -> list[str]:
        return [str(each) for each in message_from_string(self._metadata).get_all(key, [])]


def _python() -> str:
    from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION

    return str(PYODIDE_PYTHON_VERSION)
