"""How a rule enters the catalogue of a trick-taking game, and the chapters of such rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ..core.entry import Entry, describe
from ..core.text import Text

CHAPTERS: dict[str, Text] = {
    "deal": Text("Cards and deal", "カードと配り方", "카드와 나누기"),
    "bidding": Text("Bidding", "ビッド", "경매"),
    "play": Text("Tricks", "トリック", "트릭"),
    "score": Text("Scores", "得点", "점수"),
}

E = TypeVar("E", bound=type[Entry])


def entering(catalogue: dict[str, type[Entry]]) -> Callable[..., Any]:
    """Return the decorator that enters classes in a catalogue, with id, names, chapter and text.

    The docstring of a class is its explanation in English; ``text`` is the same in Japanese and
    Korean.
    """

    def entry(
        id: str, *, en: str, ja: str, ko: str, chapter: str, text: tuple[str, str], **facts: Any
    ) -> Callable[[E], E]:
        def enter(cls: E) -> E:
            describe(cls, id, (en, ja, ko), chapter, text, facts)
            cls.rank_in_catalogue = (list(CHAPTERS).index(chapter), len(catalogue))
            catalogue[id] = cls
            return cls

        return enter

    return entry
