"""What a kind of play can do, and how jokers join other cards in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from daifugo_widget.core.game.plays import Play

    from ..order import Order

ANY = 0
"""As a size: all sizes together."""


class Wild(NamedTuple):
    """How jokers join other cards: the options of the rule ``joker-wild``."""

    suit: str = "none"
    choose_number: bool = True
    per_stairs: int = 1
    above_two: bool = False


@runtime_checkable
class Kind(Protocol):
    """A kind of play: its plays that can be led from a hand, and those that can follow another.

    Kinds with the same name follow one another; a kind of your own makes its plays with `Play.of`.
    """

    name: str

    def lead(self, hand: int, order: Order, wild: Wild) -> Iterable[Play]:
        """Make every play of this kind in a hand."""

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> Iterable[Play]:
        """Make the plays of this kind in a hand that beat the latest play."""


@runtime_checkable
class SizedKind(Kind, Protocol):
    """A kind that can make the plays of one size without making all others."""

    def of_size(self, size: int, hand: int, order: Order, wild: Wild) -> Iterable[Play]:
        """Make every play of this kind and of one size in a hand."""
