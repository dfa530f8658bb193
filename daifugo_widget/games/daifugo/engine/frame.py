"""The rules that are in every game of Daifugo, each under its own name and type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..rules.base import GameEnd, GroupsOfOneNumber, Simultaneous, Strength, TurnOrder
    from ..rules.deal import DealRemainder, Deck, Zones
    from ..rules.exchange.frame import Exchange
    from ..rules.jokers import JokerSingle, JokerWild
    from ..rules.leading import FirstLeader, LaterLeader
    from ..rules.passing import FinishTrick, Passing
    from ..rules.ranks import Classes, Titles
    from ..rules.seats import Dealer, Seating


IDS = {"passing": "pass"}
"""The ids that are no names in Python."""


class Frame(NamedTuple):
    """The rules that cannot be switched off, with the options that they have in a rule set."""

    deck: Deck
    strength: Strength
    turn_order: TurnOrder
    zones: Zones
    deal_remainder: DealRemainder
    first_leader: FirstLeader
    later_leader: LaterLeader
    passing: Passing
    finish_trick: FinishTrick
    game_end: GameEnd
    simultaneous: Simultaneous
    joker_single: JokerSingle
    joker_wild: JokerWild
    groups: GroupsOfOneNumber
    seating: Seating
    dealer: Dealer
    exchange: Exchange
    classes: Classes
    titles: Titles

    @classmethod
    def of(cls, by_id: Mapping[str, Any]) -> Frame:
        """Return the frame among rules by their ids."""
        return cls(*(by_id[IDS.get(name, name.replace("_", "-"))] for name in cls._fields))
