"""What people may type to find a rule: its names in every spelling, and their readings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from .entry import Entry
from .nearest import similar
from .romaji import read, romaji
from .text import Lang

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
ALIKE, BEGINNING = 0.7, 4
"""How like a name a word must be to mean it, and from how many letters on it may begin one."""
_MIXED = re.compile("[a-z]{2}.*[^\\x00-\\x7f]|[^\\x00-\\x7f].*[a-z]{2}")
"""Latin letters beside others, which a search may come to but no one writes."""
_SHORT_KANA = re.compile(r"[ァ-ヶ]{1,3}")
_WRITTEN = {word: row for row in NUMBERS for word in row if not _SHORT_KANA.fullmatch(word)}
_NUMBER = re.compile(
    "|".join(rf"(?<![a-z0-9]){word}(?![a-z0-9])" for word in sorted(_WRITTEN, key=len)[::-1])
)
_HIRAGANA = {code: code - 96 for code in range(ord("ァ"), ord("ヶ") + 1)}
_KATAKANA = {hiragana: code for code, hiragana in _HIRAGANA.items()}


def find_text(rule: type[Entry], lang: Lang) -> str:
    """Return all that a rule may be found by, one spelling per line, in each kind of kana."""
    return "\n".join(dict.fromkeys((*_names(rule), *_in_kana(rule.text.to(lang)))))


def meant_by(word: str, rules: Mapping[str, type[Entry]], others: Iterable[str] = ()) -> str | None:
    """Return the id of the rule, or the one of ``others``, that a word may mean, or None.

    It is the one whose name it is in any spelling, else the only one that it begins or that begins
    it, else the one that it is most like.
    """
    word, known = _bare(word), {**_by_name(rules), **{_bare(other): other for other in others}}
    if word in known:
        return known[word]
    begun = {id for name, id in known.items() if _begins(word, name) or _begins(name, word)}
    if len(begun) == 1:
        return begun.pop()
    near = similar(word, known, ALIKE)
    return known[near] if near else None


def is_name(word: str, rules: Mapping[str, type[Entry]]) -> bool:
    """Return whether a word is a name of a rule in any spelling and language."""
    return _bare(word) in _by_name(rules)


def _by_name(rules: Mapping[str, type[Entry]]) -> dict[str, str]:
    """Return the ids of rules by their names in every spelling, those in brackets too."""
    names = ((part, id) for id, rule in rules.items() for part in _parts(rule))
    return {_bare(part): id for part, id in names if not _MIXED.search(part)}


def _parts(rule: type[Entry]) -> Iterator[str]:
    for line in _names(rule):
        yield from filter(None, re.split("[()・]", line))


def _begins(start: str, word: str) -> bool:
    return len(start) >= BEGINNING and word.startswith(start)


def _bare(name: str) -> str:
    """Return a name without what people write in several ways: capitals, spaces and hyphens."""
    return re.sub(r"[\s-]+", "", unicodedata.normalize("NFKC", name).casefold())


def _names(rule: type[Entry]) -> Iterator[str]:
    """Yield the id and the names of a rule in every spelling, in each kind of kana."""
    names = (unicodedata.normalize("NFKC", name).lower() for name in rule.names)
    for line in (rule.id, *(spelling for name in names for spelling in _spellings(name))):
        yield from _in_kana(line)


def _in_kana(line: str) -> Iterator[str]:
    yield from (line.translate(to) for to in ({}, _HIRAGANA, _KATAKANA))


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
