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
from .mark import Mark
from .page import class_page


class ClassProgress:
    """What the learners of a class have done, by the tables that they have handed in.

    ``folder`` has a table for each, as `Progress.to_csv` writes it; for a learner who has handed in
    twice the latest marks count. Raises `SpokenError` if there is no table, or one cannot be read.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = path_of(folder)
        files = sorted(path for path in self.folder.glob("*") if _is_table(path))
        if not files:
            raise SpokenError(w.NO_TABLES.fill(folder=str(folder)))
        self._marks: dict[tuple[str, ...], tuple[str, Mark]] = {}
        self._idle: list[str] = []
        for path in files:
            found = [*table.read(path)]
            self._idle += [] if found else [path.stem]
            for learner, mark in found:
                before = self._marks.get((learner, *mark.key))
                if before is None or before[1].last <= mark.last:
                    self._marks[learner, *mark.key] = learner, mark

    def __iter__(self) -> Iterator[tuple[str, Mark]]:
        """Yield all marks, each with its learner, in the order of the learners' names."""
        yield from sorted(self._marks.values(), key=lambda found: found[0].casefold())

    def __len__(self) -> int:
        return len(self._marks)

    @property
    def learners(self) -> dict[str, list[Mark]]:
        """The marks of each learner, in the order of their names; none for an empty table."""
        found: dict[str, list[Mark]] = {learner: [] for learner in self._idle}
        for learner, mark in self:
            found.setdefault(learner, []).append(mark)
        return dict(sorted(found.items(), key=lambda each: each[0].casefold()))

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

        Its columns are those of the tables that were handed in. Raises `OSError`.
        """
        return table.written(self, path)


def _is_table(path: Path) -> bool:
    return path.suffix.lower() == ".csv" and path.is_file()
