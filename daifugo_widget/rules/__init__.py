"""The catalogue: every rule in the module of its chapter. Importing this package enters them all."""

from . import (
    base,
    binds,
    courts,
    deal,
    endings,
    exchange,
    forms,
    leading,
    official,
    ranks,
    revolution,
    seats,
    sevens,
    threes,
    two_player,
)

__all__ = [
    "base", "binds", "courts", "deal", "endings", "exchange", "forms", "leading", "official", "ranks",
    "revolution", "seats", "sevens", "threes", "two_player",
]
