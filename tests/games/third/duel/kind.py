"""Duel as the neutral packages know it; each part is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from daifugo_widget.games.kind import GameKind

if TYPE_CHECKING:
    from daifugo_widget.players.player import Player

    from .drills import DuelDrills
    from .match import DuelMatch
    from .quiz import DuelQuiz
    from .records import DuelNotation
    from .rules import DuelRuleSet
    from .table import DuelUI


class DuelKind(GameKind):
    """Duel."""

    name = "duel"

    @property
    def rules(self) -> type[DuelRuleSet]:
        from .rules import DuelRuleSet

        return DuelRuleSet

    @property
    def match(self) -> type[DuelMatch]:
        from .match import DuelMatch

        return DuelMatch

    @property
    def deal(self) -> Callable[..., Any]:
        from .game import deal

        return deal

    @property
    def notation(self) -> DuelNotation:
        from .records import DuelNotation

        return DuelNotation()

    @property
    def players(self) -> Mapping[str, Callable[[], Player]]:
        from .players import PLAYERS

        return PLAYERS

    @property
    def ui(self) -> DuelUI:
        from .table import DuelUI

        return DuelUI()

    @property
    def quiz(self) -> DuelQuiz:
        from .quiz import DuelQuiz

        return DuelQuiz()

    @property
    def drills(self) -> DuelDrills:
        from .drills import DuelDrills

        return DuelDrills()
