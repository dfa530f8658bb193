"""The rules of a trick-taking game that are on, and what a deal asks of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.text import Text

from . import words
from .cards import suit_order
from .game import TrickGame


class TrickRuleSet(BaseRuleSet):
    """The rules of one trick-taking game; each has ``deck``, ``deal`` and ``session``."""

    fewest: ClassVar[int]
    most: ClassVar[int]

    def check_players(self, players: int) -> None:
        """Raise `RuleError` if that number of players cannot play."""
        if not self.fewest <= players <= self.most:
            numbers = {"fewest": self.fewest, "most": self.most}
            raise RuleError(words.PLAYERS.fill(players=players, game=self.title, **numbers), "deck")

    def deck(self, players: int, game: int = 1) -> int:
        """Return the cards that are dealt to a number of players."""
        cards: int = self["deck"].cards(players)
        return cards

    def undealt(self, players: int) -> int:
        """Return how many cards are not dealt to anybody."""
        each: int = sum(self["deal"].packets_for(players))
        return self.deck(players).bit_count() - players * each

    def strengths(self, trumps: int | None, led: int | None) -> Sequence[int]:
        """Return the strength of each card in a trick, by code; ``led`` is None for a joker."""
        return suit_order(trumps, led)

    def named_cards(self, trumps: int | None) -> Mapping[int, Text]:
        """Return the cards that have a name of their own with these trumps, highest first."""
        return {}

    @property
    def start(self) -> int:
        """The points that everybody has before the first deal."""
        return 0

    @abstractmethod
    def lay_out(self, hands: Sequence[int], dealer: int, rest: int) -> TrickGame:
        """Return the deal of these hands, ``rest`` being the cards that nobody was dealt."""
