"""From words in three languages to sentences of names, cards, rules and terms."""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple

from daifugo_widget.core.cards import show
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Lang, Text

Mention = tuple[Literal["p"], int] | tuple[Literal["c"], str] | tuple[Literal["r", "t"], str, str]
"""A part of a sentence that is more than text.

``p`` is a player by seat, ``c`` cards, ``r`` a rule by id with its label, ``t`` a word with its
label that explains itself: by the phrase ``term.`` and the word, or by the word if there is none.
"""
Segment = str | Mention
Sentence = list[Segment]

_MARK = re.compile(
    r"\{(?P<slot>\w+)\}"  # {who}: a player, cards, a rule, a number
    r"|\[(?P<they>[^|\]]*)\|(?P<you>[^\]]*)\]"  # [plays|play]: of others, of you
    r"|<(?P<term>[\w-]+):(?P<label>[^>]+)>"  # <flow:flows>: a word that explains itself
)


_OWN_FORM = ("[ 님이|가]", "[ 님의|]")
"""Before these Korean has a special form for the person spoken to: 내가, and 내 alone."""


def player(seat: int) -> Segment:
    """Return a player as part of a sentence."""
    return ("p", seat)


def cards(text: int | str) -> Segment:
    """Return cards as part of a sentence."""
    return ("c", show(text) if isinstance(text, int) else text)


class Voice(NamedTuple):
    """How sentences are said: in which language, and to which seat, if any, as "you"."""

    lang: Lang = "en"
    you: int | None = None

    def say(self, text: Text, **slots: Any) -> Sentence:
        """Fill a phrase: ``{slot}``, ``[plays|play]`` by the player before it, ``<term:label>``."""
        phrase = text.to(self.lang)
        said: Sentence = []
        at = 0
        for mark in _MARK.finditer(phrase):
            _add(said, phrase[at : mark.start()])
            at = mark.end()
            for part in self._parts(mark, phrase, said, slots):
                _add(said, part)
        _add(said, phrase[at:])
        return said

    def _parts(
        self, mark: re.Match[str], phrase: str, said: Sentence, slots: dict[str, Any]
    ) -> Sentence:
        if mark["term"]:
            return [("t", mark["term"], mark["label"])]
        if mark["slot"]:
            value = slots[mark["slot"]]
            if isinstance(value, Text):
                return self.say(value)
            listed = value if isinstance(value, list) else [value]
            return [self._slot(part, said, phrase[mark.end() :]) for part in listed]
        spoken_to = self.you is not None and self._subject(mark, phrase, slots) == self.you
        return [mark["you"] if spoken_to else mark["they"]]

    def _slot(self, value: Segment | int, said: Sentence, rest: str) -> Segment:
        if type(value) is not tuple:
            return str(value)
        if value == ("p", self.you):
            inside = said and not str(said[-1]).endswith((". ", ": "))
            if self.lang == "en" and inside:
                return "you"
            if self.lang == "ko" and rest.startswith(_OWN_FORM):
                return "내"
        return value

    @staticmethod
    def _subject(mark: re.Match[str], phrase: str, slots: dict[str, Any]) -> int | None:
        """Return the player that a choice of forms is about: the last before it, else the first."""
        names = [found for found in _MARK.finditer(phrase) if _seat(found, slots) is not None]
        before = [found for found in names if found.start() < mark.start()]
        nearest = before[-1:] or names[:1]
        return _seat(nearest[0], slots) if nearest else None

    def rule(self, rule: BaseRule | type[BaseRule]) -> Segment:
        """Return a rule's short name, which opens its card."""
        return ("r", rule.id, rule.short_names.to(self.lang))

    def join(self, *sentences: Sentence) -> Sentence:
        """Join sentences, with a space between them if the language has spaces."""
        joined: Sentence = []
        for sentence in sentences:
            if joined and sentence and self.lang != "ja":
                _add(joined, " ")
            for part in sentence:
                _add(joined, part)
        return joined


def _seat(mark: re.Match[str], slots: dict[str, Any]) -> int | None:
    """Return the player in a slot; of several, with words between them, the last."""
    value = slots.get(mark["slot"]) if mark["slot"] else None
    last = value[-1] if value and isinstance(value, list) else value
    return last[1] if type(last) is tuple and last[0] == "p" else None


def _add(said: Sentence, part: Segment) -> None:
    """Add a part; text joins the text before it."""
    if isinstance(part, str) and said and isinstance(said[-1], str):
        said[-1] += part
    elif part:
        said.append(part)
