"""Checks files of records, for `python -m daifugo_widget check FILE...`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from .errors import RecordError, Spot
from .record import Record, read

FAILED, UNREADABLE = 1, 2


def add_arguments(parser: ArgumentParser) -> None:
    """Add the files."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file of records")


def check_file(path: Path, result: Callable[[Record], str]) -> int:
    """Print the result of each record of a file, and return the exit status.

    It is 1 where a record fails, 2 where one is unreadable.
    """
    try:
        lines = [result(record) for record in read_file(path)]
    except RecordError as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    for line in lines:
        print(line)
    return FAILED if any(line.startswith("FAIL") for line in lines) else 0


def result(record: Record) -> str:
    """Say in a line whether a record holds, and else what fails first."""
    failures = record.check()
    if not failures:
        return f"ok {record.title}"
    first = failures[0]
    return failed(record, RecordError(first.what, Spot(first.line), record.source))


def failed(record: Record, error: RecordError) -> str:
    """Say in a line that a record fails, in which file and line, and why."""
    return f"FAIL {record.title}: {error}"


def read_file(path: Path) -> list[Record]:
    """Read the records of a file. Raises `RecordError`, also where there is no such file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(error.strerror or "cannot be read", source=str(path)) from None
    try:
        return read(data.decode("utf-8"), str(path))
    except UnicodeDecodeError as error:
        before = data[: error.start].split(b"\n")
        spot = Spot(len(before), len(before[-1]) + 1)
        raise RecordError("this is no UTF-8: save the file as UTF-8", spot, str(path)) from None
