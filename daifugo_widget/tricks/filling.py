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
    """Return the game at its deal, with what chance told later: cards of the kitty, a jack."""
    game = history.match_after(at).game.copy()
    for place, step in enumerate(history.steps[at:], at):
        asked = history.match_after(place).game
        if step.seat != CHANCE or not isinstance(step.move, Answer):
            continue
        if asked.ask.what == "cards":
            game.kitty = _known(game.kitty, step.move.value & KNOWN)
        elif step.move.value is None:
            game.kitty = _known(game.kitty, asked.ask.detail.rest)
        else:
            hands, seat = list(game.hands), step.move.value
            hands[seat] = _known(hands[seat], asked.ask.detail.rest)
            game.hands = tuple(hands)
    return game


def _known(pile: int, cards: int) -> int:
    """Return a pile in which these cards are known to be, in the place of unseen ones."""
    new = cards & ~pile
    return put(pile & KNOWN | new, blank(blanks(pile) - new.bit_count()))


def _filled(game: Any, rng: Random) -> Any:
    """Deal the cards that lie nowhere in sight to where unseen ones are.

    Honours that were laid away lie face up, so no card that was laid away unseen is one.
    """
    out = game.unseen()
    if blanks(getattr(game, "away", 0)):
        out &= ~game.rules["honours"].among(out)
    new = Imagined(game, out, 0).deal(rng)
    free = list(bits(new.unseen()))
    rng.shuffle(free)
    for name in ("kitty", "away", "aside"):
        pile = getattr(game, name, 0)
        drawn = [free.pop() for _ in range(blanks(pile))]
        if drawn:
            setattr(new, name, pile & KNOWN | sum(1 << bit for bit in drawn))
    new.events = ()
    return new
