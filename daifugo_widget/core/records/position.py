"""A position as the header lays it out: every card in its place once, every seat in or out."""

from __future__ import annotations

from collections import Counter
from random import Random

from ..cards import KNOWN, blank, pick, show_code
from ..dealing import Dealing
from ..game import Game
from ..plays import Play
from ..state import Laid
from .body import SEATS
from .cardtext import CardText
from .fields import Placed, read_hands, read_out, read_pile, read_seats, read_trick
from .header import Entry
from .moving import best, means
from .setup import Setup


class Table:
    """The cards of a deck as they are laid out, one place after another."""

    def __init__(self, deck: int) -> None:
        self.deck, self.taken, self.unseen = deck, 0, 0
        self.holders: dict[int, list[str]] = {}

    def lay(self, cards: CardText, where: str, entry: Entry, placed: Placed) -> int:
        """Lay cards somewhere: the next free copy of each."""
        found = 0
        for code in cards.codes:
            bit = pick([code], self.deck & ~self.taken)
            if bit is None:
                raise entry.error(self._why_not(code, where), placed.spot)
            self.taken |= bit
            self.holders.setdefault(code, []).append(where)
            found |= bit
        self.unseen += cards.unseen
        if self.left < 0:
            raise entry.error(
                f"more cards than the {self.deck.bit_count()} of the deck", placed.spot
            )
        return found | blank(cards.unseen)

    @property
    def left(self) -> int:
        """How many cards lie nowhere yet."""
        return (self.deck & ~self.taken).bit_count() - self.unseen

    def _why_not(self, code: int, where: str) -> str:
        card, holders = show_code(code), self.holders.get(code, [])
        if not holders:
            return f"{card} is not in the deck of these rules"
        times = {1: "once", 2: "twice"}.get(len(holders), f"{len(holders)} times")
        return f"{card} is in the deck {times}, but held {_by_whom([*holders, where])}"


def _by_whom(holders: list[str]) -> str:
    """Write who holds a card: ``by a and b``, ``twice by a``."""
    counted = Counter(holders)
    often = {1: "", 2: "twice "}
    return " and ".join(
        f"{often.get(count, f'{count} times ')}by {who}" for who, count in counted.items()
    )


def lay_out(setup: Setup) -> Game:
    """Lay out the position of a header, nothing begun. Raises `RecordError`."""
    table = Table(setup.rules.deck(setup.players, setup.number))
    hands = _hands(setup, table)
    game = Game(
        setup.rules,
        hands,
        classes=setup.classes,
        seats=setup.seats,
        dealer=_dealer(setup),
    )
    if not setup.leads_later:
        game.marks, game.turn, game.way = setup.marks(), setup.turn.seat or 0, setup.turn.way
    _lay_trick(setup, table, game)
    _lay_discards(setup, table, game)
    _put_out(setup, game)
    _let_pass(setup, game)
    _lay_aside(setup, table, game)
    if setup.turn.seat is not None and not setup.exchange:
        _check_turn(setup, game)
    return game


def _hands(setup: Setup, table: Table) -> list[int]:
    entry = setup.header["hands"]
    if setup.players != 2 and "two-player" in setup.rules:
        raise entry.error("the rule two-player is a game for two")
    placed = read_hands(entry)
    if len(placed) != setup.players:
        raise entry.error(f"{len(placed)} hands: there are {setup.players} players")
    return [table.lay(hand.cards, SEATS[hand.seat], entry, hand) for hand in placed]


def _dealer(setup: Setup) -> int:
    if setup.dealer is not None:
        return setup.dealer
    return setup.rules["classes"].seats_by_class(setup.classes)[-1] if setup.classes else 0


def _lay_trick(setup: Setup, table: Table, game: Game) -> None:
    entry = setup.header.get("trick")
    if entry is None:
        return
    for placed in read_trick(entry, setup.players):
        cards = table.lay(placed.cards, "the trick", entry, placed)
        game.trick += (Laid(placed.seat, _read_play(game, cards, placed, entry)),)


def _read_play(game: Game, cards: int, placed: Placed, entry: Entry) -> Play:
    readings = game.rules.forms.readings(cards & KNOWN, game.order)
    fitting = [play for play in readings if means(placed.cards, play)]
    if not fitting:
        raise entry.error(f"{placed.cards} cannot be laid down together", placed.spot)
    return best(placed.cards, fitting, game.order)


def _lay_discards(setup: Setup, table: Table, game: Game) -> None:
    entry = setup.header.get("discards")
    if entry is None:
        return
    for placed in read_pile(entry):
        game.discards |= table.lay(placed.cards, "the discards", entry, placed)


def _put_out(setup: Setup, game: Game) -> None:
    game.live = sum(1 << seat for seat, hand in enumerate(game.hands) if hand)
    if entry := setup.header.get("out"):
        game.exits = read_out(entry, setup.players)
        for exit in game.exits:
            if game.hands[exit.seat] and exit.how != "fall":
                raise entry.error(f"{SEATS[exit.seat]} is out but holds cards")
    _check_live(setup.header["hands"], game)


def _check_live(hands: Entry, game: Game) -> None:
    out = [exit.seat for exit in game.exits]
    for seat, hand in enumerate(game.hands):
        if not hand and seat not in out:
            letter = SEATS[seat]
            raise hands.error(f"{letter} holds no cards: write `out {letter}`, or give it some")
    if game.live.bit_count() < 2:
        raise hands.error("a game goes on while two seats hold cards")


def _let_pass(setup: Setup, game: Game) -> None:
    entry = setup.header.get("passed")
    if entry is None:
        return
    for seat in read_seats(entry, setup.players):
        if not game.live >> seat & 1:
            raise entry.error(f"{SEATS[seat]} is out")
        if game.top and game.top.seat == seat:
            raise entry.error(f"{SEATS[seat]} laid the latest play")
        game.passed |= 1 << seat


def _lay_aside(setup: Setup, table: Table, game: Game) -> None:
    """Lay aside what is left, where it is as many cards as the rules lay aside."""
    dealing = Dealing(table.deck, setup.players, not setup.classes, Random(0), setup.previous)
    aside, blind = dealing.lay_aside(setup.rules)
    count = (aside | blind).bit_count()
    if count and table.left == count:
        rest = blank(count) if table.unseen else table.deck & ~table.taken
        game.put_aside(rest, rest if blind else 0)


def _check_turn(setup: Setup, game: Game) -> None:
    entry = setup.header.get("turn") or setup.header["hands"]
    letter, everybody = SEATS[game.turn], game.live & ~game.passed == 0
    if not game.live >> game.turn & 1:
        raise entry.error(f"{letter} is out: write whose turn it is")
    if game.top and game.top.seat == game.turn:
        raise entry.error(f"{letter} laid the latest play: write whose turn it is")
    if game.passed >> game.turn & 1 and not everybody:
        raise entry.error(f"{letter} has passed: write whose turn it is")
