"""The file that a replay was read from, in which somebody else may write meanwhile."""

from __future__ import annotations

from pathlib import Path

from ..core.records import Record
from ..core.words.arguments import path_of
from ..core.words.text import SpokenError, Text
from ..core.words.translations import _
from ..table.session.file_writing import (
    Signature,
    check_writable,
    real_path,
    unused_name,
    write_lock,
    write_while_locked,
    write_whole,
)
from ..table.session.saving import names_file
from ..table.telling.words.phrases import HOLDS_MORE

OTHER = "other"
"""What the name of a file has in it that keeps what somebody else has written."""
OTHER_KEPT = _("{file} had been changed since it was read: what it held is kept in {other}.")


class RecordFile:
    """The file of a record, if it was read from one: what others write there is not lost."""

    def __init__(self, record: object) -> None:
        is_file = isinstance(record, str | Path) and names_file(str(record))
        self._source = real_path(path_of(str(record))) if is_file else None
        self._read = Signature.of(self._source) if self._source else None

    def save(self, path: str | Path, record: Record, partial: bool) -> Text | None:
        """Write a record to this or another file; return what there is to tell of that.

        ``partial`` says that the file holds more than was read. Raises `OSError`, and
        `SpokenError` for the file that was read if it holds more than would be written to it.
        """
        file = path_of(path)
        if real_path(file) != self._source:
            write_whole(file, str(record))
            return None
        if partial:
            raise SpokenError(HOLDS_MORE.fill(file=file.name))
        with write_lock(file):
            said = self._keep_other(file)
            write_while_locked(file, str(record))
            self._read = Signature.of(file)
        return said

    def _keep_other(self, file: Path) -> Text | None:
        """Keep a file that has been changed since it was read under another name, and say so."""
        if Signature.of(file) in (None, self._read):
            return None
        check_writable(file)
        other = real_path(file).rename(unused_name(real_path(file), OTHER))
        return OTHER_KEPT.fill(file=file.name, other=other.name)
