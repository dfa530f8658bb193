"""A small file in which something of a learner is kept; a broken one is moved aside, not lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ..core.words.arguments import path_of
from ..core.words.text import SpokenError, Text, unbroken
from ..table.session.file_writing import check_writable, unused_name, write_while_locked
from . import words as w

BROKEN = "broken"
"""What the name of a file has in it that could not be read, and was moved aside."""
Content = TypeVar("Content")


class KeptFile:
    """A file that several notebooks read and write.

    One that cannot be read is kept: it is moved aside, under a name that ``notice`` gives, before
    anything is written. ``broken`` says so of a ``file`` that moves ``aside``.
    """

    def __init__(self, path: str | Path, broken: Text) -> None:
        self.given, self._broken = path_of(path), broken
        self.path = self.given.absolute()
        self.notice: Text | None = None

    def read(self, parse: Callable[[Path], Content]) -> Content | None:
        """Return what the file holds; None if there is none, or with a ``notice`` if it is broken.

        ``parse`` raises `SpokenError` for a file that it cannot read. Raises that itself for
        something that is no file.
        """
        self.notice = None
        if not self.path.exists():
            return None
        if not self.path.is_file():  # reading from a pipe would wait for ever
            raise SpokenError(w.NO_FILE.fill(path=self.given))
        try:
            return parse(self.path)
        except SpokenError:
            aside = unused_name(self.path, BROKEN).name
            self.notice = self._broken.fill(file=self.path.name, aside=aside)
            return None

    def write(self, data: dict[str, Any]) -> None:
        """Write data as JSON, for a caller who has the lock of the file. Raises `OSError`."""
        text = json.dumps(data, ensure_ascii=False, indent=1)
        self.write_whole(unbroken(text) + "\n")  # something else may have left half a sign in it

    def write_whole(self, content: str | bytes) -> None:
        """Write the file, for a caller who has its lock. Raises `OSError`."""
        if self.notice is not None:
            check_writable(self.path)
            self.path.rename(unused_name(self.path, BROKEN))
        self.notice = None
        write_while_locked(self.path, content)


class FileBacked:
    """What is kept in a file of its own."""

    _file: KeptFile

    @property
    def path(self) -> Path:
        """The file, wherever the notebook goes."""
        return self._file.path

    @property
    def notice(self) -> Text | None:
        """What is wrong with the file, and where it will be kept; None if nothing is."""
        return self._file.notice
