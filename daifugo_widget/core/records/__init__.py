"""Records: one text format for positions, games, examples, lessons, tests and bug reports.

`read` reads a text, `Record.history` plays a record out, `Record.check` tests what it states, and
`Record.of` writes what has happened.
"""

from .errors import Failure, RecordError, RefusedError
from .lines import lines_of
from .record import Record, is_one, read, read_first

__all__ = [
    "Failure",
    "Record",
    "RecordError",
    "RefusedError",
    "is_one",
    "lines_of",
    "read",
    "read_first",
]
