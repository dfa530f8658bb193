"""The verbs as own rules use them: each says which argument it cannot work with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, wraps
from inspect import Parameter, signature
from typing import Any

from daifugo_widget.compilation import as_written
from daifugo_widget.core.game.moves import Ask

from ..engine.agenda import Agenda
from ..engine.ask_checks import AN_ASK
from ..engine.change import Change
from ..engine.rule import Rule
from ..engine.verbs import Verbs
from .return_checks import fits, hints_of
from .verb_checks import is_count, is_seat, is_whole, no_count, no_seat

TELL_WHICH = "game.{verb} needs the rule that acts, but was given {given!r}: write self there"
NO_CARDS = "game.{verb} takes cards as game.hands[seat] holds them, but was given {given!r}"
NO_SUCH = "game.{verb} takes {wanted} for {name}, but was given {given!r}"
NO_CALL = "game.{verb} cannot be used like this: {why}"

Verb = Callable[..., Any]


class VerbError(TypeError):
    """Raised by a verb that is given what it cannot work with."""


@lru_cache(8)  # a film has a class of its own for each step
def guarded(change: type[Change]) -> type[Change]:
    """Return a class of changes whose verbs check what they are given, and note their use."""
    found = {
        name: _guarded(getattr(change, name), verb)
        for cls in (Verbs, Agenda)
        for name, verb in vars(as_written(cls)).items()
        if callable(verb) and not name.startswith("_")
    }
    face = {"__module__": change.__module__, "verbs_used": ()}
    return type(change.__name__, (change,), {**found, **face})


def _guarded(verb: Verb, written: Verb) -> Verb:
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
    name, game = verb.__name__, given["self"]
    if "rule" in given and not isinstance(given["rule"], Rule):
        return TELL_WHICH.format(verb=name, given=given["rule"])
    if not is_whole(given.get("cards", 0)):
        return NO_CARDS.format(verb=name, given=given["cards"])
    if name == "skip" and not is_count(given.get("count", 1)):
        return no_count(given["count"])
    if not isinstance(given.get("ask", Ask), Ask | type):
        return AN_ASK.fill(value=given["ask"]).en
    for place in ("seat", "to"):
        if place in given and not is_seat(game, given[place], name, place):
            return no_seat(name, game, given[place])
    for place, value in given.items():
        if place != "self" and not _fits(verb, place, value):
            said = verb.__annotations__[place]
            return NO_SUCH.format(verb=name, wanted=said, name=place, given=value)
    return ""


def _fits(verb: Verb, place: str, value: Any) -> bool:
    """Return whether an argument has the type that a verb declares, or each of several has."""
    wanted = hints_of(verb)[place]
    values = value if place in _taking_several(verb) else (value,)
    return all(is_whole(each) if wanted is int else fits(each, wanted) for each in values)


@cache
def _taking_several(verb: Verb) -> frozenset[str]:
    """Return the arguments of a verb that stand for any number of them."""
    given = signature(verb).parameters.values()
    return frozenset(each.name for each in given if each.kind is Parameter.VAR_POSITIONAL)
