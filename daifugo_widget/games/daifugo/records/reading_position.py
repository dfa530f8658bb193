"""Reading: a position as the header lays it out, with every card in one place only."""

from __future__ import annotations

from random import Random

from daifugo_widget.core.cards import KNOWN
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.records import phrases as say
from daifugo_widget.core.records.fields import Placed, read_hands, read_pile, read_seats, read_trick
from daifugo_widget.core.records.header import HeaderLine
from daifugo_widget.core.records.piles import Piles
from daifugo_widget.core.rules.rule_errors import name_and_id

from ..engine.dealing import Dealing
from ..engine.game import Game
from . import phrases as words
from .fields import read_out
from .moving import best, means
from .reading_setup import Setup


def lay_out(setup: Setup) -> Game:
    """Lay out the position of a header without beginning it. Raises `RecordError`."""
    table = Piles(setup.rules.deck(setup.players, setup.number) & ~setup.removed)
    hands = _hands(setup, table)
    game = Game(
        setup.rules,
        hands,
        classes=setup.classes,
        seats=setup.seats,
        dealer=setup.dealer or 0,
        number=setup.number,
    )
    game.removed, game.marks = setup.removed, setup.rules.kept_marks(setup.marks())
    if not setup.leads_later:
        game.marks, game.turn, game.way = setup.marks(), setup.turn.seat or 0, setup.turn.way
    _lay_trick(setup, table, game)
    _lay_discards(setup, table, game)
    _put_out(setup, game)
    # Cards that were discarded, or played last before a lead, lay in a trick that has flowed.
    game.flows = int(bool(game.discards or (game.exits and not game.trick)))
    _let_pass(setup, game)
    _lay_aside(setup, table, game)
    if setup.turn.seat is not None and not setup.exchange:
        _check_turn(setup, game)
        _ask_for_first_card(game)
    return game


def _hands(setup: Setup, table: Piles) -> list[int]:
    entry = setup.header["hands"]
    if setup.players != 2 and "two-player" in setup.rules:
        facts = {"rule": name_and_id(setup.rules["two-player"]), "players": setup.players}
        raise entry.error(words.TWO_ONLY.fill(**facts))
    placed = read_hands(entry)
    if len(placed) != setup.players:
        raise entry.error(say.OTHER_HANDS.fill(hands=len(placed), players=setup.players))
    return [table.lay(hand.cards, SEATS[hand.seat], entry, hand) for hand in placed]


def _lay_trick(setup: Setup, table: Piles, game: Game) -> None:
    entry = setup.header.get("trick")
    if entry is None:
        return
    marks = game.rules.order_marks(game.marks)
    for placed in read_trick(entry, setup.players):
        cards = table.lay(placed.cards, say.THE_TRICK, entry, placed)
        game.trick += (Laid(placed.seat, _read_play(game, cards, placed, entry), marks=marks),)


def _read_play(game: Game, cards: int, placed: Placed, entry: HeaderLine) -> Play:
    readings = game.rules.forms.readings(cards & KNOWN, game.order)
    fitting = [play for play in readings if means(placed.cards, play)]
    if not fitting:
        raise entry.error(words.NOT_TOGETHER.fill(cards=placed.cards), placed.spot)
    return best(placed.cards, fitting, game.order)


def _lay_discards(setup: Setup, table: Piles, game: Game) -> None:
    entry = setup.header.get("discards")
    if entry is None:
        return
    for placed in read_pile(entry):
        game.discards |= table.lay(placed.cards, words.THE_DISCARDS, entry, placed)


def _put_out(setup: Setup, game: Game) -> None:
    game.live = sum(1 << seat for seat, hand in enumerate(game.hands) if hand)
    if entry := setup.header.get("out"):
        game.exits = read_out(entry, setup.players)
        for exit in game.exits:
            if game.hands[exit.seat] and exit.how != "fall":
                raise entry.error(words.OUT_WITH_CARDS.fill(seat=SEATS[exit.seat]))
    _check_live(setup.header["hands"], game)


def _check_live(hands: HeaderLine, game: Game) -> None:
    out = [exit.seat for exit in game.exits]
    for seat, hand in enumerate(game.hands):
        if not hand and seat not in out:
            raise hands.error(words.NO_CARDS.fill(seat=SEATS[seat]))
    if game.live.bit_count() < 2:
        raise hands.error(words.TWO_HOLD_CARDS)


def _let_pass(setup: Setup, game: Game) -> None:
    entry = setup.header.get("passed")
    if entry is None:
        return
    for seat in read_seats(entry, setup.players):
        if not game.live >> seat & 1:
            raise entry.error(words.IS_OUT.fill(seat=SEATS[seat]))
        if game.top and game.top.seat == seat:
            raise entry.error(words.LAID_LATEST.fill(seat=SEATS[seat]))
        game.passed |= 1 << seat


def _lay_aside(setup: Setup, table: Piles, game: Game) -> None:
    """Lay aside the cards that are left, if they are as many as the rules lay aside."""
    dealing = Dealing(table.deck, setup.players, not setup.classes, Random(0), setup.previous)
    aside, blind = dealing.lay_aside(setup.rules)
    count = (aside | blind).bit_count()
    if count and table.remaining == count:
        rest = table.rest()
        game.put_aside(rest, rest if blind else 0)


def _ask_for_first_card(game: Game) -> None:
    """Let the first play contain the card that it has to, whoever is named to make it."""
    if game.trick or game.passed or game.exits or game.discards:
        return
    rule = game.rules.frame.first_leader
    if card := rule.first_card(game):
        game.marks = tuple(sorted({rule.id: card, **dict(game.marks)}.items()))


def _check_turn(setup: Setup, game: Game) -> None:
    entry = setup.header.get("turn") or setup.header["hands"]
    everybody = game.live & ~game.passed == 0
    why = None
    if not game.live >> game.turn & 1:
        why = words.IS_OUT
    elif game.top and game.top.seat == game.turn:
        why = words.LAID_LATEST
    elif game.passed >> game.turn & 1 and not everybody:
        why = words.HAS_PASSED
    if why:
        raise entry.error(words.WHOSE_TURN.fill(why=why.fill(seat=SEATS[game.turn])))
