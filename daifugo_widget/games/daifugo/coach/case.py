"""What a reason is found from: a decision, the move made, the better one, and their lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from daifugo_widget.core.cards import KNOWN, pretty
from daifugo_widget.core.game.moves import Answer, Move, Pass, acting_rules
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import is_from_outside
from daifugo_widget.core.words.text import Text

from ..engine.game import Game
from ..players.ending import WayOut, how_left
from ..players.outcomes import leads, outcomes
from ..players.reasons import groups_of, is_unbeaten
from ..players.unseen import Unseen
from .lines import Pair


class Said(NamedTuple):
    """What is said of a move in two lines; ``rule`` is the id of the rule that acted, if any.

    ``names_better`` tells that it says which move was better.
    """

    text: Text
    rule: str | None = None
    names_better: bool = False


@dataclass(frozen=True)
class Case:
    """A decision of the seat that has to act in a view: what it did, and what was better."""

    view: Game
    move: Move
    better: Move

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.view.actor

    @cached_property
    def after(self) -> Game:
        """The view after the move."""
        return self.view.step(self.move)

    @cached_property
    def after_better(self) -> Game:
        """The view after the better move."""
        return self.view.step(self.better)

    @property
    def passed(self) -> bool:
        """Whether the move was a pass."""
        return isinstance(self.move, Pass)

    @property
    def can_be_told(self) -> bool:
        """Whether both moves are plays, passes or choices of cards, of which sentences can tell."""
        return all(isinstance(move, Pass) or cards_of(move) for move in (self.move, self.better))

    @property
    def plays(self) -> tuple[Play, Play] | None:
        """The move and the better one if both are plays."""
        both = isinstance(self.move, Play) and isinstance(self.better, Play)
        return (self.move, self.better) if both else None  # type: ignore[return-value]

    @property
    def left(self) -> int:
        """The cards that the move leaves in the hand."""
        return self.after.hands[self.seat]

    @property
    def left_by_better(self) -> int:
        """The cards that the better move leaves in the hand."""
        return self.after_better.hands[self.seat]

    @cached_property
    def goes_out(self) -> tuple[str | None, str | None]:
        """How the seat leaves by the move at once, and how by the better one."""
        return how_left(self.after, self.seat), how_left(self.after_better, self.seat)

    @cached_property
    def way_out(self) -> bool:
        """Whether nobody can stop the seat from going out once it has made the better move."""
        way = WayOut(Unseen(self.view, self.seat))
        return not self.view.ask and not self.better_passes and way.goes(self.after_better)

    @property
    def better_passes(self) -> bool:
        """Whether the better move is a pass."""
        return isinstance(self.better, Pass)

    @cached_property
    def better_cuts(self) -> str | None:
        """The rule by which the better move ends the trick at once and brings the lead, or None."""
        found = list(outcomes(self.after_better, self.seat))
        if not found or not all(leads(game, self.seat) for game in found):
            return None
        cuts = (event.rule for event in self.after_better.events if event.verb == "cut")
        return next(cuts, None)

    @cached_property
    def better_unbeaten(self) -> bool:
        """Whether nothing that is still out can beat the better move."""
        play = isinstance(self.better, Play)
        return play and is_unbeaten(self.after_better, self.seat)

    @cached_property
    def groups(self) -> set[int]:
        """The cards of each group and of stairs in the hand that are part of no larger ones."""
        found = groups_of(self.view)
        return {one for one in found if not any(one != all and one & all == one for all in found)}

    def broken(self, cards: int) -> list[int]:
        """Return the groups and stairs that lose a part of their cards, the largest first."""
        parted = {one for one in self.groups if one & cards and one & ~cards}
        return sorted(parted, key=lambda one: (-one.bit_count(), one))

    def acting(self, game: Game) -> list[str]:
        """Return the rules that acted in the latest step of a game, but for own rules."""
        found = acting_rules(game.events)
        return [id for id in found if not is_from_outside(type(self.view.rules[id]))]

    def names_own(self, rule: str | None) -> bool:
        """Return whether a rule is somebody's own, of which nothing is known."""
        return rule is not None and is_from_outside(type(self.view.rules[rule]))


Say = Callable[[Case, Pair], Said | None]


class Kind(NamedTuple):
    """A kind of reason: its short name, and what it says of two lines, None if it does not hold."""

    name: Text
    say: Say


def cards_of(move: Move) -> int:
    """Return the cards of a play or a choice of cards."""
    if isinstance(move, Play):
        return move.cards
    cards = move.value if isinstance(move, Answer) else 0
    return cards & KNOWN if type(cards) is int else 0


def shown(move: Move) -> str:
    """Return the cards of a move as people read them."""
    return move.pretty() if isinstance(move, Play) else pretty(cards_of(move))
