"""What jacks, queens and kings do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.cards import JACK, RANKS
from ..core.moves import Answer, Ask
from ..core.order import Order
from ..core.plays import Play
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.ruleset import Ruleset


@rule(
    "eleven-back", en="Eleven back (J back)", ja="イレブンバック（11バック・Jバック）", ko="11 백",
    chapter="courts", stage="strength",
    text=(
        "Jを出すと、その場が流れるまで数字の強さが逆になります。革命中は元に戻ります。",
        "J를 내면 그 판이 흐를 때까지 숫자의 세기가 뒤집힙니다. 혁명 중에는 원래대로 돌아갑니다.",
    ),
)
class ElevenBack(Rule):
    """A J turns the order of strength round until the trick flows; in a revolution it turns it back."""

    choice = option(
        "forced", "may-decline", default="forced",
        label=Text("It happens", "起こすかどうか", "일으킬지 여부"),
    )
    again = option(
        "toggles", "first-only", default="toggles",
        label=Text("A further J", "2回目のJ", "두 번째 J"),
    )
    in_stairs = option(
        True, False, default=True, label=Text("In stairs too", "階段でも", "계단에서도"),
    )
    reversed_number = option(
        "J", "6", "7", default="J",
        label=Text("In a revolution the number is", "革命中の数字", "혁명 중의 숫자"),
    )

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays with a J, or the number that replaces it in a revolution."""
        counts = rules["joker-wild"].gives_effects
        numbers = {JACK, RANKS.index(self.reversed_number)}
        found = any(play.count(number, counts) for number in numbers)
        return found and (play.kind == "group" or self.in_stairs)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order, or ask the player."""
        reversed_now = game.lasting_order.reversed
        number = RANKS.index(self.reversed_number) if reversed_now else JACK
        held = game.mark_of(self.id) is not None and self.again == "first-only"
        if not game.count(play, number) or held:
            return
        if self.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            game.flip(self, seat)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Turn the order if the player wants it."""
        if answer.value:
            game.flip(self, ask.seat)

    def strength(self, order: Order, mark: Any) -> Order:
        """Turn the order while the mark is in force."""
        return order.turned() if mark else order
