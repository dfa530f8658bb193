"""What a play comes to, as far as that is for its player to say: whether it brings the lead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..core.moves import Answer
from ..daifugo.game import Game

MOST_CHOICES = 8
"""What comes of a play is not looked for behind more choices of its player than this."""


def leads(game: Game, seat: int) -> bool:
    """Tell whether a seat is about to lead."""
    return not (game.over or game.trick or game.agenda) and game.turn == seat


def is_answerable(game: Game, seat: int) -> bool:
    """Tell whether somebody else is asked to answer the play of a seat."""
    ask = game.ask
    return ask is not None and ask.what == "play" and ask.seat != seat


def outcomes(game: Game, seat: int) -> Iterator[Game]:
    """Yield the games that come of a play that nobody answers, by the choices of its player.

    Whether something is done at all makes a difference, which cards or whom it meets does not.
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
