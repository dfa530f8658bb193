"""The gettext catalogues of the product: where they are, read, written and compiled.

English stands in the code, Japanese and Korean in `locale/ja/LC_MESSAGES` and
`locale/ko/LC_MESSAGES` of the rules, of each game, and of the package for all else. The product
reads one compiled file a language, made by the build and by `python -m tools.catalogues`.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

PACKAGE = Path(__file__).parents[1] / "daifugo_widget"
LANGUAGES = ("ja", "ko")
SOME_DAY = datetime(2026, 1, 1, tzinfo=UTC)
"""A date that each compiled file has, so that it changes with the words alone."""


class Place(NamedTuple):
    """Where a catalogue is, in whatever language: its folder `locale`, and its name."""

    folder: Path
    name: str


def new_catalog(language: str | None = None) -> Catalog:
    """Return an empty catalogue of this project."""
    return Catalog(
        locale=language,
        project="daifugo_widget",
        version="",
        copyright_holder="daifugo_widget contributors",
        msgid_bugs_address="",
        last_translator="daifugo_widget contributors",
        language_team="",
        header_comment="# Words of daifugo_widget. The English stands in the code: `make words`.",
        fuzzy=False,
    )


def file_of(place: Place, language: str) -> Path:
    """Return the file of a catalogue in a language."""
    return place.folder / language / "LC_MESSAGES" / f"{place.name}.po"


def place_of(path: Path) -> Place:
    """Return the place of the catalogue that a file holds in some language."""
    return Place(path.parents[2], path.stem)


def read(path: Path, language: str) -> Catalog:
    """Read a catalogue, an empty one if there is no such file."""
    if not path.exists():
        return new_catalog(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(catalog: Catalog, path: Path) -> None:
    """Write a catalogue, without line numbers, which would change with every edit of the code."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalog, width=100, include_lineno=False)


def catalogues(language: str) -> list[Path]:
    """Return all catalogues of a language."""
    return sorted(PACKAGE.glob(f"**/locale/{language}/LC_MESSAGES/*.po"))


def compiled(language: str) -> Path:
    """Return the file in which the product finds all words of a language."""
    return PACKAGE / "locale" / language / "LC_MESSAGES" / "daifugo_widget.mo"


def compile_words() -> None:
    """Write the compiled file of each language, from all its catalogues: the same for the same."""
    for language in LANGUAGES:
        whole = new_catalog(language)
        whole.creation_date = SOME_DAY
        for path in catalogues(language):
            for message in read(path, language):
                if message.id and message.string and not message.fuzzy:
                    whole.add(message.id, message.string, context=message.context)
        target = compiled(language)
        target.parent.mkdir(parents=True, exist_ok=True)
        new = target.with_name(f"{target.name}.{os.getpid()}")
        with new.open("wb") as file:
            write_mo(file, whole)
        new.replace(target)  # at once, as another process may be reading it


if __name__ == "__main__":
    compile_words()
