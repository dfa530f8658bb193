"""Marks as a table that any spreadsheet reads: one line each, with the learner's name."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from ..core.words.arguments import count_of, path_of
from ..core.words.text import SpokenError, Text
from ..table.session.file_writing import write_whole
from . import words as w
from .mark import Mark, clean_mark
from .mistake import Mistake, clean_mistake
from .rank import known_rank

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
STARS, RANK = ADDED = ("stars", "rank")
"""Columns that tables of older versions do not have; the rank is that of the learner."""
OF_MISTAKES = ("game", "rule", "lost", "position")
"""Columns that a table has only if it holds mistakes."""
MISTAKE = "mistake"
"""The kind of a line that holds one; its name is what the move gave away."""
NUMBERS = ("asked", "right", "best", "tries", "shown", "times")
"""Those that hold whole numbers."""
WORDS = ("chapter", "kind", "name", "last")
"""Those that hold words, besides the learner's name."""
FORMULA = re.compile(r"\s*[=+@＝＋－＠-]")
"""How a formula begins in a spreadsheet, which may ignore blanks before it."""


class Row(NamedTuple):
    """A learner with a mark, a mistake or neither, and a rank; "" where no name or rank is known.

    A line holds a mark or a mistake, not both.
    """

    learner: str
    mark: Mark | None = None
    rank: str = ""
    mistake: Mistake | None = None


SIGN = "\ufeff"
"""The mark at the start of a file by which spreadsheets know it as UTF-8."""


class CsvText(str):
    """A table as CSV; its ``repr``, which a cell shows, tells whose marks were written where."""

    told: str

    def __repr__(self) -> str:
        return self.told


def write_csv(rows: Iterable[Row], path: str | Path | None, *notes: str) -> str:
    """Return marks with their learners as CSV, and write them to a file if one is named.

    For a learner with nothing to mark there is None; ``notes`` are what a cell that writes the file
    shows besides. Raises `OSError`.
    """
    rows = list(rows)
    if path is None:
        return _csv(rows)
    table = CsvText(_csv(rows))
    write_whole(path_of(path), SIGN + table)
    table.told = "\n".join([f"{path_of(path).name}: {_summary(rows)}", *notes])
    return table


def _csv(rows: Sequence[Row]) -> str:
    table = StringIO()
    more = OF_MISTAKES if any(row.mistake for row in rows) else ()
    writer = csv.DictWriter(table, (*COLUMNS, *ADDED, *more), lineterminator="\n")
    writer.writeheader()
    for row in rows:
        cells = asdict(row.mark) if row.mark else _cells_of(row.mistake) if row.mistake else {}
        written = {"learner": row.learner, **cells, RANK: row.rank}
        writer.writerow({key: harmless(value) for key, value in written.items()})
    return table.getvalue()


def _cells_of(mistake: Mistake) -> dict[str, object]:
    """Return the cells of a mistake by their columns."""
    own: dict[str, object] = {key: getattr(mistake, key) for key in OF_MISTAKES}
    return {**own, "kind": MISTAKE, "name": mistake.kind, "last": mistake.day}


def _summary(rows: Sequence[Row]) -> str:
    """Return how many marks and costly moves rows hold, and whose."""
    marks = count_of(sum(row.mark is not None for row in rows), "mark")
    if mistakes := sum(row.mistake is not None for row in rows):
        marks += f" and {count_of(mistakes, 'costly move')}"
    learners = {row.learner for row in rows}
    if learners <= {""}:
        return f"{marks}, of nobody yet: add learner='Mina' with your name"
    return f"{marks} of {learners.pop() if len(learners) == 1 else f'{len(learners)} learners'}"


class Line(NamedTuple):
    """A line that was read: a learner, "" if it names none, a mark, a mistake or neither, a rank.

    ``wrong`` is why the rest of it is neither. One that is not ``whole`` breaks off, and may do so
    in the middle of a name.
    """

    number: int
    learner: str = ""
    mark: Mark | None = None
    wrong: Text | None = None
    whole: bool = True
    rank: str = ""
    mistake: Mistake | None = None


def read(path: Path) -> Iterator[Line]:
    """Yield the lines of a table, without those that a spreadsheet leaves empty.

    Raises `OSError`, and `SpokenError` for a file that is not such a table.
    """
    try:
        yield from _read(path)
    except (UnicodeDecodeError, csv.Error):
        raise SpokenError(w.NO_TABLE.fill(columns=",".join(COLUMNS))) from None


def _read(path: Path) -> Iterator[Line]:
    text = path.read_text(encoding="utf-8-sig")
    # A spreadsheet that has saved it again may have put semicolons between the cells.
    between = ";" if ";" in text.partition("\n")[0] else ","
    rows = csv.DictReader(StringIO(text, newline=""), delimiter=between)
    if not {*COLUMNS} <= {*(rows.fieldnames or ())}:
        raise SpokenError(w.NO_TABLE.fill(columns=",".join(COLUMNS)))
    for row in rows:
        if any(row[key] for key in COLUMNS):
            yield _line(row, rows.line_num)


def _line(row: dict[str, str | None], number: int) -> Line:
    known = [key for key in (*COLUMNS, *ADDED, *OF_MISTAKES) if key in row]
    cells = {key: value for key in known if (value := row[key]) is not None}
    if len(cells) < len(known):
        return Line(number, wrong=w.BREAKS_OFF, whole=False)
    learner = _as_given(cells.pop("learner"))
    rank = known_rank(cells.pop(RANK, ""))
    if not any(cells.values()):
        return Line(number, learner, rank=rank)
    try:
        if cells["kind"] == MISTAKE:
            return Line(number, learner, rank=rank, mistake=_mistake(cells))
        return Line(number, learner, _mark(cells), rank=rank)
    except ValueError as error:
        why = error.text if isinstance(error, SpokenError) else w.WRONG_NUMBER
        return Line(number, learner, wrong=why)


def _mark(cells: dict[str, str]) -> Mark:
    """Return the mark of a line. Raises `ValueError`."""
    known: dict[str, Any] = {**cells, "seconds": float(cells["seconds"].replace(",", "."))}
    known |= {key: _as_given(cells[key]) for key in WORDS}
    known |= {key: int(cells[key]) for key in NUMBERS}
    known[STARS] = int(cells.get(STARS) or 0)
    return clean_mark(Mark(**{key: known[key] for key in (*COLUMNS[1:], STARS)}))


def _mistake(cells: dict[str, str]) -> Mistake:
    """Return the mistake of a line. Raises `ValueError`."""
    words = {key: _as_given(cells.get(key, "")) for key in OF_MISTAKES}
    lost = float(words.pop("lost").replace(",", "."))
    kind, day = _as_given(cells["name"]), _as_given(cells["last"])
    return clean_mistake(Mistake(kind, lost, day=day, **words))


def harmless(value: object) -> object:
    """Return a value that a spreadsheet takes neither for a formula nor for more than one line."""
    if not isinstance(value, str):
        return value
    word = value.replace("\r", " ")  # the csv module does not quote it
    return f"'{word}" if FORMULA.match(word) else word


def _as_given(word: str) -> str:
    """Return a word of a table without the apostrophe that `harmless` puts before it."""
    return word[1:] if word[:1] == "'" and FORMULA.match(word[1:]) else word
