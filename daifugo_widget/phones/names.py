"""The names that guests type: cleaned, and no two that sound alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ..core.words.text import LANGS, Text, clean_line
from . import words as w

LONGEST_NAME = 12


def clean_name(name: str) -> str:
    """Return a name as it can be shown: on one line, without marks that turn a text round."""
    composed = unicodedata.normalize("NFC", clean_line(name))
    return re.sub(r"\s+", " ", composed)[:LONGEST_NAME].strip()


def refusal_of(name: str, others: Iterable[Text | str]) -> Text | None:
    """Return why a name will not do beside those of others, None if it will."""
    said = clean_name(name)
    if not _sound(said):
        return w.NAME_MISSING
    taken = {_sound(Text.of(other).to(lang)) for other in others for lang in LANGS}
    return w.NAME_TAKEN.fill(name=said) if _sound(said) in taken else None


def _sound(name: str) -> str:
    """Return what is heard of a name: two that differ in nothing else cannot be told apart."""
    heard = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in heard if unicodedata.category(letter) != "Cf").strip()
