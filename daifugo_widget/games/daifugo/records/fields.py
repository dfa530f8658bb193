"""The values of the header keys that only Daifugo has: classes, the turn, who is out, marks."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ...core.moves import SEATS, Marks
from ...core.nearest import nearest
from ...core.options import WHOLE
from ...core.records.fields import seat_of
from ...core.records.header import HeaderLine
from ...core.rule_errors import named
from ..classes import CLASSES
from ..ruleset import Ruleset, catalogue
from ..state import LASTING, TRICK
from ..values import Exit
from . import phrases as words

_TURN = re.compile(r"([a-i])(<{0,3})")
_LOW = {"": "finish", "!": "foul", "_": "fall"}


class Turn(NamedTuple):
    """Who acts, None for whoever the rules say, and which way play goes."""

    seat: int | None
    way: int = 0


def read_classes(entry: HeaderLine, players: int) -> tuple[str, ...]:
    """Read the classes held; seats that are not named are heimin."""
    held = ["heimin"] * players
    for text, spot in entry.words():
        seat, _, name = text.partition("=")
        if name not in CLASSES:
            hint = nearest(name, CLASSES)
            raise entry.error(words.NO_CLASS.fill(text=text, hint=hint), spot)
        if name in held and name != "heimin":
            holder = SEATS[held.index(name)]
            raise entry.error(words.CLASS_HELD.fill(seat=holder, name=name), spot)
        held[seat_of(seat, players, entry, spot)] = name
    return tuple(held) if set(held) != {"heimin"} else ()


def read_turn(entry: HeaderLine, players: int) -> Turn:
    """Read who acts."""
    if entry.value == "-":
        return Turn(None)
    match = _TURN.fullmatch(entry.value)
    if match is None:
        raise entry.error(words.NO_TURN.fill(text=entry.value))
    return Turn(seat_of(match[1], players, entry, entry.spot), len(match[2]))


def write_turn(seat: int, way: int) -> str:
    """Write who acts and which way play goes."""
    return SEATS[seat] + "<" * (way & (LASTING | TRICK))


def read_out(entry: HeaderLine, players: int) -> tuple[Exit, ...]:
    """Read who is out: ``d !b _c``."""
    exits = []
    for text, spot in entry.words():
        sign = text[0] if text[0] in "!_" else ""
        seat = seat_of(text[len(sign) :], players, entry, spot)
        exits.append(Exit(seat, _LOW[sign]))  # type: ignore[arg-type]
    if len({exit.seat for exit in exits}) < len(exits):
        raise entry.error(words.OUT_ONCE)
    return tuple(exits)


def write_out(exits: tuple[Exit, ...]) -> str:
    """Write who is out."""
    signs = {how: sign for sign, how in _LOW.items()}
    return " ".join(signs[exit.how] + SEATS[exit.seat] for exit in exits)


def read_marks(entry: HeaderLine, rules: Ruleset) -> Marks:
    """Read what rules have left in force."""
    found: dict[str, Any] = {}
    for text, spot in entry.words():
        id, equals, value = text.partition("=")
        known = rules.get(id) or catalogue().get(id)
        if known and (known.mark_pattern is None or not re.fullmatch(known.mark_pattern, value)):
            raise entry.error(words.NO_MARK.fill(rule=named(known), text=text), spot)
        if id not in rules:
            hint = words.SWITCH_ON if known else nearest(id, _marking(rules))
            raise entry.error(words.NO_SUCH_MARK_RULE.fill(rule=id, hint=hint), spot)
        found[id] = mark_value(value) if equals else True
    return tuple(sorted(found.items()))


def _marking(rules: Ruleset) -> list[str]:
    return [rule.id for rule in rules if rule.mark_pattern is not None]


def mark_value(text: str) -> Any:
    """Read the value of a mark: a number if it is written in digits."""
    return int(text) if re.fullmatch(WHOLE, text) else text


def write_mark(id: str, value: Any) -> str:
    """Write a mark."""
    return id if value is True else f"{id}={value}"
