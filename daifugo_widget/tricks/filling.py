"""A session that a seat wrote down is played on with the unseen cards dealt by chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from ..core.cards import KNOWN, bits, blank, blanks, put
from ..core.history import AnyMatch, History, Step
from ..core.moves import CHANCE, Ask, Told
from .players.imagine import Imagined

TRIES = 500
"""So often cards are dealt until they lie where they can: a game that is played on has to be so."""


def filled(history: History) -> History:
    """Return a history that can be played on: from its deal, or in mid-play from its position."""
    match = history.now
    rng = Random(f"{match.seed}/{match.number}/{len(history.steps)}")
    at = history.dealt_at
    if match.game.taken or match.game.trick or _laid_away_unseen(match.game):
        return history.going_on_from(replace(match, game=_filled(match.game, rng)))
    game = _filled(_with_later(history, at), rng)
    begun = history.going_on_from(replace(history.match_after(at), game=game))
    asked = [history.match_after(place).game.ask for place in range(at, len(history.steps))]
    steps = zip(history.steps[at:], asked, strict=True)
    return _again(begun, [step for step, ask in steps if not _is_told(step, ask)])


def _laid_away_unseen(game: Any) -> bool:
    """Tell whether cards were laid away out of a hand that is not seen, honours among them."""
    return bool(getattr(game, "away", 0) and blanks(game.hands[game.declarer]))


def _is_told(step: Step, ask: Ask | None) -> bool:
    """Tell whether chance did not decide there, but told of cards that lay hidden."""
    return step.seat == CHANCE and ask is not None and isinstance(ask.detail, Told)


def _again(history: History, steps: list[Step]) -> History:
    """Return a history with moves made once more."""
    for step in steps:
        match: AnyMatch = history.now
        done = replace(step, match=match.step(step.move, step.seat))
        history = replace(history, steps=(*history.steps, done))
    return history.settle_chance()


def _with_later(history: History, at: int) -> Any:
    """Return the game at its deal, with what came to light later: cards of the kitty, a jack."""
    game = history.match_after(at).game.copy()
    for place, step in enumerate(history.steps[at:], at):
        ask: Any = history.match_after(place).game.ask
        move: Any = step.move
        if step.seat != CHANCE or ask is None:
            continue
        if ask.what == "cards":
            game.kitty = _known(game.kitty, move.value & KNOWN)
        elif move.value is None:
            game.kitty = _known(game.kitty, ask.detail.rest)
        else:
            hands, seat = list(game.hands), move.value
            hands[seat] = _known(hands[seat], ask.detail.rest)
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
    new = Imagined(game, out, taken_up=getattr(game, "turned", 0)).deal(rng, TRIES)
    free = list(bits(new.unseen()))
    rng.shuffle(free)
    for name in ("kitty", "away", "aside"):
        pile = getattr(game, name, 0)
        drawn = [free.pop() for _ in range(blanks(pile))]
        if drawn:
            setattr(new, name, pile & KNOWN | sum(1 << bit for bit in drawn))
    new.events = ()
    return new
