"""The catalogue: importing this package enters every rule, each in a module of its chapter."""

from . import (
    base,
    binds,
    courts,
    deal,
    endings,
    exchange,
    forms,
    jokers,
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
    "base",
    "binds",
    "courts",
    "deal",
    "endings",
    "exchange",
    "forms",
    "jokers",
    "leading",
    "official",
    "ranks",
    "revolution",
    "seats",
    "sevens",
    "threes",
    "two_player",
]
