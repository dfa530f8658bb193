"""What the chapters of the course show beside the table: pictures, tables and lessons.

A rule, a play or a house goes in, something to look at comes out. `catalogue` is the public `rule`
and `rules`: a card of one (`game_card`), with what it leads on to (`rule_actions`), or a table of
all; `lessons` teach a rule, `library` opens those of a chapter, `houses` compare, `order`, `trick`,
`plays` and `ranks` draw, `course` knows the chapters, `writing` what the writer of a rule can use.
"""

from .annotated_games import annotated_game
from .class_drills import better_move, drill_for
from .contents import contents, index, ways
from .course import my_class, my_progress
from .habits import habit
from .houses import added_rules, houses, left_out
from .lessons import lesson
from .library import library
from .next_game import exchanges, last_cards
from .order import order
from .play_names import plays
from .ranks import by_players, classes, themes
from .review import puzzle, review
from .trick import trick
from .trick_games import beats, deals, nap_bids
from .writing import hooks, readable, sayings, verbs

__all__ = [
    "added_rules",
    "annotated_game",
    "beats",
    "better_move",
    "by_players",
    "classes",
    "contents",
    "deals",
    "drill_for",
    "exchanges",
    "habit",
    "hooks",
    "houses",
    "index",
    "last_cards",
    "left_out",
    "lesson",
    "library",
    "my_class",
    "my_progress",
    "nap_bids",
    "order",
    "plays",
    "puzzle",
    "readable",
    "review",
    "sayings",
    "themes",
    "trick",
    "verbs",
    "ways",
]
