"""What people may type to find a rule: its names in every spelling, and their readings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import partial

from ..core.entry import Entry
from ..core.text import Lang
from .romaji import read, romaji

NUMBERS = (
    ("a", "ace", "エース", "エー"),
    ("2", "two", "二", "ニ", "ツー"),
    ("3", "three", "三", "サン"),
    ("4", "four", "四", "ヨン"),
    ("5", "five", "五", "ゴ"),
    ("6", "six", "六", "ロク"),
    ("7", "seven", "七", "ナナ"),
    ("8", "eight", "八", "ハチ", "ヤ"),
    ("9", "nine", "九", "キュウ"),
    ("10", "ten", "十", "ジュウ"),
    ("11", "eleven", "j", "jack", "イレブン", "ジャック"),
    ("12", "twelve", "q", "queen", "クイーン"),
    ("13", "thirteen", "k", "king", "キング"),
)
"""The spellings of each number; short kana are found only in searches, not in names of rules."""
_SHORT_KANA = re.compile(r"[ァ-ヶ]{1,3}")
_WRITTEN = {word: row for row in NUMBERS for word in row if not _SHORT_KANA.fullmatch(word)}
_NUMBER = re.compile(
    "|".join(rf"(?<![a-z0-9]){word}(?![a-z0-9])" for word in sorted(_WRITTEN, key=len)[::-1])
)
_HIRAGANA = {code: code - 96 for code in range(ord("ァ"), ord("ヶ") + 1)}
_KATAKANA = {hiragana: code for code, hiragana in _HIRAGANA.items()}


def find_text(rule: type[Entry], lang: Lang) -> str:
    """Return all that a rule may be found by, one spelling per line, in each kind of kana."""
    names = (unicodedata.normalize("NFKC", name).lower() for name in rule.names)
    spelled = (spelling for name in names for spelling in _spellings(name))
    written = (rule.id, *spelled, rule.text.to(lang))
    kana = (line.translate(to) for line in written for to in ({}, _HIRAGANA, _KATAKANA))
    return "\n".join(dict.fromkeys(kana))


def _spellings(name: str) -> Iterator[str]:
    """Yield a name as it is, then with its numbers and other parts in other spellings."""
    yield name
    columns = max((len(_WRITTEN[word]) for word in _NUMBER.findall(name)), default=1)
    for column in range(columns):
        spelled = _NUMBER.sub(partial(_in_column, column), name)
        reading = read(spelled)
        yield from (
            spelled,
            spelled.replace("下克上", "下剋上"),
            reading,
            *romaji(reading.translate(_HIRAGANA)),
        )


def _in_column(column: int, word: re.Match[str]) -> str:
    row = _WRITTEN[word[0]]
    return row[min(column, len(row) - 1)]
