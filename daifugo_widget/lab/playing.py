"""One match of a simulation: games in a row, and what is noted of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from importlib import import_module
from random import Random
from typing import NamedTuple

from .._version import __version__
from ..core.game.card_game import CardGame
from ..core.game.card_match import CardMatch
from ..core.game.moves import acting_rules
from ..core.game.plays import Play
from ..core.rules.rule_set import rules_of
from ..games import kind_of
from ..players import Player, player_of
from ..players.acting import call_of, move_of
from .game_rows import GameRow

TRICK_ENDS = "flow", "take-trick"
"""The events that end a trick."""


Bot = str | Player
"""A bot by its name, or a player of your own."""


class Plan(NamedTuple):
    """What all matches of a simulation have in common; ``length`` games make a match.

    ``bots`` are names; a player of your own goes by its `str`. Another ``version`` of
    daifugo_widget may play other games.
    """

    rules: str
    bots: tuple[str, ...]
    length: int
    seed: int
    version: str = __version__


def play_match(plan: Plan, bots: tuple[Bot, ...], number: int) -> list[GameRow]:
    """Play match ``number`` of a plan; the same plan and number give the same games anywhere."""
    rng = Random(f"{plan.seed}/{number}")
    rules = rules_of(plan.rules)
    players = [player_of(bot, rules.game) for bot in bots]
    match = kind_of(rules.game).match.start(rules, len(players), rng.getrandbits(32))
    rows = []
    for game in range(plan.length):
        if game:
            match = match.next()
        playing = _Playing(match, players, rng)
        try:
            rows.append(playing.to_end(number))
        except Exception as error:
            error.add_note(f"in match {number}, game {game + 1}, as the results count them")
            raise
        match = playing.match
        if match.over:
            break
    return rows


def play_elsewhere(
    modules: Collection[str], plan: Plan, bots: tuple[Bot, ...], number: int
) -> list[GameRow]:
    """Play a match where rules may be unknown; ``modules`` declare those of your own."""
    for module in modules:
        import_module(module)
    return play_match(plan, bots, number)


class _Playing:
    """A game being played, and counts of what its events tell.

    Of the steps of the game only those of chance are made by the match, which has its seed.
    """

    def __init__(self, match: CardMatch, players: list[Player], rng: Random) -> None:
        self.match, self.game = match, match.game
        self.players, self.rng = players, rng
        self.before = match.classes
        self.fired: Counter[str] = Counter()
        self.moves = self.tricks = 0

    def to_end(self, number: int) -> GameRow:
        """Play the game to its end, which the match then knows, and return its row."""
        while not self.game.over:
            self._after(move_of(self.players[self.game.actor], self.game, self.rng))
            if self.game.has_calls:
                self._ask_for_calls()
        self.match = self.match.at(self.game)
        return self._row(number)

    def _ask_for_calls(self) -> None:
        for seat in self.game.seats:
            if call := call_of(self.players[seat], self.game, seat, self.rng):
                self._after(self.game.move(call, seat))

    def _after(self, game: CardGame) -> None:
        """Go on from the game after a move, and let chance decide what it owes."""
        self.game = game
        self._count()
        if game.owes_chance:
            self.match = self.match.at(game)
            while self.game.owes_chance:
                self.match = self.match.step(self.match.roll())
                self.game = self.match.game
                self._count()

    def _count(self) -> None:
        self.moves += 1
        acting = []
        for event in self.game.events:
            verb, value = event.verb, event.value
            if verb in TRICK_ENDS:
                self.tricks += 1
            # A question and what its answer does are one act, counted in the move of the answer.
            if verb != "ask" and (event.rule or (value.__class__ is Play and value.rule)):
                acting.append(event)
        if acting:
            self.fired.update(acting_rules(acting))

    def _row(self, number: int) -> GameRow:
        result = self.match.results[-1]
        return GameRow(
            number,
            self.match.number,
            self.before,
            result.places,
            result.classes,
            result.points,
            self.tricks + bool(self.game.trick),
            self.moves,
            dict(self.fired),
        )
