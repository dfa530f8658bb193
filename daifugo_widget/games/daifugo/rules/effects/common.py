"""What effects on hands and discards have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from daifugo_widget.core.cards import KNOWN, bits, blanks, choices
from daifugo_widget.core.game.moves import CHANCE, EVERYBODY, Answer, Ask
from daifugo_widget.core.game.plays import Play

from ...engine.change import Change
from ...engine.game import Game
from ..numbers import ByNumber


class Giving(ByNumber):
    """A number whose player gives cards to one other player: the next, the previous or any."""

    to: str
    exact: bool
    back: bool = False

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        count = self._count(game, play)
        if not game.hands[seat] or not count:
            return
        if self.to == "anyone":
            game.owe(Ask(self.id, seat, "seat", detail=count))
        else:
            self._ask(game, seat, game.next_of(seat, back=self.back), count)

    def _ask(self, game: Change, seat: int, to: int, count: int) -> None:
        """Ask for exactly or up to ``count`` cards; what is not the default has its own words."""
        usual = self.exact == self.options["exact"].default
        detail = None if usual else "exact" if self.exact else "free"
        low = count if self.exact else 0
        game.owe(Ask(self.id, seat, "cards", low, count, to, detail=detail))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.what == "seat":
            self._ask(game, ask.seat, answer.value, ask.detail)
        elif answer.value:
            game.give(self, ask.seat, ask.to, answer.value)


class Drawing(ByNumber):
    """Seats draw random discards, one seat after the other."""

    seen_by_all = False

    def _draw(self, game: Change, seats: Iterable[int], count: int) -> None:
        """Let each of these seats draw ``count`` cards, or nobody if there are too few."""
        drawing = still_in(game, seats)
        if drawing and can_draw(game, len(drawing) * count):
            self._draw_next(game, drawing, count)

    def _draw_next(self, game: Change, seats: tuple[int, ...], count: int) -> None:
        (first, *later), pool = seats, game.discards
        game.owe(Ask(self.id, CHANCE, "cards", count, count, first, detail=tuple(later), pool=pool))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        seen = EVERYBODY if self.seen_by_all else 1 << ask.to
        game.draw(self, ask.to, answer.value, seen)
        if ask.detail:
            self._draw_next(game, ask.detail, ask.low)


class Purging(ByNumber):
    """Seats discard all that they hold of certain cards, each as soon as its hand is known."""

    def _purge(self, game: Change, due: tuple[tuple[int, int], ...]) -> None:
        """Let seats discard; each pair is a seat and the cards that it may not keep."""
        for at, (seat, cards) in enumerate(due, 1):
            if still_in(game, (seat,)):
                if game.owe_hand(self, seat, barred=KNOWN & ~cards, rest=due[at:], first=True):
                    return
                self._lose(game, seat, game.hands[seat] & cards)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        self._lose(game, ask.detail.seat, answer.value)
        self._purge(game, ask.detail.rest)

    def _lose(self, game: Change, seat: int, cards: int) -> None:
        if cards:
            game.discard(self, seat, cards)


def can_draw(game: Game, count: int) -> bool:
    """Return whether there are as many discards, and they may go back into hands."""
    return count <= game.discards.bit_count() and game.may_draw(count)


def still_in(game: Game, seats: Iterable[int]) -> tuple[int, ...]:
    """Return which of these seats still take part, none once the game is over."""
    return () if game.over else tuple(seat for seat in seats if game.is_live(seat))


def neighbours(game: Game, seat: int) -> tuple[int, ...]:
    """Return the next and the previous player, or one seat if they are the same."""
    return tuple(dict.fromkeys((game.next_of(seat), game.next_of(seat, back=True))))


def right_is_back(game: Game) -> bool:
    """Return whether the player on the right is the previous one, in the current direction."""
    return game.runs_backwards != (game.rules.frame.turn_order.direction == "clockwise")


def strongest(game: Game, ask: Ask) -> Iterator[Answer]:
    """Yield each choice of the strongest cards of the seat asked, any among equals.

    Strength goes by the order of the moment, with the joker where that order has it.
    """
    hand = game.playable_cards(ask.seat)
    if blanks(game.hands[ask.seat]):
        yield from game.card_answers(ask, hand)
        return
    level = game.order.card_level
    least = sorted(map(level, bits(hand)), reverse=True)[ask.low - 1]
    must = sum(1 << bit for bit in bits(hand) if level(bit) > least)
    equal = sum(1 << bit for bit in bits(hand) if level(bit) == least)
    for chosen in choices(equal, ask.low - must.bit_count()):
        yield Answer(must | chosen)
