"""What the chapters of the course show beside the table: pictures, tables and lessons."""

from .beats import beats
from .bids import deals, nap_bids
from .course import contents, index, my_class, my_progress, ways
from .houses import houses, left_out
from .lessons import lesson
from .next_game import exchanges, last_cards
from .order import order
from .plays import plays
from .ranks import by_players, classes
from .rules import added_rules
from .trick import trick
from .writing import hooks, readable, sayings, verbs

__all__ = [
    "added_rules",
    "beats",
    "by_players",
    "classes",
    "contents",
    "deals",
    "exchanges",
    "hooks",
    "houses",
    "index",
    "last_cards",
    "left_out",
    "lesson",
    "my_class",
    "my_progress",
    "nap_bids",
    "order",
    "plays",
    "readable",
    "sayings",
    "trick",
    "verbs",
    "ways",
]
