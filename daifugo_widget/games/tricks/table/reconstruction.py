"""Playing on from a seat's record of a session: its unseen cards are dealt by chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from daifugo_widget.core.cards import KNOWN, bits, blanks
from daifugo_widget.core.game.history import AnyMatch, History, Step
from daifugo_widget.core.game.moves import CHANCE, Answer

from ..engine.game import TrickGame
from ..players.imagine import Imagined

TRIES = 500
"""How many deals are tried to find one that is possible, which a game that is played on needs."""


def reconstruct(history: History) -> History:
    """Return a history that can be played on: from its position in mid-play, else from its deal."""
    match = history.now
    rng = Random(f"{match.seed}/{match.number}/{len(history.steps)}")
    at = history.dealt_at
    if match.game.is_laid():
        return history.going_on_from(replace(match, game=_deal_unseen(match.game, rng)))
    game = _deal_unseen(_with_later(history, at), rng)
    begun = history.going_on_from(replace(history.match_after(at), game=game))
    steps = enumerate(history.steps[at:], at)
    made = [step for place, step in steps if not history.match_after(place).game.owes_telling]
    return _again(begun, made)


def _again(history: History, steps: list[Step]) -> History:
    """Return a history with moves made once more."""
    for step in steps:
        match: AnyMatch = history.now
        done = replace(step, match=match.step(step.move, step.seat))
        history = replace(history, steps=(*history.steps, done))
    return history.settle_chance()


def _with_later(history: History, at: int) -> TrickGame:
    """Return the game at its deal, with what chance told of its cards later."""
    game: TrickGame = history.match_after(at).game
    for place, step in enumerate(history.steps[at:], at):
        ask = history.match_after(place).game.ask
        if step.seat == CHANCE and ask is not None and isinstance(step.move, Answer):
            game = game.with_told(ask, step.move.value)
    return game


def _deal_unseen(game: TrickGame, rng: Random) -> TrickGame:
    """Deal the cards that are not in sight to the places of unseen ones."""
    new = Imagined(game, game.may_lie_out()).deal(rng, TRIES)
    free = list(bits(new.unseen()))
    rng.shuffle(free)
    for name in game.piles:
        pile = getattr(game, name)
        drawn = [free.pop() for _ in range(blanks(pile))]
        setattr(new, name, pile & KNOWN | sum(1 << bit for bit in drawn))
    new.events = ()
    return new
