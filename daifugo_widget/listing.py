"""Listing the catalogue of a game: `python -m daifugo_widget rules [GAME] [--json]`."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from .arguments import add_import
from .core.entry import Entry
from .core.options import Option, show_value
from .core.text import Text
from .games import DAIFUGO, PARTS, rules_class
from .table.face import face_of

TYPES = {"ints": "list of int", "ranks": "set of ranks"}
"""The names by which the list calls some types of options."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of the command: the game and the form of the list."""
    parser.add_argument("game", nargs="?", choices=PARTS, default=DAIFUGO, help="whose rules")
    parser.add_argument("--json", action="store_true", help="as data, with every text")
    add_import(parser)


def run(args: Namespace) -> int:
    """Print the catalogue."""
    if args.json:
        print(json.dumps(as_data(args.game), ensure_ascii=False, indent=2))
    else:
        print("\n".join(as_text(args.game)))
    return 0


# --- as data -------------------------------------------------------------------------------------


def as_data(game: str = DAIFUGO) -> list[dict[str, Any]]:
    """Return every rule of a game as plain data, in the order of its catalogue."""
    return [_rule_data(rule) for rule in _rules(game)]


def _rules(game: str) -> Iterable[type[Entry]]:
    return rules_class(game).all_rules().values()


def _rule_data(rule: type[Entry]) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "frame": rule.frame,
        "names": rule.names._asdict(),
        "text": rule.text._asdict(),
        "worded": {values: text._asdict() for values, text in rule.worded.items()},
        "note": rule.note._asdict() if rule.note else None,
        "options": {name: _option_data(option) for name, option in rule.options.items()},
        "needs": list(rule.needs),
        "excludes": list(rule.excludes),
        "clashes": {value: list(others) for value, others in rule.clashes.items()},
        "wants": {value: list(others) for value, others in rule.wants.items()},
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


def as_text(game: str = DAIFUGO) -> Iterator[str]:
    """Yield the lines of the list, chapter by chapter, and the presets to start from."""
    titles = face_of(game).chapters
    for chapter, rules in groupby(_rules(game), lambda rule: rule.chapter):
        yield f"{chapter}: {_names(titles[chapter])}"
        for rule in rules:
            yield from _rule_lines(rule)
        yield ""
    yield f"presets: {', '.join(rules_class(game).presets)}"


def _names(text: Text) -> str:
    return " / ".join(text)


def _rule_lines(rule: type[Entry]) -> Iterator[str]:
    yield f"  {rule.id}: {_names(rule.names)}"
    yield from (f"      {phrase}" for phrase in rule.text)
    for option in rule.options.values():
        yield f"      {option.name}={show_value(option.default)}    {_range(option)}"
    for word, ids in (("needs", rule.needs), ("excludes", rule.excludes)):
        if ids:
            yield f"      {word} {', '.join(ids)}"
    for value, others in rule.clashes.items():
        yield f"      {value} clashes with {', '.join(others)}"
    for value, others in rule.wants.items():
        yield f"      {value} needs {', '.join(others)}"


def _range(option: Option) -> str:
    if option.values:
        joined = ", ".join(show_value(value) for value in option.values)
        return f"any of {joined}" if option.type == "set" else joined
    if option.type == "int":
        return f"{option.min} to {option.max}"
    return TYPES.get(option.type or "", "")
