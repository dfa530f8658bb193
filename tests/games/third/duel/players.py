"""The bots of Duel by name; each knows only the view of its own seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.players.player import FORCED, Hint, Player
from daifugo_widget.players.random_bot import RandomBot

from .game import Duel

LEAD_HIGH = Text(
    "a high card may well take the trick.",
    "強いカードなら、トリックを取れそうです。",
    "높은 카드면 트릭을 딸 만합니다.",
)
CHEAPEST = Text(
    "the lowest card that takes the trick.",
    "トリックを取れるいちばん弱いカードです。",
    "트릭을 딸 수 있는 가장 낮은 카드입니다.",
)
KEEP = Text(
    "the trick is lost: keep what is high.",
    "取れないトリックなので、強いカードを残します。",
    "딸 수 없는 트릭이니 높은 카드를 아낍니다.",
)


def advise(view: Duel) -> Hint:
    """Return what the bot `Steady` would play, and why."""
    plays = view.plays()
    winning = [play for play in plays if view.wins(play)]
    if len(plays) == 1:
        return Hint(plays[0], FORCED)
    if not view.trick:
        return Hint(max(plays, key=_rank), LEAD_HIGH)
    if winning:
        return Hint(min(winning, key=_rank), CHEAPEST)
    return Hint(min(plays, key=_rank), KEEP)


def _rank(play: Play) -> int:
    return play.rank


class Steady(Player):
    """Leads high, wins as cheaply as it can, and throws away what is low."""

    def choose(self, view: Duel, rng: Random) -> Move:
        return advise(view).move


PLAYERS: Mapping[str, Callable[[], Player]] = {"random": RandomBot, "steady": Steady}
"""What makes a bot of each name."""
