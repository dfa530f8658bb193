"""Playing on from the record of a seat: its unseen cards are dealt by chance."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random

from daifugo_widget.core.cards import KNOWN, bits
from daifugo_widget.core.game.history import AnyMatch, History
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.words.text import SpokenError, Text

from .game import Duel
from .rules import DECK

TOO_LITTLE = Text(
    "no hands fit what was played, so nobody can play on",
    "出されたカードに合う手札がないため、続きは遊べません。",
    "낸 카드에 맞는 손패가 없어 이어서 할 수 없습니다.",
)
TRIES = 500
"""How many deals of unseen cards are tried to find one that fits what was played."""


def filled(history: History) -> History:
    """Deal unseen cards until all that was played can be played again. Raises `SpokenError`."""
    rng = Random(f"{history.now.seed}/{len(history.steps)}")
    for _ in range(TRIES):
        with suppress(IllegalMove):
            return _again(history, _dealt_anew(history, rng))
    raise SpokenError(TOO_LITTLE)


def _dealt_anew(history: History, rng: Random) -> Duel:
    """Return the game at its deal with its unseen cards dealt, those played to who played them."""
    match: AnyMatch = history.match_after(history.dealt_at)
    dealt: Duel = match.game
    played = [0] * match.players
    for step in history.steps[history.dealt_at :]:
        played[step.seat] |= step.move.cards  # type: ignore[union-attr]
    known = [hand & KNOWN | played[seat] for seat, hand in enumerate(dealt.hands)]
    free = [1 << bit for bit in bits(DECK & ~sum(known))]
    rng.shuffle(free)
    hands = [
        cards + sum(free.pop() for _ in range(hand.bit_count() - cards.bit_count()))
        for cards, hand in zip(known, dealt.hands, strict=True)
    ]
    return Duel(dealt.rules, hands, sum(free), dealt.dealer)


def _again(history: History, game: Duel) -> History:
    """Return a history with its running game begun again from a deal. Raises `IllegalMove`."""
    steps = history.steps[history.dealt_at :]
    history = history.going_on_from(replace(history.match_after(history.dealt_at), game=game))
    for step in steps:
        done = replace(step, match=history.now.move(step.move, step.seat))
        history = replace(history, steps=(*history.steps, done))
    return history
