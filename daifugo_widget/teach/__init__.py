"""What the chapters of the course show beside the table: pictures and tables made from the core."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .houses import houses, left_out
from .order import order
from .plays import plays
from .ranks import by_players, classes
from .rules import added_rules
from .trick import trick

if TYPE_CHECKING:
    from .course import contents, index, my_progress, ways
    from .lessons import lesson
    from .next_game import exchanges, last_cards

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

_LATER = {
    **dict.fromkeys(("contents", "index", "my_progress", "ways"), "course"),
    **dict.fromkeys(("exchanges", "last_cards"), "next_game"),
    "lesson": "lessons",
}
"""What stands on bots, drills and quizzes, which show things with the help of this package."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_LATER[name]}", __name__), name)
