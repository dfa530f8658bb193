"""A deal as the header of a record lays it out: from the bidding on, or in mid-play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from daifugo_widget.core.game.moves import NOBODY, SEATS, Answer
from daifugo_widget.core.game.plays import Laid
from daifugo_widget.core.records import phrases as say
from daifugo_widget.core.records.cardtext import CardText
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.fields import (
    Placed,
    read_hands,
    read_int,
    read_pile,
    read_rules,
    read_trick,
    seat_of,
)
from daifugo_widget.core.records.header import Header, HeaderLine
from daifugo_widget.core.records.piles import Piles
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text

from ..engine.bids import Bid, BidError
from ..engine.cards import card_play
from ..engine.game import Taken, TrickGame
from ..engine.rule_set import TrickRuleSet
from . import phrases as words

if TYPE_CHECKING:
    from .notation import TrickNotation

G = TypeVar("G", bound=TrickGame)

IN_PLAY = ("trick", "taken", "turn")
"""The keys of every game that say that cards are being played."""


class Position(Generic[G]):
    """What a header says about a deal, in the notation of its game."""

    beside: ClassVar[Mapping[str, Text]] = {}
    """The keys of cards that lie neither in a hand nor in a trick, and their names in errors."""
    after_bidding: ClassVar[tuple[str, ...]] = IN_PLAY
    """The keys that say what followed the bidding."""
    in_play: ClassVar[tuple[str, ...]] = IN_PLAY
    """Those of them that say that cards are being played."""

    def __init__(self, header: Header, notation: TrickNotation) -> None:
        self.header, self.notation = header, notation

    # --- who plays what --------------------------------------------------------------------------

    def rules(self) -> TrickRuleSet | None:
        """Return the rules that the header names, None if it names none."""
        entry = self.header.get("rules")
        return cast(TrickRuleSet, read_rules(entry, self.notation.rules)) if entry else None

    def players(self, rules: TrickRuleSet) -> int:
        """Return the number of players. Raises `RecordError` if so many cannot play."""
        hands, players = self.header.get("hands"), self.header.get("players")
        entry = players or hands
        if entry is None:
            raise RecordError(say.NEEDS_HANDS)
        counted = len(read_hands(hands)) if hands else 0
        number = read_int(players) if players else counted
        if hands and number != counted:
            raise entry.error(say.NOT_FITTING.fill(players=number, hands=counted))
        try:
            rules.check_players(number)
        except RuleError as error:
            raise entry.error(error.text) from None
        return number

    def dealer(self, players: int) -> int | None:
        """Return who deals, None if the header does not say."""
        entry = self.header.get("dealer")
        return seat_of(entry.value, players, entry, entry.spot) if entry else None

    def check_dealt(self) -> None:
        """Raise `RecordError` if the header says anything that cannot be said without hands."""
        for key in (*self.beside, "contract", *self.after_bidding):
            if key in self.header:
                raise self.header[key].error(words.NO_HANDS)

    # --- the cards -------------------------------------------------------------------------------

    def lay_out(self, rules: TrickRuleSet, players: int, dealer: int) -> G:
        """Lay out the cards, and go on to the position that the header describes.

        Raises `RecordError` if that is not possible.
        """
        own = self.dealer(players)
        piles = Piles(rules.deck(players))
        hands = self._hands(piles, players)
        trick, taken = self._trick(piles, players), self._taken(piles, players)
        self._check_hands(hands, trick)
        in_play = any(key in self.header for key in self.in_play)
        beside = {key: self._pile(piles, key, where) for key, where in self.beside.items()}
        rest = piles.rest()
        dealt = not in_play and rest.bit_count() == rules.undealt(players)
        usual = self._undealt(beside, in_play) or (rest if dealt else 0)
        dealt_out: Any = rules.lay_out(hands, dealer if own is None else own, usual)
        game: G = dealt_out  # the rules of a game deal that game
        game.aside |= 0 if usual == rest else rest
        game = self._after_bidding(game, players)
        if in_play:
            self._put_in_play(game, beside, taken, trick)
        return game

    def _undealt(self, beside: dict[str, int], in_play: bool) -> int:
        """Return the cards that, by the header, nobody was dealt."""
        return 0

    def _hands(self, piles: Piles, players: int) -> list[int]:
        entry = self.header["hands"]
        placed = read_hands(entry)
        if len(placed) != players:
            raise entry.error(say.OTHER_HANDS.fill(hands=len(placed), players=players))
        return [piles.lay(hand.cards, SEATS[hand.seat], entry, hand) for hand in placed]

    def _check_hands(self, hands: list[int], trick: tuple[Laid, ...]) -> None:
        laid = [laid.seat for laid in trick]
        for seat, hand in enumerate(hands):
            if not hand and seat not in laid:
                raise self.header["hands"].error(words.NO_CARD_LEFT.fill(seat=SEATS[seat]))

    def _pile(self, piles: Piles, key: str, where: Text) -> int:
        entry, found = self.header.get(key), 0
        if entry:
            for placed in read_pile(entry, unseen=True):
                found |= piles.lay(placed.cards, where, entry, placed)
        return found

    def _trick(self, piles: Piles, players: int) -> tuple[Laid, ...]:
        entry, found = self.header.get("trick"), []
        if entry:
            for placed in read_trick(entry, players):
                if len(placed.cards.parts) != 1 or placed.cards.unseen:
                    raise entry.error(words.ONE_EACH, placed.spot)
                cards = piles.lay(placed.cards, say.THE_TRICK, entry, placed)
                found.append(Laid(placed.seat, card_play(cards)))
            if len(found) >= players:
                raise entry.error(words.TRICK_IS_FULL.fill(players=players))
        return tuple(found)

    def _taken(self, piles: Piles, players: int) -> list[tuple[int, list[int]]]:
        """Read the tricks that have been taken: by whom, and their cards from the lead on."""
        entry = self.header.get("taken")
        if entry is None:
            return []
        return [self._one_taken(piles, entry, each) for each in read_trick(entry, players)]

    def _one_taken(self, piles: Piles, entry: HeaderLine, placed: Placed) -> tuple[int, list[int]]:
        players = len(read_hands(self.header["hands"]))
        if len(placed.cards.parts) != players or placed.cards.unseen:
            raise entry.error(words.WHOLE_TRICK.fill(players=players), placed.spot)
        each = (CardText((part,)) for part in placed.cards.parts)
        return placed.seat, [piles.lay(card, words.A_TRICK, entry, placed) for card in each]

    # --- how far it has gone ---------------------------------------------------------------------

    def _after_bidding(self, game: G, players: int) -> G:
        """End the bidding if the header says who plays which bid."""
        entry = self.header.get("contract")
        if entry is None:
            for key in self.after_bidding:
                if key in self.header:
                    raise self.header[key].error(words.NO_BID_YET)
            return game
        seat, bid = self._contract(entry, players)
        while game.declarer == NOBODY:
            game = game.step(self._next_bid(game, entry, seat, bid))
        game = self._with_contract(game)
        game.events = ()
        return game

    def _with_contract(self, game: G) -> G:
        """Return the game with what else was decided before the first lead."""
        return game

    def _contract(self, entry: HeaderLine, players: int) -> tuple[int, Bid]:
        seat, colon, text = entry.value.partition(":")
        if not colon:
            example = self.notation.example_bid
            raise entry.error(words.NO_CONTRACT.fill(text=entry.value, example=example))
        try:
            bid = self.notation.bid.parse(text)
        except BidError as error:
            raise entry.error(error.text) from None
        return seat_of(seat, players, entry, entry.spot), bid

    def _next_bid(self, game: G, entry: HeaderLine, seat: int, bid: Bid) -> Answer:
        """Return the next answer on the way to a bid: a pass, or at its seat the bid itself.

        Raises `RecordError` if the bid is not allowed.
        """
        if game.actor != seat:
            return Answer(None)
        if refusal := game.rules["bidding"].why_not(bid, None):
            raise entry.error(refusal.text)
        return Answer(bid)

    def _put_in_play(
        self,
        game: G,
        beside: dict[str, int],
        taken: list[tuple[int, list[int]]],
        trick: tuple[Laid, ...],
    ) -> None:
        game.agenda = ()
        self._before_lead(game, beside, bool(taken or trick))
        leader = game.declarer
        for seat, cards in taken:
            game.taken += (Taken(seat, _in_turn(game, leader, cards)),)
            leader = seat
        self._put_on_table(game, trick, leader)

    def _before_lead(self, game: G, beside: dict[str, int], led: bool) -> None:
        """Lay out what is decided before the first lead, or by it."""

    def _put_on_table(self, game: G, trick: tuple[Laid, ...], leader: int) -> None:
        """Lay out the trick; if there is none, ``turn`` may let another seat lead."""
        turn = self.header.get("turn")
        named = seat_of(turn.value, game.players, turn, turn.spot) if turn else None
        led = leader if named is None else named
        game.turn = trick[0].seat if trick else led
        for laid in trick:
            if laid.seat != game.turn:
                raise self.header["trick"].error(words.IN_TURN)
            game.trick += (laid,)
            game.turn = game.next_of(game.turn)
        if turn and named != game.turn:
            raise turn.error(words.OTHER_TURN.fill(seat=SEATS[game.turn]))


def _in_turn(game: TrickGame, leader: int, cards: list[int]) -> tuple[Laid, ...]:
    """Return the cards of a trick with the seats that laid them, from its leader on."""
    laid, seat = [], leader
    for card in cards:
        laid.append(Laid(seat, card_play(card)))
        seat = game.next_of(seat)
    return tuple(laid)
