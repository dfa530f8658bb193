"""A learner's progress over the course, kept in one small file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..core.errors import SpokenError
from ..core.given import given, path_of, shown
from ..core.text import Lang, Text, unbroken
from ..core.whole import counted
from ..table.saving import write_whole
from ..table.shown import Shown
from . import table
from . import words as w
from .mark import LONGEST, Mark, checked
from .names import plain
from .page import page

VERSION = 1
USUAL = "daifugo-progress.json"
"""The file beside the notebooks, used if no other is named."""


class Progress:
    """What a learner has done, chapter by chapter; each mark is written to the file at once.

    ``path`` is the file, beside the notebooks if none is named; ``chapters`` gives the titles of
    chapters by their names, in the order of the course. A file that cannot be read is kept: it is
    moved aside, under a name that ``notice`` gives, before the first mark is written.
    """

    def __init__(
        self,
        path: str | Path = USUAL,
        chapters: Mapping[str, Text | str] | None = None,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.path, self._now = path_of(path), now
        self.chapters = dict(chapters or {})
        self.notice: Text | None = None
        self._marks: dict[tuple[str, str, str], Mark] = {}
        self._read()

    @classmethod
    def given(cls, progress: Any, chapter: str = "", name: str = "") -> Progress | None:
        """Return a `Progress` or None as it is.

        Raises `SpokenError` for anything else, for a chapter or a name that no mark can have, and
        for a chapter without a `Progress`.
        """
        found: Progress | None = given(progress, cls | None, w.WHERE_IT_IS)
        given(name, str, w.WRONG_NAME)
        if not isinstance(chapter, str) or len(chapter) > LONGEST:
            raise SpokenError(w.WRONG_CHAPTER.fill(most=LONGEST, value=shown(chapter)))
        if chapter and found is None:
            raise SpokenError(w.NOWHERE_TO_MARK.fill(chapter=shown(chapter)))
        return found

    # --- reading ---------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Mark]:
        """Yield the marks in the order of the course."""
        order = list(dict.fromkeys([*self.chapters, *(mark.chapter for mark in self.marks)]))
        yield from sorted(self.marks, key=lambda mark: order.index(mark.chapter))

    def __len__(self) -> int:
        return len(self._marks)

    @property
    def marks(self) -> list[Mark]:
        """The marks in the order in which they were first set."""
        return list(self._marks.values())

    def show(self, lang: Lang = "en") -> Shown:
        """Show a page of the chapters with their marks."""
        return page(self, lang)

    def _repr_html_(self) -> str:
        return self.show().html

    def __str__(self) -> str:
        return self.show().text

    def __repr__(self) -> str:
        return f"Progress({str(self.path)!r}, {counted(len(self), 'mark')})"

    # --- writing ---------------------------------------------------------------------------------

    def mark(
        self,
        chapter: str,
        name: str,
        *,
        kind: str = "quiz",
        asked: int = 1,
        right: int = 1,
        tries: int = 1,
        shown: int = 0,
        seconds: float = 0.0,
    ) -> Mark:
        """Set the mark of a thing that was done, and write the file; a long ``name`` is cut.

        Raises `ValueError` for an impossible mark, `OSError` if the file cannot be written.
        """
        stamp = self._now().astimezone(UTC).isoformat(timespec="seconds")
        chapter, name = (unbroken(t) if isinstance(t, str) else t for t in (chapter, name))
        if isinstance(name, str) and len(name) > LONGEST:
            name = name[: LONGEST - 1] + "…"
        new = checked(
            Mark(chapter, kind, name, asked, right, tries, seconds, right, 1, stamp, shown)
        )
        new = replace(new, seconds=round(seconds, 1))
        self._read()  # another notebook may have written meanwhile
        before = self._marks.get(new.key)
        if before:
            best = max(before.best, right) if before.asked == asked else right
            new = replace(new, best=best, times=before.times + 1)
        self._marks[new.key] = new
        self._write()
        return new

    def _write(self) -> None:
        if self.notice is not None:
            self.path.rename(_aside(self.path))
        self.notice = None
        data = {"version": VERSION, "marks": [asdict(mark) for mark in self.marks]}
        write_whole(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")

    def _read(self) -> None:
        """Read the file if there is one, or set ``notice`` if it cannot be read."""
        self.notice = None
        if not self.path.exists():
            return
        try:
            marks = read_marks(self.path)
        except SpokenError:
            self.notice = w.BROKEN.fill(file=self.path.name, aside=_aside(self.path).name)
        else:
            self._marks = {mark.key: mark for mark in marks}

    # --- for a teacher ---------------------------------------------------------------------------

    def to_csv(self, path: str | Path | None = None, *, learner: str = "") -> str:
        """Return the marks as CSV, one line each, and write them to a file if one is named.

        The name of the ``learner`` is in each line, so that the tables of a class can be combined;
        without marks it has a line of its own. A cell that writes a file shows how many marks it
        holds of whom. Raises `OSError`, and `SpokenError` for a name that is not a text, or for the
        file that keeps the progress itself.
        """
        learner = plain(given(learner, str, w.LEARNER_IS))
        if path is not None and path_of(path).resolve() == self.path.resolve():
            raise SpokenError(w.NOT_OVER_MARKS.fill(file=self.path.name))
        rows: list[Mark | None] = [*self] or ([None] if learner else [])
        return table.written(((learner, mark) for mark in rows), path)


def _aside(path: Path) -> Path:
    """Return an unused name to which to move a file that cannot be read."""
    names = (path.with_name(f"{path.stem}-broken-{n}{path.suffix}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())


def read_marks(path: Path) -> list[Mark]:
    """Return the marks of a file of progress. Raises `OSError`, `SpokenError` if it is not one."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        if data["version"] != VERSION:
            raise SpokenError(w.OTHER_VERSION)
        return [checked(Mark(**entry)) for entry in data["marks"]]
    except SpokenError:
        raise
    except (ValueError, TypeError, KeyError, RecursionError):
        raise SpokenError(w.NO_PROGRESS) from None
