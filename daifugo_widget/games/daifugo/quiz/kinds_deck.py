"""Questions on the deck: how many cards, and which numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.cards import JOKER_CODE, RANKS, card_number, codes, pretty_number
from daifugo_widget.core.words.text import Text
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.table.telling.phrase import Phrase

from ..engine.match import Match


class _OfTheDeck(Kind):
    """A question on the deck of a rule, asked before anything is played."""

    then, usual = False, "deck"

    def fits(self, moment: Moment, match: Match) -> bool:
        return moment.rule is not None and not match.game.trick and not match.game.flows

    def options(self, moment: Moment, right: object) -> set[str]:
        return set()  # what is usual there is told in words

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return [rule.id for rule in match.rules.hooks["deck"] if not rule.frame]


class Deck(_OfTheDeck):
    """How many cards a game is played with."""

    id, how = "deck", "number"

    def value(self, moment: Moment, match: Match) -> int:
        return match.rules.deck(match.players, match.number).bit_count()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.DECK)

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell what the deck is made of."""
        jokers = codes(match.rules.deck(match.players, match.number)).count(JOKER_CODE)
        yield Phrase(w.DECK_OF, {"n": str((right - jokers) // 4), "jokers": str(jokers)})


class LeftOut(_OfTheDeck):
    """Which numbers are left out of the deck."""

    id = "absent"

    def value(self, moment: Moment, match: Match) -> tuple[int, ...]:
        deck = match.rules.deck(match.players, match.number)
        held = {card_number(code) for code in codes(deck)}
        return tuple(number for number in range(len(RANKS)) if number not in held)

    def sentence(self, moment: Moment, right: tuple[int, ...]) -> Phrase:
        return Phrase(w.LEFT_OUT)

    def wrong(
        self, moment: Moment, right: tuple[int, ...], rng: Random
    ) -> Iterator[tuple[int, ...]]:
        """Yield none, and as many other numbers next to each other, the nearest first."""
        yield ()
        first = right[0] if right else 0
        others = (at for at in range(len(RANKS) - len(right) + 1) if at != first)
        for at in sorted(others, key=lambda at: abs(at - first)):
            yield tuple(range(at, at + len(right)))

    def write(self, moment: Moment, value: tuple[int, ...]) -> Phrase:
        numbers = Text.of(" ".join(map(pretty_number, value))) if value else w.NO_NUMBER
        return Phrase(w.THIS, {"it": numbers})
