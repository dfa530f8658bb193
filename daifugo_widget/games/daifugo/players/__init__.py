"""The bots of Daifugo: what a seat knows goes in, a move and the reason for it come out.

`steady` keeps strong cards back by its `plan`; `sharp` also counts cards (`unseen`), imagines deals
(`imagine`) and looks ahead to the `ending`; `master` plays moves out by a quick policy (`search`,
`playout`) and solves the end of the `last_two`. `answers` are the moves worth a thought, `reasons`
the words of a hint.
"""

from __future__ import annotations

from collections.abc import Callable

from daifugo_widget.players.player import Player
from daifugo_widget.players.random_bot import RandomBot

from .master import Master
from .sharp import Sharp
from .steady import Steady

PLAYERS: dict[str, Callable[[], Player]] = {
    bot.name: bot for bot in (RandomBot, Steady, Sharp, Master)
}
"""The bots of Daifugo by name; calling one makes a new player."""

__all__ = ["PLAYERS", "Master", "Sharp", "Steady"]
