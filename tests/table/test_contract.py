"""What Python and the browser call the parts of a state is the same on both sides."""

import re
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget.table import contract

STATE_TS = Path(__file__).parents[2] / "js/src/state.ts"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.M | re.S)
KEY = re.compile(r"^  (\w+)(\??):", re.M)
IN_PYTHON_ITSELF = {"Settings"}
"""Of these Python has the values too, and so a class that checks them."""


def interfaces() -> dict[str, dict[str, bool]]:
    """Return the keys of each interface of the browser, and whether a key may be missing."""
    found = INTERFACE.findall(STATE_TS.read_text(encoding="utf-8"))
    keys = {name: dict(KEY.findall(body)) for name, body in found}
    return {name: {key: bool(mark) for key, mark in each.items()} for name, each in keys.items()}


@pytest.mark.parametrize("name", sorted(set(interfaces()) - IN_PYTHON_ITSELF))
def test_a_part_of_the_state_has_the_same_keys_on_both_sides(name: str) -> None:
    part: Any = getattr(contract, name)
    assert {key: key in part.__optional_keys__ for key in part.__annotations__} == interfaces()[
        name
    ]
