"""Checks records, and proves those with a goal: `python -m daifugo_widget check FILE...`."""

from __future__ import annotations

from argparse import Namespace

from ..core.records import Record, RecordError
from ..core.records.check import add_arguments as add_arguments
from ..core.records.check import check_files
from ..core.records.check import result as played_out


def run(args: Namespace) -> int:
    """Check each file and return the worst exit status."""
    return check_files(args.files, result)


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
