"""The catalogue: importing this package enters every rule, each in a module of its chapter."""

import sys
from types import ModuleType
from typing import Any

from ..core.rule import arrange, rank_revolutions
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
    "two_player",
]

arrange(CONTENTS)
rank_revolutions(SPECIFIC)


class _Rules(ModuleType):
    """This package, which can also be called: `rules()` shows the table of all rules."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        from ..teach.catalogue import rules

        return rules(*args, **kwargs)


# The public function has the name of this package, and Python puts a package that is imported in
# the place of any other thing of its name.
sys.modules[__name__].__class__ = _Rules
