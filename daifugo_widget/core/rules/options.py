"""The options of a rule: which values they can have, and what is wrong with others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, get_args, overload

from ..cards import RANKS, ranks_of
from ..words.text import Text, list_words
from . import rule_errors as say
from .rule_errors import RuleError, UnknownError, name_before_options, name_of

if TYPE_CHECKING:
    from .rule import BaseRule


Value = TypeVar("Value", bool, int, str)
OptionType = Literal["int", "ints", "ranks", "set"]
TYPES: tuple[str, ...] = get_args(OptionType)
UNLISTED = ("int", "ints", "ranks")
"""The types whose values are numbers or ranks, so many that they are not listed."""
WRITABLE = bool, int, str, type(None)
A_VALUE = "a value is True, False, None, a whole number or a word without spaces and commas"
WHOLE = r"\d{1,30}"
"""The pattern of a whole number in a rules line or a record; no game needs a longer one."""


class Option(NamedTuple):
    """One option of a rule: all its values, or the range of a number or list."""

    name: str
    values: tuple[object, ...] | None
    type: OptionType | None
    default: object
    min: int | None
    max: int | None
    label: Text
    words: dict[object, Text]

    def valid_value(self, rule: BaseRule, value: object) -> object:
        """Return a value as the rule keeps it; it may be given as written in a rules line.

        Raises `RuleError` for a value that the option cannot have.
        """
        value = self._meant(value)
        wrong = self._wrong(value)
        if wrong:
            facts = {
                "rule": name_before_options(rule),
                "option": self.label_with_id,
                "value": self.text_of(value),
            }
            raise RuleError(say.WRONG_VALUE.fill(**facts, why=wrong), rule.id)
        if self.type == "set" and isinstance(value, tuple):
            return tuple(v for v in self.values or () if v in value)
        return value

    def _meant(self, value: object) -> object:
        if isinstance(value, str):
            return self._read(value)
        if isinstance(value, list | set | frozenset):
            return tuple(value)
        if self.type == "ints" and type(value) is int:
            return (value,)
        if self.values is None or self.type == "set":
            return value
        return self._value_of(show_value(value), value)

    def _read(self, text: str) -> object:
        """Read a value as written in a rules line; a text that is not one is returned as it is."""
        if self.type == "set":
            parts = (part.strip() for part in text.split("+"))
            return tuple(part for part in parts if part not in ("", "none"))
        if self.values is not None:
            return self._value_of(text, text)
        if text == "null":
            return None
        if self.type == "int":
            return int(text) if re.fullmatch(rf"-?{WHOLE}", text) else text
        if self.type == "ranks":
            return tuple(ranks_of(part.strip()) for part in text.split("+"))
        numbers = [number.strip() for number in text.split("+")]
        whole = all(re.fullmatch(WHOLE, number) for number in numbers)
        return tuple(map(int, numbers)) if whole else text

    def _value_of(self, text: str, otherwise: object) -> object:
        """Return the value that is written as ``text``, or ``otherwise`` if there is none."""
        known = {show_value(value): value for value in self.values or ()}
        return known.get(text, known.get(ranks_of(text), otherwise))

    def _wrong(self, value: object) -> Text | None:
        if self.type == "set":
            members = value if isinstance(value, tuple) else (value,)
            wrong = [str(v) for v in members if v not in (self.values or ())]
            return say.NOT_AMONG.fill(wrong="+".join(wrong), known=self._list()) if wrong else None
        if self.values is not None:
            known = any(value == v and type(value) is type(v) for v in self.values)
            return None if known else say.ONE_OF.fill(known=self._list())
        if value is None and self.default is None:
            return None
        return None if self._in_range(value) else self._range()

    def _in_range(self, value: object) -> bool:
        if self.type == "int":
            return type(value) is int and (self.min or 0) <= value <= (self.max or 0)
        if not isinstance(value, tuple) or not value:
            return False
        if self.type == "ranks":
            return all(v in tuple(RANKS) for v in value)
        return all(type(v) is int and v >= 0 for v in value)

    def _range(self) -> Text:
        if self.type == "int":
            return say.WHOLE_NUMBER.fill(low=self.min, high=self.max)
        if self.type == "ranks":
            return say.RANKS_JOINED.fill(ranks=" ".join(RANKS))
        return say.NUMBERS_JOINED

    def slip(self) -> str:
        """Return what is wrong with the option's declaration, or "" if nothing is."""
        if self.type in (None, "set") and self.values is None:
            return "has no values: write them first, or type='int' with min and max"
        if self.type not in (None, *TYPES):
            return f"has the type {self.type!r}; the types are {', '.join(TYPES)}"
        if self.type not in (None, "set") and self.values is not None:
            return f"has both values and the type {self.type!r}: leave one of them out"
        for value in self.values or ():
            if not re.fullmatch(r"[\w-]+", show_value(value)) or type(value) not in WRITABLE:
                return f"has the value {value!r}, which no rules line can hold: {A_VALUE}"
        if self.type == "int" and not _is_range(self.min, self.max):
            return "is a number without a range: write min and max"
        if self.type == "set" and not isinstance(self.default, tuple):
            return f"holds several values, so its default is a tuple, not {self.default!r}"
        if unknown := [value for value in self.words if self.why_not(show_value(value))]:
            return f"has words for {unknown[0]!r}, which is none of its values"
        wrong = self._wrong(self.default)
        return f"cannot have the default {self.default!r}: {wrong.en}" if wrong else ""

    def why_not(self, text: str) -> Text | None:
        """Return why the option cannot have the value that is written so, None if it can."""
        return self._wrong(self._read(text))

    # --- in words --------------------------------------------------------------------------------

    @property
    def label_with_id(self) -> Text:
        """The option as messages name it."""
        return self.label.with_id(self.name)

    def text_of(self, value: object) -> Text:
        """Return how messages name a value: in English as it is written, elsewhere in words too."""
        shown = show_value(value)
        if isinstance(value, tuple) and value:
            return list_words(map(self.text_of, value))._replace(en=shown)
        words = say.TRUTH | {show_value(key): text for key, text in self.words.items()}
        if shown in words:
            return words[shown].with_id(shown)
        return Text(shown, "10", "10") if shown == "T" else Text.of(shown)

    def _list(self) -> Text:
        return list_words(map(self.text_of, self.values or ()))


def _is_range(low: object, high: object) -> bool:
    """Return whether two limits are whole numbers, the lower one first."""
    return isinstance(low, int) and isinstance(high, int) and low <= high


class Draft:
    """An option before its class gives it a name."""

    def __init__(self, **facts: Any) -> None:
        self.facts = facts


@overload
def option(
    *values: Value, default: Value, label: Text | str, words: dict[Any, Text | str] | None = None
) -> Value: ...
@overload
def option(
    *,
    type: Literal["int"],
    default: int,
    min: int,
    max: int,
    label: Text | str,
    words: dict[Any, Text | str] | None = None,
) -> int: ...
@overload
def option(
    *values: object,
    default: object = None,
    type: OptionType | None = None,
    min: int | None = None,
    max: int | None = None,
    label: Text | str,
    words: dict[Any, Text | str] | None = None,
) -> Any: ...
def option(
    *values: object,
    default: object = None,
    type: OptionType | None = None,
    min: int | None = None,
    max: int | None = None,
    label: Text | str,
    words: dict[Any, Text | str] | None = None,
) -> Any:
    """Declare an option of a rule: ``option(True, False, default=True, label=...)``.

    With ``type="int"`` there are no values but a range from ``min`` to ``max``; ``ints`` and
    ``ranks`` are tuples of whole numbers or of letters such as ``"T"``, ``set`` is a tuple of some
    of the values. ``words`` says what each value means.

    >>> @rule("king-cut", en="King cut", stage="flow")
    ... class KingCut(Rule):
    ...     '''A play with a king makes the trick flow.'''
    ...
    ...     least = option(1, 2, default=1, label="Kings needed")
    >>> RuleSet("base, king-cut(least=2)")["king-cut"].least
    2
    """
    if not isinstance(words or {}, dict):
        raise RuleError(f"words is a dict of what values mean, such as {{1: 'one'}}, not {words!r}")
    if not isinstance(label, str | Text):
        raise RuleError(f"the label of an option is a text, such as 'At most', not {label!r}")
    return Draft(
        values=values or (None if type in UNLISTED else tuple(words or ()) or None),
        default=default,
        type=type,
        min=min,
        max=max,
        label=Text.of(label).clean(),
        words={value: Text.of(meaning).clean() for value, meaning in (words or {}).items()},
    )


def show_value(value: object) -> str:
    """Write an option's value as in a record's ``rules`` line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def no_option(rule: BaseRule | type[BaseRule], name: str) -> RuleError:
    """Return the error for an option that a rule does not have."""
    known = (
        list_words(option.label_with_id for option in rule.options.values())
        if rule.options
        else say.NONE
    )
    return UnknownError(say.NO_OPTION.fill(rule=name_of(rule), name=name, known=known), rule.id)
