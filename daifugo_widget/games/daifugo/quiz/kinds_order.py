"""Questions on strength: what order holds, and which card is the strongest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.cards import JOKER, bits, pretty_number
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import MOST_CHOICES, Kind
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards

from ..engine.match import Match
from ..engine.order import Order

Line = tuple[int, ...]
USUAL: Line = Order().line
TRIES = 12


class OrderNow(Kind):
    """What order of strength holds after a move."""

    id, usual = "order", "strength"

    def fits(self, moment: Moment, match: Match) -> bool:
        line = match.game.order.line
        lines = {USUAL, line, moment.game.order.line, *self.by_others(moment)}
        return moment.step is not None and not match.game.over and len(lines) > 1

    def value(self, moment: Moment, match: Match) -> Line:
        return match.game.order.line

    def sentence(self, moment: Moment, right: Line) -> Phrase:
        return Phrase(w.ORDER)

    def wrong(self, moment: Moment, right: Line, rng: Random) -> Iterator[Line]:
        yield moment.game.order.line
        yield from (USUAL, USUAL[::-1])
        cut = rng.randrange(1, len(USUAL))
        yield (*USUAL[cut:], *USUAL[:cut])

    def write(self, moment: Moment, value: Line) -> Phrase:
        return Phrase(w.THIS, {"it": " ".join(map(pretty_number, value))})

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return _turning(match) if match.game.order.line != USUAL else []


class Strongest(Kind):
    """Which of some cards is the strongest as things stand."""

    id, then, usual = "strongest", False, "strength"

    def __init__(self, picked: tuple[int, ...] = ()) -> None:
        self.picked = picked

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Pick cards, if possible some of which another would be the strongest by other rules."""
        if self.picked:
            return super().make(moment, rng)
        deck = moment.game.deck
        singles = [1 << bit for bit in bits(deck)]
        if moment.game.over or len(singles) < MOST_CHOICES:
            return None
        picks = (tuple(rng.sample(singles, MOST_CHOICES)) for _ in range(TRIES))
        found = [q for pick in picks if (q := Strongest(pick).make(moment, rng))]
        return next((question for question in found if question.decided), (*found, None)[0])

    def value(self, moment: Moment, match: Match) -> int | None:
        levels = {card: _level(match, card) for card in self.picked}
        best = [card for card in self.picked if levels[card] == max(levels.values())]
        return best[0] if len(best) == 1 else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.STRONGEST)

    def wrong(self, moment: Moment, right: int, rng: Random) -> tuple[int, ...]:
        return self.picked

    def write(self, moment: Moment, value: int) -> Phrase:
        return Phrase(w.THIS, {"it": cards(value)})

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell the order of the moment, if it can be told as a row of numbers."""
        if _turning(match) and not match.game.order.sevens:
            row = sorted((*match.game.order.line, JOKER), key=match.game.order.place.__getitem__)
            yield Phrase(w.ORDER_IS, {"order": " ".join(map(pretty_number, row))})

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return _turning(match)


def _level(match: Match, card: int) -> int:
    order = match.game.order
    return order.level(match.rules.forms.readings(card, order)[-1])


def _turning(match: Match) -> list[str]:
    """Return the rules whose marks have changed the order of strength."""
    rules, game = match.rules, match.game
    if _facts(game.order) == _facts(rules.order(())):
        return []
    return [id for id, _ in game.marks if hasattr(rules[id], "strength")]


def _facts(order: Order) -> tuple[object, ...]:
    return order.line, order.joker, order.sevens
