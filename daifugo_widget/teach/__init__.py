"""What the chapters of the course show beside the table: pictures, tables and lessons."""

from .course import contents, index, my_progress, ways
from .houses import houses, left_out
from .lessons import lesson
from .next_game import exchanges, last_cards
from .order import order
from .plays import plays
from .ranks import by_players, classes
from .rules import added_rules
from .trick import trick

__all__ = [
    "added_rules",
    "by_players",
    "classes",
    "contents",
    "exchanges",
    "houses",
    "index",
    "last_cards",
    "left_out",
    "lesson",
    "my_progress",
    "order",
    "plays",
    "trick",
    "ways",
]
