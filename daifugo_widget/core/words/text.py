"""Phrases in the three languages of the project."""

from __future__ import annotations

import re
import unicodedata
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


_MARKS = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]"
)
"""What a terminal or a page obeys instead of showing it: control and direction marks."""
_FROM_THE_RIGHT = {"R", "AL", "AN"}
_ISOLATION = str.maketrans("", "", "\u2068\u2069")
ISOLATED = "\u2068{}\u2069"
"""A text whose direction leaves that of the text around it alone."""


def clean_text(text: str) -> str:
    """Return a text that says only what it shows, without control and direction marks."""
    return _MARKS.sub("", unbroken(text))


def clean_line(text: str) -> str:
    """Return a clean text on one line, with single blanks, to be part of a sentence."""
    return " ".join(clean_text(text).translate(_ISOLATION).split())


def isolate(name: str) -> str:
    """Return a name that cannot turn a sentence round, even if it is written from the right."""
    turns = any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in name)
    return ISOLATED.format(name) if turns else name


class Text(NamedTuple):
    """One phrase in English, Japanese and Korean.

    >>> leads = Text("{who} leads.", "{who}が親です。", "{who} 님이 선입니다.")
    >>> leads.fill(who="a").ja
    'aが親です。'
    """

    en: str
    ja: str
    ko: str

    @classmethod
    def of(cls, words: Text | str) -> Text:
        """Return words as a phrase; a plain string is used in all languages."""
        return words if isinstance(words, Text) else cls(words, words, words)

    def clean(self) -> Text:
        """Return the phrase without control and direction marks."""
        return Text(*map(clean_text, self))

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


COMMAS = Text(", ", "、", ", ")


def list_words(words: Iterable[Text | str], separators: Text = COMMAS) -> Text:
    """Join words with commas, or with what else stands between them in each language."""
    texts = [Text.of(word) for word in words]
    joined = zip(separators, zip(*texts, strict=True), strict=True)
    return Text(*(comma.join(part) for comma, part in joined)) if texts else Text("", "", "")


def _fill(phrase: str, lang: Lang, values: dict[str, object]) -> str:
    return phrase.format(
        **{
            key: value.to(lang) if isinstance(value, Text) else value
            for key, value in values.items()
        }
    )


class SpokenError(ValueError):
    """An error that says what is wrong in three languages; as a string it is English.

    A message that only programmers read is a plain string, the same in each language. ``brief`` is
    the message without what is of no use to a player at the table.
    """

    def __init__(self, what: Text | str, brief: Text | None = None) -> None:
        self.text = Text.of(what).clean()
        self.brief = brief.clean() if brief else self.text
        super().__init__(self.text.en)

    def say(self, lang: Lang = "en") -> str:
        """Return what is wrong in one language."""
        return self.text.to(lang)
