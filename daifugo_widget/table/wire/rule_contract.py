"""The types of what the browser looks up: cards of rules, what the editor offers, the players."""

from typing import Any, Literal, TypedDict

from daifugo_widget.core.rules.options import OptionType
from daifugo_widget.core.words.text import Lang

from ..telling.voice import Sentence


class Brief(TypedDict):
    """A rule as the editor lists it."""

    id: str
    name: str
    chapter: str
    frame: bool
    """True for a part of the frame, which cannot be switched off."""
    find: str
    """What a search looks through, in both kana."""


class Preset(TypedDict):
    """A house to start a rule set from."""

    line: str
    """A ``rules`` line such as ``standard``."""
    label: str


class Choices(TypedDict):
    """What the editor offers to choose from: the rules in order, and the houses."""

    rules: list[Brief]
    presets: list[Preset]
    barred: str
    """Why the rules of the next game cannot be changed now, "" if they can."""


class OptionValue(TypedDict):
    """A value that an option may have."""

    value: Any
    label: str


class RuleOption(TypedDict):
    """An option on the card of a rule."""

    name: str
    label: str
    value: Any
    default: Any
    values: list[OptionValue] | None
    """All values, or None for one to type, such as ``example``."""
    type: OptionType | Literal["one"]
    """``set``: any number of the values."""
    example: str


class Example(TypedDict):
    """The worked example of a rule."""

    title: str
    lines: list[Sentence]


class Names(TypedDict):
    """A name, or a line of words, in each language."""

    en: str
    ja: str
    ko: str


class Strength(TypedDict):
    """A player that a bot can be."""

    name: str
    title: Names
    about: Names
    """What it does, in a line."""


class RuleCard(TypedDict):
    """A rule on its card."""

    id: str
    chapter: str
    chapter_title: str
    names: Names
    aka: dict[Lang, list[str]]
    """Further names."""
    text: str
    """One sentence in the language of the table."""
    note: str
    """What else there is to say, or ""."""
    fame: str
    """How well known it is and how often it acts, or ""."""
    options: list[RuleOption]
    in_force: str
    """Words for the options in force that differ from the default, or ""."""
    on: bool
    frame: bool
    """True for a part of the frame, which cannot be switched off."""
    needs: Sentence
    """Other rules, each of which opens its card."""
    excludes: Sentence
    example: Example


class Edited(TypedDict):
    """What becomes of a changed rules line."""

    line: str
    """The line tidied up; as it was if it would not do."""
    error: str | None
    clash: list[str]
    """Ids of the rules that the error is about."""
    on: dict[str, str]
    """The rules that the line has on, with words for the options that differ from the default."""
    cards: list[RuleCard]
    """The cards that were asked for; none if the line would not do."""
