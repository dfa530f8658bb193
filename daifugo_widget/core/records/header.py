"""The header of a record: one ``key value`` per line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from daifugo_widget.games import DAIFUGO, GAMES, rules_class

from ..words.suggestions import nearest
from ..words.text import Text
from . import phrases as say
from .errors import NOWHERE, RecordError, Spot

SHARED = ("game", "title", "names", "rules", "players", "seed", "goal", "script")
"""The keys of every game, in the order in which they are written, before those of its own."""

ONCE = frozenset(SHARED) - {"rules"}
"""Keys that belong to the whole record, not to one game of it."""

FREE = frozenset({"title", "names"})
"""Keys whose values may hold a ``#``."""

WORDED = FREE | {"goal", "script"}
"""Keys whose values may hold words of any language."""

EXTRA = "x-"
QUESTION = "x-ask-"
"""What the keys of the questions within a replay begin with."""

_WORD = re.compile(r"\S+")


@dataclass(frozen=True)
class HeaderLine:
    """One line of a header, and the place of its value."""

    key: str
    value: str
    spot: Spot = field(default=NOWHERE, compare=False)

    def words(self, separator: re.Pattern[str] = _WORD) -> Iterator[tuple[str, Spot]]:
        """Yield the words of the value with their places; ``-`` alone means no words."""
        for match in separator.finditer("" if self.value == "-" else self.value):
            yield match[0], Spot(self.spot.line, self.spot.column + match.start())

    def error(self, why: Text, spot: Spot = NOWHERE, brief: Text | None = None) -> RecordError:
        """Return an error placed at the value or at one word of it."""
        text, short = (say.AT_KEY.fill(key=self.key, why=each) for each in (why, brief or why))
        return RecordError(text, spot if spot.line else self.spot, brief=short)

    def __str__(self) -> str:
        return f"{self.key:<6} {self.value}".rstrip()


@dataclass(frozen=True)
class Header:
    """The entries of a header in the order of their keys, each key once.

    ``keys`` are the game's own, besides those of every game.
    """

    entries: tuple[HeaderLine, ...] = ()
    keys: tuple[str, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, entries: Iterable[HeaderLine], keys: tuple[str, ...]) -> Header:
        """Return the header of entries in any order. Raises `RecordError` for a key given twice."""
        found: dict[str, HeaderLine] = {}
        for entry in entries:
            if entry.key in found:
                raise RecordError(say.TWICE.fill(key=entry.key), entry.spot)
            found[entry.key] = entry
        order = (*SHARED, EXTRA, *keys)
        places = {key: order.index(key if key in order else EXTRA) for key in found}
        return cls(tuple(sorted(found.values(), key=lambda entry: places[entry.key])), keys)

    def with_values(self, values: Mapping[str, str]) -> Header:
        """Return a header with some values changed or added."""
        kept = (entry for entry in self.entries if entry.key not in values)
        others = (HeaderLine(key, value) for key, value in values.items())
        return Header.of((*kept, *others), self.keys)

    def get(self, key: str) -> HeaderLine | None:
        """Return the entry of a key, or None."""
        return next((entry for entry in self.entries if entry.key == key), None)

    def __getitem__(self, key: str) -> HeaderLine:
        return next(entry for entry in self.entries if entry.key == key)

    def text(self, key: str, default: str = "") -> str:
        """Return the value of a key, or ``default``."""
        entry = self.get(key)
        return default if entry is None else entry.value

    def __contains__(self, key: str) -> bool:
        return self.get(key) is not None

    def __str__(self) -> str:
        return "\n".join(map(str, self.entries))


def check_key(key: str, spot: Spot, keys: Iterable[str], later: bool = False) -> None:
    """Raise `RecordError` for a key that the game does not have, or not for a ``later`` game.

    ``keys`` are the game's own, besides those of every game.
    """
    if key.startswith(EXTRA) and not later:
        return
    known = [name for name in SHARED if not later or name not in ONCE]
    known += [name for name in keys if not later or not name.startswith(EXTRA)]
    if key not in known:
        hint = nearest(key.lower(), known, say.KEYS_OR_SEATS)
        phrase = say.KEY_OF_WHOLE if key in ONCE else say.NO_KEY
        raise RecordError(phrase.fill(key=key, hint=hint), spot)


def game_of(header: Header) -> str:
    """Return the name of a record's game, Daifugo if it names none."""
    return header.text("game", DAIFUGO).partition(" ")[0]


def version_of(game: str) -> str:
    """Return the version of a game's behaviour that this package plays: ``daifugo 1``."""
    return f"{game} {rules_class(game).version}"


def check_version(entry: HeaderLine) -> None:
    """Raise `RecordError` for an unknown game, or another version of one."""
    text = " ".join(entry.value.split())
    game, _, number = text.partition(" ")
    if game not in GAMES:
        played = ", ".join(map(version_of, GAMES))
        raise entry.error(say.OTHER_GAME.fill(text=text, version=played))
    if text == version_of(game):
        return
    known = re.fullmatch(r"[1-9]\d*", number)  # versions begin at 1
    reason = say.NEWER_VERSION if known else say.NO_VERSION
    raise entry.error(reason.fill(text=text, version=version_of(game)))
