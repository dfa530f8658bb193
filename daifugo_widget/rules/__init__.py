"""The catalogue: importing this package enters every rule, each in a module of its chapter."""

from ..core.rule import arrange
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
    passing,
    ranks,
    revolution,
    seats,
    sevens,
    threes,
    two_player,
)
from .contents import CONTENTS

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
    "passing",
    "ranks",
    "revolution",
    "seats",
    "sevens",
    "threes",
    "two_player",
]

arrange(CONTENTS)
