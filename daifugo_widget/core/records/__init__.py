"""Records: one text format for positions, games, examples, lessons, tests and bug reports.

A text goes in, a history of games comes out, or a `RecordError` that names line and column: `files`
finds the text, `record` cuts it into records, `parse` parses one (the grammar of a line stands
there) into its `header` and its `body`, `playthrough` plays them out by the game's `notation`,
`checking` tests what it states. The way back, from a history to text, is `writer`.
"""

from .errors import Failure, RecordError, RefusedError
from .lines import lines_of
from .record import Record, holds_one_record, read, read_first, read_nth, titles_of

__all__ = [
    "Failure",
    "Record",
    "RecordError",
    "RefusedError",
    "holds_one_record",
    "lines_of",
    "read",
    "read_first",
    "read_nth",
    "titles_of",
]
