"""What the others do in a drill: scripted moves, then those of a bot or any moves at all."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..core.game.card_game import CardGame
from ..core.game.moves import SEATS, Move
from ..core.game.refusal import Refusal
from ..core.records.body import ANSWER, DRAW, PLAY, Action, Moves
from ..core.records.header import HeaderLine
from ..core.records.notation import notation_of
from ..core.records.parse import read_line
from ..games import DAIFUGO, kind_of
from ..players import make_player
from . import phrases as say


@dataclass(frozen=True)
class Script:
    """Moves of the others, used by each seat in order, and the bot that plays on, if any.

    Without a bot the others may do whatever the rules let them.
    """

    actions: tuple[Action, ...] = ()
    bot: str = ""

    @classmethod
    def parse(cls, entry: HeaderLine | None, learner: int, game: str = DAIFUGO) -> Script:
        """Read ``b 9c  c -``, ``steady``, or both. Raises `RecordError`."""
        if entry is None:
            return cls()
        moves, _, bot = f" {entry.value}".rpartition(" ")
        if bot not in kind_of(game).players:
            moves, bot = entry.value, ""
        actions = _read_actions(entry, moves.strip(), game)
        if any(action.seat == learner for action in actions):
            raise entry.error(say.NOT_SCRIPTED.fill(seat=SEATS[learner]))
        return cls(actions, bot)

    def __str__(self) -> str:
        return " ".join(part for part in (Moves(self.actions).text(), self.bot) if part)

    def next_move(self, game: CardGame, used: frozenset[int]) -> tuple[Move, int] | None:
        """Return the next unused move of the seat to act and its place, None if it is refused."""
        sign = ANSWER if game.ask else PLAY
        for at, action in enumerate(self.actions):
            if at not in used and (action.seat, action.sign) == (game.actor, sign):
                found = notation_of(game.rules.game).find_move(game, action)
                return None if isinstance(found, Refusal) else (found, at)
        return None

    def bot_move(self, game: CardGame, seed: object) -> Move:
        """Return what the bot does, the same each time for one seed."""
        bot = make_player(self.bot or "steady", game.rules.game)
        return bot.choose(game.seen_by(game.actor), Random(f"{seed}"))


def _read_actions(entry: HeaderLine, text: str, game: str) -> tuple[Action, ...]:
    spot = entry.spot
    line = read_line(spot.line, " " * (spot.column - 1) + text, None, notation_of(game))
    if not isinstance(line, Moves) or any(action.sign == DRAW for action in line.actions):
        raise entry.error(say.NO_SCRIPT)
    return line.actions
