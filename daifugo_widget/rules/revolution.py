"""Plays that turn the order of strength round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.cards import JOKER
from ..core.moves import Answer, Ask
from ..core.order import Order
from ..core.plays import Play
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.ruleset import Ruleset

DUE, ENDING = "due", "ending"
"""Values of the mark while a revolution waits for the flow: it will begin, or it will end."""


@rule(
    "revolution", en="Revolution", ja="革命", ko="혁명", chapter="revolution", stage="strength", life="game",
    text=(
        "同じ数字を4枚以上出すと、数字の強さがすべて逆になり、もう一度起きると元に戻ります。",
        "같은 숫자를 4장 이상 내면 숫자의 세기가 모두 뒤집히고, 다시 일어나면 원래대로 돌아갑니다.",
    ),
)
class Revolution(Rule):
    """Four or more cards of one number turn the order of all numbers round, until it is turned again."""

    choice = option(
        "forced", "may-decline", default="forced",
        label=Text("It happens", "起こすかどうか", "일으킬지 여부"),
    )
    takes_effect = option(
        "at-once", "after-flow", "flows", default="at-once",
        label=Text("From when", "効き始め", "효력"),
    )
    joker_top = option(
        True, False, default=True,
        label=Text("The joker stays on top", "ジョーカーは最強のまま", "조커는 그대로 최강"),
    )
    with_joker = option(
        True, False, default=True,
        label=Text("A joker counts", "ジョーカーも数える", "조커도 셈"),
    )

    def is_revolution(self, play: Play) -> bool:
        """Tell whether it is a group of four or more."""
        counted = play.size if self.with_joker else play.size - play.jokers
        return play.kind == "group" and play.rank != JOKER and counted >= 4

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on every play that some rule calls a revolution."""
        return rules.revolves(play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order, or ask the player."""
        if self.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            self._happen(game, seat)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Turn the order if the player wants it."""
        if answer.value:
            self._happen(game, ask.seat)

    def _happen(self, game: Game, seat: int) -> None:
        if self.takes_effect == "after-flow":
            self._wait(game, seat)
        else:
            game.flip(self, seat)
        if self.takes_effect == "flows":
            game.cut(self, seat)

    def _wait(self, game: Game, seat: int) -> None:
        after = {None: DUE, DUE: None, True: ENDING, ENDING: True}[game.mark_of(self.id)]
        if after is None:
            game.unmark(self, seat)
        else:
            game.mark(self, after, seat)

    def on_flow(self, game: Game) -> None:
        """Begin or end what has waited for the flow."""
        mark = game.mark_of(self.id)
        if mark == DUE:
            game.mark(self)
        elif mark == ENDING:
            game.unmark(self)

    def strength(self, order: Order, mark: Any) -> Order:
        """Turn the order while the mark is in force."""
        if not self.joker_top:
            order = order.with_joker("turns")
        return order.turned() if mark in (True, ENDING) else order


@rule(
    "stairs-revolution", en="Stairs revolution", ja="階段革命", ko="계단 혁명", chapter="revolution",
    stage="strength", needs=("revolution", "stairs"),
    text=(
        "4枚以上の階段でも革命が起きます。",
        "4장 이상의 계단으로도 혁명이 일어납니다.",
    ),
)
class StairsRevolution(Rule):
    """Stairs of four or more cards make a revolution too."""

    minimum = option(
        4, 5, default=4, label=Text("Cards at least", "最低枚数", "최소 장수"),
    )

    def is_revolution(self, play: Play) -> bool:
        """Tell whether they are stairs of so many."""
        return play.kind == "stairs" and play.size >= self.minimum
