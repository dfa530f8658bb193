"""Names of learners: how one is shown, and which spellings are those of one learner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from unicodedata import normalize

from ..core.words.text import clean_line, unbroken


def plain(name: str) -> str:
    """Return a name as it is shown: composed, in the usual width, without needless blanks."""
    return clean_line(normalize("NFKC", unbroken(name)))


def key_of(name: str) -> str:
    """Return what all spellings of a name have in common, whatever their case and width."""
    return normalize("NFKC", plain(name).casefold())


def best_of(spellings: Iterable[str]) -> str:
    """Return the spelling to show: rather Mina than mina or MINA, then the most frequent."""
    times = Counter(map(plain, spellings))

    def worth(name: str) -> tuple[bool, int, bool, str]:
        return name not in (name.lower(), name.upper()), times[name], name.istitle(), name

    return max(times, key=worth)
