"""What a steady player has to know about a game besides its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic

from daifugo_widget.core.cards import SUIT
from daifugo_widget.core.game.moves import NOBODY, Ask
from daifugo_widget.core.game.plays import Laid, Play

from ..engine.bids import Bid
from ..engine.cards import card_play, card_plays
from .imagine import G, Imagined

Habit = Callable[[G], Play]
"""What everybody plays at first sight, in a deal whose hands are known."""
FIRST_SIGHT = 0.05
"""What it counts for a play that it is the one of habit."""


class Skill(ABC, Generic[G]):
    """How one game is bid and played at first sight, and what its end is worth."""

    @abstractmethod
    def bid(self, view: G, rng: Random) -> Bid | None:
        """Return what the seat that has to bid bids in its view, None for a pass."""

    @abstractmethod
    def choose_cards(self, view: G, ask: Ask) -> int:
        """Return the cards for a choice that has to be made."""

    def sensible(self, view: G) -> list[Play]:
        """Return the plays to think about: all that are open, unless a game knows better."""
        return view.plays()

    def leads_highest(self, view: G) -> bool:
        """Return whether the highest, not the lowest, of cards that do the same is played now."""
        return False

    @abstractmethod
    def imagine(self, view: G) -> Imagined[G]:
        """Return the imagined deals for the seat that has to act in its view."""

    @abstractmethod
    def habit(self, game: G) -> Habit[G]:
        """Return how everybody plays on in a deal whose hands are known."""

    @abstractmethod
    def worth(self, game: G, seat: int) -> float:
        """Return what a deal that is over is worth to a seat."""

    def ease(self, view: G) -> int:
        """Return how many times as many deals can be played out as by the rules alone."""
        return 1

    def play_values(self, game: G, plays: Sequence[Play], seat: int) -> list[float]:
        """Return what each play is worth to a seat in a deal whose hands are known."""
        habit = self.habit(game)
        usual = habit(game)
        return [
            self.worth(play_out(game.step(play), habit), seat) + FIRST_SIGHT * (play == usual)
            for play in plays
        ]

    @abstractmethod
    def alike(self, view: G, card: int, other: int) -> bool:
        """Return whether two cards do the same if no card still out lies between them."""

    def top(self, game: G, trick: tuple[Laid, ...]) -> Laid:
        """Return the card that would take a trick if nothing more were laid to it."""
        return game.winner_of(trick)[0]

    @abstractmethod
    def mates(self, game: G, seat: int) -> frozenset[int]:
        """Return the seats that a seat takes for its own side, itself among them."""

    @abstractmethod
    def power(self, game: G, trick: tuple[Laid, ...]) -> str:
        """Return what makes the strongest card of a trick so strong, "" for its rank."""

    def knows_sides(self, view: G) -> bool:
        """Return whether the seat to play knows who is on its side."""
        return True

    def is_gift(self, play: Play) -> bool:
        """Return whether a card is worth something to the side that takes it."""
        return False


def beaters(skill: Skill[G], game: G, trick: tuple[Laid, ...], cards: int) -> int:
    """Return which cards could keep the last card of a trick, its strongest, from taking it.

    Each is also tried beside a second card, as one of another suit undoes the rule ``same-two``.
    """
    own, to_come = trick[-1].seat, game.players - len(trick)

    def stays(*laid: int) -> bool:
        others = (Laid(NOBODY, card_play(card)) for card in laid if card)
        return skill.top(game, (*trick, *others)).seat == own

    lowest = [cards & suit & -(cards & suit) for suit in SUIT]
    beside = {0, *lowest} if to_come > 1 else {0}
    beside = {card for card in beside if stays(card)}
    found = 0
    for play in card_plays(cards if to_come else 0):
        if not all(stays(card, play.cards) for card in beside if card != play.cards):
            found |= play.cards
    return found


def play_out(game: G, habit: Habit[G]) -> G:
    """Return a deal at its end, with everybody playing by habit."""
    while not game.over:
        game = game.step(habit(game))
    return game
