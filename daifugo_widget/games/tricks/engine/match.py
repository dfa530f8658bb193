"""A session of a trick-taking game: deal after deal, the deal moving left, points added up."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, Self

from daifugo_widget.core.cards import bits
from daifugo_widget.core.game.card_match import MATCH_OVER, NOT_OVER, CardMatch
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.core.words.arguments import require_type, whole
from daifugo_widget.core.words.text import SpokenError

from . import words
from .bids import Bid
from .game import TrickGame
from .rule_set import TrickRuleSet


class DealResult(NamedTuple):
    """How one deal ended: who declared which bid, whether it was made, and each seat's points.

    A deal that nobody played is ``void``: its declarer is ``NOBODY``, its bid None.
    """

    number: int
    declarer: int
    bid: Bid | None
    made: bool
    points: tuple[int, ...]
    void: bool

    @property
    def classes(self) -> tuple[str, ...]:
        """No classes: these games have none."""
        return ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat by the points of the deal, 1 the best; equal seats share one."""
        return places(self.points)


def places(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the place of each seat by points, 1 the best; equal seats share one."""
    return tuple(1 + sum(other > own for other in points) for own in points)


@dataclass(frozen=True)
class TrickMatch(CardMatch):
    """A running session of as many deals as its rules say; void ones do not count.

    >>> match = TrickMatch.start("nap", players=3, seed=1)
    >>> match.game
    <Nap nap: 8dTdJcKsAc / 8c9hTsJhQd / 9dThJdQcAs, c to act>
    >>> match.game.ask.what, match.game.moves()[1].value
    ('bid', NapBid(place=0))
    """

    rules: TrickRuleSet
    game: TrickGame
    results: tuple[DealResult, ...] = ()

    @classmethod
    def start(
        cls, rules: TrickRuleSet | str, players: int | None = None, seed: int | None = None
    ) -> Self:
        """Deal the first game of a session, with a dealer by chance; without a seed one is drawn.

        ``rules`` may be a line that begins with ``nap`` or ``napoleon``; without a number as many
        play as usual. Raises `RuleError` if they
        are not rules of these games, or that number of players cannot play.
        """
        read = require_type(rules_of(rules), TrickRuleSet, words.OF_OTHER_GAME, RuleError)
        seed = secrets.randbits(32) if seed is None else whole("seed", seed)
        return cls(read, deal(read, read.player_count(players), Random(f"{seed}/1")), seed)

    # --- reading ---------------------------------------------------------------------------------

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has so far: chips in Nap, wins in Napoleon."""
        deals = [result.points for result in self.results]
        start = (self.rules.start,) * self.players
        return tuple(map(sum, zip(start, *deals, strict=True)))

    @property
    def deals_done(self) -> int:
        """How many deals count so far."""
        return sum(not result.void for result in self.results)

    @property
    def over(self) -> bool:
        """Whether the last deal of the session is over."""
        return self.game.over and self.deals_done >= self.rules["session"].deals

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points once the session is over, several if they are equal."""
        points = self.points
        best = max(points)
        return tuple(seat for seat, own in enumerate(points) if self.over and own == best)

    # --- going on --------------------------------------------------------------------------------

    def _with_result(self) -> Self:
        game = self.game
        made = not game.void and game.makes_contract()
        result = DealResult(
            self.number, game.declarer, game.contract, made, game.points(), game.void
        )
        return replace(self, results=(*self.results, result))

    def next(self, rules: TrickRuleSet | str | None = None) -> Self:
        """Deal the next game, by other rules if some are given; the deal moves left.

        Raises `RuleError` if they are not rules of this game, `ValueError` while the deal is still
        running or when the session is over.
        """
        if not self.game.over:
            raise SpokenError(NOT_OVER)
        if self.over:
            raise SpokenError(MATCH_OVER)
        chosen, number = self._read(self.rules if rules is None else rules), self.number + 1
        dealer = self.game.next_of(self.game.dealer)
        game = deal(chosen, self.players, Random(f"{self.seed}/{number}"), dealer)
        return replace(self, rules=chosen, game=game, number=number, chances=0)

    def _read(self, rules: TrickRuleSet | str) -> TrickRuleSet:
        wanted = words.SAME_GAME.fill(game=self.rules.game)
        found: TrickRuleSet = require_type(rules_of(rules), type(self.rules), wanted, RuleError)
        return found


def deal(rules: TrickRuleSet, players: int, rng: Random, dealer: int | None = None) -> TrickGame:
    """Deal a game that begins with the bidding; the dealer is drawn if none is named.

    Raises `RuleError` if that number of players cannot play.
    """
    rules.check_players(players)
    dealer = rng.randrange(players) if dealer is None else dealer
    cards = list(bits(rules.deck(players)))
    rng.shuffle(cards)
    pile = iter(cards)
    order = [(dealer + step) % players for step in range(1, players + 1)]
    hands = in_packets(pile, order, rules["deal"].packets_for(players))
    return rules.lay_out(hands, dealer, sum(1 << bit for bit in pile))


def in_packets(pile: Iterator[int], order: Sequence[int], packets: Iterable[int]) -> list[int]:
    """Deal packets from a pile round the table, and return the hands by seat."""
    hands = [0] * len(order)
    for size in packets:
        for seat in order:
            hands[seat] |= sum(1 << next(pile) for _ in range(size))
    return hands
