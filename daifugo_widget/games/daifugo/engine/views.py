"""What a seat may know of a game: the same game with the rest blanked."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex, TypeVar

from daifugo_widget.core.cards import BLOCK, MAX_DECKS, blank, put
from daifugo_widget.core.game.card_game import IS_A_GAME, CardGame, check_eye
from daifugo_widget.core.game.moves import Ask, Job
from daifugo_widget.core.words.arguments import require_type

from .state_values import Handover, Secret

if TYPE_CHECKING:
    from .game import Game

G = TypeVar("G", bound="Game")

_BLANKS = tuple(blank(count) for count in range(BLOCK * MAX_DECKS + 1))


def view(game: G, seat: SupportsIndex) -> G:
    """Return the game as a seat knows it: other hands, cards aside and unseen events are blanked.

    The seat's legal moves are the same in it as in the game. Raises `SpokenError` for chance.

    >>> game = Record.parse("hands 3c8c / 3d9s").history().now.game
    >>> view(game, 0)
    <Game base: 3c8c / ?2, a to act>
    """
    seat = check_eye(seat)
    require_type(game, CardGame, IS_A_GAME)
    seen = game.copy()
    open_hands = game.open_hands() | (1 << seat)
    seen.hands = tuple(
        hand if open_hands >> other & 1 else _BLANKS[hand.bit_count()]
        for other, hand in enumerate(game.hands)
    )
    if game.secrets:
        seen.secrets = tuple(s for s in game.secrets if seat == s.seat or _knows(seat, s))
    if game.aside:
        hidden = game.aside & ~game.shown
        seen.aside = put(game.aside & game.shown, _BLANKS[hidden.bit_count()])
    if game.doubtful:
        culprit, before = game.doubtful
        seen.doubtful = culprit, view(before, seat)
    if game.mixed:
        known = game.discards & ~game.mixed
        seen.discards = put(known, _BLANKS[game.discards.bit_count() - known.bit_count()])
        seen.mixed = 0
    if game.blind & ~game.shown:
        seen.blind = _BLANKS[game.blind.bit_count()]
    seen.events = tuple(event.seen_by(seat) for event in game.events)
    if game.agenda:
        seen.agenda = tuple(_ask_seen_by(item, seat) for item in game.agenda)
        seen.pending = tuple(_lying_seen_by(item, seat) for item in game.pending)
    return seen


def _ask_seen_by(item: Ask | Job, seat: int) -> Ask | Job:
    if not isinstance(item, Ask) or item.seat == seat:
        return item
    if isinstance(item.detail, Ask):  # a rule that takes over a choice keeps it, cards and all
        item = item._replace(detail=_ask_seen_by(item.detail, seat))
    pool = None if item.pool is None else _BLANKS[item.pool.bit_count()]
    return item._replace(barred=0, pool=pool)


def _lying_seen_by(item: Handover, seat: int) -> Handover:
    return item if item.seat == seat else item._replace(cards=_BLANKS[item.cards.bit_count()])


def _knows(seat: int, secret: Secret) -> bool:
    """Return whether a seat knows of another's secret."""
    return secret.known in ("all", "settled") or (secret.known == "to" and secret.to == seat)
