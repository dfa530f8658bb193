"""Daifugo in a notebook: a table to play at, a course, replays, and a rules core.

The public names are below. A card game goes through `core` (what all games share), `games` (each
game whole), `table` (a click in, a picture out), `replay` (a record in, a film out); `drills`,
`quiz`, `progress` and `teach` are for learners, `players` and `lab` for bots and numbers. The pages
in ``docs`` lead on. Nothing is loaded before it is asked for, so that importing the package costs
next to nothing.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import moved_imports
from ._version import __version__

if TYPE_CHECKING:
    from . import lab
    from .core.cards import CardError
    from .core.game.history import History
    from .core.game.moves import Ask, Move
    from .core.game.plays import Play
    from .core.game.refusal import IllegalMove, Refusal
    from .core.records import Record, RecordError
    from .core.rules.rule_errors import RuleError
    from .core.words.text import Text
    from .drills.widget import Drill
    from .games.daifugo.engine.change import Change
    from .games.daifugo.engine.game import Game
    from .games.daifugo.engine.match import Match
    from .games.daifugo.engine.rule import Rule, option
    from .games.daifugo.engine.rule_set import RuleSet
    from .games.daifugo.engine.views import view
    from .games.tricks.engine.match import TrickMatch
    from .phones.classroom import Classroom
    from .players import Player, make_player
    from .progress import Progress
    from .quiz.widget import Quiz
    from .replay.widget import Replay
    from .statistics import Statistics
    from .table.session.defaults import defaults
    from .table.widget import Table
    from .teach.catalogue import rule, rules
    from .teach.houses import houses

_HOMES = {
    "Ask": "core.game.moves",
    "CardError": "core.cards",
    "Change": "games.daifugo.engine.change",
    "Classroom": "phones.classroom",
    "Drill": "drills.widget",
    "Game": "games.daifugo.engine.game",
    "History": "core.game.history",
    "IllegalMove": "core.game.refusal",
    "Match": "games.daifugo.engine.match",
    "Move": "core.game.moves",
    "Play": "core.game.plays",
    "Player": "players",
    "Progress": "progress",
    "Quiz": "quiz.widget",
    "Record": "core.records",
    "RecordError": "core.records",
    "Refusal": "core.game.refusal",
    "Replay": "replay.widget",
    "Rule": "games.daifugo.engine.rule",
    "RuleError": "core.rules.rule_errors",
    "RuleSet": "games.daifugo.engine.rule_set",
    "Statistics": "statistics",
    "Table": "table.widget",
    "Text": "core.words.text",
    "TrickMatch": "games.tricks.engine.match",
    "defaults": "table.session.defaults",
    "houses": "teach.houses",
    "make_player": "players",
    "option": "games.daifugo.engine.rule",
    "rule": "teach.catalogue",
    "rules": "teach.catalogue",
    "view": "games.daifugo.engine.views",
}
"""The public names and the modules that define them."""

__all__ = [
    "Ask",
    "CardError",
    "Change",
    "Classroom",
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
    "RuleSet",
    "Statistics",
    "Table",
    "Text",
    "TrickMatch",
    "__version__",
    "defaults",
    "houses",
    "lab",
    "make_player",
    "option",
    "rule",
    "rules",
    "view",
]

moved_imports.install()
if "IPython" in sys.modules:  # where nothing runs that shows pictures, nothing is loaded for it
    import_module(".notebook_display", __name__).install()

if not TYPE_CHECKING:  # or a type checker would take any name at all for one of these

    def __getattr__(name: str) -> Any:
        name = moved_imports.current_name(__name__, name)
        if name == "lab":
            return import_module(".lab", __name__)
        if name == "load_ipython_extension":  # asked for by %load_ext
            return import_module(".magics", __name__).load
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted(__all__)
