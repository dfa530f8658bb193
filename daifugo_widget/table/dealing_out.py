"""A game of Daifugo that a seat wrote down is played on with the unseen cards dealt by chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ..core.cards import BLANK_AT, KNOWN, bits
from ..core.errors import SpokenError
from ..core.game import Game
from ..core.history import History
from ..core.match import Match
from ..core.moves import Secret
from .words import phrases as w


def dealt_out(history: History) -> History:
    """Return a history that goes on from its latest position, with the cards there dealt.

    That is the latest one of the running game in which no choice is owed, else its deal. Raises
    `ValueError` where too little is known for that.
    """
    at = len(history.steps)
    while at > history.dealt_at and history.match_after(at).game.agenda:
        at -= 1
    return history.going_on_from(_deal(history.match_after(at), len(history.steps)))


def _deal(match: Match, salt: int) -> Match:
    """Deal the cards that lie nowhere in sight to those who hold unseen ones."""
    game = match.game.copy()
    if game.pending:
        raise SpokenError(w.MID_EXCHANGE)
    free = list(bits(game.rules.deck(game.players, match.number) & ~_in_sight(game)))
    Random(f"{match.seed}/{match.number}/{salt}").shuffle(free)
    game.hands = tuple(_fill(hand, free) for hand in game.hands)
    game.aside = _fill(game.aside, free)
    game.events, game.secrets = (), _secrets(game)
    return replace(match, game=game)


def _secrets(game: Game) -> tuple[Secret, ...]:
    """Return what has come to light, and of what has not as much as the hands now dealt hold."""
    kept = (
        secret._replace(cards=secret.cards & game.hands[secret.seat])
        if secret.known == "seat"
        else secret
        for secret in game.secrets
    )
    return tuple(secret for secret in kept if secret.cards or secret.known == "settled")


def _in_sight(game: Game) -> int:
    cards = game.discards | game.table_cards() | game.aside
    for hand in game.hands:
        cards |= hand
    return cards & KNOWN


def _fill(pile: int, free: list[int]) -> int:
    """Put cards in the place of unseen ones, taking them from ``free``."""
    count = (pile >> BLANK_AT).bit_count()
    if count > len(free):
        raise SpokenError(w.TOO_LITTLE_KNOWN)
    drawn, free[:] = free[:count], free[count:]
    return pile & KNOWN | sum(1 << bit for bit in drawn)
