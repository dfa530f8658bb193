"""Reconstructing the whole game behind a seat's record: hands with which all goes as written.

The cards that the seat has not seen are dealt where they may lie at the end, and go back move by
move to where they came from; which of them changed hands unseen is left to chance. If the game,
played anew with these hands, comes to the same record, it may have gone that way.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from daifugo_widget.core.cards import KNOWN, blanks
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import CHANCE, Answer, Move
from daifugo_widget.core.records import Record
from daifugo_widget.core.words.text import SpokenError

from .dealing_out import lay
from .rewind import Moved, Undoing
from .whereabouts import ASIDE, DISCARDS, LostError, Place

TRIES = 50
"""How many deals of the unseen cards are tried before giving up."""


def retold(history: History) -> History | None:
    """Return a history without unseen cards that leads to the same record of a seat.

    None if none is found, or if the record is neither that of one seat nor of a watcher without
    one.
    """
    hands = history.match_after(history.dealt_at).game.hands
    watchers = [seat for seat, hand in enumerate(hands) if hand and not blanks(hand)]
    if len(watchers) > 1:
        return None
    watcher = watchers[0] if watchers else len(hands)
    try:
        undoing = Undoing(history)
    except LostError:
        return None
    for attempt in range(TRIES):
        try:
            found = _once(history, undoing, Random(f"{history.start.seed}/{attempt}"))
            written = Record.of(replace(history, branches=found.branches), watcher)
            if str(Record.of(found, watcher)) == str(written):
                return Record.parse(str(Record.of(found))).history().settle_chance()
        except (LostError, SpokenError):
            continue
    return None


def _once(history: History, undoing: Undoing, rng: Random) -> History:
    """Deal the unseen cards by chance, and play the running game anew from its deal."""
    first = history.dealt_at
    places, moved = undoing.once(rng)
    match = history.match_after(first)
    game = match.game.copy()
    hands = [hand & KNOWN | _lying(places, ("hand", seat)) for seat, hand in enumerate(game.hands)]
    aside = game.aside & KNOWN | _lying(places, ASIDE)
    discards = game.discards & KNOWN | _lying(places, DISCARDS)
    lay(game, tuple(hands), discards, aside)
    told = history.going_on_from(replace(match, game=game))
    for at, step in enumerate(history.steps[first:], first):
        if history.match_after(at).game.owes_telling:
            continue
        assert step.move is not None
        ask = told.now.game.ask
        seat = ask.to if step.seat == CHANCE and ask else step.seat
        move = _whole(step.move, seat, at, moved, step.seat == CHANCE)
        step = replace(step, move=move, match=told.now.move(move, step.seat))
        told = replace(told, steps=(*told.steps, step))
    return told


def _lying(places: dict[int, Place], where: Place) -> int:
    return sum(1 << card for card, place in places.items() if place == where)


def _whole(move: Move, seat: int, at: int, moved: list[Moved], by_chance: bool) -> Move:
    """Return a move with the cards that it has moved unseen, at once or later.

    ``seat`` is the seat that has moved them, or for which chance has.
    """
    if not (isinstance(move, Answer) and type(move.value) is int and blanks(move.value)):
        return move
    unseen = blanks(move.value)
    fitting = [
        one
        for one in moved
        if one.at > at and one.cards.bit_count() == unseen and (by_chance or seat in one.seats)
    ]
    if not fitting:
        raise LostError
    found = min(fitting, key=lambda one: (one.at, one.seats[0] != seat))
    moved.remove(found)
    return Answer(move.value & KNOWN | found.cards)
