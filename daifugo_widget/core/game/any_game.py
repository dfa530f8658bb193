"""The type variables of what is generic over games, and over the rules of a game."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # `typing` has defaults only from 3.13 on; with one, what is generic is of any game.
    from typing_extensions import TypeVar

    from ..rules.rule_set import BaseRuleSet
    from .card_game import CardGame

    G = TypeVar("G", bound="CardGame", default=Any)
    R_co = TypeVar("R_co", bound=BaseRuleSet, default=BaseRuleSet, covariant=True)
else:
    from typing import TypeVar

    G = TypeVar("G")
    R_co = TypeVar("R_co", covariant=True)
