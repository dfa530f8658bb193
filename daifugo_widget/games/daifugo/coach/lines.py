"""How a game most likely goes on after two moves of one seat, in the same deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.match import Match
from ..players.ending import WayOut, how_left
from ..players.playout import MOST_MOVES, Policy, place_of
from ..players.search import Search
from ..players.unseen import Unseen

DEALS = 32
"""In how many imagined deals lines are played."""
FEW_CARDS = 8
"""With this many cards or fewer the seat finds the way out that nobody can stop."""


@dataclass(frozen=True)
class Line:
    """A game played out from a decision: each move with the game before it, and the end."""

    seat: int
    moves: tuple[tuple[Game, Move], ...]
    end: Game

    def steps(self, match: Match) -> tuple[Step[Match], ...]:
        """Return the line as steps from a match, whose game is the one that the line begins in."""
        found = list[Step[Match]]()
        for game, move in self.moves:
            match = match.step(move)
            found.append(Step(game.actor, move, match))
        return tuple(found)

    @cached_property
    def after(self) -> list[Game]:
        """The games after each move."""
        return [game for game, _ in self.moves[1:]] + [self.end]

    @property
    def place(self) -> int:
        """The place that the seat comes to."""
        return place_of(self.end, self.seat)

    @property
    def how_left(self) -> str | None:
        """How the seat has left at the end."""
        return how_left(self.end, self.seat)

    @cached_property
    def next_leader(self) -> int | None:
        """Who leads the next trick, None if there is none."""
        return self._leader_after(0)

    @property
    def leads_next(self) -> bool:
        """Whether the seat leads the next trick."""
        return self.next_leader == self.seat

    @property
    def lost_lead(self) -> bool:
        """Whether somebody else leads the next trick."""
        return self.next_leader not in (None, self.seat)

    @cached_property
    def own(self) -> list[tuple[int, Play]]:
        """The plays of the seat, each with its place in the line."""
        return [
            (at, move)
            for at, (game, move) in enumerate(self.moves)
            if isinstance(move, Play) and game.actor == self.seat
        ]

    @cached_property
    def next_turn(self) -> int:
        """The place in the line of the next move of the seat, or that of the end."""
        own = (at for at, (game, _) in enumerate(self.moves) if at and game.actor == self.seat)
        return next(own, len(self.moves))

    def takes(self, at: int) -> bool:
        """Return whether the play at a place brings the seat the lead, or takes it out."""
        return self.goes_out(at) or self._leader_after(at) == self.seat

    def goes_out(self, at: int) -> bool:
        """Return whether the seat is out after the play at a place, without a foul."""
        return how_left(self.after[at], self.seat) == "finish"

    def _leader_after(self, at: int) -> int | None:
        """Return who is the next to lead after a place in the line."""
        for game in self.after[at:]:
            if not (game.over or game.trick or game.agenda):
                return game.turn
        return None

    def keeps(self, cards: int) -> bool:
        """Return whether cards are in the hand of the seat to the end, or go down last of all."""
        if self.end.hands[self.seat] & cards == cards:
            return True
        return bool(self.own) and self.own[-1][1].cards & cards == cards


class Follower:
    """Follows games to their ends: all play by the policy, one seat also finds the way out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._policy = Policy()

    def line(self, deal: Game, move: Move, seed: int) -> Line:
        """Return how a game whose hands are known goes on after a move."""
        self._policy.begin(deal)
        rng, moves = Random(seed), [(deal, move)]
        game = deal.step(move)
        while not game.over and len(moves) < MOST_MOVES:
            move = self._way_out(game) or self._policy.move(game, rng)
            moves.append((game, move))
            game = game.step(move)
        return Line(self.seat, tuple(moves), game)

    def _way_out(self, game: Game) -> Move | None:
        seat = self.seat
        if game.actor != seat or game.ask or game.hands[seat].bit_count() > FEW_CARDS:
            return None
        view = game.seen_by(seat)
        return WayOut(Unseen(view, seat)).find(view)


class Pair(NamedTuple):
    """The lines after a move and after a better one in one deal."""

    deal: Game
    line: Line
    better: Line

    @property
    def tells(self) -> bool:
        """Whether the better move comes out better here."""
        return self.line.place > self.better.place

    def off(self, usual: tuple[float, float]) -> float:
        """Return how far the places are from the usual ones."""
        return abs(self.line.place - usual[0]) + abs(self.better.place - usual[1])


def imagined_pairs(view: Game, move: Move, better: Move, rng: Random) -> Iterator[Pair]:
    """Yield the lines after two moves in deals that agree with what the seat knows."""
    search, follower = Search(view, rng, [move, better]), Follower(view.actor)
    for _ in range(DEALS):
        yield pair_in(search.imagined(), move, better, follower, rng.getrandbits(64))


def pair_in(deal: Game, move: Move, better: Move, follower: Follower, seed: int) -> Pair:
    """Return the lines after two moves in one deal."""
    return Pair(deal, follower.line(deal, move, seed), follower.line(deal, better, seed))
