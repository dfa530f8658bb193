"""The trick-taking games by name, for the pictures and tables on them."""

from __future__ import annotations

from ..core.errors import SpokenError
from ..games import DAIFUGO, PARTS, part
from ..tricks.rules import TrickRules
from . import words as w


def trick_rules(game: str) -> TrickRules:
    """Return the usual rules of a trick-taking game. Raises `SpokenError` if it is not one."""
    games = [name for name in PARTS if name != DAIFUGO]
    if game not in games:
        raise SpokenError(w.NO_TRICK_GAME.fill(game=game, games=", ".join(games)))
    found: TrickRules = part(game, "rules")()
    return found
