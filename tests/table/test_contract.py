"""What Python and the browser call the parts of a state is the same on both sides."""

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from daifugo_widget.table import contract

STATE_TS = Path(__file__).parents[2] / "js/src/state.ts"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.M | re.S)
KEY = re.compile(r"^  (\w+)(\??):", re.M)
CHOICE = re.compile(r'^  (\w+)\??: ("[\w-]*"(?: \| "[\w-]*")+);', re.M)
IN_PYTHON_ITSELF = {"Settings"}
"""Of these Python has the values too, and so a class that checks them."""


def interfaces() -> dict[str, dict[str, bool]]:
    """Return the keys of each interface of the browser, and whether a key may be missing."""
    found = INTERFACE.findall(STATE_TS.read_text(encoding="utf-8"))
    keys = {name: dict(KEY.findall(body)) for name, body in found}
    return {name: {key: bool(mark) for key, mark in each.items()} for name, each in keys.items()}


def choices() -> dict[tuple[str, str], set[str]]:
    """Return the words that a key of an interface of the browser may be."""
    found = INTERFACE.findall(STATE_TS.read_text(encoding="utf-8"))
    return {
        (name, key): set(re.findall(r'"([\w-]*)"', words))
        for name, body in found
        for key, words in CHOICE.findall(body)
        if name not in IN_PYTHON_ITSELF
    }


def words(hint: Any) -> set[str]:
    """Return the words of a literal, also of several in a union."""
    found = get_args(hint)
    return set(found) if get_origin(hint) is Literal else set().union(*map(words, found))


def test_all_parts_of_the_state_are_found() -> None:
    assert {"State", "Seat", "Prompt", "Chip", "Hint"} <= set(interfaces())
    assert {("Chip", "icon"), ("Choice", "what"), ("Prompt", "kind")} <= set(choices())


@pytest.mark.parametrize(("name", "key"), sorted(choices()))
def test_a_word_of_the_state_is_one_of_the_same_on_both_sides(name: str, key: str) -> None:
    assert words(get_type_hints(getattr(contract, name))[key]) == choices()[name, key]


@pytest.mark.parametrize("name", sorted(set(interfaces()) - IN_PYTHON_ITSELF))
def test_a_part_of_the_state_has_the_same_keys_on_both_sides(name: str) -> None:
    part: Any = getattr(contract, name)
    assert {key: key in part.__optional_keys__ for key in part.__annotations__} == interfaces()[
        name
    ]
