"""Checks files of records, for `python -m daifugo_widget check FILE...`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ...arguments import add_import
from .errors import RecordError
from .files import text_of
from .lines import printable
from .record import Record, read

FAILED, UNREADABLE = 1, 2


def add_arguments(parser: ArgumentParser) -> None:
    """Add the files, and where rules of one's own come from."""
    which = "a file of records (default: the worked examples of all rules)"
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=which)
    add_import(parser)


def check_files(paths: Sequence[Path], result: Callable[[Record], str]) -> int:
    """Print the result of each record of some files, and return the worst exit status.

    It is 1 where a record fails, 2 where one is unreadable. Of several files that of a failure is
    named behind it.
    """
    named = len(paths) > 1
    return max(_check_file(path, result, f"  ({path})" if named else "") for path in paths)


def _check_file(path: Path, result: Callable[[Record], str], name: str) -> int:
    try:
        return check_records(read_file(path), result, name)
    except RecordError as error:
        print(printable(str(error)), file=sys.stderr)
        return UNREADABLE


def check_records(
    records: Iterable[Record], result: Callable[[Record], str], name: str = ""
) -> int:
    """Print the result of each record, behind those that fail a name, and return the exit status.

    Raises `RecordError` before anything is printed.
    """
    lines = [result(record) for record in records]
    failed = [line.startswith("FAIL") for line in lines]
    for line, fails in zip(lines, failed, strict=True):
        print(printable(f"{line}{name}" if fails else line))
    return FAILED if any(failed) else 0


def result(record: Record) -> str:
    """Say in a line whether a record holds, and else what fails first."""
    failures = record.check()
    return f"FAIL {record.title}: {failures[0]}" if failures else f"ok {record.title}"


def read_file(path: Path) -> list[Record]:
    """Read the records of a file. Raises `RecordError`, also where there is no such file."""
    try:
        return read(text_of(path, str(path)), str(path))
    except OSError as error:
        raise RecordError(error.strerror or "cannot be read", source=str(path)) from None
