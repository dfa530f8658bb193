"""The forms of the facts that a rule is declared with, and what is said of one in another form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text

from .return_checks import fits

FORMS = {
    bool: "True or False",
    int: "a whole number",
    str: "a text",
    type(None): "None",
    Text: "a text or a Text of three languages",
    tuple[str, ...]: "a tuple of ids, such as ('revolution',)",
    tuple[tuple[str, str], ...]: "a tuple of pairs, in Japanese and in Korean",
    dict[str, Text]: "a dict of texts",
    dict[str, tuple[str, ...]]: (
        "a dict of ids by a value of an option, such as {'number=9': ('eight-cut',)}"
    ),
}
"""What a fact has to be, in words."""

A_TUPLE_OF_NAMES = "a tuple of names, such as ('Jack back',)"
SINGLE = "{id}: {fact} holds several {what}: write {fact}=({value!r},)"


def check_facts(base: type, id: str, facts: Mapping[str, Any]) -> None:
    """Raise `RuleError` for a fact in another form than the class of all rules annotates it."""
    for name, value in facts.items():
        wanted = _types(base).get(name)
        if wanted == tuple[str, ...] and isinstance(value, str):
            what = "names" if name == "aka" else "ids"
            raise RuleError(SINGLE.format(id=id, fact=name, what=what, value=value))
        if wanted and not _is_in_form(value, wanted):
            form = A_TUPLE_OF_NAMES if name == "aka" else _requirement(wanted)
            raise RuleError(f"{id}: {name} is {form}, not {value!r}")
    for name in ("needs", "excludes"):
        if id in facts.get(name, ()):
            raise RuleError(f"{id}: {name} names other rules, not {id} itself")
    _check_pattern(id, facts.get("mark_pattern"))


def _check_pattern(id: str, pattern: str | None) -> None:
    """Raise `RuleError` for the pattern of a mark that is no regular expression."""
    try:
        re.compile(pattern or "")
    except re.error as error:
        raise RuleError(
            f"{id}: mark_pattern {pattern!r} is no regular expression: {error}"
        ) from None


def check_texts(id: str, **texts: object) -> None:
    """Raise `RuleError` for a name that is no text; the English one may not be empty either."""
    for name, text in texts.items():
        if not isinstance(text, str) or not (text or name != "en"):
            raise RuleError(f"{id}: {name} is a name of the rule, such as 'Nine cut', not {text!r}")


def is_pair(value: object) -> bool:
    """Return whether a value is two texts."""
    return isinstance(value, tuple | list) and [type(part) for part in value] == [str, str]


@cache
def _types(base: type) -> dict[str, object]:
    """Return the types of the facts that a class annotates."""
    hints = get_type_hints(base).items()
    return {name: get_args(hint)[0] for name, hint in hints if get_origin(hint) is ClassVar}


def _is_in_form(value: object, wanted: object) -> bool:
    """Return whether a fact is of a type; where a `Text` is wanted, a plain text will do."""
    if Text in (wanted, *get_args(wanted)) and get_origin(wanted) is not dict:
        return isinstance(value, str) or fits(value, wanted)
    if wanted == dict[str, Text]:
        return isinstance(value, Mapping) and all(
            isinstance(key, str) and _is_in_form(words, Text) for key, words in value.items()
        )
    return fits(value, wanted)


def _requirement(wanted: object) -> str:
    """Say what a fact has to be."""
    if wanted in FORMS:
        return FORMS[wanted]
    parts: Iterable[object] = get_args(wanted)
    return " or ".join(FORMS[part] if part in FORMS else repr(part) for part in parts)
