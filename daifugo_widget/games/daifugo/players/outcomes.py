"""What a play leads to by its player's own choices: whether it brings the lead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from daifugo_widget.core.game.moves import Answer

from ..engine.game import Game

MOST_CHOICES = 8
"""How many choices of its player are followed to see what a play leads to."""


def leads(game: Game, seat: int) -> bool:
    """Return whether a seat is about to lead."""
    return not (game.over or game.trick or game.agenda) and game.turn == seat


def is_answerable(game: Game, seat: int) -> bool:
    """Return whether somebody else is asked to answer the play of a seat."""
    ask = game.ask
    return ask is not None and ask.what == "play" and ask.seat != seat


def outcomes(game: Game, seat: int) -> Iterator[Game]:
    """Yield the games that a play leads to if nobody answers it, by the choices of its player.

    Whether something is done at all makes a difference; to which cards or players does not.
    """
    while is_answerable(game, seat):
        game = game.step(Answer(None))
    yield from _chosen(game, seat, MOST_CHOICES)


def _chosen(game: Game, seat: int, most: int) -> Iterator[Game]:
    ask = game.ask
    if ask is None or ask.seat != seat or not most:
        yield game
        return
    answers = game.answers(ask)
    for answer in answers if ask.what == "yes" else islice(answers, 1):
        yield from _chosen(game.step(answer), seat, most - 1)
