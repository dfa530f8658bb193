"""Phrases in the three languages of the project."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple

Lang = Literal["en", "ja", "ko"]
LANGS: tuple[Lang, ...] = ("en", "ja", "ko")

_OTHER_NAMES = re.compile(r"\s*[(（](?!패턴 \d).*$")
"""Further names in brackets; brackets that tell two Korean rules of one name apart are kept."""


def unbroken(text: str) -> str:
    """Return a text that a file can hold: surrogate pairs joined, a lone surrogate as U+FFFD.

    A program that counts UTF-16 units cuts a character beyond U+FFFF, such as an emoji, in two.
    """
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


class Text(NamedTuple):
    """One phrase in English, Japanese and Korean."""

    en: str
    ja: str
    ko: str

    @classmethod
    def of(cls, words: Text | str) -> Text:
        """Return words as a phrase; a plain string is used in all languages."""
        return words if isinstance(words, Text) else cls(words, words, words)

    def to(self, lang: Lang) -> str:
        """Return the phrase in one language. Raises `ValueError` if there is no such language."""
        if lang not in LANGS:
            raise ValueError(f"lang cannot be {lang!r}; it must be one of {', '.join(LANGS)}")
        return self[LANGS.index(lang)]

    def short(self) -> Text:
        """Return the phrase without the brackets at its end, which hold other names of a rule."""
        return Text(*(_OTHER_NAMES.sub("", phrase) for phrase in self))

    def fill(self, **values: object) -> Text:
        """Return the phrase with values in the places named in braces, in each language."""
        return Text(
            *(_fill(phrase, lang, values) for phrase, lang in zip(self, LANGS, strict=True))
        )

    def with_id(self, id: str) -> Text:
        """Return how messages name a thing with an id: in English by the id alone."""
        short = self.short()
        return Text(id, f"{short.ja}（{id}）", f"{short.ko}({id})")


def listed(words: Iterable[Text | str]) -> Text:
    """Join words with commas."""
    texts = [Text.of(word) for word in words]
    joined = zip((", ", "、", ", "), zip(*texts, strict=True), strict=True)
    return Text(*(comma.join(part) for comma, part in joined)) if texts else Text("", "", "")


def _fill(phrase: str, lang: Lang, values: dict[str, object]) -> str:
    return phrase.format(
        **{
            key: value.to(lang) if isinstance(value, Text) else value
            for key, value in values.items()
        }
    )
