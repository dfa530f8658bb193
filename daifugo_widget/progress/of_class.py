"""The progress of a class: the tables that learners hand in, combined for their teacher."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..core.errors import SpokenError
from ..core.given import path_of
from ..core.text import Lang
from ..table.shown import Shown
from . import table
from . import words as w
from .mark import Mark, worth
from .names import best_of, key_of
from .page import class_page


class ClassProgress:
    """What the learners of a class have done, by the tables that they have handed in.

    ``folder`` has a table for each, as `Progress.to_csv` writes it. A learner is known by name,
    whatever its case and width. Of several marks of the same thing the best counts, of equal ones
    the latest. Raises `SpokenError` if there is no table, or one cannot be read.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = path_of(folder)
        files = sorted(path for path in self.folder.glob("*") if _is_table(path))
        if not files:
            raise SpokenError(w.NO_TABLES.fill(folder=str(folder)))
        self._marks: dict[str, dict[tuple[str, ...], Mark]] = {}
        self._spellings: dict[str, list[str]] = {}
        for path in files:
            found = [*table.read(path)]
            for learner in {name for name, _ in found} or {path.stem}:
                self._spellings.setdefault(key_of(learner), []).append(learner)
            for learner, mark in found:
                if mark is None:
                    continue
                marks = self._marks.setdefault(key_of(learner), {})
                marks[mark.key] = max(mark, marks.get(mark.key, mark), key=worth)

    def __iter__(self) -> Iterator[tuple[str, Mark]]:
        """Yield all marks, each with its learner, in the order of the learners' names."""
        for learner, marks in self.learners.items():
            yield from ((learner, mark) for mark in marks)

    def __len__(self) -> int:
        return sum(map(len, self._marks.values()))

    @property
    def learners(self) -> dict[str, list[Mark]]:
        """The marks of each learner by name, those that count; none for an empty table."""
        return {
            best_of(spellings): sorted(self._marks.get(key, {}).values(), key=lambda mark: mark.key)
            for key, spellings in sorted(self._spellings.items())
        }

    def show(self, lang: Lang = "en") -> Shown:
        """Show a row for each learner: how much is done, and how much of it went right."""
        return class_page(self.learners, lang)

    def _repr_html_(self) -> str:
        return self.show().html

    def __str__(self) -> str:
        return self.show().text

    def __repr__(self) -> str:
        return f"ClassProgress({str(self.folder)!r})"

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return all marks as one table, and write it to a file if one is named.

        Its columns are those of the tables that were handed in; a learner without marks has a line
        with nothing but the name. Raises `OSError`.
        """
        return table.written(self._rows(), path)

    def _rows(self) -> Iterator[tuple[str, Mark | None]]:
        """Yield a row for each mark, and one for a learner who has none."""
        for learner, marks in self.learners.items():
            yield from ((learner, mark) for mark in marks)
            if not marks:
                yield learner, None


def _is_table(path: Path) -> bool:
    return path.suffix.lower() == ".csv" and path.is_file()
