"""The order of strength turned round by a mark, and what is said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.text import Text
from ..daifugo.rule import Rule

if TYPE_CHECKING:
    from ..daifugo.order import Order

TURNS = {
    "mark": Text(
        "The order of strength turns round.",
        "数字の強さが逆になります。",
        "숫자의 세기가 뒤집힙니다.",
    ),
    "unmark": Text(
        "The order of strength turns back.",
        "数字の強さが元に戻ります。",
        "숫자의 세기가 원래대로 돌아갑니다.",
    ),
}
"""What is said by a rule that turns the order round for the rest of the game."""


class Turned(Rule):
    """While the mark is in force the order of strength is the other way round."""

    def strength(self, order: Order, mark: bool | int | None) -> Order:
        """Turn the order while the mark is in force."""
        return order.turned() if mark else order
