"""Checks records, and proves those with a goal: `daifugo check [FILE...]`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..cli_arguments import add_import
from ..core.records import Record, RecordError, read
from ..core.records.files import files_in, read_file, utf8_text
from ..core.records.header import QUESTION
from ..core.records.lines import printable
from ..core.words.arguments import path_of
from ..core.words.text import SpokenError
from ..games import GAMES, rules_class

FAILED, UNREADABLE = 1, 2
"""The exit statuses for a record that does not hold, and for one that cannot be read."""

STANDARD_INPUT = "-"
NO_RECORDS = "no records here: their files end with .dfg"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the files, and where your own rules come from."""
    which = (
        "a file of records, a folder of them, or - for the standard input "
        "(default: the worked examples of all rules)"
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help=which)
    add_import(parser)


def run(args: Namespace) -> int:
    """Check each file, or else the examples, and return the worst exit status.

    If there are several files, each failure is followed by the name of its file.
    """
    if not args.files:
        return check_records(examples())
    files = [file for name in args.files for file in _files(name)]
    named = len(files) > 1
    return max(_check_file(file, f"  ({file})" if named else "") for file in files)


def examples() -> Iterator[Record]:
    """Yield the worked example of each rule of each game that has one."""
    from ..table.drawing.game_ui import ui_of  # a file is checked without a table

    for game in GAMES:
        ui = ui_of(game)
        found = (ui.example(rule) for rule in rules_class(game).all_rules().values())
        yield from (Record.parse(text) for text in found if text)


def _files(name: str) -> list[str]:
    """Return the files of records in a folder; anything else as it is, to be read or refused."""
    return [str(path) for path in files_in(Path(name))] or [name]


def _read(name: str) -> list[Record]:
    """Read the records of a file, or those that come in. Raises `SpokenError`."""
    if name == STANDARD_INPUT:
        source = "standard input"
        return read(utf8_text(sys.stdin.buffer.read(), source), source)
    path = path_of(name)
    if path.is_dir():
        raise RecordError(NO_RECORDS, source=name)
    if path.is_fifo():  # a shell makes one for <(...), and whoever names another waits for it
        return read(utf8_text(path.read_bytes(), name), name)
    return read_file(path)


def _check_file(file: str, name: str) -> int:
    try:
        return check_records(_read(file), name)
    except SpokenError as error:
        print(printable(str(error)), file=sys.stderr)
        return UNREADABLE


def check_records(records: Iterable[Record], name: str = "") -> int:
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
    return _why_not_asked(record) or (_why_unsolved(record) if _is_drill(record) else "")


def _why_not_asked(record: Record) -> str:
    """Return what is wrong with a question of a record, else ""."""
    from ..replay.questions import questions_of  # only few records have any

    lines = record.header.entries
    wrong = questions_of(record.history(), lines).wrong if _has_questions(record) else ()
    return f"line {wrong[0].line}: {wrong[0].what}" if wrong else ""


def _has_questions(record: Record) -> bool:
    return any(line.key.startswith(QUESTION) for line in record.header.entries)


def _why_unsolved(record: Record) -> str:
    from .task import Task  # only drills need the others at the table

    task = Task(record)
    try:
        task.prove()
    except RecordError as error:
        return f"line {error.line}: {error.what}"
    return ""
