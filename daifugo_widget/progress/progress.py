"""A learner's progress over the course, kept in one small file."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any

from ..core.errors import SpokenError
from ..core.given import given
from ..core.text import Lang, Text
from ..core.whole import counted
from ..table.saving import write_whole
from ..table.shown import Shown
from . import words as w
from .page import page

VERSION = 1
USUAL = "daifugo-progress.json"
"""The file beside the notebooks, where no other is named."""
COLUMNS = (
    "learner",
    "chapter",
    "kind",
    "name",
    "asked",
    "right",
    "best",
    "tries",
    "shown",
    "seconds",
    "times",
    "last",
)
"""The columns of the table for a teacher."""
KINDS = ("quiz", "drill", "read")
LONGEST = 80
FORMULA = re.compile(r"\s*[=+@＝＋－＠-]")
"""How a formula begins in a spreadsheet, which may leave out what is blank before it."""


@dataclass(frozen=True)
class Mark:
    """How one thing of a chapter went: a quiz, a drill, or that it was read.

    ``asked``, ``right``, ``tries``, ``shown`` and ``seconds`` are those of the latest time: what is
    right was so at the first try and without help, what was ``shown`` with it. ``best`` is the most
    that was ever right, ``times`` how often it was done, ``last`` when, in UTC.
    """

    chapter: str
    kind: str
    name: str
    asked: int
    right: int
    tries: int = 0
    seconds: float = 0.0
    best: int = 0
    times: int = 1
    last: str = ""
    shown: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is a mark of."""
        return self.chapter, self.kind, self.name


class Progress:
    """What a learner has done, chapter by chapter; each mark is written to the file at once.

    ``path`` is the file, beside the notebooks if none is named; ``chapters`` gives the titles of
    chapters by their names, in the order of the course. A file that cannot be read stays: it is
    moved aside, under a name that ``notice`` tells, before the first mark is written.
    """

    def __init__(
        self,
        path: str | Path = USUAL,
        chapters: Mapping[str, Text | str] | None = None,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.path, self._now = Path(path), now
        self.chapters = dict(chapters or {})
        self.notice: Text | None = None
        self._marks: dict[tuple[str, str, str], Mark] = {}
        self._read()

    @classmethod
    def given(cls, progress: Any) -> Progress | None:
        """Return what marks are kept in, if in anything. Raises `SpokenError`."""
        found: Progress | None = given(progress, cls | None, w.WHERE_IT_IS)
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
        """Set the mark of a thing that is done, and write the file; a long ``name`` is cut.

        Raises `ValueError` for what is no mark, `OSError` where the file cannot be written.
        """
        stamp = self._now().isoformat(timespec="seconds")
        if isinstance(name, str) and len(name) > LONGEST:
            name = name[: LONGEST - 1] + "…"
        new = _checked(
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
        """Read the file if there is one; what cannot be read is told, and kept."""
        self.notice = None
        if not self.path.exists():
            return
        try:
            marks = _read_marks(json.loads(self.path.read_text(encoding="utf-8")))
        except (ValueError, TypeError, KeyError, RecursionError):
            self.notice = w.BROKEN.fill(file=self.path.name, aside=_aside(self.path).name)
        else:
            self._marks = {mark.key: mark for mark in marks}

    # --- for a teacher ---------------------------------------------------------------------------

    def to_csv(self, path: str | Path | None = None, *, learner: str = "") -> str:
        """Return the marks as CSV, a line each, and write them to a file if one is named.

        The name of the ``learner`` stands in each line, so that the tables of a class can be put
        together. Raises `OSError`.
        """
        table = StringIO()
        writer = csv.DictWriter(table, COLUMNS, lineterminator="\n")
        writer.writeheader()
        for mark in self:
            row = {"learner": learner, **asdict(mark)}
            writer.writerow({key: _harmless(value) for key, value in row.items()})
        if path is not None:
            # The sign at the start lets spreadsheets take it for UTF-8.
            write_whole(Path(path), "\ufeff" + table.getvalue())
        return table.getvalue()


def _aside(path: Path) -> Path:
    """Return a name for a file that cannot be read, under which there is none yet."""
    names = (path.with_name(f"{path.stem}-broken-{n}{path.suffix}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())


def _read_marks(data: Any) -> list[Mark]:
    if data["version"] != VERSION:
        raise ValueError("another version")
    return [_checked(Mark(**entry)) for entry in data["marks"]]


def _checked(mark: Mark) -> Mark:
    """Return a mark as it is. Raises `ValueError` where it cannot be."""
    words = (mark.chapter, mark.kind, mark.name, mark.last)
    numbers = (mark.asked, mark.right, mark.tries, mark.best, mark.times, mark.shown)
    if not all(isinstance(word, str) and len(word) <= LONGEST for word in words):
        raise SpokenError(w.WRONG_WORD.fill(most=LONGEST))
    if mark.kind not in KINDS:
        raise SpokenError(w.WRONG_KIND.fill(kind=mark.kind, kinds=", ".join(KINDS)))
    if not all(type(number) is int and number >= 0 for number in numbers):
        raise SpokenError(w.WRONG_NUMBER)
    if type(mark.seconds) not in (int, float) or not 0 <= mark.seconds < float("inf"):
        raise SpokenError(w.WRONG_NUMBER)
    if max(mark.right, mark.best, mark.shown) > mark.asked:
        raise SpokenError(w.MORE_THAN_ASKED)
    return mark


def _harmless(value: Any) -> Any:
    """Keep a spreadsheet from taking a name for a formula, or for a line of its own."""
    if not isinstance(value, str):
        return value
    word = value.replace("\r", " ")  # the csv module does not quote it
    return f"'{word}" if FORMULA.match(word) else word
