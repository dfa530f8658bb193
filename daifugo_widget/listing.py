"""Lists the catalogue: `python -m daifugo_widget rules [--json]`."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from .core.options import Option, show_value
from .core.rule import CHAPTERS, Rule
from .core.ruleset import catalogue
from .core.text import Text

TYPES = {"ints": "list of int", "ranks": "set of ranks"}
"""What some types of options are called outside."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the form of the list."""
    parser.add_argument("--json", action="store_true", help="as data, with every text")


def run(args: Namespace) -> int:
    """Print the catalogue."""
    if args.json:
        print(json.dumps(as_data(), ensure_ascii=False, indent=2))
    else:
        print("\n".join(as_text()))
    return 0


# --- as data -------------------------------------------------------------------------------------


def as_data() -> list[dict[str, Any]]:
    """Return every rule as plain data, in the order of the catalogue."""
    return [_rule_data(rule) for rule in catalogue().values()]


def _rule_data(rule: type[Rule]) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "frame": rule.frame,
        "names": rule.names._asdict(),
        "text": rule.text._asdict(),
        "note": rule.note._asdict() if rule.note else None,
        "options": {name: _option_data(option) for name, option in rule.options.items()},
        "needs": list(rule.needs),
        "excludes": list(rule.excludes),
        "clashes": {value: list(others) for value, others in rule.clashes.items()},
        "example": rule.example,
        "comments": [{"ja": ja, "ko": ko} for ja, ko in rule.comments],
    }


def _option_data(option: Option) -> dict[str, Any]:
    facts = {
        "type": TYPES.get(option.type or "", option.type),
        "min": option.min,
        "max": option.max,
        "values": option.values,
    }
    return {
        "label": option.label._asdict(),
        **{name: _plain(value) for name, value in facts.items() if value is not None},
        "default": _plain(option.default),
    }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


# --- as text -------------------------------------------------------------------------------------


def as_text() -> Iterator[str]:
    """Yield the lines of the list, chapter by chapter."""
    for chapter, rules in groupby(catalogue().values(), lambda rule: rule.chapter):
        yield f"{chapter}: {_names(CHAPTERS[chapter])}"
        for rule in rules:
            yield from _rule_lines(rule)
        yield ""


def _names(text: Text) -> str:
    return " / ".join(text)


def _rule_lines(rule: type[Rule]) -> Iterator[str]:
    yield f"  {rule.id}: {_names(rule.names)}"
    yield from (f"      {phrase}" for phrase in rule.text)
    for option in rule.options.values():
        yield f"      {option.name}={show_value(option.default)}    {_range(option)}"
    for word, ids in (("needs", rule.needs), ("excludes", rule.excludes)):
        if ids:
            yield f"      {word} {', '.join(ids)}"
    for value, others in rule.clashes.items():
        yield f"      {value} clashes with {', '.join(others)}"


def _range(option: Option) -> str:
    if option.values:
        joined = ", ".join(show_value(value) for value in option.values)
        return f"any of {joined}" if option.type == "set" else joined
    if option.type == "int":
        return f"{option.min} to {option.max}"
    return TYPES.get(option.type or "", "")
