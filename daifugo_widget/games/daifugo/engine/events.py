"""The events that a game tells, and the secrets that it does not tell everybody."""

from __future__ import annotations

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.cards import KNOWN
from daifugo_widget.core.game.moves import EVERYBODY, NOBODY, Event

from .game import Game
from .state_values import Secret


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling(Game):
    """A change that tells events, each with the seats that see its cards."""

    __slots__ = ()

    def tell(
        self,
        verb: str,
        seat: int = NOBODY,
        cards: int = 0,
        to: int = NOBODY,
        rule: str = "",
        value: object = None,
        seen: int = EVERYBODY,
    ) -> None:
        """Tell one event, and which seats see its cards: all of them if an open hand changes."""
        if seen != EVERYBODY and self.rules.hooks["opens"]:
            changed = 1 << seat | (1 << to if verb in ("give", "swap") else 0)
            seen = EVERYBODY if changed & self.open_hands() else seen
        self.events += (Event(verb, seat, cards, to, rule, value, seen),)
        if self.secrets and cards:
            self.notice(seat, cards, seen)

    def remember(self, secret: Secret) -> None:
        """Keep cards of a seat in mind; nobody is told."""
        self.secrets += (secret,)

    def notice(self, seat: int, cards: int, by: int) -> None:
        """Let the seats ``by`` know the secrets whose cards they have just seen in a hand."""
        for secret in self.secrets:
            seen = cards & secret.cards & KNOWN if secret.seat == seat else 0
            if not seen or secret.known != "seat":
                continue
            if by == EVERYBODY:
                self.let_know(secret, seen)
            elif secret.to != NOBODY and by >> secret.to & 1:
                self.remember(secret._replace(cards=seen, known="to"))

    def let_know(self, secret: Secret, cards: int, settled: bool = False) -> None:
        """Let everybody know of these cards of a secret, or that it is settled."""
        known = secret._replace(cards=cards, known="settled" if settled else "all")
        self.secrets = tuple(known if other == secret else other for other in self.secrets)
