"""What who writes a rule can use: hooks, verbs, what can be read of a game, and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import getdoc, signature
from typing import Any

from ..daifugo.hooks import HOOKS, LAWS, Hooks
from ..daifugo.legality import Legality
from ..daifugo.owing import Owing
from ..daifugo.sayings import SAYINGS
from ..daifugo.state import State
from ..daifugo.verbs import Verbs
from ..table.shown import Shown, columns

WIDEST = 90


def hooks() -> Shown:
    """Show all hooks: what each is for, and how several rules act together at it."""
    found = [(name, getattr(Hooks, name)) for name in HOOKS]
    rows = [[_called(name, hook), _said(hook), LAWS[hook.law]] for name, hook in found]
    return columns(("hook", "what it does", "several rules"), rows, WIDEST)


def verbs() -> Shown:
    """Show all verbs, by which alone a rule changes a game."""
    return columns(("verb", "what it does"), [*_rows(Verbs), *_rows(Owing)], WIDEST)


def readable() -> Shown:
    """Show what a rule can ask a game: its methods, and what it works out."""
    rows = [*_rows(State, _answers), *_rows(Legality, _answers)]
    return columns(("of a game", "what it is"), rows, WIDEST)


def sayings() -> Shown:
    """Show what a rule may say in words of its own, and what may stand in braces in them."""
    rows = [
        [", ".join(each.keys), each.when, " ".join(f"{{{slot}}}" for slot in each.slots)]
        for each in SAYINGS
    ]
    return columns(("in says", "it says", "in braces"), rows, WIDEST)


def _answers(member: Any) -> bool:
    """Tell whether something returns anything, and so does not change the game."""
    return isinstance(member, property) or signature(member).return_annotation != "None"


def _rows(cls: type, fits: Callable[[Any], bool] = callable) -> Iterator[list[str]]:
    for name, member in vars(cls).items():
        public = not name.startswith("_") and (callable(member) or isinstance(member, property))
        if public and fits(member):
            yield [f"game.{_called(name, member)}", _said(member)]


def _called(name: str, member: Any) -> str:
    """Return how something is written where it is used; what may be left out in brackets."""
    if isinstance(member, property):
        return name
    _, *found = signature(member).parameters.values()
    needed = ", ".join(p.name for p in found if p.default is p.empty)
    further = "".join(f"[, {p.name}]" for p in found if p.default is not p.empty)
    return f"{name}({needed}{further if needed else further.replace(', ', '', 1)})"


def _said(member: Callable[..., Any] | property) -> str:
    """Return the first sentence of what is said of something in the code, on one line."""
    return " ".join((getdoc(member) or "").partition("\n\n")[0].replace("``", "`").split())
