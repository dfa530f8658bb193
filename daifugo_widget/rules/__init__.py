"""The catalogue: importing this package declares every rule in it."""

import sys
from collections.abc import Callable
from inspect import Signature, signature
from types import ModuleType
from typing import Any

from ..daifugo.rule import arrange, rank_revolutions
from . import (
    aces,
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
    "aces",
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
    # Makes this package callable: `rules()` shows the table of all rules, and `rules?` shows the
    # docstring of the function that does so.

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return _function()(*args, **kwargs)

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        return _function().__doc__

    @property
    def __signature__(self) -> Signature:
        return signature(_function())


def _function() -> Callable[..., Any]:
    """Return the function that calling this package runs: it shows the table of all rules."""
    from ..teach.catalogue import rules

    return rules


# The public function `rules` and this package share a name, and importing a package always binds
# that name to the package.
sys.modules[__name__].__class__ = _Rules
