"""Statistics of one's games over days: a line for each game that a person has finished at a table.

A session that ends a game tells `table_log`, which keeps a `played_game` in the file of the
`statistics`, line by line (`games_file`); `played_games` filters and writes them, `page` shows
them with a `picture`, and `command` prints them.
"""

from .played_game import PlayedGame, game_id
from .played_games import PlayedGames
from .statistics import USUAL_GAMES, Statistics

__all__ = ["USUAL_GAMES", "PlayedGame", "PlayedGames", "Statistics", "game_id"]
