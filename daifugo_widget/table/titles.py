"""What a class is called at this table, with the words that explain it."""

from __future__ import annotations

from ..core.classes import CLASSES
from ..core.ruleset import Ruleset
from ..core.text import Lang
from ..rules.titles import MEANINGS, READINGS, THEMES


def title(rules: Ruleset, klass: str, lang: Lang) -> tuple[str, str]:
    """Return the name of a class, and the Japanese word, its reading and meaning to explain it."""
    at = CLASSES.index(klass)
    name = rules["titles"].title(klass)
    usual = THEMES["japanese"][at].ja
    hint = {
        "en": f"{name.en} ({usual}, {READINGS[at]}): {MEANINGS[at].en}.",
        "ja": f"{usual}（{READINGS[at].split(', ')[1]}）：{MEANINGS[at].ja}。",
        "ko": f"{name.ko} ({usual}, {READINGS[at]}): {MEANINGS[at].ko}.",
    }
    return name.to(lang), hint[lang]
