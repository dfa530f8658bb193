"""Check that a release is all of one version: `python -m tools.release TAG` prints its notes.

The tag, the version, the citation and the dated section of the change log have to agree; what that
section says are the notes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

from daifugo_widget._version import __version__

ROOT = Path(__file__).parents[1]
SECTION = r"^## \[{version}\] - (\d{{4}}-\d\d-\d\d)\n(.*?)(?=^## |^<!-- |\Z)"
"""A section of the change log: its date, and what it says."""


def section(version: str, changes: str) -> tuple[str, str]:
    """Return the date of a version and what is new in it; both are "" if it is not there."""
    found = re.search(SECTION.format(version=re.escape(version)), changes, re.M | re.S)
    return (found[1], found[2].strip()) if found else ("", "")


def disagreements(tag: str, changes: str, citation: dict[str, object]) -> Iterator[str]:
    """Yield what names another version than the package, or another day than the change log."""
    date, _ = section(__version__, changes)
    if tag != f"v{__version__}":
        yield f"the tag is {tag}, the version {__version__}: the tag has to be v{__version__}"
    if citation["version"] != __version__:
        yield f"CITATION.cff has version {citation['version']}, the package {__version__}"
    if not date:
        yield f"CHANGELOG.md has no section ## [{__version__}] - YEAR-MONTH-DAY"
    elif str(citation["date-released"]) != date:
        yield f"CITATION.cff says {citation['date-released']}, CHANGELOG.md {date}"


def main(tag: str) -> int:
    """Print the notes of a release, or what is wrong with it; return the exit status."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    if wrong := [*disagreements(tag, changes, citation)]:
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    print(section(__version__, changes)[1])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
