"""What a review says of a game: a verdict on each decision of a seat, and luck apart from play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..core.game.card_match import CardMatch
from ..core.game.history import History, Step
from ..core.game.moves import Move
from ..core.words.text import Text
from ..players.outlook import Difference, Outlook

COSTLY = 0.3
"""From this many places on a move is called costly."""
WELL_DONE, MOST_WELL_DONE = 0.3, 2
"""From how many places better than a plain move on a move is praised, and how many are at most."""


class Reason(NamedTuple):
    """Why one move was better than another, from a comparison of what the two lead to.

    ``kind`` names what the move gave away; ``rule`` is the id of the rule that acted, if any did.
    ``names_better`` tells that the text itself says which move was better.
    """

    kind: str
    text: Text
    rule: str | None = None
    names_better: bool = False


class Candidate(NamedTuple):
    """A move that could have been made, what it leads to, and what it costs against the best."""

    move: Move
    outlook: Outlook
    cost: Difference


@dataclass(frozen=True)
class Verdict:
    """What the coach says of one decision, by what its seat could know then.

    The move was that of ``history.steps[at]``, so the decision was that of
    ``history.match_after(at)``. ``candidates`` are sorted, best first; the move that was made is
    among them, and so is ``plain``, what a plain player would have done.

    ``line`` and ``better_line`` are how the game most likely goes on after the move and after the
    best one, the move itself first. Both begin at ``start``: the match of the decision with the
    hands as they were, or, if these were not typical, with hands that are ``imagined``.
    ``as_dealt`` is the better line with the hands as they were, even if it is not typical; empty
    if they are not known. Of a move that is well done, ``line`` is how the game goes on after the
    plain one, and the reason says why that was worse.
    """

    at: int
    trick: int
    move: Move
    candidates: tuple[Candidate, ...]
    plain: Move | None = None
    reason: Reason | None = None
    line: tuple[Step, ...] = ()
    better_line: tuple[Step, ...] = ()
    as_dealt: tuple[Step, ...] = ()
    start: CardMatch | None = None
    imagined: bool = False

    @property
    def best(self) -> Candidate:
        """The move that comes out best."""
        return self.candidates[0]

    @property
    def made(self) -> Candidate:
        """The move that was made."""
        return self.of(self.move)

    def of(self, move: Move) -> Candidate:
        """Return what one of the moves leads to. Raises `ValueError` if it was not judged."""
        found = next((one for one in self.candidates if one.move == move), None)
        if found is None:
            raise ValueError(f"{move} was not judged")
        return found

    @property
    def cost(self) -> float:
        """How many places the move gave away; 0 where it may as well have been the best."""
        return self.made.cost.mean if self.made.cost.low > 0 else 0.0

    @property
    def gain(self) -> float:
        """How many places the move was better than a plain one; 0 where that is not certain."""
        other = self.made if self.plain is None else self.of(self.plain)
        return other.cost.mean if self.best == self.made and other.cost.low > 0 else 0.0


@dataclass(frozen=True)
class GameReview:
    """The review of one game of a history, for one seat.

    ``deal`` is what the seat could expect when its cards were dealt, ``place`` where it came in.
    """

    history: History
    seat: int
    verdicts: tuple[Verdict, ...]
    deal: Outlook
    place: int

    @property
    def costliest(self) -> tuple[Verdict, ...]:
        """The verdicts on moves that gave something away, the costliest first."""
        found = [verdict for verdict in self.verdicts if verdict.cost > 0]
        return tuple(sorted(found, key=lambda verdict: -verdict.cost))

    @property
    def well_done(self) -> tuple[Verdict, ...]:
        """The verdicts on the few moves that were better by far than a plain one, best first."""
        found = [verdict for verdict in self.verdicts if verdict.gain >= WELL_DONE]
        return tuple(sorted(found, key=lambda verdict: -verdict.gain)[:MOST_WELL_DONE])

    @property
    def play(self) -> float:
        """How many places the seat's own moves have cost."""
        return sum(verdict.cost for verdict in self.verdicts)

    @property
    def luck(self) -> float:
        """How many places chance and the others have cost beyond the cards and the own moves."""
        even = (len(self.deal.counts) + 1) / 2
        return self.place - (self.deal.place if self.deal.games else even) - self.play
