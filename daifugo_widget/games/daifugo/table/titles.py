"""What a class is called at this table, with the words that explain it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from daifugo_widget.core.words.text import Lang, Text

from ..engine.classes import CLASSES
from ..engine.game import Game
from ..engine.rule_set import RuleSet
from ..rules.exchange.frame import pairs_of
from ..rules.titles import MEANINGS, READINGS, THEMES
from .words import phrases_match as w

Exchanged = dict[str, int]
"""How many cards each class gets in the exchange; a negative number is how many it gives."""


def title(rules: RuleSet, klass: str, lang: Lang) -> str:
    """Return the name of a class."""
    return rules.frame.titles.title(klass).to(lang)


def class_meaning(rules: RuleSet, players: int, klass: str, lang: Lang) -> str:
    """Return the name of a class, the Japanese word with its reading, and what it means."""
    at = CLASSES.index(klass)
    usual, read = THEMES["japanese"][at], READINGS[at]
    what = meaning(rules, players, klass).to(lang)
    if lang == "ja":
        return f"{usual.ja}（{read}）：{what}。"
    return f"{title(rules, klass, lang)} ({usual.ja}, {usual.en.lower()}, {read}): {what}."


def meaning(rules: RuleSet, players: int, klass: str) -> Text:
    """Return what a class is, and how many cards it gives or gets in the exchange."""
    count = _exchange_sizes(rules, players).get(klass, 0)
    exchanges = _exchange_text(count, by_strength=not rules.hooks["tax"])
    return w.CLASS_IS.fill(what=MEANINGS[CLASSES.index(klass)], exchanges=exchanges)


def _exchange_text(count: int, by_strength: bool) -> Text:
    """Say what the exchange brings or costs; by some rules not the strongest cards are given."""
    if not count:
        return w.EXCHANGES_NOTHING
    gives = (w.GIVES_ONE, w.GIVES) if by_strength else (w.GIVES_ANY_ONE, w.GIVES_ANY)
    one, several = (w.GETS_ONE, w.GETS) if count > 0 else gives
    return one if abs(count) == 1 else several.fill(count=abs(count))


@lru_cache
def _exchange_sizes(rules: RuleSet, players: int) -> Exchanged:
    classes = rules.frame.classes.table_for(players)
    found: Exchanged = Counter()
    for rich, poor, size in pairs_of(Game(rules, [0] * players, classes=classes)):
        found[classes[rich]] += size
        found[classes[poor]] -= size
    return found
