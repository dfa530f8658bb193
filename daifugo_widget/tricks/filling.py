"""A session that a seat wrote down is played on with the unseen cards dealt by chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from ..core.cards import KNOWN, bits, blank, blanks, put
from ..core.history import AnyMatch, History, Step
from ..core.moves import CHANCE, Answer
from .players.imagine import Imagined


def filled(history: History) -> History:
    """Return a history that can be played on: from its deal, or in mid-play from its position."""
    match = history.now
    rng = Random(f"{match.seed}/{match.number}/{len(history.steps)}")
    if match.game.taken or match.game.trick:
        return replace(history, start=replace(match, game=_filled(match.game, rng)), steps=())
    at = max((at for at, step in enumerate(history.steps, 1) if step.move is None), default=0)
    start = history.match_after(at)
    game = _filled(_with_told(history, at), rng)
    return _again(replace(history, start=replace(start, game=game), steps=()), history.steps[at:])


def _again(history: History, steps: tuple[Step, ...]) -> History:
    """Return a history with moves made once more; what chance told is known there already."""
    for step in steps:
        match: AnyMatch = history.now
        if step.seat != CHANCE or match.game.owes_chance:
            done = replace(step, match=match.step(step.move, step.seat))
            history = replace(history, steps=(*history.steps, done))
    return history.settle_chance()


def _with_told(history: History, at: int) -> Any:
    """Return the game at its deal, with those cards of the kitty that were seen later."""
    game = history.match_after(at).game
    told = 0
    for place, step in enumerate(history.steps[at:], at):
        ask = history.match_after(place).game.ask
        if step.seat == CHANCE and ask.what == "cards" and isinstance(step.move, Answer):
            told |= step.move.value & KNOWN
    if told:
        game = game.copy()
        game.kitty = put(told, blank(game.kitty.bit_count() - told.bit_count()))
    return game


def _filled(game: Any, rng: Random) -> Any:
    """Deal the cards that lie nowhere in sight to where unseen ones are."""
    new = Imagined(game, game.unseen(), 0).deal(rng)
    free = list(bits(new.unseen()))
    rng.shuffle(free)
    for name in ("kitty", "away", "aside"):
        pile = getattr(game, name, 0)
        drawn = [free.pop() for _ in range(blanks(pile))]
        if drawn:
            setattr(new, name, pile & KNOWN | sum(1 << bit for bit in drawn))
    new.events = ()
    return new
