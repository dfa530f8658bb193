"""A rule of any game on a card, which leads on to its replay, a drill and a quiz."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.chosen import ChosenRules
from ..core.entry import Entry
from ..core.text import Lang
from ..games import DAIFUGO
from ..table.shown import Shown
from .card_parts import Parts
from .game_card import GameParts
from .steps import Steps


class RuleCard(Shown, Steps):
    """A rule shown in a cell; ``replay``, ``drill`` and ``quiz`` go on from it."""

    def __init__(self, cls: type[Entry], house: ChosenRules, lang: Lang = "en") -> None:
        parts = (Parts if house.game == DAIFUGO else GameParts)(cls, house, lang)
        super().__init__(parts.html(), parts.text())
        vars(self).update(rule=cls, game=house.game, lang=lang, _parts=parts)

    if TYPE_CHECKING:
        rule: type[Entry]
        lang: Lang
        _parts: Parts

    def brief(self) -> Shown:
        return self._parts.brief()
