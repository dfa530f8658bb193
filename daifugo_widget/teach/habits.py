"""Habits on trial: a bot with one habit among three steady ones, and the place it comes in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ..core.cards import JOKERS, NUMBER, TWO
from ..core.game.moves import PASS, Move
from ..core.game.plays import Play
from ..core.words.suggestions import nearest
from ..core.words.text import SpokenError
from ..core.words.translations import _
from ..games.daifugo.engine.game import Game
from ..games.daifugo.players.answers import shortlist
from ..games.daifugo.players.plan import share
from ..games.daifugo.players.steady import Hand, Steady

if TYPE_CHECKING:
    from ..lab import Mean

RULES, OTHERS = "standard", ("steady", "steady", "steady")
NO_HABIT = _("there is no habit {name!r}; {hint}")

Wanted = Callable[[Game, list[Move]], list[Move]]
"""Which of the moves a habit leaves; with none of them all moves are open."""


def _never_pass(view: Game, moves: list[Move]) -> list[Move]:
    return [move for move in moves if move != PASS]


def _keep_the_best(view: Game, moves: list[Move]) -> list[Move]:
    best = NUMBER[TWO] | JOKERS
    return [move for move in moves if not (isinstance(move, Play) and move.cards & best)]


def _play_high(view: Game, moves: list[Move]) -> list[Move]:
    plays = [move for move in moves if isinstance(move, Play)]
    high = sorted(plays, key=lambda play: share(play, view.order))
    return [*high[-1:]] if view.trick else []


def _lead_one_card(view: Game, moves: list[Move]) -> list[Move]:
    alone = [move for move in moves if isinstance(move, Play) and move.size == 1]
    low = sorted(alone, key=lambda play: share(play, view.order))
    return [] if view.trick else [*low[:1]]


HABITS: dict[str, Wanted] = {
    "never pass": _never_pass,
    "keep the best": _keep_the_best,
    "play high": _play_high,
    "lead one card": _lead_one_card,
}
"""To play whenever one can; to keep the 2s and the joker to the end; to follow with the strongest
play; to lead the weakest card, out of a pair or stairs too."""


class Habitual(Steady):
    """A bot that plays as `steady` does, among the moves that its habit leaves."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name_of_habit, self.wanted = name, HABITS[name]

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the move that steady likes best of those that the habit leaves."""
        if view.ask:
            return super().choose(view, rng)
        moves = shortlist(view)
        hand = Hand(view, view.actor, self.probe)
        return min(self.wanted(view, moves) or moves, key=lambda move: hand.after(view, move))

    def __str__(self) -> str:
        return self.name_of_habit


def habit(name: str, games: int = 200, seed: int = 1) -> Mean:
    """Return the mean place of a bot with a habit, among three that play as well without it.

    Without any habit it would be 2.5. They play at the standard table, in matches of ten games.
    Raises `SpokenError` if there is no such habit, or for a wrong number of games.

    >>> habit("keep the best", games=20).mean > 2.5
    True
    """
    from ..lab import simulate  # it brings what only simulations need

    if name not in HABITS:
        raise SpokenError(NO_HABIT.fill(name=name, hint=nearest(name, HABITS)))
    found = simulate(RULES, bots=[Habitual(name), *OTHERS], games=games, seed=seed, progress=False)
    return found.mean("place", found["seat"] == 0)
