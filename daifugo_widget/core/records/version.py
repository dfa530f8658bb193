"""Which records this package reads: those of its games, and of its version of each."""

from __future__ import annotations

import re

from ...games import PARTS, part
from . import phrases as say
from .header import HeaderLine


def version_of(game: str) -> str:
    """Return the version of a game's behaviour that this package plays: ``daifugo 1``."""
    return f"{game} {part(game, 'rules').version}"


def check_version(entry: HeaderLine) -> None:
    """Raise `RecordError` for an unknown game, or another version of one."""
    text = " ".join(entry.value.split())
    game, _, number = text.partition(" ")
    if game not in PARTS:
        played = ", ".join(map(version_of, PARTS))
        raise entry.error(say.OTHER_GAME.fill(text=text, version=played))
    if text == version_of(game):
        return
    known = re.fullmatch(r"[1-9]\d*", number)  # versions begin at 1
    reason = say.NEWER_VERSION if known else say.NO_VERSION
    raise entry.error(reason.fill(text=text, version=version_of(game)))
