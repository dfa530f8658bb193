"""How a game most likely goes on after two moves of one seat, in the same deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import Move

from ..engine.game import Game
from ..engine.match import Match
from ..players.playout import Policy, place_of
from ..players.search import Search

DEALS = 24
"""In how many imagined deals lines are played before the most typical one is chosen."""
NEAR = 1.25
"""Within how many places of the usual a deal is typical."""


class Line(NamedTuple):
    """The moves of a game played out, each with its seat and the game before it, and the end."""

    moves: tuple[tuple[Game, Move], ...]
    end: Game

    def steps(self, match: Match) -> tuple[Step[Match], ...]:
        """Return the line as steps from a match, whose game is the one that the line begins in."""
        found = list[Step[Match]]()
        for game, move in self.moves:
            match = match.step(move)
            found.append(Step(game.actor, move, match))
        return tuple(found)


class Noting(Policy):
    """A policy that notes the moves it makes."""

    def __init__(self) -> None:
        super().__init__()
        self._noted: list[tuple[Game, Move]] = []

    def move(self, game: Game, rng: Random) -> Move:
        """Return the move of whoever has to act, and note it."""
        move = super().move(game, rng)
        self._noted.append((game, move))
        return move

    def line(self, game: Game, move: Move, seed: int) -> Line:
        """Return how a game whose hands are known goes on after a move."""
        self._noted = [(game, move)]
        end = self.play_out(game.step(move), Random(seed))
        return Line(tuple(self._noted), end)


class Pair(NamedTuple):
    """The lines after a move and after a better one in one deal, and the places they lead to."""

    deal: Game
    line: Line
    better: Line
    places: tuple[int, int]

    def off(self, usual: tuple[float, float]) -> float:
        """Return how far the places are from the usual ones."""
        return sum(abs(place - mean) for place, mean in zip(self.places, usual, strict=True))


def imagined_pairs(view: Game, move: Move, better: Move, rng: Random) -> Iterator[Pair]:
    """Yield the lines after two moves in deals that agree with what the seat knows."""
    search, policy = Search(view, rng, [move, better]), Noting()
    for _ in range(DEALS):
        yield pair_in(search.imagined(), move, better, policy, rng.getrandbits(64))


def pair_in(deal: Game, move: Move, better: Move, policy: Noting, seed: int) -> Pair:
    """Return the lines after two moves in one deal."""
    line, other = policy.line(deal, move, seed), policy.line(deal, better, seed)
    places = place_of(line.end, deal.actor), place_of(other.end, deal.actor)
    return Pair(deal, line, other, places)


def typical(pairs: Sequence[Pair], usual: tuple[float, float], real: Pair | None) -> Pair:
    """Return the lines in the real deal if these are typical, or else in the most typical deal.

    What is typical is judged by the usual places after the two moves; the move that is better has
    to come out better.
    """
    if real and real.places[0] > real.places[1] and real.off(usual) / 2 <= NEAR:
        return real
    telling = [pair for pair in pairs if pair.places[0] > pair.places[1]] or pairs
    return min(telling, key=lambda pair: pair.off(usual))


def start_of(match: Match, deal: Game) -> Match:
    """Return the match of a decision with the hands of a deal."""
    return replace(match, game=deal)
