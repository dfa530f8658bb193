"""Daifugo as the neutral packages know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..kind import GameKind

if TYPE_CHECKING:
    from daifugo_widget.coach.game_coach import GameCoach
    from daifugo_widget.drills.game_drills import GameDrills
    from daifugo_widget.players.player import Player
    from daifugo_widget.quiz.game_quiz import GameQuiz
    from daifugo_widget.table.drawing.game_ui import AnyUI

    from .engine.game import Game
    from .engine.match import Match
    from .engine.rule_set import RuleSet
    from .records.notation import DaifugoNotation


class DaifugoKind(GameKind):
    """Daifugo, the default game of every table, record and lesson."""

    name = "daifugo"

    @property
    def rules(self) -> type[RuleSet]:
        from .engine.rule_set import RuleSet

        return RuleSet

    @property
    def match(self) -> type[Match]:
        from .engine.match import Match

        return Match

    @property
    def deal(self) -> Callable[..., Game]:
        from .engine.dealing import deal

        return deal

    @property
    def notation(self) -> DaifugoNotation:
        from .records.notation import DAIFUGO

        return DAIFUGO

    @property
    def players(self) -> Mapping[str, Callable[[], Player]]:
        from .players import PLAYERS

        return PLAYERS

    @property
    def ui(self) -> AnyUI:
        from .table.daifugo_ui import DaifugoUI

        return DaifugoUI()

    @property
    def quiz(self) -> GameQuiz:
        from .quiz.daifugo_quiz import DAIFUGO

        return DAIFUGO

    @property
    def drills(self) -> GameDrills:
        from .drills.daifugo_drills import DAIFUGO_DRILLS

        return DAIFUGO_DRILLS

    @property
    def coach(self) -> GameCoach:
        from .coach import DAIFUGO_COACH

        return DAIFUGO_COACH
