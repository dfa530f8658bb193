"""The bots of Nap and Napoleon: what a seat knows goes in, a move and the reason for it come out.

`steady` bids what its hand should take (`nap`, `napoleon`) and thinks cards through (`thinking`) in
imagined deals (`imagine`), in which all play at first sight (`nap_habit`, `napoleon_habit`);
`advice` is the hint, `reasons` its words.
"""

from __future__ import annotations

from collections.abc import Callable

from daifugo_widget.players.player import Player
from daifugo_widget.players.random_bot import RandomBot

from .steady import Steady

PLAYERS: dict[str, Callable[[], Player]] = {bot.name: bot for bot in (RandomBot, Steady)}
"""What makes a bot of each name."""
