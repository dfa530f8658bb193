"""Listing the catalogue of a game: `daifugo rules [GAME] [--json]`."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import chain, groupby
from typing import TypedDict

from .cli_arguments import add_import
from .core.rules.options import Option, show_value
from .core.rules.rule import BaseRule
from .core.rules.rule_search import further_names
from .core.words.text import Text
from .games import DAIFUGO, GAMES, rules_class
from .table.drawing.game_ui import ui_of

TYPES = {"ints": "list of int", "ranks": "set of ranks"}
"""The names by which the list calls some types of options."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of the command: the game and the form of the list."""
    parser.add_argument("game", nargs="?", choices=GAMES, default=DAIFUGO, help="whose rules")
    parser.add_argument("--json", action="store_true", help="as data, with every text")
    add_import(parser)


def run(args: Namespace) -> int:
    """Print the catalogue."""
    if args.json:
        print(json.dumps(as_data(args.game), ensure_ascii=False, indent=2))
    else:
        print("\n".join(as_text(args.game)))
    return 0


class RuleData(TypedDict):
    """A rule as plain data; each text is by language, and the example is a record."""

    id: str
    chapter: str
    frame: bool
    names: dict[str, str]
    aka: list[str]
    text: dict[str, str]
    worded: dict[str, dict[str, str]]
    note: dict[str, str] | None
    options: dict[str, dict[str, object]]
    needs: list[str]
    excludes: list[str]
    clashes: dict[str, list[str]]
    wants: dict[str, list[str]]
    example: str
    comments: list[dict[str, str]]


# --- as data -------------------------------------------------------------------------------------


def as_data(game: str = DAIFUGO) -> list[RuleData]:
    """Return every rule of a game as plain data, in the order of its catalogue."""
    return [_rule_data(rule) for rule in _rules(game)]


def _rules(game: str) -> Iterable[type[BaseRule]]:
    return rules_class(game).all_rules().values()


def _rule_data(rule: type[BaseRule]) -> RuleData:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "frame": rule.frame,
        "names": rule.names._asdict(),
        "aka": list(rule.aka),
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


def _option_data(option: Option) -> dict[str, object]:
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


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


# --- as text -------------------------------------------------------------------------------------


def as_text(game: str = DAIFUGO) -> Iterator[str]:
    """Yield the lines of the list, chapter by chapter, and the presets to start from."""
    titles = ui_of(game).chapters
    for chapter, rules in groupby(_rules(game), lambda rule: rule.chapter):
        yield f"{chapter}: {_names(titles[chapter])}"
        for rule in rules:
            yield from _rule_lines(rule)
        yield ""
    yield f"presets: {', '.join(rules_class(game).presets)}"


def _names(text: Text) -> str:
    return " / ".join(text)


def _rule_lines(rule: type[BaseRule]) -> Iterator[str]:
    yield f"  {rule.id}: {_names(rule.names)}"
    if further := further_names(rule):
        yield f"      also called {', '.join(chain(*further.values()))}"
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
