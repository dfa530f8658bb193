"""The catalogue: importing this package enters every rule, each in a module of its chapter."""

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
