"""Marks as a table that any spreadsheet reads: one line each, with the learner's name."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any

from ..core.errors import SpokenError
from ..core.given import path_of
from ..table.saving import write_whole
from . import words as w
from .mark import Mark, checked

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
NUMBERS = ("asked", "right", "best", "tries", "shown", "times")
"""Those that hold whole numbers."""
WORDS = ("chapter", "kind", "name", "last")
"""Those that hold words, besides the learner's name."""
FORMULA = re.compile(r"\s*[=+@＝＋－＠-]")
"""How a formula begins in a spreadsheet, which may ignore blanks before it."""
SIGN = "\ufeff"
"""The mark at the start of a file by which spreadsheets know it as UTF-8."""


def written(marks: Iterable[tuple[str, Mark | None]], path: str | Path | None) -> str:
    """Return marks with their learners as CSV, and write them to a file if one is named.

    For a learner with nothing to mark there is None. Raises `OSError`.
    """
    table = StringIO()
    writer = csv.DictWriter(table, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for learner, mark in marks:
        row = {"learner": learner, **(asdict(mark) if mark else {})}
        writer.writerow({key: _harmless(value) for key, value in row.items()})
    if path is not None:
        write_whole(path_of(path), SIGN + table.getvalue())
    return table.getvalue()


def read(path: Path) -> Iterator[tuple[str, Mark | None]]:
    """Yield the marks of a table with their learners; one without a name gets that of the file.

    For a learner with nothing to mark it yields None. Raises `OSError`, and `SpokenError` for a
    file that is not such a table.
    """
    try:
        yield from _read(path)
    except (UnicodeDecodeError, csv.Error):
        raise SpokenError(w.NO_TABLE.fill(file=path.name, columns=",".join(COLUMNS))) from None


def _read(path: Path) -> Iterator[tuple[str, Mark | None]]:
    text = path.read_text(encoding="utf-8-sig")
    # A spreadsheet that has saved it again may have put semicolons between the cells.
    between = ";" if ";" in text.partition("\n")[0] else ","
    rows = csv.DictReader(StringIO(text, newline=""), delimiter=between)
    if not {*COLUMNS} <= {*(rows.fieldnames or ())}:
        raise SpokenError(w.NO_TABLE.fill(file=path.name, columns=",".join(COLUMNS)))
    for row in rows:
        learner = _as_given(row["learner"] or "")
        if any(row[key] for key in COLUMNS if key != "learner"):
            yield learner or path.stem, _mark(row, path, rows.line_num)
        elif learner:
            yield learner, None


def _mark(row: dict[str, str], path: Path, line: int) -> Mark:
    known: dict[str, Any] = {key: row[key] for key in COLUMNS if key != "learner"}
    try:
        for key in WORDS:
            known[key] = _as_given(known[key])
        for key in NUMBERS:
            known[key] = int(known[key])
        known["seconds"] = float(known["seconds"].replace(",", "."))
        return checked(Mark(**known))
    except (ValueError, TypeError, AttributeError) as error:
        why = error.text if isinstance(error, SpokenError) else w.WRONG_NUMBER
        raise SpokenError(w.WRONG_LINE.fill(file=path.name, line=line, why=why)) from None


def _harmless(value: Any) -> Any:
    """Return a value that a spreadsheet takes neither for a formula nor for more than one line."""
    if not isinstance(value, str):
        return value
    word = value.replace("\r", " ")  # the csv module does not quote it
    return f"'{word}" if FORMULA.match(word) else word


def _as_given(word: str) -> str:
    """Return a word of a table without the apostrophe that `_harmless` puts before it."""
    return word[1:] if word[:1] == "'" and FORMULA.match(word[1:]) else word
