"""Daifugo in a notebook: a table to play at, a course, replays, and a rules core.

Nothing is loaded before it is asked for, so that importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._version import __version__

if TYPE_CHECKING:
    from . import lab
    from .core.cards import CardError
    from .core.history import History
    from .core.moves import Ask, Move
    from .core.plays import Play
    from .core.records import Record, RecordError
    from .core.refusal import IllegalMove, Refusal
    from .core.rule_errors import RuleError
    from .core.text import Text
    from .daifugo.game import Game
    from .daifugo.match import Match
    from .daifugo.rule import Rule, option
    from .daifugo.ruleset import Ruleset
    from .daifugo.views import view
    from .drills.widget import Drill
    from .players import Player, make_player
    from .progress import Progress
    from .quiz.widget import Quiz
    from .replay.widget import Replay
    from .table.widget import Table
    from .teach.catalogue import rule, rules
    from .teach.houses import houses
    from .tricks.match import TrickMatch

_HOMES = {
    "Ask": "core.moves",
    "CardError": "core.cards",
    "Drill": "drills.widget",
    "Game": "daifugo.game",
    "History": "core.history",
    "IllegalMove": "core.refusal",
    "Match": "daifugo.match",
    "Move": "core.moves",
    "Play": "core.plays",
    "Player": "players",
    "Progress": "progress",
    "Quiz": "quiz.widget",
    "Record": "core.records",
    "RecordError": "core.records",
    "Refusal": "core.refusal",
    "Replay": "replay.widget",
    "Rule": "daifugo.rule",
    "RuleError": "core.rule_errors",
    "Ruleset": "daifugo.ruleset",
    "Table": "table.widget",
    "Text": "core.text",
    "TrickMatch": "tricks.match",
    "houses": "teach.houses",
    "make_player": "players",
    "option": "daifugo.rule",
    "rule": "teach.catalogue",
    "view": "daifugo.views",
}
"""The public names and the modules that define them."""

_PACKAGES = ("lab", "rules")
"""The packages that are public names; ``rules`` is also the function that shows the rules."""

__all__ = [
    "Ask",
    "CardError",
    "Drill",
    "Game",
    "History",
    "IllegalMove",
    "Match",
    "Move",
    "Play",
    "Player",
    "Progress",
    "Quiz",
    "Record",
    "RecordError",
    "Refusal",
    "Replay",
    "Rule",
    "RuleError",
    "Ruleset",
    "Table",
    "Text",
    "TrickMatch",
    "__version__",
    "houses",
    "lab",
    "make_player",
    "option",
    "rule",
    "rules",
    "view",
]


if not TYPE_CHECKING:  # or a type checker would take any name at all for one of these

    def __getattr__(name: str) -> Any:
        if name in _PACKAGES:
            return import_module(f".{name}", __name__)
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted(__all__)
