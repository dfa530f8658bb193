"""What people may type to find a rule: its names in every spelling, and their readings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, partial

from ..words.romaji import read, romaji
from ..words.suggestions import similar
from ..words.text import LANGS, Lang
from .rule import BaseRule

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
_LEFT_OUT = re.compile(r"(?!\n)[\s'’・\-\u0304]")
"""What people write in a name or leave out: blanks, hyphens, the sign of a long vowel."""
_SHORT_KANA = re.compile(r"[ァ-ヶ]{1,3}")
_WRITTEN = {word: row for row in NUMBERS for word in row if not _SHORT_KANA.fullmatch(word)}
_NUMBER = re.compile(
    "|".join(rf"(?<![a-z0-9]){word}(?![a-z0-9])" for word in sorted(_WRITTEN, key=len)[::-1])
)
_HIRAGANA = {code: code - 96 for code in range(ord("ァ"), ord("ヶ") + 1)}
_KATAKANA = {hiragana: code for code, hiragana in _HIRAGANA.items()}


def find_text(rule: type[BaseRule], lang: Lang) -> str:
    """Return all that a rule may be found by, one spelling per line, in each kind of kana."""
    return "\n".join(dict.fromkeys((*_all_spellings(_names(rule)), *_in_kana(rule.text.to(lang)))))


def matches(rule: type[BaseRule], search: str) -> bool:
    """Return whether all words of a search occur in a rule, in any language and spelling."""
    text = _bare("\n".join(find_text(rule, lang) for lang in LANGS))
    return all(_bare(word) in text for word in search.split())


def meant_by(
    word: str,
    rules: Mapping[str, type[BaseRule]],
    others: Mapping[str, Iterable[str]] | None = None,
) -> tuple[str, ...]:
    """Return the ids of the rules, or of ``others`` by their names, that a word may mean.

    They are those whose name it is in any spelling, else the only one that it begins or that begins
    it, else those with the name that it is most like.
    """
    word, known = _bare(word), dict(_ids_by_name(rules))
    for other, names in (others or {}).items():
        for name in map(_bare, (other, *names)):
            known[name] = tuple(dict.fromkeys((*known.get(name, ()), other)))
    if word in known:
        return known[word]
    begun = {
        id for name in known if _begins(word, name) or _begins(name, word) for id in known[name]
    }
    if len(begun) == 1:
        return tuple(begun)
    near = similar(word, known, ALIKE)
    return known[near] if near else ()


def further_names(rule: type[BaseRule]) -> dict[Lang, list[str]]:
    """Return the further names of a rule that none of its names holds, by their language."""
    named = _bare(" ".join(rule.names))
    found: dict[Lang, list[str]] = {}
    for name in rule.aka:
        if _bare(name) not in named:
            found.setdefault(_language(name), []).append(name)
    return {lang: found[lang] for lang in LANGS if lang in found}


def _language(name: str) -> Lang:
    if re.search("[가-힣]", name):
        return "ko"
    return "en" if name.isascii() else "ja"


def is_name(word: str, rules: Mapping[str, type[BaseRule]]) -> bool:
    """Return whether a word is a name of a rule in any spelling and language."""
    return _bare(word) in _ids_by_name(rules)


def with_name(word: str, named: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the ids of those that have a word as a name, however it is written."""
    bare = _bare(word)
    return [id for id, names in named.items() if bare in map(_bare, names)]


def _ids_by_name(rules: Mapping[str, type[BaseRule]]) -> Mapping[str, tuple[str, ...]]:
    return _index(tuple(map(_names, rules.values())))


@lru_cache(8)
def _index(catalogue: tuple[tuple[str, ...], ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the ids of rules by their names in every spelling, those in brackets too."""
    found: dict[str, dict[str, None]] = {}
    for names in catalogue:
        for part in _parts(names):
            if not _MIXED.search(part):
                found.setdefault(_bare(part), {})[names[0]] = None
    return {name: tuple(ids) for name, ids in found.items()}


def _parts(names: tuple[str, ...]) -> Iterator[str]:
    for line in _all_spellings(names):
        yield from filter(None, re.split("[()・]", line))


def _begins(start: str, word: str) -> bool:
    return len(start) >= BEGINNING and word.startswith(start)


def _bare(name: str) -> str:
    """Return a name, or several lines, without what people write in several ways."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return unicodedata.normalize("NFKC", _LEFT_OUT.sub("", apart))


def _names(rule: type[BaseRule]) -> tuple[str, ...]:
    """Return the id of a rule and all its names."""
    return (rule.id, *rule.names, *rule.aka)


@lru_cache(1 << 10)
def _all_spellings(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the id and the names of a rule in every spelling, in each kind of kana."""
    id, *named = names
    texts = (unicodedata.normalize("NFKC", name).lower() for name in named)
    lines = (id, *(spelling for text in texts for spelling in _spellings(text)))
    return tuple(spelling for line in lines for spelling in _in_kana(line))


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
