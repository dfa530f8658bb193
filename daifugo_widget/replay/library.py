"""A folder of records as a library of replays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, overload

from ..core.records import Record, RecordError, read
from ..core.records.files import decode_file, files_in
from ..core.words.arguments import count_of

if TYPE_CHECKING:
    from .widget import Replay


class Library(Sequence[str]):
    """The titles of all records of a folder; ``library.open(title)`` shows one as a replay.

    A file that cannot be read is listed in ``broken``, its error by its name; the others are there.
    """

    def __init__(
        self, folder: Path, make: Callable[..., Replay], options: dict[str, object]
    ) -> None:
        self.folder, self._make, self._options = folder, make, options
        self.records: dict[str, Record] = {}
        self.broken: dict[str, str] = {}
        for path in files_in(folder):
            self._read(path)

    def _read(self, path: Path) -> None:
        name = path.relative_to(self.folder).as_posix()
        try:
            for record in read(decode_file(path, name), name):
                self.records[self._free(record.title)] = record
        except (RecordError, OSError) as error:
            self.broken[name] = str(error)

    def _free(self, title: str) -> str:
        """Return a title that no other record has."""
        others = (f"{title} ({number})" for number in count(2))
        return next(one for one in chain([title], others) if one not in self.records)

    def open(self, title: str | int, **options: object) -> Replay:
        """Show a record by its title or its number. Raises `KeyError`, `IndexError`."""
        if isinstance(title, int) and not -len(self) <= title < len(self):
            there = count_of(len(self), "record")
            raise IndexError(f"there is no record {title}: the library has {there}, from 0 on")
        name = self[title] if isinstance(title, int) else title
        if name not in self.records:
            raise KeyError(f"no record is called {name!r}; there are {', '.join(self)}")
        return self._make(self.records[name], **{**self._options, **options})

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        """Return a title by its number."""
        return list(self.records)[at]

    def __len__(self) -> int:
        """Return the number of records."""
        return len(self.records)

    def __repr__(self) -> str:
        listed = [f"{at:>3}  {title}" for at, title in enumerate(self)]
        return "\n".join([*listed, *(f"  !  {what}" for what in self.broken.values())])

    def _repr_html_(self) -> str:
        """Show the titles as a list."""
        listed = "".join(f"<li>{escape(title)}</li>" for title in self)
        broken = "".join(f"<li><em>{escape(what)}</em></li>" for what in self.broken.values())
        return f'<ol start="0">{listed}</ol>' + (f"<ul>{broken}</ul>" if broken else "")
