"""Steady: a bot that keeps strong cards back and plays the weakest that will do."""

from __future__ import annotations

from random import Random
from statistics import fmean

from daifugo_widget.core.game.moves import CHANCE, NOBODY, Ask, Call, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _
from daifugo_widget.players.player import BuiltIn

from ..engine.game import Game
from ..engine.order import Order
from .answers import harmful_first, later, shortlist
from .card_probe import CardProbe
from .ending import how_left
from .imagine import imagine, takes_time, until_answered
from .plan import Planner, runs, share, share_of
from .unseen import Unseen

KEPT = 1.3
"""What the strongest card is worth in the hand, against 1 for getting rid of a play."""
CHOSEN = 1.7
"""The same when cards may be kept or had for nothing: a king is never given, and always taken."""
NEAR_END = 2
"""With this many plays left or fewer, strong cards are worth half of ``KEPT``."""
LEAD = 0.05
"""What leading next is worth: enough to lay down half a pair rather than pass."""
TRAPPED = 9.0
"""The burden of holding only cards that may not be played last."""
OUT = 99.0
FALLEN = 9.0
"""The burden of having fallen, even if the seat plays on."""
DEALS = 2
"""How many deals are imagined when chance or others decide about hands; one if that takes long."""

Stake = tuple[tuple[str, int, int, int], ...]
"""For each choice its rule, the seat asked, the seat that it is for and the number of cards."""


class Steady(BuiltIn):
    """A bot that keeps strong cards back and stairs together, and tries what each move does."""

    name = "steady"
    title = _("Steady")
    about = _("Keeps strong cards back, and plays the weakest that will do.")

    def __init__(self) -> None:
        self.probe = CardProbe()

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the move that leaves the hand easiest to get rid of; strong cards ease it."""
        moves = harmful_first(view, shortlist(view))
        if len(moves) == 1:
            return moves[0]
        hand = Hand(view, view.actor, self.probe)
        return min(moves, key=lambda move: hand.after(view, move))

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Return an objection to what is illegal, or a call that takes the seat out."""
        if objects := objection(view, seat):
            return objects
        calls = view.own_calls(seat)
        return next((c for c in calls if how_left(view.step(c, seat), seat) == "finish"), None)


def _is_free(ask: Ask | None) -> bool:
    """Return whether the seat may keep cards of its own hand, or chooses from other cards."""
    return ask is not None and ask.what == "cards" and (ask.low < ask.high or ask.pool is not None)


class Hand:
    """How a steady bot values its hand: plays to get rid of, and strong cards to keep."""

    lead = LEAD

    def __init__(self, view: Game, seat: int, probe: CardProbe) -> None:
        self.view, self.seat = view, seat
        self.clean = probe.clean(view, seat)
        self._planners: dict[tuple[Order, float], Planner] = {}
        self._runs: dict[Order, tuple[Play, ...]] = {}
        self._changes: dict[Stake, float] = {}
        plays = self._planner(view.lasting_order, 0).cost(view.hands[seat])
        kept = CHOSEN if _is_free(view.ask) else KEPT
        self.kept = kept if plays > NEAR_END else KEPT / 2

    def after(self, game: Game, move: Move, ahead: int = 0) -> float:
        """Return how hard the hand is to get rid of after a move.

        If chance then deals cards, or others give some to the seat, that is imagined.
        """
        after = game.step(move)
        burden = self.burden(after, ahead)
        stake = self._stake(game, after)
        if not stake or abs(burden) >= OUT:
            return burden
        if stake not in self._changes:
            self._changes[stake] = self._change(game, move, burden)
        return burden + self._changes[stake]

    def _stake(self, game: Game, after: Game) -> Stake:
        """Return the choices about hands that a move leaves to chance and to others.

        There are none while cards are shown to choose from: the hands could not be imagined anew.
        """
        shown = any(isinstance(item, Ask) and item.pool is not None for item in game.agenda)
        if shown or not after.agenda:
            return ()
        asks = (item for item in after.agenda if isinstance(item, Ask) and item.seat != self.seat)
        return tuple(
            (ask.rule, ask.seat, ask.to, ask.high)
            for ask in asks
            if (ask.to == self.seat or (ask.seat == CHANCE and ask.to != NOBODY))
            and ask not in game.agenda
        )

    def _change(self, game: Game, move: Move, burden: float) -> float:
        """Return how much more the burden of the hand grows than that of the others' hands."""
        unseen, rng = Unseen(game, self.seat), Random(0)
        changes = []
        for _deal in range(1 if takes_time(game.rules) else DEALS):
            deal = imagine(game, unseen, rng)
            settled = until_answered(deal.step(move), rng)
            others = self._of_others(settled) - self._of_others(deal)
            changes.append(self.burden(settled) - burden - others)
        return fmean(changes)

    def _of_others(self, deal: Game) -> float:
        """Return how hard the others' hands are to get rid of on average, in an imagined deal."""
        planner = self._planner(deal.lasting_order, self.kept)
        return fmean(planner.cost(deal.hands[seat]) for seat in self.view.others(self.seat))

    def burden(self, game: Game, ahead: int = 0) -> float:
        """Return how hard the hand is to get rid of in a position."""
        if how := how_left(game, self.seat):
            return -OUT if how == "finish" or self.view.exit_of(self.seat) else OUT
        if game.ask and game.ask.seat == self.seat:
            answers = later(game, ahead)
            return min(self.after(game, answer, ahead + 1) for answer in answers)
        hand = game.hands[self.seat]
        burden = self._planner(game.lasting_order, self.kept).cost(hand)
        trapped = not hand & (self.clean | ~self.view.hands[self.seat])
        burden += TRAPPED * trapped + FALLEN * self._has_fallen(game)
        return burden - self.lead * self._lead(game)

    def _has_fallen(self, game: Game) -> bool:
        """Return whether the seat has fallen since the view, and plays on."""
        return game.exit_of(self.seat) is not None and self.view.exit_of(self.seat) is None

    def _lead(self, game: Game) -> float:
        """Guess how likely the seat is to lead next."""
        if not game.trick:
            return float(game.turn == self.seat)
        top = game.trick[-1]
        return share(top.play, game.order) if top.seat == self.seat else 0.0

    def _strength(self, order: Order, number: int, size: int) -> float:
        """Return how strong a group is."""
        return share_of(order.place[number])

    def _run_strength(self, order: Order, play: Play) -> float:
        """Return how strong stairs are, or another play of several numbers."""
        return share(play, order)

    def _planner(self, order: Order, kept: float) -> Planner:
        key = order, kept
        if key not in self._planners:
            self._planners[key] = self._new_planner(order, kept)
        return self._planners[key]

    def _new_planner(self, order: Order, kept: float) -> Planner:
        def group(number: int, size: int) -> float:
            return 1 - kept * self._strength(order, number, size)

        def run(play: Play) -> float:
            return 1 - kept * self._run_strength(order, play)

        return Planner(self._runs_of(order), group, run)

    def _runs_of(self, order: Order) -> tuple[Play, ...]:
        if order not in self._runs:
            self._runs[order] = runs(self.view, self.view.hands[self.seat], order)
        return self._runs[order]


AGAINST = "illegal", "honest"
"""The attributes of a rule by which players may object: to an illegal play, or to cheating."""


def objection(view: Game, seat: int) -> Call | None:
    """Return a seat's objection to an illegal play on the table or a cheat it has found out."""
    calls = view.calls(seat) if view.doubtful or view.secrets else []
    rules = view.rules
    return next((c for c in calls if any(hasattr(rules[c.rule], name) for name in AGAINST)), None)
