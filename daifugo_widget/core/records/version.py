"""Which records this package reads: those of its game, and of its version of the game."""

from __future__ import annotations

import re

from . import phrases as say
from .header import Entry

GAME, NUMBER = "daifugo", 1
VERSION = f"{GAME} {NUMBER}"
"""The game and the version of its behaviour that this package plays."""


def check_version(entry: Entry) -> None:
    """Raise `RecordError` for another game or version, each for its own reason."""
    text = " ".join(entry.value.split())
    if text == VERSION:
        return
    game, _, number = text.partition(" ")
    reason = say.NO_VERSION if game == GAME else say.OTHER_GAME
    if game == GAME and re.fullmatch(r"[1-9]\d*", number):
        reason = say.NEWER_VERSION  # there is none before the first
    raise entry.error(reason.fill(text=text, version=VERSION))
