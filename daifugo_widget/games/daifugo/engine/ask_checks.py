"""Whether a choice that a rule owes can be asked for and answered."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, get_args

from daifugo_widget.core.game.moves import CHANCE, NOBODY, Ask, What
from daifugo_widget.core.words.arguments import require_type
from daifugo_widget.core.words.text import Text

from .state import NO_NUMBER, NUMBERS

if TYPE_CHECKING:
    from .game import Game

KINDS = get_args(What)
AN_ASK = Text.of("game.owe takes a choice, such as Ask(self.id, seat, 'yes'), not {value}")


def check_ask(game: Game, ask: Ask) -> None:
    """Raise an error for a choice that no rule could owe, or nobody answer."""
    require_type(ask, Ask, AN_ASK)
    rule = game.rules.get(ask.rule) if isinstance(ask.rule, str) else None
    if rule is None:
        raise ValueError(f"an Ask begins with the id of the rule, self.id, not {ask.rule!r}")
    if not hasattr(rule, "after_choice"):
        raise ValueError(f"{rule.id} asks, so it needs the hook 'after_choice', too")
    if ask.what not in KINDS:
        raise ValueError(f"{ask.what!r} cannot be asked for: it is one of {', '.join(KINDS)}")
    if (ask.seat, ask.what, ask.pool) == (CHANCE, "cards", None):
        raise ValueError("chance has no hand: name the cards that it draws from, pool=...")
    _check_seats(game, ask)
    if ask.what == "cards":
        _check_counts(ask)
    if not hasattr(rule, "answers"):
        _check_answers(ask)


def _check_seats(game: Game, ask: Ask) -> None:
    """Raise `ValueError` for a seat that the game does not have, asked or to be chosen."""
    seats = f"the seats are 0 to {game.players - 1}"
    if not _is_in(ask.seat, (CHANCE, *range(game.players))):
        raise ValueError(f"seat {ask.seat!r} cannot be asked: {seats}, or CHANCE")
    if not _is_in(ask.to, (NOBODY, *range(game.players))):
        raise ValueError(f"a choice for seat {ask.to!r} is for nobody: {seats}, or NOBODY")
    if ask.among is not None and not isinstance(ask.among, tuple):
        raise ValueError(f"the values to choose from are a tuple: among=({ask.among!r},)")
    for seat in (ask.among or ()) if ask.what == "seat" else ():
        if not _is_in(seat, (None, *range(game.players))):
            raise ValueError(f"there is no seat {seat!r} to choose: {seats}")


def _is_in(value: object, known: Collection[int | None]) -> bool:
    """Return whether a value is one of the known ones; a truth value is no number."""
    return value in known and not isinstance(value, bool)


def _check_counts(ask: Ask) -> None:
    """Raise `ValueError` for counts of cards that are none, or a pool that holds no cards."""
    if not all(type(count) is int and count >= 0 for count in (ask.low, ask.high)):
        raise ValueError(
            "after 'cards' an Ask says how many at least and at most: Ask(self.id, seat, 'cards', "
            f"1, 2), not {ask.low!r}, {ask.high!r}"
        )
    for name, cards in (("pool", ask.pool or 0), ("barred", ask.barred)):
        if type(cards) is not int:
            raise ValueError(f"a {name} is cards such as game.discards, not {cards!r}")


def _check_answers(ask: Ask) -> None:
    """Raise `ValueError` for a choice that has no possible answer."""
    if ask.what in ("number", "count") and ask.among is None:
        raise ValueError(f"a {ask.what} needs the values to choose from: among=(...)")
    for number in (ask.among or ()) if ask.what == "number" else ():
        if not _is_in(number, (None, *NUMBERS)):
            raise ValueError(NO_NUMBER.format(number=number))
    if ask.what == "play":
        raise ValueError("a play is asked for by a rule with the hook 'answers'")
    if ask.what == "cards" and ask.low > ask.high:
        raise ValueError(f"at least {ask.low} cards and at most {ask.high} is impossible")
