"""Nap and Napoleon as the neutral packages know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..kind import GameKind

if TYPE_CHECKING:
    from daifugo_widget.core.records.notation import Notation
    from daifugo_widget.drills.game_drills import GameDrills
    from daifugo_widget.players.player import Player
    from daifugo_widget.quiz.game_quiz import GameQuiz
    from daifugo_widget.table.drawing.game_ui import AnyUI

    from .engine.game import TrickGame
    from .engine.match import TrickMatch
    from .engine.rule_set import TrickRuleSet


class TrickKind(GameKind):
    """A trick-taking game: what Nap and Napoleon share."""

    @property
    def match(self) -> type[TrickMatch]:
        from .engine.match import TrickMatch

        return TrickMatch

    @property
    def deal(self) -> Callable[..., TrickGame]:
        from .engine.match import deal

        return deal

    @property
    def players(self) -> Mapping[str, Callable[[], Player]]:
        from .players import PLAYERS

        return PLAYERS


class NapKind(TrickKind):
    """Nap."""

    name = "nap"

    @property
    def rules(self) -> type[TrickRuleSet]:
        from .nap import NapRuleSet

        return NapRuleSet

    @property
    def notation(self) -> Notation:
        from .records import NAP

        return NAP

    @property
    def ui(self) -> AnyUI:
        from .table import NapUI

        return NapUI()

    @property
    def quiz(self) -> GameQuiz:
        from .quiz import NAP

        return NAP

    @property
    def drills(self) -> GameDrills:
        from .drills import NAP_DRILLS

        return NAP_DRILLS


class NapoleonKind(TrickKind):
    """Napoleon."""

    name = "napoleon"

    @property
    def rules(self) -> type[TrickRuleSet]:
        from .napoleon import NapoleonRuleSet

        return NapoleonRuleSet

    @property
    def notation(self) -> Notation:
        from .records import NAPOLEON

        return NAPOLEON

    @property
    def ui(self) -> AnyUI:
        from .table import NapoleonUI

        return NapoleonUI()

    @property
    def quiz(self) -> GameQuiz:
        from .quiz import NAPOLEON

        return NAPOLEON

    @property
    def drills(self) -> GameDrills:
        from .drills import NAPOLEON_DRILLS

        return NAPOLEON_DRILLS
