"""Duel is a game of this package while one of its tests runs, and of no other test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from daifugo_widget.games import GAMES, register
from daifugo_widget.quiz.game_quiz import game_quiz_of
from daifugo_widget.table.drawing.game_ui import ui_of
from tests.games.third.duel import DuelKind


@pytest.fixture
def duel() -> Iterator[None]:
    """Let Duel be played, and forget it afterwards."""
    register(DuelKind())
    yield
    del GAMES[DuelKind.name]
    ui_of.cache_clear()
    game_quiz_of.cache_clear()
