"""Thinking ahead: each play that is worth a thought is played out in a few imagined deals."""

from __future__ import annotations

from random import Random

from daifugo_widget.core.cards import card_suit
from daifugo_widget.core.game.plays import Play

from ..engine.cards import code_of, rank_of, suit_of
from .imagine import G
from .skill import Skill

CARDS = 900
"""How many cards are played out for a decision, in about ten milliseconds."""
FEWEST, MOST = 2, 40
"""The fewest and the most imagined deals for a decision."""


def best_play(skill: Skill[G], view: G, rng: Random) -> Play:
    """Return the play that is worth most on average over imagined deals."""
    plays = worth_a_thought(skill, view)
    if len(plays) == 1:
        return plays[0]
    seat, imagined = view.turn, skill.imagine(view)
    left = sum(hand.bit_count() for hand in view.hands)
    ease = skill.ease(view)
    count = min(max(CARDS * ease // (left * len(plays)), FEWEST), MOST * ease)
    worth = dict.fromkeys(plays, 0.0)
    for _ in range(count):
        for play, value in zip(
            plays, skill.play_values(imagined.deal(rng), plays, seat), strict=True
        ):
            worth[play] += value
    return max(plays, key=worth.__getitem__)


def worth_a_thought(skill: Skill[G], view: G) -> list[Play]:
    """Return the sensible plays, but only one of neighbours in a suit that do the same."""
    out, high = view.unseen() | view.table_cards(), skill.leads_highest(view)
    found: list[Play] = []
    last: dict[int | None, Play] = {}
    for play in sorted(skill.sensible(view), key=rank_of, reverse=high):
        suit = suit_of(play)
        before, last[suit] = last.get(suit), play
        if (
            before
            and not between(*sorted((before, play), key=rank_of)) & out
            and skill.alike(view, before.cards, play.cards)
        ):
            continue
        found.append(play)
    return found


def between(low: Play, high: Play) -> int:
    """Return the cards of a suit that lie between two of them."""
    suit = card_suit(code_of(low))
    ranks = range(rank_of(low) + 1, rank_of(high))
    return sum(1 << (rank + 12) % 13 * 4 + suit for rank in ranks)
