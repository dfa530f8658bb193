"""Dealing the unseen cards of a seat's record of Daifugo by chance, in its latest position."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import islice
from operator import or_
from random import Random

from daifugo_widget.core.cards import KNOWN, bits, blanks, codes, pick
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.plays import Laid
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.table.telling.words import phrases as w

from ...engine.dealing import first_copies
from ...engine.game import Game
from ...engine.match import Match


def dealt_out(history: History) -> History:
    """Return a history that goes on from its latest position, with the unseen cards dealt.

    That is the latest position of the running game that a record's header can express, else its
    deal. Raises `ValueError` if too little is known for that.
    """
    at, seats = len(history.steps), history.match_after(history.dealt_at).game.seats
    while at > history.dealt_at and _is_unsaid(history.match_after(at).game, seats):
        at -= 1
    return history.going_on_from(_deal(history.match_after(at), len(history.steps)))


def _is_unsaid(game: Game, seats: tuple[int, ...]) -> bool:
    """Return whether a position has something that the header of a record cannot express.

    For example, a seat acts on its own play, or made it after a pass to answer a cut, or players
    have changed seats since the deal.
    """
    again = game.top and (game.top.seat == game.turn or game.passed >> game.top.seat & 1)
    moved = game.beside or game.taken or game.seats != seats
    return bool(game.agenda or again or moved or game.closed or game.early or game.doubtful)


def _deal(match: Match, salt: int) -> Match:
    """Deal the cards that are not in sight to the places of unseen cards."""
    game = match.game.copy()
    if game.pending:
        raise SpokenError(w.MID_EXCHANGE)
    free = list(bits(game.deck & ~in_sight(game)))
    Random(f"{match.seed}/{match.number}/{salt}").shuffle(free)
    _lay(game, free)
    game.events = ()
    _forget(game)
    return replace(match, game=game)


def _lay(game: Game, free: list[int]) -> None:
    """Replace the unseen cards by free ones, with copies numbered as when a record is read."""
    hands = [_fill(hand, free) for hand in game.hands]
    trick = [laid.play.cards for laid in game.trick]
    lying = _fill(game.discards, free), _fill(game.aside, free)
    game.removed, *piles, discards, aside = first_copies((game.removed, *hands, *trick, *lying))
    game.trick = tuple(map(_with_cards, game.trick, piles[game.players :]))
    lay(game, tuple(piles[: game.players]), discards, aside)
    game.passed &= game.live


def lay(game: Game, hands: tuple[int, ...], discards: int, aside: int) -> None:
    """Set hands and piles, and keep their formerly unseen cards hidden from the seats."""
    game.hands = hands
    game.mixed, game.discards = _unseen(game.discards & ~game.mixed, discards), discards
    game.blind = _blind(game, aside)
    game.shown, game.aside = _open(game, aside), aside


def _unseen(pile: int, filled: int) -> int:
    """Return the cards of a filled pile that have taken the place of unseen ones."""
    return filled & ~(pick(codes(pile), filled) or 0)


def _blind(game: Game, aside: int) -> int:
    """Return the blind cards among those laid aside."""
    if game.blind <= KNOWN:
        return pick(codes(game.blind), aside) or 0
    drawn = islice(bits(_unseen(game.aside, aside)), game.blind.bit_count())
    return sum(1 << bit for bit in drawn)


def _open(game: Game, aside: int) -> int:
    """Return the cards laid aside that lie open, the blind ones too if unseen cards did."""
    blind = codes(game.blind) if blanks(game.shown) else []
    return pick([*codes(game.shown), *blind], aside) or 0


def _with_cards(laid: Laid, cards: int) -> Laid:
    return laid._replace(play=laid.play._replace(cards=cards))


def _forget(game: Game) -> None:
    """Clear what changes the possible moves but is not in a record's header.

    It would be lost when the game is read again, and moves that it allowed would then be refused.
    """
    game.secrets, game.drawn = (), 0
    marks = game.rules.order_marks(game.marks)
    game.trick = tuple(Laid(laid.seat, laid.play, marks=marks) for laid in game.trick)
    game.exits = tuple(exit._replace(rule="") for exit in game.exits)


def in_sight(game: Game) -> int:
    """Return the cards whose place is seen, or that are out of the deck."""
    lying = (item.cards for item in game.pending)
    piles = game.discards | game.table_cards() | game.aside | game.removed
    return reduce(or_, (*game.hands, *lying), piles) & KNOWN


def _fill(pile: int, free: list[int]) -> int:
    """Replace the unseen cards of a pile by cards taken from ``free``."""
    count = blanks(pile)
    if count > len(free):
        raise SpokenError(w.TOO_LITTLE_KNOWN)
    drawn, free[:] = free[:count], free[count:]
    return pile & KNOWN | sum(1 << bit for bit in drawn)
