"""A rule of any game as a small frozen value with its names, words, options and example."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from ..words.suggestions import nearest
from ..words.text import Text, clean_line
from ..words.translations import _
from .options import Draft, Option, no_option, show_value
from .rule_errors import RuleError


class BaseRule:
    """One entry of a catalogue: a rule with its options as attributes."""

    id: ClassVar[str]
    names: ClassVar[Text]
    short_names: ClassVar[Text]
    """The names without those in brackets, for sentences and buttons."""
    aka: ClassVar[tuple[str, ...]] = ()
    """Further names, in any language, by which people look for the rule; others may share them."""
    chapter: ClassVar[str]
    imported_from: ClassVar[str]
    """The module that declares it, one that other programs can import if there is any."""
    rank_in_catalogue: ClassVar[tuple[int, int]]
    frame: ClassVar[bool] = False
    """Whether the rule is always on, as part of the frame of its game."""
    slot: ClassVar[str | None] = None
    seats: ClassVar[int | None] = None
    """The only number of players that the rule allows in a dealt game, any number if None."""
    needs: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    clashes: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The rules that cannot be on with a value of an option, by that value: ``number=K``."""
    wants: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The rules that a value of an option needs, by that value: ``then=suit-bind``."""
    options: ClassVar[dict[str, Option]] = {}
    text: ClassVar[Text]
    worded: ClassVar[dict[str, Text]] = {}
    """Texts by the values of options that make the usual text false: ``to=anyone,exact=true``.

    The first that fits is used, so keys with more values come first.
    """
    note: ClassVar[Text | None] = None
    lore: ClassVar[Text | None] = None
    """What else is told of it: where its name comes from, whom it helps, what to mind."""
    says: ClassVar[dict[str, Text]] = {}
    example: ClassVar[str] = ""
    comments: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The comments of the example in Japanese and Korean, in order; the example has the English."""

    def __init__(self, **chosen: object) -> None:
        values = {name: option.default for name, option in self.options.items()}
        for name, value in chosen.items():
            values[name] = self._valid_value(name, value)
        vars(self).update(values)

    def _valid_value(self, name: str, value: object) -> object:
        if name not in self.options:
            raise no_option(self, name)
        return self.options[name].valid_value(self, value)

    def chosen(self) -> dict[str, object]:
        """Return the options that differ from their defaults."""
        return {
            name: getattr(self, name)
            for name, option in self.options.items()
            if getattr(self, name) != option.default
        }

    def but(self, **chosen: object) -> BaseRule:
        """Return the rule with some options changed."""
        return type(self)(**{**self.chosen(), **chosen})

    def wording(self) -> Text:
        """Return the text that is true with these options."""
        return next((text for key, text in self.worded.items() if self._has(key)), self.text)

    def _has(self, key: str) -> bool:
        values = (part.partition("=") for part in key.split(","))
        return all(show_value(getattr(self, name)) == value for name, _, value in values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self.id} cannot be changed; make another one with but({name}=...)")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.id, tuple(vars(self).values())))

    def __str__(self) -> str:
        options = ", ".join(f"{name}={show_value(v)}" for name, v in self.chosen().items())
        return f"{self.id}({options})" if options else self.id

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={v!r}" for name, v in self.chosen().items())
        return f"{type(self).__name__}({options})"


def is_own(rule: BaseRule) -> bool:
    """Return whether a rule was declared outside this package."""
    return is_from_outside(type(rule))


def is_from_outside(cls: type[BaseRule]) -> bool:
    """Return whether a class of rules was declared outside this package."""
    return not cls.__module__.startswith(f"{__package__.partition('.')[0]}.")


def describe(
    cls: type[BaseRule],
    id: str,
    names: tuple[str, str, str],
    chapter: str,
    text: tuple[str, str],
    facts: dict[str, object],
) -> None:
    """Set the id, names, texts and other facts of an entry; the docstring is its English text.

    What is in no catalogue of words and not given in Japanese or Korean is shown in English. Raises
    `RuleError` for an unknown fact.
    """
    if unknown := sorted(set(facts) - facts_of(cls)):
        hint = nearest(unknown[0], sorted(facts_of(cls)))
        raise RuleError(f"{id}: a rule has no {', '.join(unknown)}; {hint.en}")
    doc = " ".join((cls.__doc__ or "").split())
    cls.id, cls.chapter = id, chapter
    cls.names = Text(*(clean_line(name or names[0]) for name in names))
    cls.short_names = cls.names.short()
    words = _(doc)
    cls.text = Text(doc, text[0] or words.ja, text[1] or words.ko).clean()
    cls.options = _options(cls)
    for name, value in facts.items():
        setattr(cls, name, value)
    cls.aka = tuple(map(clean_line, cls.aka))
    cls.says = {key: Text.of(words).clean() for key, words in cls.says.items()}
    cls.worded = {key: Text.of(words).clean() for key, words in cls.worded.items()}
    cls.note = Text.of(cls.note).clean() if cls.note else None
    cls.lore = Text.of(cls.lore).clean() if cls.lore else None
    if "comments" not in vars(cls):
        cls.comments = tuple(_(note)[1:] for note in notes_of(cls.example))


def notes_of(example: str) -> Iterator[str]:
    """Yield the notes of an example; one that goes on over further lines is one note."""
    held: list[str] = []
    for line in [*example.splitlines(), ""]:
        move, mark, note = line.partition("#")
        if held and (move.strip() or not mark):
            yield " ".join(held)
            held = []
        if mark:
            held.append(note.strip())


def facts_of(cls: type[BaseRule]) -> set[str]:
    """Return the names of the facts that an entry of this class can have."""
    return {name for base in cls.__mro__ for name in vars(base).get("__annotations__", ())}


def _options(cls: type[BaseRule]) -> dict[str, Option]:
    drafts = {
        name: draft
        for base in reversed(cls.__mro__)
        for name, draft in vars(base).items()
        if isinstance(draft, Draft)
    }
    return {name: Option(name=name, **draft.facts) for name, draft in drafts.items()}


class RuleFailure(NamedTuple):
    """A rule that has failed, at which hook or method, in which line of its file, and how."""

    rule: BaseRule
    hook: str
    line: int
    error: str

    def __str__(self) -> str:
        return f"{self.rule.id} failed in {self.hook}, line {self.line}: {self.error}"


def what_of(error: BaseException) -> str:
    """Return the kind of an error and what it says, if it says anything."""
    if isinstance(error, RecursionError):
        return "RecursionError: it asks the game for what the game asks of it"
    return ": ".join(filter(None, (type(error).__name__, str(error))))
