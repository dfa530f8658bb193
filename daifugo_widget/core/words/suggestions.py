"""Suggestions for a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .text import Text, list_words

DID_YOU_MEAN = Text(
    "did you mean {word}?", "もしかして「{word}」ですか？", "혹시 '{word}' 아닙니까?"
)
OR = Text(" or ", "」か「", "' 또는 '")
KNOWN = Text("the known ones are {words}", "使えるもの：{words}", "쓸 수 있는 것: {words}")


def did_you_mean(words: Iterable[Text | str]) -> Text:
    """Suggest one of some words."""
    return DID_YOU_MEAN.fill(word=list_words(words, OR))


def similar(word: str, known: Iterable[str], alike: float = 0.6) -> str | None:
    """Return the known word that a word is most like, or None if none is as much ``alike``.

    Words without a common letter are alike by 0, the same words by 1.
    """
    return next(iter(get_close_matches(word, list(known), 1, alike)), None)


def nearest(word: str, known: Iterable[str], listing: Text = KNOWN) -> Text:
    """Suggest the known word that a word is most like, or list all of them."""
    known = list(known)
    near = similar(word, known)
    return DID_YOU_MEAN.fill(word=near) if near else listing.fill(words=", ".join(known))
