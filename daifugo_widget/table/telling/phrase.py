"""A sentence before it is said: a text with what fills it, put into words by a voice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import LANGS, Lang, Text

from .plain_text import plain_text
from .voice import Sentence, Voice, player
from .words.phrases import AND, COMMA, NAME


class Phrase(NamedTuple):
    """A sentence: a rule that fills a slot becomes a link to its card, a text stays as it is.

    Another phrase may fill a slot, too.
    """

    text: Text
    slots: Mapping[str, Any] = {}

    @classmethod
    def join(cls, phrases: Iterable[Phrase]) -> Phrase:
        """Return sentences as one, with a space between them if the language has spaces."""
        slots = {f"sentence{at}": phrase for at, phrase in enumerate(phrases)}
        names = [f"{{{name}}}" for name in slots]
        return cls(Text(*(space.join(names) for space in (" ", "", " "))), slots)

    def say(self, voice: Voice) -> Sentence:
        """Return the sentence in a voice."""
        slots = {key: _in_language(part, voice) for key, part in self.slots.items()}
        return voice.say(self.text, **slots)

    def to(self, lang: Lang, names: Sequence[str] = ()) -> str:
        """Return the sentence as plain text, with the names of players or the letters of seats."""
        return plain(self.say(Voice(lang)), names)

    @property
    def key(self) -> str:
        """A key that is the same for all that reads the same in English."""
        return self.to("en")


def _in_language(part: Any, voice: Voice) -> Any:
    if isinstance(part, Phrase):
        return part.say(voice)
    if isinstance(part, Text):
        return part.to(voice.lang)
    if isinstance(part, BaseRule) or (isinstance(part, type) and issubclass(part, BaseRule)):
        return voice.rule(part)
    return part


def join_phrases(voice: Voice, parts: Sequence[Phrase]) -> Sentence:
    """Return sentences joined one after the other."""
    return voice.join(*(part.say(voice) for part in parts))


def plain(sentence: Sentence, names: Sequence[str] = ()) -> str:
    """Write a sentence as plain text."""
    called = [*names, *SEATS[len(names) :]]
    return plain_text(sentence, {seat: called[seat] or SEATS[seat] for seat in range(len(SEATS))})


def phrase_of(sentences: Mapping[Lang, Sentence]) -> Phrase:
    """Return sentences that are spoken already, one per language, as something to say."""
    slots: dict[str, Any] = {}
    patterns = []
    for lang in LANGS:
        pattern = ""
        for part in sentences[lang]:
            name = f"{lang}{len(slots)}"
            slots[name] = part
            pattern += f"{{{name}}}"
        patterns.append(pattern)
    return Phrase(Text(*patterns), slots)


def list_phrases(parts: Sequence[Phrase], between: Text = COMMA, end: Text | None = None) -> Phrase:
    """Return several things as one list, with ``end`` after it unless it ends so already."""
    return phrase_of({lang: _list(parts, between, end, lang) for lang in LANGS})


def _list(parts: Sequence[Phrase], between: Text, end: Text | None, lang: Lang) -> Sentence:
    spoken: Sentence = []
    for at, part in enumerate(parts):
        spoken += [between.to(lang)] if at else []
        spoken += part.say(Voice(lang))
    if end is None or str(spoken[-1]).endswith(end.to(lang)):
        return spoken
    return [*spoken, end.to(lang)]


def list_names(seats: Sequence[int]) -> Phrase:
    """Return players as a list: "Ken, Hana and Yuki"."""
    slots = {f"name{seat}": Phrase(NAME, {"who": player(seat)}) for seat in seats}
    *most, last = (f"{{{name}}}" for name in slots)
    commas = zip(COMMA, AND, strict=True)
    listed = (comma.join(most) + final if most else "" for comma, final in commas)
    return Phrase(Text(*(before + last for before in listed)), slots)


def verbatim(text: Text) -> Phrase:
    """Return a text that is said as it is, whatever signs it contains."""
    return Phrase(Text.of("{it}"), {"it": text})
