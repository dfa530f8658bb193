"""The games that are played at the table, and where the parts of each are."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.errors import SpokenError
from .core.text import Text

if TYPE_CHECKING:
    from .core.chosen import ChosenRules

DAIFUGO = "daifugo"

NO_GAME = Text(
    "there is no game {game!r}; there are {games}",
    "「{game}」というゲームはありません。{games}があります。",
    "'{game}' 게임은 없습니다. 있는 게임: {games}",
)

PARTS: dict[str, dict[str, str]] = {
    DAIFUGO: {
        "rules": "daifugo.ruleset:Ruleset",
        "match": "daifugo.match:Match",
        "deal": "daifugo.dealing:deal",
        "notation": "daifugo.records.notation:DAIFUGO",
        "players": "players:PLAYERS",
        "face": "table.daifugo:DaifugoFace",
        "questions": "quiz.daifugo:DAIFUGO",
        "drills": "drills.daifugo:DAIFUGO_DRILLS",
    },
    "nap": {
        "rules": "tricks.nap:NapRules",
        "match": "tricks.match:TrickMatch",
        "deal": "tricks.dealing:deal",
        "notation": "tricks.records:NAP",
        "players": "tricks.players:PLAYERS",
        "face": "tricks.table:NapFace",
        "questions": "tricks.quiz:NAP",
        "drills": "tricks.drills:NAP_DRILLS",
    },
    "napoleon": {
        "rules": "tricks.napoleon:NapoleonRules",
        "match": "tricks.match:TrickMatch",
        "deal": "tricks.dealing:deal",
        "notation": "tricks.records:NAPOLEON",
        "players": "tricks.players:PLAYERS",
        "face": "tricks.table:NapoleonFace",
        "questions": "tricks.quiz:NAPOLEON",
        "drills": "tricks.drills:NAPOLEON_DRILLS",
    },
}
"""The parts of each game.

These are its rules, its match, its deal, how records write it, its bots, how the table shows it,
what a quiz asks about it, and what is special about its drills. A part is loaded when it is first
asked for, so playing Daifugo loads nothing of the others.
"""


@cache
def part(game: str, name: str) -> Any:
    """Return a part of a game."""
    module, _, member = PARTS[game][name].partition(":")
    return getattr(import_module(f".{module}", __package__), member)


def rules_class(game: str) -> type[ChosenRules]:
    """Return the class of a game's rules."""
    found: type[ChosenRules] = part(game, "rules")
    return found


def check_game(game: str) -> None:
    """Raise `SpokenError` if there is no game of that name."""
    if not isinstance(game, str) or game not in PARTS:
        raise SpokenError(NO_GAME.fill(game=game, games=", ".join(PARTS)))
