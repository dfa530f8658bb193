"""Reading the values of header keys, each with its own error messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from ..game.moves import SEATS
from ..rules.options import WHOLE
from ..rules.rule_errors import RuleError, UnknownError
from ..rules.rule_set import BaseRuleSet
from ..words.text import clean_line
from . import phrases as say
from .cardtext import CardText
from .errors import RecordError, Spot
from .header import HeaderLine

_NAME = re.compile(r'([a-i])="((?:[^"\\]|\\.)*)"\s*')
_HAND = re.compile(r"(?:^|(?<=/))[^/]*")
_WRITTEN_SO = re.compile(r"[a-iX](?![^\s:])")
"""A seat or a joker, which may also be how somebody's name begins."""


R = TypeVar("R", bound=BaseRuleSet)


class Placed(NamedTuple):
    """Cards of a header, with the seat that has them and their place."""

    seat: int
    cards: CardText
    spot: Spot


def seat_of(text: str, players: int, entry: HeaderLine, spot: Spot) -> int:
    """Read a seat of the game. Raises `RecordError` if there is no such seat."""
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
        found[SEATS.index(match[1])] = clean_line(re.sub(r"\\(.)", r"\1", match[2]))
        at = match.end()
    return tuple(found.get(seat, "") for seat in range(max(found, default=-1) + 1))


def with_name(error: RecordError, lines: Sequence[tuple[int, str]]) -> RecordError:
    """Return the error, or one that names the right seat if a player's name is at its place."""
    text = dict(lines).get(error.line, "")[error.column - 1 :]
    names = next((line for _, line in lines if line.split()[:1] == ["names"]), "")
    for seat, name in _NAME.findall(names):
        named = re.match(rf"{re.escape(name)}(?![^\s:])", text, re.IGNORECASE)
        if name and named and not _WRITTEN_SO.match(text):
            return RecordError(say.NAME_FOR_SEAT.fill(name=name, seat=seat), error.spot)
    return error


def write_names(names: tuple[str, ...]) -> str:
    """Write names as `read_names` reads them."""
    quoted = (re.sub(r'(["\\])', r"\\\1", clean_line(name)) for name in names)
    return " ".join(f'{SEATS[at]}="{name}"' for at, name in enumerate(quoted) if name)


def read_rules(entry: HeaderLine, kind: type[R]) -> R:
    """Read the rules of a game; the error for an unknown one says it may be of a newer version."""
    try:
        return kind.read(entry.value)
    except UnknownError as error:
        text, brief = (say.PERHAPS_NEWER.fill(why=why) for why in (error.text, error.brief))
        raise entry.error(text, brief=brief) from None
    except RuleError as error:
        raise entry.error(error.text, brief=error.brief) from None


def read_int(entry: HeaderLine) -> int:
    """Read a whole number."""
    if not re.fullmatch(rf"-?{WHOLE}", entry.value):
        raise entry.error(say.NO_INT.fill(text=entry.value))
    return int(entry.value)


def read_hands(entry: HeaderLine) -> list[Placed]:
    """Read the cards of each seat, from seat a on."""
    hands = []
    count = entry.value.count("/") + 1
    if not 2 <= count <= len(SEATS):
        raise entry.error(say.HANDS.fill(hands=count))
    for seat, (text, spot) in enumerate(entry.words(_HAND)):
        indent = len(text) - len(text.lstrip())
        place = Spot(spot.line, spot.column + indent)
        hands.append(Placed(seat, _read_cards(entry, "".join(text.split()), place), place))
    return hands


def _read_cards(entry: HeaderLine, text: str, spot: Spot) -> CardText:
    if not text:
        raise entry.error(say.NO_HAND, spot)
    try:
        return CardText.parse(text).plain()
    except RecordError as error:
        raise entry.error(error.text, spot) from None


def read_pile(entry: HeaderLine, unseen: bool = False) -> list[Placed]:
    """Read the cards of a pile; they must all be named unless ``unseen``."""
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


def read_seats(entry: HeaderLine, players: int) -> list[int]:
    """Read some seats."""
    return [seat_of(text, players, entry, spot) for text, spot in entry.words()]
