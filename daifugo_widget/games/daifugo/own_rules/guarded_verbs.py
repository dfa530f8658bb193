"""The verbs as own rules use them: each says which argument it cannot work with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, wraps
from inspect import Parameter, signature
from typing import Any

from daifugo_widget.compilation import as_written
from daifugo_widget.core.game.moves import CHANCE, EVERYBODY, NOBODY, Ask

from ..engine.agenda import Agenda
from ..engine.ask_checks import AN_ASK
from ..engine.change import Change
from ..engine.rule import Rule
from ..engine.verbs import Verbs
from .return_checks import fits, hints_of

TELL_WHICH = "game.{verb} needs the rule that acts, but was given {given!r}: write self there"
NO_CARDS = "game.{verb} takes cards as game.hands[seat] holds them, but was given {given!r}"
NO_SEAT = "game.{verb} takes a seat, from 0 to {last}, but was given {given!r}"
NO_COUNT = "game.skip takes how many players to skip, from 0 on, but was given {given!r}"
NO_CIRCLE = "game.reseat takes all the seats in their new order, but was given {given!r}"
NO_SUCH = "game.{verb} takes {wanted} for {name}, but was given {given!r}"
NO_CALL = "game.{verb} cannot be used like this: {why}"

Verb = Callable[..., Any]


class VerbError(TypeError):
    """Raised by a verb that is given what it cannot work with."""


@lru_cache(8)  # a film has a class of its own for each step
def change_with_guards(change: type[Change]) -> type[Change]:
    """Return a class of changes whose verbs check what they are given, and note their use."""
    found = {
        name: _verb_guard(getattr(change, name), verb)
        for cls in (Verbs, Agenda)
        for name, verb in vars(as_written(cls)).items()
        if callable(verb) and not name.startswith("_")
    }
    face = {"__module__": change.__module__, "verbs_used": ()}
    return type(change.__name__, (change,), {**found, **face})


def _verb_guard(verb: Verb, written: Verb) -> Verb:
    """Return a verb that acts as before, but looks first at what it is given.

    The types are those that its source declares: a compiled verb would refuse what has not the
    right one without a word of what would be right, and an interpreted one let some of it pass.
    """
    takes, name = signature(written), written.__name__
    flags = [each for each, wanted in hints_of(written).items() if wanted is bool]

    @wraps(written)
    def acting(game: Any, *args: object, **named: object) -> object:
        try:
            call = takes.bind(game, *args, **named)
        except TypeError as error:
            raise VerbError(NO_CALL.format(verb=name, why=error)) from None
        given = call.arguments
        if slip := _slip_of(written, given):
            raise VerbError(slip)
        given.update({flag: bool(given[flag]) for flag in flags if flag in given})
        game.verbs_used = (*game.verbs_used, name)
        return verb(*call.args, **call.kwargs)

    return acting


def _slip_of(verb: Verb, given: Mapping[str, Any]) -> str:
    """Return which argument a verb cannot work with, "" if it is none of them."""
    name, seats = verb.__name__, range(given["self"].players)
    if "rule" in given and not isinstance(given["rule"], Rule):
        return TELL_WHICH.format(verb=name, given=given["rule"])
    if not _is_whole(given.get("cards", 0)):
        return NO_CARDS.format(verb=name, given=given["cards"])
    if "ask" in given and not isinstance(given["ask"], Ask):
        return AN_ASK.fill(value=given["ask"]).en
    for place, others in _seats_beside(verb).items():
        seat = given.get(place, seats[0])
        if not _is_whole(seat) or seat not in (*seats, *others):
            return NO_SEAT.format(verb=name, last=seats[-1], given=seat)
    count = given.get("count", 1)
    if name == "skip" and not (_is_whole(count) and count >= 0):
        return NO_COUNT.format(given=count)
    return _mistaken_type(verb, given) or _mistaken_circle(name, given)


@cache
def _seats_beside(verb: Verb) -> dict[str, tuple[int, ...]]:
    """Return what a verb takes for each of its seats besides those of the game.

    A seat that may be left out may be nobody.
    """
    given = signature(verb).parameters
    return {
        place: () if given[place].default is Parameter.empty else (NOBODY, CHANCE, EVERYBODY)
        for place in ("seat", "to")
        if place in given
    }


def _mistaken_type(verb: Verb, given: Mapping[str, Any]) -> str:
    """Return which argument has not the type that a verb declares."""
    for place, value in given.items():
        if place != "self" and not _fits(verb, place, value):
            said = verb.__annotations__[place]
            return NO_SUCH.format(verb=verb.__name__, wanted=said, name=place, given=value)
    return ""


def _mistaken_circle(verb: str, given: Mapping[str, Any]) -> str:
    """Return what is wrong with the seats in their new order."""
    if verb == "reseat" and sorted(given["seats"]) != [*range(given["self"].players)]:
        return NO_CIRCLE.format(given=given["seats"])
    return ""


def _fits(verb: Verb, place: str, value: Any) -> bool:
    """Return whether an argument has the type that a verb declares, or each of several has."""
    wanted = hints_of(verb)[place]
    values = value if place in _taking_several(verb) else (value,)
    return all(_is_whole(each) if wanted is int else fits(each, wanted) for each in values)


@cache
def _taking_several(verb: Verb) -> frozenset[str]:
    """Return the arguments of a verb that stand for any number of them."""
    given = signature(verb).parameters.values()
    return frozenset(each.name for each in given if each.kind is Parameter.VAR_POSITIONAL)


def _is_whole(value: object) -> bool:
    """Return whether a value is a whole number; a truth value is none."""
    return type(value) is int
