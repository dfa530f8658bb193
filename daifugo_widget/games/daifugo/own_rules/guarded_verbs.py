"""The verbs as own rules use them: one that fails says which argument it cannot work with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from inspect import Signature, signature
from typing import Any

from daifugo_widget.compilation import as_written
from daifugo_widget.core.game.moves import Ask

from ..engine.agenda import Agenda
from ..engine.ask_checks import AN_ASK
from ..engine.change import Change
from ..engine.rule import Rule
from ..engine.verbs import Verbs
from .verb_checks import is_count, is_seat, no_count, no_seat

TELL_WHICH = "game.{verb} needs the rule that acts, but was given {given!r}: write self there"
NO_CARDS = "game.{verb} takes cards as game.hands[seat] holds them, but was given {given!r}"

Verb = Callable[..., Any]


class VerbError(TypeError):
    """Raised in place of the error of a verb that was given what it cannot work with."""


@lru_cache(8)  # a film has a class of its own for each step
def guarded(change: type[Change]) -> type[Change]:
    """Return a class of changes whose verbs say what is wrong with their arguments."""
    found = {
        name: _guarded(getattr(change, name), signature(verb))
        for cls in (Verbs, Agenda)
        for name, verb in vars(as_written(cls)).items()
        if callable(verb) and not name.startswith("_")
    }
    return type(change.__name__, (change,), {**found, "__module__": change.__module__})


def _guarded(verb: Verb, takes: Signature) -> Verb:
    """Return a verb that acts as before, but explains an error by an argument that is wrong."""

    @wraps(verb)
    def acting(game: Change, *args: object, **named: object) -> object:
        try:
            return verb(game, *args, **named)
        except VerbError:
            raise
        except Exception as error:
            given = takes.bind_partial(game, *args, **named).arguments
            slip = _slip_of(verb.__name__, given)
            if slip:
                raise VerbError(slip) from error
            raise

    return acting


def _slip_of(verb: str, given: Mapping[str, Any]) -> str:
    """Return which argument a verb cannot work with, "" if it is none of them."""
    if not isinstance(given.get("rule"), Rule | None):
        return TELL_WHICH.format(verb=verb, given=given["rule"])
    if type(given.get("cards", 0)) is not int:
        return NO_CARDS.format(verb=verb, given=given["cards"])
    if verb == "skip" and not is_count(given.get("count", 1)):
        return no_count(given["count"])
    if not isinstance(given.get("ask"), Ask | None):
        return AN_ASK.fill(value=given["ask"]).en
    game: Change = given["self"]
    for name in ("seat", "to"):
        if name in given and not is_seat(game, given[name], verb, name):
            return no_seat(verb, game, given[name])
    return ""
