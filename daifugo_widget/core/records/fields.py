"""The values of header keys: read from an entry, each with its own message."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeVar

from ..chosen import ChosenRules
from ..classes import CLASSES
from ..moves import SEATS, Exit, Marks
from ..nearest import nearest
from ..options import WHOLE
from ..rule_errors import RuleError, UnknownError, named
from ..ruleset import Ruleset
from ..state import LASTING, TRICK
from . import phrases as say
from .cardtext import CardText
from .errors import RecordError, Spot
from .header import HeaderLine

_NAME = re.compile(r'([a-i])="((?:[^"\\]|\\.)*)"\s*')
_TURN = re.compile(r"([a-i])(<{0,3})")
_HAND = re.compile(r"[^/]+")
_LOW = {"": "finish", "!": "foul", "_": "fall"}


R = TypeVar("R", bound=ChosenRules)


class Placed(NamedTuple):
    """Cards of a header, whose they are and where they stand."""

    seat: int
    cards: CardText
    spot: Spot


class Turn(NamedTuple):
    """Who acts, None for whoever the rules say, and which way play goes."""

    seat: int | None
    way: int = 0


def seat_of(text: str, players: int, entry: HeaderLine, spot: Spot) -> int:
    """Read a seat of the game."""
    if len(text) != 1 or text not in SEATS[:players]:
        raise entry.error(say.NO_SEAT.fill(text=text, last=SEATS[players - 1]), spot)
    return SEATS.index(text)


def read_names(entry: HeaderLine) -> tuple[str, ...]:
    """Read ``a="you" b="steady bot"``: a name for each seat up to the last that has one."""
    found, at = {}, 0
    while at < len(entry.value):
        match = _NAME.match(entry.value, at)
        if match is None:
            spot = Spot(entry.spot.line, entry.spot.column + at)
            raise entry.error(say.NAMES, spot)
        found[SEATS.index(match[1])] = re.sub(r"\\(.)", r"\1", match[2])
        at = match.end()
    return tuple(found.get(seat, "") for seat in range(max(found, default=-1) + 1))


def write_names(names: tuple[str, ...]) -> str:
    """Write names as `read_names` reads them."""
    quoted = (re.sub(r'(["\\])', r"\\\1", " ".join(name.split())) for name in names)
    return " ".join(f'{SEATS[at]}="{name}"' for at, name in enumerate(quoted) if name)


def read_rules(entry: HeaderLine, kind: type[R]) -> R:
    """Read rules of a kind; what it does not know may be of a newer version, which is told too."""
    try:
        return kind(*filter(None, [entry.value]))
    except UnknownError as error:
        raise entry.error(say.PERHAPS_NEWER.fill(why=error.text)) from None
    except RuleError as error:
        raise entry.error(error.text) from None


def read_int(entry: HeaderLine) -> int:
    """Read a whole number."""
    if not re.fullmatch(rf"-?{WHOLE}", entry.value):
        raise entry.error(say.NO_INT.fill(text=entry.value))
    return int(entry.value)


def read_hands(entry: HeaderLine) -> list[Placed]:
    """Read the cards of each seat, from seat a on."""
    hands = []
    for seat, (text, spot) in enumerate(entry.words(_HAND)):
        indent = len(text) - len(text.lstrip())
        place = Spot(spot.line, spot.column + indent)
        hands.append(Placed(seat, _read_cards(entry, "".join(text.split()), place), place))
    if not 2 <= len(hands) <= len(SEATS):
        raise entry.error(say.HANDS.fill(hands=len(hands)))
    return hands


def _read_cards(entry: HeaderLine, text: str, spot: Spot) -> CardText:
    if not text:
        raise entry.error(say.NO_HAND, spot)
    try:
        return CardText.parse(text).plain()
    except RecordError as error:
        raise entry.error(error.text, spot) from None


def read_pile(entry: HeaderLine, unseen: bool = False) -> list[Placed]:
    """Read the cards of a pile, where it lies open without unseen ones."""
    piles = [Placed(-1, _read_cards(entry, text, spot), spot) for text, spot in entry.words()]
    for pile in piles:
        if pile.cards.unseen and not unseen:
            raise entry.error(say.OPEN_PILE, pile.spot)
    return piles


def read_trick(entry: HeaderLine, players: int) -> list[Placed]:
    """Read the plays on the table, oldest first."""
    plays = []
    for text, spot in entry.words():
        seat, colon, cards = text.partition(":")
        if not colon:
            raise entry.error(say.NO_PLAYER.fill(text=text), spot)
        owner = seat_of(seat, players, entry, spot)
        try:
            plays.append(Placed(owner, CardText.parse(cards), spot))
        except RecordError as error:
            raise entry.error(error.text, spot) from None
    return plays


def read_classes(entry: HeaderLine, players: int) -> tuple[str, ...]:
    """Read the classes held, heimin for seats that are not named."""
    held = ["heimin"] * players
    for text, spot in entry.words():
        seat, _, name = text.partition("=")
        if name not in CLASSES:
            hint = nearest(name, CLASSES)
            raise entry.error(say.NO_CLASS.fill(text=text, hint=hint), spot)
        if name in held and name != "heimin":
            holder = SEATS[held.index(name)]
            raise entry.error(say.CLASS_HELD.fill(seat=holder, name=name), spot)
        held[seat_of(seat, players, entry, spot)] = name
    return tuple(held) if set(held) != {"heimin"} else ()


def read_turn(entry: HeaderLine, players: int) -> Turn:
    """Read who acts."""
    if entry.value == "-":
        return Turn(None)
    match = _TURN.fullmatch(entry.value)
    if match is None:
        raise entry.error(say.NO_TURN.fill(text=entry.value))
    return Turn(seat_of(match[1], players, entry, entry.spot), len(match[2]))


def write_turn(seat: int, way: int) -> str:
    """Write who acts and which way play goes."""
    return SEATS[seat] + "<" * (way & (LASTING | TRICK))


def read_seats(entry: HeaderLine, players: int) -> list[int]:
    """Read some seats."""
    return [seat_of(text, players, entry, spot) for text, spot in entry.words()]


def read_out(entry: HeaderLine, players: int) -> tuple[Exit, ...]:
    """Read who is out: ``d !b _c``."""
    exits = []
    for text, spot in entry.words():
        sign = text[0] if text[0] in "!_" else ""
        seat = seat_of(text[len(sign) :], players, entry, spot)
        exits.append(Exit(seat, _LOW[sign]))  # type: ignore[arg-type]
    if len({exit.seat for exit in exits}) < len(exits):
        raise entry.error(say.OUT_ONCE)
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
        rule = rules.get(id)
        if rule is None:
            hint = nearest(id, _marking(rules))
            raise entry.error(say.NO_SUCH_MARK_RULE.fill(rule=id, hint=hint), spot)
        if rule.mark_text is None or not re.fullmatch(rule.mark_text, value):
            raise entry.error(say.NO_MARK.fill(rule=named(rule), text=text), spot)
        found[id] = mark_value(value) if equals else True
    return tuple(sorted(found.items()))


def _marking(rules: Ruleset) -> list[str]:
    return [rule.id for rule in rules if rule.mark_text is not None]


def mark_value(text: str) -> Any:
    """Read the value of a mark: a number where it is written in figures."""
    return int(text) if re.fullmatch(WHOLE, text) else text


def write_mark(id: str, value: Any) -> str:
    """Write a mark."""
    return id if value is True else f"{id}={value}"
