"""What the others do in a drill: moves that are written down, then a bot or anything at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ..core.game import Game
from ..core.moves import PASS, SEATS, Move
from ..core.records.body import ANSWER, DRAW, PLAY, Action, Moves
from ..core.records.daifugo import DAIFUGO
from ..core.records.header import Entry
from ..core.records.moving import find_move
from ..core.records.parse import read_line
from ..core.refusal import Refusal
from ..core.views import view
from ..players import PLAYERS, make_player
from ..players.answers import shortlist
from . import phrases as say


@dataclass(frozen=True)
class Script:
    """Moves of the others, used by each seat in order, and the bot that plays on, if any.

    Without a bot the others may do whatever the rules let them.
    """

    actions: tuple[Action, ...] = ()
    bot: str = ""

    @classmethod
    def parse(cls, entry: Entry | None, learner: int) -> Script:
        """Read ``b 9c  c -``, ``steady``, or both. Raises `RecordError`."""
        if entry is None:
            return cls()
        moves, _, bot = f" {entry.value}".rpartition(" ")
        if bot not in PLAYERS:
            moves, bot = entry.value, ""
        actions = _read_actions(entry, moves.strip())
        if any(action.seat == learner for action in actions):
            raise entry.error(say.NOT_SCRIPTED.fill(seat=SEATS[learner]))
        return cls(actions, bot)

    def __str__(self) -> str:
        return " ".join(part for part in (Moves(self.actions).text(), self.bot) if part)

    def next_move(self, game: Game, used: frozenset[int]) -> tuple[Move, int] | None:
        """Return the first move that fits of those the seat to act has not used, and its place."""
        sign = ANSWER if game.ask else PLAY
        for at, action in enumerate(self.actions):
            if at not in used and (action.seat, action.sign) == (game.actor, sign):
                found = find_move(game, action)
                return None if isinstance(found, Refusal) else (found, at)
        return None

    def bot_move(self, game: Game, seed: object) -> Move:
        """Return what the bot does, the same each time."""
        bot = make_player(self.bot or "steady")
        return bot.choose(view(game, game.actor), Random(f"{seed}"))


def _read_actions(entry: Entry, text: str) -> tuple[Action, ...]:
    spot = entry.spot
    line = read_line(spot.line, " " * (spot.column - 1) + text, None, DAIFUGO)
    if not isinstance(line, Moves) or any(action.sign == DRAW for action in line.actions):
        raise entry.error(say.NO_SCRIPT)
    return line.actions


def open_moves(game: Game) -> Iterator[Move]:
    """Yield what the seat to act may do: plays and answers worth a thought, calls, then the pass.

    What it takes to beat a play comes before a pass, so that an answer is found early.
    """
    moves = shortlist(game)
    yield from (move for move in moves if move != PASS)
    yield from game.calls(game.actor)
    yield from (move for move in moves if move == PASS)
