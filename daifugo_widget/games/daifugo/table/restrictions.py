"""What the marks in force forbid, in as few sentences as say all of it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from daifugo_widget.core.cards import NUMBER
from daifugo_widget.core.game.plays import Play
from daifugo_widget.table.telling.voice import Sentence, Voice

from ..engine.game import Game
from ..own_rules.phrase_keys import slots_of
from .rule_words import mark_slot

NATURAL = sum(NUMBER[:-1])
"""All cards but the jokers."""

Plays = frozenset[Play]


def bounds(voice: Voice, seen: Game) -> list[Sentence]:
    """Say what the marks in force forbid, in the words of their rules."""
    said = {}
    for id, value in seen.marks:
        says = seen.rules[id].says
        text = says.get(f"mark-{value}", says.get("mark")) if id in seen.rules.vetoes else None
        if text and slots_of(text.to(voice.lang)) <= {"value"}:
            said[id] = voice.say(text, value=mark_slot(seen.rules[id], value, voice))
    return fewest(said, seen) if len(said) > 1 and seen.trick else list(said.values())


def fewest(said: dict[str, Sentence], seen: Game) -> list[Sentence]:
    """Leave out sentences that others imply: keep as few as possible, and of those the shortest.

    The sentence of a mark that forbids nothing here says something else, and is kept.
    """
    plays = _alike(seen)
    allowed = {id: _without_veto(id, plays, seen) for id in said}
    binding = [id for id in said if allowed[id] != plays]
    told = next(
        (
            min(enough, key=lambda ids: sum(len(str(part)) for id in ids for part in said[id]))
            for count in range(1, len(binding) + 1)
            if (enough := list(_enough(binding, count, allowed)))
        ),
        (),
    )
    return [sentence for id, sentence in said.items() if id in told or id not in binding]


def _enough(binding: list[str], count: int, allowed: dict[str, Plays]) -> Iterable[tuple[str, ...]]:
    """Yield each choice of ``count`` marks that together allow just what all of them allow."""
    together = frozenset.intersection(*(allowed[id] for id in binding))
    for ids in combinations(binding, count):
        if frozenset.intersection(*(allowed[id] for id in ids)) == together:
            yield ids


def _alike(seen: Game) -> Plays:
    """Return all plays without jokers of the same kind and size as the latest one."""
    top, deck = seen.trick[-1].play, seen.deck & NATURAL
    found = seen.rules.forms.lead(deck, seen.order, top.kind)
    return frozenset(play for play in found if play.size == top.size)


def _without_veto(id: str, plays: Plays, seen: Game) -> Plays:
    veto, value = seen.rules.vetoes[id], seen.mark_of(id)
    return frozenset(play for play in plays if veto.allows(seen, play, value) is None)
