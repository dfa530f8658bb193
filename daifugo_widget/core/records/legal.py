"""The legal moves of a game, written as in a record."""

from __future__ import annotations

from ..cards import ranks_of
from ..game.card_game import CardGame
from ..words.text import Text
from . import phrases as say
from .body import ANSWER
from .cardtext import CardText
from .errors import RecordError

FEW = 8


def legal_texts(game: CardGame) -> list[str]:
    """Write every legal move of the seat to act, including its open calls."""
    if game.over or game.owes_chance:
        return []
    from .notation import notation_of

    write = notation_of(game.rules.game).move_text
    moves = [*game.moves(), *game.calls(game.actor)]
    return list(dict.fromkeys(write(game, move) for move in moves))


def canonical(text: str) -> str:
    """Write cards in one order, whatever order they were written in."""
    rule, colon, cards = text.rpartition(":")
    try:
        parsed = CardText.parse(cards)
    except RecordError:
        return ranks_of(text)
    return f"{rule}{colon}{parsed}"


def some_legal(game: CardGame) -> Text | str:
    """Write a few of the legal moves, behind a > if an answer is owed."""
    texts = legal_texts(game)
    few = " ".join([*([ANSWER] if game.ask else []), *texts[:FEW]])
    return say.MORE.fill(moves=few, count=len(texts) - FEW) if len(texts) > FEW else few
