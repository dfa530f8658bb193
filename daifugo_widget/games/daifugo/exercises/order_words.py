"""What is said of a position in which low cards are strong, so that nobody overlooks it."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _
from daifugo_widget.table.telling.phrase import Phrase

from ..engine.game import Game

REVERSED = _("The order of strength is reversed.")


def order_said(game: Game) -> tuple[Phrase, ...]:
    """Say that the order is reversed, if it is."""
    return (Phrase(REVERSED),) if game.order.reversed else ()
