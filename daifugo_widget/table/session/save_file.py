"""The file in which a table keeps its game, and which others may write as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from glob import escape
from os import PathLike
from pathlib import Path
from typing import ClassVar
from weakref import WeakValueDictionary
from zlib import crc32

from daifugo_widget.core.game.history import History
from daifugo_widget.core.records import Record, RecordError, RefusedError, read_first
from daifugo_widget.core.records.files import utf8_text
from daifugo_widget.core.records.writer import lines_after
from daifugo_widget.core.words.arguments import path_of, require_type
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.core.words.translations import _

from ..telling.words import phrases as w
from .file_writing import (
    Signature,
    append_while_locked,
    unbroken_part,
    unused_name,
    write_lock,
    write_while_locked,
)
from .saving import as_far_as_it_goes, keeps_all, reason

OTHER, BROKEN = "other", "broken"
"""What the names of files have in them that are kept beside a saved game."""

NO_SAVE_FILE = _("save names the file that keeps the game, such as 'game.dfg', not {value}")
CANNOT_SAVE = _(
    "the game cannot be saved in {path} ({why}): "
    "name a file such as 'game.dfg' in a folder that exists, or leave save out"
)
NO_FILE = _("it is not a file")
CHANGED = _(
    "{file} has been written by another table or program. It stays as it is, and this game is "
    "saved in {other} from now on."
)
ANOTHER = _("Another table that was saved in {file} too is saved in {other} from now on.")
BREAKS_OFF = _(
    "{file} breaks off at its end, so the game goes on from before that. The file as it was is "
    "kept as {other}."
)


REFUSED = _(
    "By these rules the game in {file} cannot go on at line {line}: {why} It is open up to there. "
    "The file stays as it is, and what you play from here is saved in {other}."
)
CONTINUED = _(
    "By these rules the game in {file} cannot go on at line {line}: {why} What you have played "
    "since goes on in {other}."
)
CONTINUES = "x-continues"
"""The line of a record with the checksum of the saved game that it was played on from."""


class SaveFile:
    """A file that always holds the current game: each move is added to it at once.

    It is a record at any moment, whenever a process is killed: each move is a line, and all is
    written anew, in one step, only if something else than the end of the record changes.

    A file that somebody else has written meanwhile is left to them, and the game goes on in another
    one; of tables in one program the latest keeps it. A game that the rules refuse now goes on in
    another one as well, from the first move on, and whoever opens the file again finds that one.
    ``notice`` is what there is to tell of all this.
    """

    _latest: ClassVar[WeakValueDictionary[Path, SaveFile]] = WeakValueDictionary()

    def __init__(self, path: str | Path) -> None:
        self.path = path_of(require_type(path, str | PathLike, NO_SAVE_FILE)).absolute()
        self.notice: Text | None = None
        self._given = self.path
        self._signature: Signature | None = None
        self._sum = 0  # of what is in the file
        self._saved: History | None = None
        self._next_other: Path | None = unused_name(self.path, OTHER)
        self._continues = ""  # the checksum of the game that this one was played on from
        self._refused: RefusedError | None = None  # until the game has its own file
        self._begun: History | None = None
        self._broken: bytes | None = None  # what is to be kept before the file is written

    @property
    def is_superseded(self) -> bool:
        """Whether a table that was opened later in this program keeps its game in the file."""
        return SaveFile._latest.get(self.path) not in (None, self)

    # --- reading ---------------------------------------------------------------------------------

    def load(self) -> History | None:
        """Read the game of the file; None if there is no file yet.

        A game that the rules do not let go on is read up to the move that they refuse, unless it
        has been played on from there: then that game is read. Raises `ValueError` if the file is
        not a record, cannot be read, or holds more than the game; it is left as it is.
        """
        with self._usable():
            if not self.path.exists():
                return None
            data = self._read()
        history, refused = self._game(data)
        if refused is None:
            return history
        self._broken, self._continues = None, f"{self._sum:08x}"
        facts = {"file": self.path.name, "line": refused.line, "why": refused.brief}
        if latest := self._continuation():
            self.path = latest
            self.notice = CONTINUED.fill(**facts, other=latest.name)
            return self.load()
        self._refused, self._next_other = refused, unused_name(self._given, OTHER)
        self.notice = self._refusal(self._next_other)
        return history

    def _game(self, data: bytes) -> tuple[History, RefusedError | None]:
        """Return the game in a file, and the error where the rules refuse to let it go on."""
        try:
            record, text = self._record(data)
            history, refused = as_far_as_it_goes(record)
        except ValueError as error:
            raise ValueError(
                f"{error}\nThe saved game {self.path} cannot be read and stays as it is: "
                "move it away, or save under another name."
            ) from error
        if not keeps_all(record, text):
            raise SpokenError(w.HOLDS_MORE.fill(file=self.path))
        said = text.split() == str(Record.of(history)).split()
        whole = said and data.endswith(b"\n") and not (refused or self._broken)
        self._continues = history.extra.get(CONTINUES, "")
        history = _with_extra(history, CONTINUES, "")
        self._saved = history if whole else None
        return history, refused

    def _continuation(self) -> Path | None:
        """Return the file, written latest, of a game that was played on from the one read."""
        mark = re.compile(rf"^{CONTINUES}\s+{self._continues}\s*$".encode(), re.MULTILINE)
        beside = self._given.parent.glob(f"{escape(self._given.stem)}-{OTHER}-*")
        with self._usable():
            files = [path for path in beside if path.is_file() and path != self.path]
            found = [path for path in files if mark.search(path.read_bytes())]
            return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)

    def _refusal(self, other: Path) -> Text:
        """Say which move the rules refuse, and where the game is saved that goes on before it."""
        assert self._refused
        facts = {"line": self._refused.line, "why": self._refused.brief}
        return REFUSED.fill(file=self.path.name, **facts, other=other.name)

    def _read(self) -> bytes:
        """Return what is in the file, and remember it. Raises `OSError`."""
        if not (self.path.is_file() or self.path.is_dir()):
            raise SpokenError(CANNOT_SAVE.fill(path=self.path, why=NO_FILE))
        self._signature = Signature.of(self.path)
        data = self.path.read_bytes()
        self._sum = crc32(data)
        return data

    def _record(self, data: bytes) -> tuple[Record, str]:
        """Return the record of a file and its text, without an end that breaks off."""
        name = self.path.name
        try:
            return read_first(text := utf8_text(data, name), name), text
        except RecordError:
            if (part := unbroken_part(data)) == data:
                raise
            found = read_first(text := utf8_text(part, name), name), text
        self._broken = data
        return found

    def _keep_broken(self) -> None:
        """Keep the file as it was found beside it, if it broke off, before it is written."""
        if self._broken is not None:
            kept = unused_name(self.path, BROKEN)
            with kept.open("xb") as file:
                file.write(self._broken)
            self._broken = None
            self.notice = BREAKS_OFF.fill(file=self.path.name, other=kept.name)

    # --- writing ---------------------------------------------------------------------------------

    def begin(self, history: History) -> None:
        """Write the game, unless it is there. Raises `ValueError` if the file cannot keep it.

        One that goes on in a file of its own is not written before something happens in it.
        """
        SaveFile._latest[self.path] = self
        self._begun = history
        with self._usable():
            self.write(history)

    def write(self, history: History) -> None:
        """Write what has changed in the game. Raises `OSError`."""
        if self._refused and self._begun and _same(self._begun, history):
            return
        if self._refused or self.is_superseded:
            self._go_aside()
        with write_lock(self.path):
            here = self._is_mine()
            if here:
                self._write(history)
        if not here:
            self._go_aside()
            self.write(history)
        elif self._next_other and self._next_other.exists():
            self.notice = ANOTHER.fill(file=self.path.name, other=self._next_other.name)
            self._next_other = unused_name(self.path, OTHER)

    def _is_mine(self) -> bool:
        """Return whether nobody else has written the file; one that is gone is written anew."""
        found = Signature.of(self.path)
        if found is None:
            self._saved = None
            return True
        if self._signature is None or not self.path.is_file():
            return False
        return found == self._signature or crc32(self.path.read_bytes()) == self._sum

    def _go_aside(self) -> None:
        """Leave the file to others, and go on in one beside it."""
        aside = unused_name(self._given, OTHER)
        if self._refused is None:
            self.notice = CHANGED.fill(file=self.path.name, other=aside.name)
        elif aside != self._next_other:
            self.notice = self._refusal(aside)
        self.path, self._signature, self._saved = aside, None, None
        self._next_other = self._refused = self._broken = None

    def _write(self, history: History) -> None:
        saved = self._saved
        try:
            if saved is not None and _goes_on(saved, history):
                self._append(history, len(saved.steps))
            else:
                self._keep_broken()
                data = str(Record.of(_with_extra(history, CONTINUES, self._continues))).encode()
                write_while_locked(self.path, data)
                self._sum = crc32(data)
            self._saved = history
        except OSError:
            self._saved = None
            raise
        finally:
            self._signature = Signature.of(self.path)

    def _append(self, history: History, length: int) -> None:
        lines = "".join(f"{line}\n" for line in lines_after(history, length))
        if lines:
            append_while_locked(self.path, lines)
            self._sum = crc32(lines.encode(), self._sum)

    @contextmanager
    def _usable(self) -> Iterator[None]:
        """Say what is wrong with a file that no game can be kept in."""
        try:
            yield
        except OSError as error:
            raise SpokenError(CANNOT_SAVE.fill(path=self.path, why=reason(error))) from error


def _with_extra(history: History, key: str, value: str) -> History:
    """Return a history with one more line in its header, or without it if it is empty."""
    others = {each: text for each, text in history.extra.items() if each != key}
    return replace(history, extra={**others, key: value} if value else others)


def _same(begun: History, history: History) -> bool:
    """Return whether nothing has happened in a history since it was begun."""
    return len(history.steps) == len(begun.steps) and _goes_on(begun, history)


def _goes_on(saved: History, history: History) -> bool:
    """Return whether a history differs from one that was saved only by further steps."""
    length = len(saved.steps)
    if len(history.steps) < length or history.start is not saved.start:
        return False
    if saved.steps and history.steps[length - 1] is not saved.steps[-1]:
        return False
    return _around(saved) == _around(history)


def _around(history: History) -> tuple[object, ...]:
    """Return what a record holds besides the steps."""
    return history.title, history.names, history.note, history.extra, history.branches
