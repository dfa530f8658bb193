"""The games that are played at the table: each a folder that alone knows its rules.

The name of a game goes in, its `GameKind` (`kind`) comes out of `kind_of`: all that the neutral
packages may ask of it, and they import nothing else from here. `daifugo` and `tricks` are the two
families.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.words.text import SpokenError
from ..core.words.translations import _
from .daifugo.kind import DaifugoKind
from .kind import GameKind
from .tricks.kinds import NapKind, NapoleonKind

if TYPE_CHECKING:
    from ..core.rules.rule_set import BaseRuleSet

DAIFUGO = DaifugoKind.name
"""The game that is meant where none is named."""

NO_GAME = _("there is no game {game!r}; there are {games}")

GAMES: dict[str, GameKind] = {}
"""The games by name; `register` adds one."""


def register(kind: GameKind) -> None:
    """Let a game be played at the table, recorded and asked about under its name."""
    GAMES[kind.name] = kind


def kind_of(game: str) -> GameKind:
    """Return what kind of game a name means. Raises `SpokenError` if there is none of that name."""
    check_game(game)
    return GAMES[game]


def rules_class(game: str) -> type[BaseRuleSet]:
    """Return the class of a game's rules."""
    return kind_of(game).rules


def check_game(game: str) -> None:
    """Raise `SpokenError` if there is no game of that name."""
    if not isinstance(game, str) or game not in GAMES:
        raise SpokenError(NO_GAME.fill(game=game, games=", ".join(GAMES)))


for _kind in (DaifugoKind(), NapKind(), NapoleonKind()):
    register(_kind)
