"""Cells that hold a record: ``%load_ext daifugo_widget``, then ``%%dfg`` as their first line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell

from .core.records import RecordError, lines_of, read
from .core.words.suggestions import nearest
from .drills.check import check_records
from .table.session.defaults import settings_in
from .table.still.terminal_text import width

NO_RECORD = "write a record below the first line, such as\n\n%%dfg\nhands 3c8c / 3d9s\na 3c"
UNKNOWN = "%%dfg takes one word at most, and settings such as lang=ja, not {word!r}; {near}"
FAILING = "what this record, or one of several, states does not hold: see above"


def load(shell: InteractiveShell) -> None:
    """Let cells begin with ``%%dfg``."""
    shell.magics_manager.register_function(dfg, magic_kind="cell")


def dfg(line: str, cell: str) -> Any:
    """Show the record of a cell: as a table, or as a ``replay`` or ``drill``; or ``check`` it.

    Settings may follow: ``%%dfg replay lang=ja``. An error points into the cell.
    """
    words, settings = _arguments(line)
    if not cell.strip():
        raise UsageError(NO_RECORD)
    # So that lines are counted as in the cell, whose first line is that of the magic.
    text = f"\n{cell}"
    try:
        return USES[words](text, **settings)
    except RecordError as error:
        raise UsageError("\n".join(_lines(error, text))) from None
    except ValueError as error:
        raise UsageError(str(error)) from None


def _arguments(line: str) -> tuple[str, dict[str, Any]]:
    """Return the use and the settings that the first line names. Raises `UsageError`."""
    given = line.split()
    words = [word for word in given if "=" not in word]
    unknown = [word for word in words if word not in USES] or words[1:]
    if unknown:
        near = nearest(unknown[0], filter(None, USES)).en
        raise UsageError(UNKNOWN.format(word=unknown[0], near=near))
    return "".join(words), settings_in(word for word in given if "=" in word)


def _lines(error: RecordError, text: str) -> Iterator[str]:
    """Yield where in the cell an error is and what it says, the line, and a mark below it."""
    if not error.line:
        yield error.what
        return
    column = max(1, error.column)
    yield f"line {error.line}, column {column} of the cell: {error.what}"
    found = lines_of(text)[error.line - 1]
    yield f"    {found}"
    yield f"    {' ' * width(found[: column - 1])}^"


def _table(text: str, **settings: Any) -> Any:
    from .table.widget import Table

    return Table(record=text, **settings)


def _replay(text: str, **settings: Any) -> Any:
    from .replay.widget import Replay

    return Replay(text, **settings)


def _drill(text: str, **settings: Any) -> Any:
    from .drills.widget import Drill

    return Drill(text, **settings)


def _check(text: str) -> None:
    if check_records(read(text)):
        raise UsageError(FAILING)


USES: dict[str, Callable[..., Any]] = {
    "": _table,
    "replay": _replay,
    "drill": _drill,
    "check": _check,
}
"""What a cell can be used for, by the word on its first line."""
