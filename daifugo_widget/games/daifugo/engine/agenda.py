"""The verbs for choices: owing and forgetting them, and what waits behind them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, get_args

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.cards import blanks
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Ask, Job, Revealed, What
from daifugo_widget.core.words.arguments import require_type
from daifugo_widget.core.words.text import Text

from .events import Telling
from .state import NO_NUMBER, NUMBERS

if TYPE_CHECKING:
    from .rule import Rule

KINDS = get_args(What)
AN_ASK = Text.of("game.owe takes a choice, such as Ask(self.id, seat, 'yes'), not {value}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Telling):
    """A change with an agenda: the choices owed come first, the rest of plays waits behind them."""

    __slots__ = ()

    def owe(self, ask: Ask, first: bool = False) -> None:
        """Owe a choice after those already owed, or before; of no more cards than the seat holds.

        A choice that an answer leads to may come first: before one owed by a player who has fallen
        by that answer. Where there is nothing to choose from, nobody is asked. Raises `ValueError`
        for a choice that could not be answered.
        """
        self._check_ask(ask)
        if ask.among == ():
            return
        if ask.what == "cards":
            source = self.hands[ask.seat] if ask.pool is None else ask.pool
            held = (source & ~ask.barred).bit_count()
            if not min(ask.high, held):
                return
            if held < ask.high:
                ask = ask._replace(low=min(ask.low, held), high=held)
        asks = 0 if first else self.asks_owed
        self.agenda = (*self.agenda[:asks], ask, *self.agenda[asks:])
        self.tell("ask", ask.seat, to=ask.to, rule=ask.rule)

    def _check_ask(self, ask: Ask) -> None:
        require_type(ask, Ask, AN_ASK)
        rule = self.rules.get(ask.rule) if isinstance(ask.rule, str) else None
        if rule is None:
            raise ValueError(f"an Ask begins with the id of the rule, self.id, not {ask.rule!r}")
        if not hasattr(rule, "after_choice"):
            raise ValueError(f"{rule.id} asks, so it needs the hook 'after_choice', too")
        if ask.what not in KINDS:
            raise ValueError(f"{ask.what!r} cannot be asked for: it is one of {', '.join(KINDS)}")
        if (ask.seat, ask.what, ask.pool) == (CHANCE, "cards", None):
            raise ValueError("chance has no hand: name the cards that it draws from, pool=...")
        self._check_seats(ask)
        if ask.what == "cards":
            _check_counts(ask)
        if not hasattr(rule, "answers"):
            _check_answers(ask)

    def _check_seats(self, ask: Ask) -> None:
        """Raise `ValueError` for a seat that the game does not have, asked or to be chosen."""
        seats = f"the seats are 0 to {self.players - 1}"
        if not _is_in(ask.seat, (CHANCE, *range(self.players))):
            raise ValueError(f"seat {ask.seat!r} cannot be asked: {seats}, or CHANCE")
        if ask.among is not None and not isinstance(ask.among, tuple):
            raise ValueError(f"the values to choose from are a tuple: among=({ask.among!r},)")
        for seat in (ask.among or ()) if ask.what == "seat" else ():
            if not _is_in(seat, (None, *range(self.players))):
                raise ValueError(f"there is no seat {seat!r} to choose: {seats}")

    def interrupt(self, ask: Ask) -> None:
        """Ask at once about a call, before all that is owed; the call has been told already."""
        self.agenda = (ask, *self.agenda)

    def owe_hand(
        self,
        rule: Rule,
        seat: int,
        to: int = NOBODY,
        barred: int = 0,
        rest: object = None,
        first: bool = False,
    ) -> bool:
        """Owe what a hand holds if it is unseen in this position, and return whether it is.

        The seat ``to`` is told all of it, or everybody what is not barred.
        """
        hand = self.hands[seat]
        if not blanks(hand):
            return False
        low, high = (0, hand.bit_count()) if barred else (hand.bit_count(),) * 2
        told = Revealed(seat, rest)
        self.owe(Ask(rule.id, CHANCE, "cards", low, high, to, barred, told, hand), first)
        return True

    def owe_pile(self, rule: Rule, to: int, pool: int, rest: object = None) -> bool:
        """Owe the discards shown to a seat if some are unseen here, and return whether they are."""
        if not blanks(pool):
            return False
        size = pool.bit_count()
        self.owe(Ask(rule.id, CHANCE, "cards", size, size, to, 0, Revealed(NOBODY, rest), pool))
        return True

    def bar(self, rule: Rule, seat: int, cards: int) -> None:
        """Forbid a seat these cards in the choices of a rule that it owes."""
        self.agenda = tuple(
            item._replace(barred=item.barred | cards)
            if isinstance(item, Ask) and (item.rule, item.seat) == (rule.id, seat)
            else item
            for item in self.agenda
        )

    def drop_asks(self, rule: Rule, seat: int = NOBODY) -> None:
        """Forget the choices of a rule, or those that one seat owes, as no longer needed."""
        self.agenda = tuple(
            item
            for item in self.agenda
            if not (isinstance(item, Ask) and item.rule == rule.id and seat in (NOBODY, item.seat))
        )

    def drop_asks_of(self, seat: int) -> None:
        """Forget every choice that a seat owes, or that is about it."""
        self.agenda = tuple(
            item
            for item in self.agenda
            if not (isinstance(item, Ask) and seat in (item.seat, item.to))
        )

    def go_on_with(self, *jobs: Job) -> None:
        """Let these steps wait behind the choices owed, in place of those that waited there."""
        self.agenda = (*self.agenda[: self.asks_owed], *jobs)


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
    if ask.pool is not None and type(ask.pool) is not int:
        raise ValueError(f"a pool is cards such as game.discards, not {ask.pool!r}")


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
