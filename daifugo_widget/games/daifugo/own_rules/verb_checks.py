"""Checks on what the hooks of your own rules have done by verbs that accept anything.

Most verbs fail by themselves where an argument is wrong; these find what would pass in silence, by
what has been told. Rules of the package are not checked, so ordinary play takes no longer.
"""

from __future__ import annotations

from functools import cache
from inspect import Parameter, signature
from typing import TYPE_CHECKING

from daifugo_widget.compilation import as_written
from daifugo_widget.core.game.moves import CHANCE, EVERYBODY, NOBODY

if TYPE_CHECKING:
    from daifugo_widget.core.game.moves import Event

    from ..engine.change import Change

NO_SEAT = "game.{verb} takes a seat, from 0 to {last}, but was given {given!r}"
NO_COUNT = "game.skip takes how many players to skip, from 0 on, but was given {given!r}"
NO_CIRCLE = "game.reseat takes all the seats in their new order, but was given {given!r}"

METHODS = {"redeal": "deal_again", "lay-beside": "put_beside", "fall": "doom", "play": "lay"}
"""The methods that take any seat and are told by another name than their own."""


def slip_since(game: Change, told: int) -> str:
    """Return what is wrong with the events after the first ``told``, or with the turn; else ""."""
    if not is_whole(game.turn) or game.turn not in range(game.players):
        return no_seat("turn_to", game, game.turn)
    slips = (_slip(event, game) for event in game.events[told:])
    return next(filter(None, slips), "")


def _slip(event: Event, game: Change) -> str:
    """Return what is wrong with one event, "" if nothing is."""
    verb, value = event.verb, event.value
    if verb == "reseat" and sorted(value) != list(range(game.players)):
        return NO_CIRCLE.format(given=value)
    method = METHODS.get(verb, verb.replace("-", "_"))
    for name, seat in (("seat", event.seat), ("to", event.to)):
        if not is_seat(game, seat, method, name):
            return no_seat(method, game, seat)
    return no_count(value) if verb == "skip" and not is_count(value) else ""


def is_count(given: object) -> bool:
    """Return whether a verb can work with what it was given for a number of players."""
    return isinstance(given, int) and is_whole(given) and given >= 0


def no_count(given: object) -> str:
    """Say how many players may be skipped."""
    return NO_COUNT.format(given=given)


def is_seat(game: Change, given: object, verb: str, name: str) -> bool:
    """Return whether a verb can work with what it was given for the seat of that name."""
    home = next((cls for cls in type(game).__mro__[::-1] if verb in vars(cls)), None)
    others = () if home and _needs_seat(home, verb, name) else (NOBODY, CHANCE, EVERYBODY)
    return is_whole(given) and given in (*range(len(game.seats)), *others)


@cache
def _needs_seat(home: type, verb: str, name: str) -> bool:
    """Return whether a verb of a class takes a seat by that name which may not be left out."""
    method = getattr(as_written(home), verb)
    given = signature(method).parameters.get(name) if callable(method) else None
    return given is not None and given.default is Parameter.empty


def no_seat(verb: str, game: Change, given: object) -> str:
    """Say which seats there are; the hands of a game are not counted, as a verb may fail midway."""
    return NO_SEAT.format(verb=verb, last=len(game.seats) - 1, given=given)


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number; a truth value is none."""
    return type(value) is int
