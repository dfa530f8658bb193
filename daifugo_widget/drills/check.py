"""Checks records, and proves those with a goal: `python -m daifugo_widget check [FILE...]`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from ..core.records import Record, RecordError
from ..core.records.check import add_arguments as add_arguments
from ..core.records.check import check_files, check_records
from ..core.records.check import result as played_out
from ..games import PARTS, part


def run(args: Namespace) -> int:
    """Check each file, or else the examples, and return the worst exit status."""
    return check_files(args.files, result) if args.files else check_records(examples(), result)


def examples() -> Iterator[Record]:
    """Yield the worked example of each rule of each game that has one."""
    from ..table.face import face_of  # a file is checked without a table

    for game in PARTS:
        face = face_of(game)
        found = (face.example(rule) for rule in part(game, "rules").all_rules().values())
        yield from (Record.parse(text) for text in found if text)


def result(record: Record) -> str:
    """Say in a line whether a record holds, and where it is a drill whether it can be solved."""
    line = played_out(record)
    if line.startswith("FAIL") or "goal" not in record.header:
        return line
    return _solved(record, line)


def _solved(record: Record, line: str) -> str:
    from .task import Task  # only drills need the others at the table

    task = Task(record)
    try:
        task.prove()
    except RecordError as error:
        return f"FAIL {record.title}: line {error.line}: {error.what}"
    return line
