"""The verbs for choices: owing and forgetting them, and what waits behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.cards import blanks
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Ask, Job, Revealed

from .ask_checks import check_ask
from .events import Telling

if TYPE_CHECKING:
    from .rule import Rule


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
        check_ask(self, ask)
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
