"""How a rule enters the catalogue of a trick-taking game, and the chapters of such rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from daifugo_widget.core.rules.rule import BaseRule, describe
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

CHAPTERS: dict[str, Text] = {
    "deal": _("Cards and deal"),
    "bidding": _("Bidding"),
    "play": _("Tricks"),
    "score": _("Scores"),
}

E = TypeVar("E", bound=type[BaseRule])


def entering(catalogue: dict[str, type[BaseRule]]) -> Callable[..., Callable[[E], E]]:
    """Return the decorator that enters classes in a catalogue, with id, names and chapter.

    The docstring of a class is its explanation in English.
    """

    def entry(
        id: str, *, en: str, ja: str, ko: str, chapter: str, **facts: object
    ) -> Callable[[E], E]:
        def enter(cls: E) -> E:
            describe(cls, id, (en, ja, ko), chapter, ("", ""), facts)
            cls.rank_in_catalogue = (list(CHAPTERS).index(chapter), len(catalogue))
            catalogue[id] = cls
            return cls

        return enter

    return entry
