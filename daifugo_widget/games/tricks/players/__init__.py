"""The bots of Nap and Napoleon, by name; each knows only its own view."""

from __future__ import annotations

from collections.abc import Callable

from ...players.chance import Uniform
from ...players.player import Player
from .steady import Steady

PLAYERS: dict[str, Callable[[], Player]] = {bot.name: bot for bot in (Uniform, Steady)}
"""What makes a bot of each name."""
