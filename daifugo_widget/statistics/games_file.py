"""The file of games: a line of JSON for each, below one that says whether games are kept.

A line that cannot be read stays as it is, and so does what another version has written in one.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from ..core.words.text import SpokenError
from ..progress.words import OTHER_VERSION
from . import words as w
from .played_game import PlayedGame, as_data, from_data

VERSION = 1
SIGN = b"\xef\xbb\xbf"
"""What some editors put before a text in UTF-8."""


class Line(NamedTuple):
    """A line as it is written, and the game that it tells of; None if it cannot be read."""

    raw: bytes
    game: PlayedGame | None = None

    @classmethod
    def of(cls, raw: bytes) -> Line:
        """Return a line that was found in a file."""
        try:
            data = _json(raw)
            if b"\\u" in raw:
                _raw(data)  # half a sign, which only an escape can hold, cannot be written again
            return cls(raw, from_data(data))
        except (ValueError, RecursionError):
            return cls(raw)

    @classmethod
    def of_game(cls, game: PlayedGame) -> Line:
        """Return the line that tells of a game."""
        return cls(_raw(as_data(game)), game)

    def with_costly(self, count: int, places_lost: float) -> Line:
        """Return the line with what a review has found; all else that stands in it stays."""
        assert self.game is not None
        found: dict[str, Any] = {"costly": count, "places_lost": places_lost}
        return Line(_raw({**_json(self.raw), **found}), replace(self.game, **found))


class Content(NamedTuple):
    """What a file holds: whether games are kept, and its lines."""

    keeps: bool
    lines: tuple[Line, ...] = ()

    @property
    def games(self) -> list[PlayedGame]:
        """The games, oldest first; one that stands there twice counts once."""
        found = dict[tuple[str, str], PlayedGame]()
        for line in self.lines:
            if (game := line.game) is not None:
                key = game.id, game.when
                before = found.get(key)
                found[key] = game if before is None or before.costly is None else before
        return sorted(found.values(), key=lambda game: game.when)

    @property
    def unread(self) -> int:
        """How many lines cannot be read."""
        return sum(line.game is None for line in self.lines)

    def __bytes__(self) -> bytes:
        head = _raw({"version": VERSION, "keeps": self.keeps})
        return b"".join(line + b"\n" for line in (head, *(line.raw for line in self.lines)))


def read_content(path: Path) -> Content:
    """Return what a file holds. Raises `OSError`, `SpokenError` if it is not one of games.

    A file whose first line is damaged is one if it holds a game.
    """
    first, *others = path.read_bytes().removeprefix(SIGN).split(b"\n")
    keeps = _head(first)
    lines = others if keeps is not None else [first, *others]
    found = tuple(Line.of(raw) for raw in lines if raw.strip())
    if keeps is None and not any(line.game for line in found):
        raise SpokenError(w.NO_STATISTICS)
    return Content(keeps is not False, found)


def _head(raw: bytes) -> bool | None:
    """Return whether games are kept, by the first line; None if it is damaged.

    Raises `SpokenError` for the line of another version.
    """
    try:
        head = _json(raw)
    except (ValueError, RecursionError):
        return None
    if not isinstance(head, dict) or "version" not in head:
        return None
    if head["version"] != VERSION:
        raise SpokenError(OTHER_VERSION)
    return head.get("keeps") is not False


def _json(raw: bytes) -> Any:
    return json.loads(raw.decode())


def _raw(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()
