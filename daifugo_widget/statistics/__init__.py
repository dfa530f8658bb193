"""Statistics of one's games over days: a line for each game that a person has finished at a table.

A session that ends a game tells `table_log`, which keeps a `played_game` in the file of the
`statistics`, line by line (`games_file`); `played_games` filters and writes them, `page` shows
them with a `picture`, and `command` prints them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .played_game import PlayedGame, game_id
    from .played_games import PlayedGames
    from .statistics import USUAL_GAMES, Statistics

_HOMES = {
    "USUAL_GAMES": "statistics",
    "PlayedGame": "played_game",
    "PlayedGames": "played_games",
    "Statistics": "statistics",
    "game_id": "played_game",
}
"""The names and their modules; they load on demand, as a table needs none before a game is over."""

__all__ = ["USUAL_GAMES", "PlayedGame", "PlayedGames", "Statistics", "game_id"]


if not TYPE_CHECKING:  # or a type checker would take any name at all for one of these

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted(__all__)
