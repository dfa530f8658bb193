"""The values of the header keys that only Daifugo has: classes, the turn, who is out, marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from daifugo_widget.core.game.moves import SEATS, Marks, MarkValue
from daifugo_widget.core.records.fields import seat_of
from daifugo_widget.core.records.header import HeaderLine
from daifugo_widget.core.rules.options import WHOLE
from daifugo_widget.core.rules.rule_errors import name_of
from daifugo_widget.core.words.suggestions import nearest

from ..engine.classes import CLASSES
from ..engine.rule_set import RuleSet, catalogue
from ..engine.state_values import LASTING, TRICK, Exit
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


def read_marks(entry: HeaderLine, rules: RuleSet, players: int) -> Marks:
    """Read what rules have left in force in a game of so many players."""
    found: dict[str, MarkValue] = {}
    for text, spot in entry.words():
        id, equals, value = text.partition("=")
        known = rules.get(id) or catalogue().get(id)
        if known and (known.mark_pattern is None or not re.fullmatch(known.mark_pattern, value)):
            raise entry.error(words.NO_MARK.fill(rule=name_of(known), text=text), spot)
        if id not in rules:
            hint = words.SWITCH_ON if known else nearest(id, _marking(rules))
            raise entry.error(words.NO_SUCH_MARK_RULE.fill(rule=id, hint=hint), spot)
        if rules[id].mark_holds == "seats":
            for seat in re.findall("[a-z]", value):
                seat_of(seat, players, entry, spot)
        found[id] = mark_value(value) if equals else True
    return tuple(sorted(found.items()))


def _marking(rules: RuleSet) -> list[str]:
    return [rule.id for rule in rules if rule.mark_pattern is not None]


def mark_value(text: str) -> MarkValue:
    """Read the value of a mark: a number if it is written in digits."""
    return int(text) if re.fullmatch(WHOLE, text) else text


def write_mark(id: str, value: MarkValue) -> str:
    """Write a mark."""
    return id if value is True else f"{id}={value}"


def clockwise(rules: RuleSet, seats: Sequence[int]) -> list[int]:
    """Turn an order of play into the seats clockwise from its first, or the reverse."""
    if rules.frame.turn_order.direction == "clockwise":
        return list(seats)
    return [seats[0], *seats[:0:-1]]
