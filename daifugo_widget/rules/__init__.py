"""The catalogue: importing this package enters every rule, each in a module of its chapter."""

import sys
from collections.abc import Callable
from inspect import Signature, signature
from types import ModuleType
from typing import Any

from ..daifugo.rule import arrange, rank_revolutions
from . import (
    backs,
    base,
    binds,
    composure,
    cuts,
    deal,
    decree,
    effects,
    endings,
    exchange,
    forms,
    joining,
    jokers,
    leading,
    leads,
    official,
    passing,
    ranks,
    reseating,
    revolution,
    seats,
    sevens,
    short_deck,
    turns,
    two_back,
    two_player,
)
from .contents import CONTENTS
from .revolution import SPECIFIC

__all__ = [
    "backs",
    "base",
    "binds",
    "composure",
    "cuts",
    "deal",
    "decree",
    "effects",
    "endings",
    "exchange",
    "forms",
    "joining",
    "jokers",
    "leading",
    "leads",
    "official",
    "passing",
    "ranks",
    "reseating",
    "revolution",
    "seats",
    "sevens",
    "short_deck",
    "turns",
    "two_back",
    "two_player",
]

arrange(CONTENTS)
rank_revolutions(SPECIFIC)


class _Rules(ModuleType):
    # This package, which can also be called: `rules()` shows the table of all rules, and `rules?`
    # says of the package what that function says of itself.

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return _function()(*args, **kwargs)

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        return _function().__doc__

    @property
    def __signature__(self) -> Signature:
        return signature(_function())


def _function() -> Callable[..., Any]:
    """Return the function as which this package can be called: it shows the table of all rules."""
    from ..teach.catalogue import rules

    return rules


# The public function has the name of this package, and Python puts a package that is imported in
# the place of any other thing of its name.
sys.modules[__name__].__class__ = _Rules
