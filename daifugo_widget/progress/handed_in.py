"""The files that learners hand in, wherever in a folder they lie, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import NamedTuple

from ..core.words.text import SpokenError, Text, clean_line
from . import table
from . import words as w
from .names import plain
from .progress import read_progress
from .rank import rank_of
from .review import Review, is_review
from .review import beside as review_beside

MOODLE = re.compile(r"_\d+_assignsubmission_.*")
"""What Moodle puts after the name of who has handed in, in the names of folders and files."""


class HandedIn(NamedTuple):
    """A file: what it says of its learners, and what of it could not be read."""

    file: PurePath
    found: list[table.Row]
    wrong: list[Text]

    @property
    def names(self) -> set[str]:
        """The learners that it names."""
        return {row.learner for row in self.found if row.learner}


def handed_in(folder: Path) -> tuple[list[HandedIn], list[str]]:
    """Return what the tables and files of progress in a folder say, and the names of other files.

    Hidden files are passed over: editors and computers leave copies there that nobody handed in.
    """
    files, others = list[HandedIn](), list[str]()
    for path in sorted(folder.rglob("*")):
        file = path.relative_to(folder)
        if any(part.startswith(".") for part in file.parts) or not path.is_file():
            continue
        if path.suffix.lower() in (".csv", ".json"):
            files.append(_read(path, file))
        else:
            others.append(shown_name(file))
    return [_with_name(each, files) for each in files], others


def shown_name(file: PurePath) -> str:
    """Return the name of a file as it is shown."""
    return clean_line(file.as_posix())


def _with_name(handed: HandedIn, files: list[HandedIn]) -> HandedIn:
    """Return a file with a name where it has none: a learning platform makes each a folder."""
    file = handed.file
    name = _stem(file, files)
    who = MOODLE.sub("", file.parent.name or name) or name
    if file.parent.name:
        here = set[str]().union(*(each.names for each in files if each.file.parent == file.parent))
        who = here.pop() if len(here) == 1 else who
    found = [row._replace(learner=row.learner or who) for row in handed.found]
    return handed._replace(found=found)


def _stem(file: PurePath, files: list[HandedIn]) -> str:
    """Return the name of a file; what is reviewed has that of the progress beside which it lay."""
    beside = (each.file for each in files if review_beside(each.file) == file)
    return next(beside, file).stem


def _read(path: Path, file: PurePath) -> HandedIn:
    found, wrong, name = list[table.Row](), list[Text](), shown_name(file)
    try:
        for line in _lines(path):
            if line.wrong:
                wrong.append(w.WRONG_LINE.fill(file=name, line=line.number, why=line.wrong))
            if line.whole:
                found.append(_row(line))
    except (OSError, SpokenError) as error:
        why = error.text if isinstance(error, SpokenError) else error.strerror
        return HandedIn(file, found, [*wrong, w.WRONG_FILE.fill(file=name, why=why)])
    return HandedIn(file, found or [table.Row("")], wrong)


def _lines(path: Path) -> Iterator[table.Line]:
    if path.suffix.lower() == ".csv":
        return table.read(path)
    if is_review(path):
        return iter([table.Line(0, rank=rank_of(Review(path)).name)])
    return _lines_of_progress(path)


def _lines_of_progress(path: Path) -> Iterator[table.Line]:
    """Yield a line for each mark and each mistake of a file of progress."""
    marks, kept = read_progress(path)
    yield from (table.Line(number, "", mark) for number, mark in enumerate(marks))
    yield from (table.Line(0, mistake=mistake) for mistake in kept.mistakes)
    if kept.unread:
        why = w.UNREAD_MISTAKES.fill(count=len(kept.unread))
        raise SpokenError(why)


def _row(line: table.Line) -> table.Row:
    return table.Row(plain(line.learner), line.mark, line.rank, line.mistake)
