"""Records: one text format for positions, games, examples, lessons, tests and bug reports.

`read` reads a text, `Record.history` plays a record out, `Record.check` tests what it states, and
`Record.of` writes what has happened.
"""

from .errors import Failure, RecordError, RefusedError
from .lines import lines_of
from .record import Record, holds_one_record, read, read_first

__all__ = [
    "Failure",
    "Record",
    "RecordError",
    "RefusedError",
    "holds_one_record",
    "lines_of",
    "read",
    "read_first",
]
