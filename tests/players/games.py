"""Games that players play out in the tests, each move checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from daifugo_widget.core.cards import cards
from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.players import make_player

EVERYTHING = (
    "standard, seven-pass(to=anyone), ten-discard, eight-cut(answer=eight), stairs-revolution, "
    "eleven-back(choice=may-decline), revolution(choice=may-decline), suit-bind(declared=true), "
    "joker-wild(suit=auto), miyako-ochi(plays_on=choice), pass(leader_may_pass=true)"
)
"""Rules that bring every kind of choice into a game."""

HOUSES = ("base", "standard", "official", "uecda", EVERYTHING)


def position(rules: str, hands: str, turn: int = 0) -> Game:
    """Return a game with these hands, `3c4d / 5h6s`, and an empty trick."""
    taken, dealt = 0, []
    for text in hands.split("/"):
        dealt.append(cards(text, taken))
        taken |= dealt[-1]
    return Game(RuleSet(rules), dealt, turn=turn)


def answer(name: str, game: Game) -> Move:
    """Return what a player of a name does in the seat that has to act."""
    return make_player(name).choose(view(game, game.actor), Random(1))


def moves_of(match: Match, names: Sequence[str], seed: int) -> Iterator[tuple[Match, Move]]:
    """Yield each position of a game that players play out, with the move that follows."""
    rng, players = Random(seed), [make_player(name) for name in names]
    while not match.game.over:
        seat = match.game.actor
        move = players[seat].choose(view(match.game, seat), rng)
        yield match, move
        match = match.move(move).settle_chance()
        for caller in match.game.live_seats():
            call = players[caller].call(view(match.game, caller), caller, rng)
            match = match if call is None else match.move(call, caller)
