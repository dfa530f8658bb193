"""The verbs of choices: what is owed, what is forgotten, and what waits behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from ..core.cards import blanks
from ..core.moves import CHANCE, NOBODY, Ask, Job, Told, What
from .telling import Telling

if TYPE_CHECKING:
    from .rule import Rule

KINDS = get_args(What)


class Owing(Telling):
    """A game with an agenda: choices owed come first, what remains of plays waits behind them."""

    def owe(self, ask: Ask, first: bool = False) -> None:
        """Owe a choice after those already owed, or before; of cards no more than the seat holds.

        A choice that becomes due by an answer may come first: before that of who has fallen by what
        the answer did. Raises `ValueError` for one that nothing could come of.
        """
        self._check_ask(ask)
        if ask.what == "cards":
            held = ((ask.pool or self.hands[ask.seat]) & ~ask.barred).bit_count()
            if not min(ask.high, held):
                return
            if held < ask.high:
                ask = ask._replace(low=min(ask.low, held), high=held)
        asks = 0 if first else self.asks
        self.agenda = (*self.agenda[:asks], ask, *self.agenda[asks:])
        self.tell("ask", ask.seat, to=ask.to, rule=ask.rule)

    def _check_ask(self, ask: Ask) -> None:
        rule = self.rules.get(ask.rule) if isinstance(ask.rule, str) else None
        if rule is None:
            raise ValueError(f"an Ask begins with the id of the rule, self.id, not {ask.rule!r}")
        if not hasattr(rule, "answered"):
            raise ValueError(f"{rule.id} asks, so it needs the hook 'answered', too")
        if ask.what not in KINDS:
            raise ValueError(f"{ask.what!r} cannot be asked for: it is one of {', '.join(KINDS)}")
        if not hasattr(rule, "answers"):
            _check_answers(ask)

    def interrupt(self, ask: Ask) -> None:
        """Ask at once, before all that is owed, about a call, which has been told itself."""
        self.agenda = (ask, *self.agenda)

    def owe_hand(
        self,
        rule: Rule,
        seat: int,
        to: int = NOBODY,
        barred: int = 0,
        rest: Any = None,
        first: bool = False,
    ) -> bool:
        """Owe what a hand holds, if it is not seen in this position, and tell whether that is so.

        All of it is told to a seat; or to everybody, what is not barred.
        """
        hand = self.hands[seat]
        if not blanks(hand):
            return False
        low, high = (0, hand.bit_count()) if barred else (hand.bit_count(),) * 2
        told = Told(seat, rest)
        self.owe(Ask(rule.id, CHANCE, "cards", low, high, to, barred, told, hand), first)
        return True

    def owe_pile(self, rule: Rule, to: int, pool: int, rest: Any = None) -> bool:
        """Owe what lies among discards shown to a seat, if not all of it is seen here."""
        if not blanks(pool):
            return False
        size = pool.bit_count()
        self.owe(Ask(rule.id, CHANCE, "cards", size, size, to, 0, Told(NOBODY, rest), pool))
        return True

    def bar(self, rule: Rule, seat: int, cards: int) -> None:
        """Let a seat not choose these cards where it owes a choice of a rule."""
        self.agenda = tuple(
            item._replace(barred=item.barred | cards)
            if isinstance(item, Ask) and (item.rule, item.seat) == (rule.id, seat)
            else item
            for item in self.agenda
        )

    def drop_asks(self, rule: Rule, seat: int = NOBODY) -> None:
        """Forget the choices of a rule, or those of one seat, that need no answer any more."""
        self.agenda = tuple(
            item
            for item in self.agenda
            if not (isinstance(item, Ask) and item.rule == rule.id and seat in (NOBODY, item.seat))
        )

    def drop_asks_of(self, seat: int) -> None:
        """Forget every choice that a seat owes, or that is for it."""
        self.agenda = tuple(
            item
            for item in self.agenda
            if not (isinstance(item, Ask) and seat in (item.seat, item.to))
        )

    def go_on_with(self, *jobs: Job) -> None:
        """Let these steps wait behind the choices owed, in place of those that have waited."""
        self.agenda = (*self.agenda[: self.asks], *jobs)


def _check_answers(ask: Ask) -> None:
    """Raise `ValueError` for a choice to which there is no answer."""
    if ask.what in ("number", "count") and not ask.among:
        raise ValueError(f"a {ask.what} is asked for among those named: among=(...)")
    if ask.what == "play":
        raise ValueError("a play is asked for by a rule with the hook 'answers'")
    if ask.what == "cards" and ask.low > ask.high:
        raise ValueError(f"at least {ask.low} cards and at most {ask.high} cannot be")
