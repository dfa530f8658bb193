"""How Nap is bid, and what its deals are worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from daifugo_widget.core.cards import bits
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import Laid, Play

from ..engine.cards import WHOLE_DECK, rank
from ..nap.bids import BIDS, FOUR, MISERE, TWO, NapBid
from ..nap.game import Nap
from .imagine import Imagined
from .misere import sensible_of_declarer, sensible_of_opponent
from .nap_habit import best_trump, take
from .open_misere import LowDeclarer, OpenMisere, twos_below_threes
from .skill import Habit, Skill, play_out

DEALS = 14
"""The number of imagined deals in which a hand is tried out before it bids."""
FEARED = 0.75
"""The share of its stake that another player's bid is feared to cost everybody else."""
OVERBID = 0.5, 0.4, 0.2, 0.12, 0.03, 0.02, 0.0
"""The chance that each player still to come bids over a bid, from Two to Blucher."""
MOST_LOW = 3
"""How many low cards a hand needs before a misere is tried out with it."""
TRICK = 0.01
"""What one more or one less trick counts besides the chips."""
MISERE_EASE = 4
"""How many times as many deals of a misere are played out, as that needs no rules."""
MISERE_SIGHT = 0.01
"""What it counts for a card in a misere, lost or not, that it is the usual one."""


class NapSkill(Skill[Nap]):
    """Bids what the hand takes in imagined deals, and plays to keep or break the promise."""

    def bid(self, view: Nap, rng: Random) -> NapBid | None:
        """Return the open bid that should bring the most chips, if it brings more than a pass."""
        ask = view.ask
        assert ask is not None
        chances = Chances(view, ask.seat, rng)
        worth = {bid: chances.worth(bid) for bid in BIDS if view.is_open(ask, Answer(bid))}
        best = max(worth, key=worth.__getitem__, default=None)
        return best if best is not None and worth[best] > chances.worth(None) else None

    def choose_cards(self, view: Nap, ask: Ask) -> int:
        """Nap asks for no cards."""
        raise ValueError(ask.rule)

    def sensible(self, view: Nap) -> list[Play]:
        """Return all plays, but in a misere only those that may be of use."""
        if view.contract != MISERE:
            return view.plays()
        own = view.turn == view.declarer
        return sensible_of_declarer(view) if own else sensible_of_opponent(view)

    def leads_highest(self, view: Nap) -> bool:
        """Return whether this lead makes trumps, which is done with the highest card."""
        return view.has_trumps and view.trumps is None

    def imagine(self, view: Nap) -> Imagined[Nap]:
        """Return the imagined deals of a view: any card may lie aside."""
        against = view.contract == MISERE and view.turn != view.declarer
        return (LowDeclarer if against else Imagined)(view, WHOLE_DECK)

    def habit(self, game: Nap) -> Habit[Nap]:
        """Return how everybody plays on in a deal that is not a misere."""
        return take

    def ease(self, view: Nap) -> int:
        """Return how many times as many deals of this contract can be played out."""
        return MISERE_EASE if view.contract == MISERE else 1

    def play_values(self, game: Nap, plays: Sequence[Play], seat: int) -> list[float]:
        """Return what each play is worth to a seat: in a misere, whether it is lost after that."""
        if game.contract != MISERE:
            return super().play_values(game, plays, seat)
        deal = OpenMisere(game)
        usual, sign = deal.usual(), -1 if seat == game.declarer else 1
        cards = [twos_below_threes(play.cards) for play in plays]
        return [
            sign * deal.after(card).is_lost() + MISERE_SIGHT * (card == usual) for card in cards
        ]

    def worth(self, game: Nap, seat: int) -> float:
        """Return the chips of a seat, and a little for each trick towards them."""
        tricks = game.tricks_of(game.declarer)
        return game.points()[seat] + (TRICK if seat == game.declarer else -TRICK) * tricks

    def alike(self, view: Nap, card: int, other: int) -> bool:
        """Return True: neighbours always do the same."""
        return True

    def power(self, game: Nap, trick: tuple[Laid, ...]) -> str:
        """Return ``trumps`` if the strongest card beats another suit that was led."""
        return game.winner_of(trick)[1]

    def mates(self, game: Nap, seat: int) -> frozenset[int]:
        """Return the declarer alone or all others, whichever a seat belongs to."""
        alone = frozenset((game.declarer,))
        return alone if seat == game.declarer else frozenset(game.seats) - alone


class Chances:
    """How many tricks a hand takes in imagined deals with its best trumps, and in a misere.

    A hand that is not low is not tried in a ``misere``, which then counts as lost.
    """

    def __init__(self, view: Nap, seat: int, rng: Random) -> None:
        self.view, self.seat, self.hand = view, seat, view.hands[seat]
        imagined = Imagined(view, WHOLE_DECK)
        self.deals = [imagined.deal(rng) for _ in range(DEALS)]
        self.first = best_trump(self.hand)
        self.tricks = self._tricks()
        self.misere = self._misere_losses() if self._is_low() else [1]

    @property
    def mean(self) -> float:
        """How many tricks the hand takes on average."""
        return sum(self.tricks) / len(self.tricks)

    def chips(self, bid: NapBid) -> float:
        """Return the chips that a bid should bring from each opponent."""
        made = self.success(bid)
        return bid.worth.made * made - bid.worth.lost * (1 - made)

    def worth(self, bid: NapBid | None) -> float:
        """Return the expected chips of a bid or a pass, which others may bid over."""
        said = [one for _, one in self.view.bids if isinstance(one, NapBid)]
        top = bid or (said[-1] if said else None)
        own = (self.view.players - 1) * self.chips(bid) if bid else -cost_of_rival(top)
        to_come = self.view.players - len(self.view.bids) - 1
        stays = (1 - OVERBID[top.place if top else 0]) ** to_come
        return stays * own - (1 - stays) * cost_of_rival(top or TWO)

    def success(self, bid: NapBid) -> float:
        """Return the chance that a bid is made."""
        tricks = self.misere if bid == MISERE else self.tricks
        return sum(map(bid.is_made, tricks)) / len(tricks)

    def _is_low(self) -> bool:
        return (self.hand & low_cards(self.view)).bit_count() >= MOST_LOW

    def _tricks(self) -> list[int]:
        found = []
        for deal in self.deals:
            game = as_declarer(deal, self.seat, FOUR)
            found.append(play_out(game.step(self.first), take).tricks_of(self.seat))
        return found

    def _misere_losses(self) -> list[int]:
        """Return for each deal 1 if a misere takes a trick, and so is lost, else 0."""
        deals = (as_declarer(deal, self.seat, MISERE) for deal in self.deals)
        return [int(OpenMisere(deal).is_lost()) for deal in deals]


def cost_of_rival(bid: NapBid | None) -> float:
    """Return the chips that another player's bid is feared to cost."""
    return FEARED * bid.worth.made if bid else 0.0


def low_cards(view: Nap) -> int:
    """Return the lower half of the deck."""
    deck = sorted(bits(view.rules.deck(view.players)), key=rank)
    return sum(1 << code for code in deck[: len(deck) // 2])


def as_declarer(deal: Nap, seat: int, bid: NapBid) -> Nap:
    """Return an imagined deal in which a seat has got its bid and is to lead."""
    game = deal.copy()
    game.declarer, game.contract, game.turn, game.agenda = seat, bid, seat, ()
    return game
