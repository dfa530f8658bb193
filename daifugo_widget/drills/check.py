"""Checks records, and proves those with a goal: `python -m daifugo_widget check [FILE...]`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..arguments import add_import
from ..core.records import Record, RecordError
from ..core.records.files import files_in, read_file
from ..core.records.lines import printable
from ..games import PARTS, rules_class

FAILED, UNREADABLE = 1, 2
"""The exit statuses for a record that does not hold, and for one that cannot be read."""

NO_RECORDS = "no records here: their files end with .dfg"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the files, and where your own rules come from."""
    which = "a file of records, or a folder of them (default: the worked examples of all rules)"
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=which)
    add_import(parser)


def run(args: Namespace) -> int:
    """Check each file, or else the examples, and return the worst exit status.

    If there are several files, each failure is followed by the name of its file.
    """
    if not args.files:
        return _check(examples())
    files = [file for path in args.files for file in _files(path)]
    named = len(files) > 1
    return max(_check_file(path, f"  ({path})" if named else "") for path in files)


def examples() -> Iterator[Record]:
    """Yield the worked example of each rule of each game that has one."""
    from ..table.face import face_of  # a file is checked without a table

    for game in PARTS:
        face = face_of(game)
        found = (face.example(rule) for rule in rules_class(game).all_rules().values())
        yield from (Record.parse(text) for text in found if text)


def _files(path: Path) -> list[Path]:
    """Return the files of records in a folder; anything else as it is, to be read or refused."""
    return files_in(path) or [path]


def _check_file(path: Path, name: str) -> int:
    try:
        if path.is_dir():
            raise RecordError(NO_RECORDS, source=str(path))
        return _check(read_file(path), name)
    except RecordError as error:
        print(printable(str(error)), file=sys.stderr)
        return UNREADABLE


def _check(records: Iterable[Record], name: str = "") -> int:
    """Print the result of each record, with ``name`` after a failure, and return the exit status.

    Any `RecordError` is raised before anything is printed.
    """
    found = [(record, _wrong(record)) for record in records]
    for record, wrong in found:
        proved = " (its drill can be solved)" if _is_drill(record) else ""
        line = f"FAIL {record.title}: {wrong}{name}" if wrong else f"ok {record.title}{proved}"
        print(printable(line))
    return FAILED if any(wrong for _, wrong in found) else 0


def _is_drill(record: Record) -> bool:
    return "goal" in record.header


def _wrong(record: Record) -> str:
    """Return what fails first in a record, or why its drill cannot be solved, else ""."""
    if failures := record.check():
        return str(failures[0])
    return _unsolved(record) if _is_drill(record) else ""


def _unsolved(record: Record) -> str:
    from .task import Task  # only drills need the others at the table

    task = Task(record)
    try:
        task.prove()
    except RecordError as error:
        return f"line {error.line}: {error.what}"
    return ""
