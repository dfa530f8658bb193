"""Imagined deals: the unseen cards, dealt to the others by chance, and what would follow."""

from __future__ import annotations

from math import exp
from random import Random

from daifugo_widget.core.cards import KNOWN, bits, blanks, card_number, code
from daifugo_widget.core.game.moves import CHANCE, PASS, Move

from ..engine.game import Game
from ..engine.rule_set import RuleSet
from ..engine.state_values import Handover
from .answers import shortlist
from .plan import share
from .unseen import Unseen

MOST_REPLIES = 10
KEPT_BACK = 0.85
"""From this strength on, others are assumed to keep a play back, unless they have few cards."""
FEW_CARDS = 3
FEW_LEAN, MANY_LEAN = 0.45, 0.16
"""How much more likely, for each place in the order, hands of few and of many cards are strong."""
MANY_FORMS = 4
"""From this number of rules that make plays on, deals take long to imagine."""


def imagine(view: Game, unseen: Unseen, rng: Random, leaning: bool = False) -> Game:
    """Return a game as it may be, with every card that the seat does not know dealt by chance.

    Some of these cards may lie among the discards, from which a seat can draw them, or be on their
    way from seat to seat. If it is ``leaning``, strong cards rather go to hands of few cards.
    """
    cards = list(bits(unseen.cards))
    rng.shuffle(cards)
    game, hands = view.copy(), list(view.hands)
    if leaning:
        cards = _lean(view, unseen, cards, rng)
    for seat, count in unseen.held.items():
        hands[seat] = hands[seat] & KNOWN | sum(1 << cards.pop() for _ in range(count))
    game.hands = tuple(hands)
    if view.pending:
        game.pending = tuple([_full_handover(handover, cards) for handover in view.pending])
    lying = blanks(view.discards)
    if lying:
        game.discards = view.discards & KNOWN | sum(1 << bit for bit in cards[:lying])
    return game


def _full_handover(handover: Handover, cards: list[int]) -> Handover:
    """Return cards on their way from seat to seat, the unseen ones taken off a list."""
    unseen = sum(1 << cards.pop() for _ in range(blanks(handover.cards)))
    return handover._replace(cards=handover.cards & KNOWN | unseen)


def _lean(view: Game, unseen: Unseen, cards: list[int], rng: Random) -> list[int]:
    """Put cards in an order in which the last are for the first seat, those before for the next.

    Players lay weak cards first, so a hand of few cards has become a strong one: half as many as
    the mean are two places stronger in the order, as games between bots show.
    """
    held = {seat: count for seat, count in unseen.held.items() if count}
    if not held:
        return cards
    mean, place = sum(held.values()) / len(held), view.lasting_order.place
    weights = {
        seat: [exp(_lent(count / mean) * at) for at in place] for seat, count in held.items()
    }
    piles: dict[int, list[int]] = {seat: [] for seat in held}
    rest: list[int] = []
    spare = len(cards) - sum(held.values())
    for bit in cards:
        number = card_number(code(bit))
        chances = [
            (count - len(piles[seat])) * weights[seat][number] for seat, count in held.items()
        ]
        drawn = rng.random() * (sum(chances) + spare)
        for seat, chance in zip(held, chances, strict=True):
            drawn -= chance
            if drawn < 0:
                piles[seat].append(bit)
                break
        else:
            rest.append(bit)
            spare -= 1
    return rest + [bit for seat in reversed(unseen.held) for bit in piles.get(seat, [])]


def _lent(share: float) -> float:
    """Return how much a hand leans to strong cards that has a share of the mean number of cards."""
    return (FEW_LEAN if share < 1 else MANY_LEAN) * (1 - share)


def takes_time(rules: RuleSet) -> bool:
    """Return whether so many rules make plays that fewer deals should be imagined."""
    return len(rules.hooks["kinds"]) + len(rules.hooks["extra"]) >= MANY_FORMS


def until_turn(game: Game, seat: int, chance: Random | None = None) -> Game:
    """Return the game when the seat acts next, after replies that most people would give.

    It stops before anything that chance decides, unless ``chance`` is given to draw from.
    """
    for _ in range(MOST_REPLIES):
        if game.over or game.actor == seat or not game.is_live(seat):
            return game
        if game.actor == CHANCE and chance is None:
            return game
        game = game.step(game.any_move(chance) if chance and game.actor == CHANCE else reply(game))
    return game


def until_answered(game: Game, chance: Random) -> Game:
    """Return the game once every choice owed is answered as most people would answer it."""
    for _ in range(MOST_REPLIES):
        if game.over or not game.ask:
            return game
        game = game.step(game.any_move(chance) if game.actor == CHANCE else reply(game))
    return game


def reply(game: Game) -> Move:
    """Return a plain move: the weakest that leads or follows; strong cards are kept back."""
    if game.ask:
        return shortlist(game, 1)[0]
    plays = game.plays(special=not game.trick or game.trick[-1].play.alone)
    may_pass = not game.may_not_pass()
    if not plays:
        return PASS
    if not game.trick:
        return min(plays, key=lambda play: (share(play, game.order), -play.size))
    weakest, hand = plays[0], game.hands[game.turn]
    kept = share(weakest, game.order) >= KEPT_BACK and hand.bit_count() > FEW_CARDS
    return PASS if kept and may_pass else weakest
