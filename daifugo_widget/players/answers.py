"""The moves worth a thought: of very many choices of cards only those that part with weak ones."""

from __future__ import annotations

from ..core.cards import JOKER, codes
from ..core.game import Game
from ..core.moves import Answer, Move
from ..core.order import Order

MOST_ANSWERS = 40


def shortlist(game: Game) -> list[Move]:
    """Return the moves of the seat that has to act; of very many choices of cards the weakest."""
    moves = game.moves()
    ask = game.ask
    if ask is None or ask.what != "cards" or len(moves) <= MOST_ANSWERS:
        return moves
    order = game.lasting_order
    return sorted(moves, key=lambda move: strength(move, order))[:MOST_ANSWERS]


def strength(answer: Move, order: Order) -> int:
    """Return how strong the cards of an answer are together, each card counting."""
    assert isinstance(answer, Answer)
    return sum(order.place[min(code // 4, JOKER)] + 2 for code in codes(answer.value))
