"""The moves worth a thought: of very many plays and choices of cards a few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb, inf
from random import Random

from ..core.card_game import CardGame
from ..core.cards import bits, blank, blanks, card_number, code, codes, pick, put
from ..core.moves import Answer, Ask, Move
from ..core.plays import Play
from ..daifugo.game import Game
from ..daifugo.order import Order

MOST_ANSWERS = 40
FEWER = 13, 3, 1
"""So few answers to a choice that a move leads to, to one that an answer leads to, and so on."""
MOST_PLAYS = 200
"""No hand of one deck has more; of three decks there may be some ten thousand."""
LISTED = 25
"""For each answer that is worth a thought this many are looked through."""


def later(game: Game, ahead: int) -> list[Move]:
    """Return the answers worth a thought to a choice so many choices ahead."""
    most = FEWER[min(ahead, len(FEWER) - 1)]
    return shortlist(game, most)[:most]


def shortlist(game: Game, most: int = MOST_ANSWERS) -> list[Move]:
    """Return the moves of the seat that has to act; of very many choices of cards a few.

    Of its own hand they are the weakest, of other cards the strongest and the weakest; where a rule
    lets players cheat they are the honest ones. Of very many plays they are of all numbers and
    sizes, but not in all suits.
    """
    ask = game.ask
    if ask is None:
        return _some_suits(game.moves())
    if ask.what != "cards":
        return game.moves()
    rule = game.rules[ask.rule]
    if hasattr(rule, "honest") and not blanks(game.hands[ask.seat]):
        return list(rule.honest(game, ask))
    answers = _listed(game, ask, most * LISTED)
    if len(answers) <= most:
        return list(answers)
    order = game.lasting_order
    answers.sort(key=lambda answer: strength(answer, order))
    if ask.pool:
        return [*answers[: -most // 2 - 1 : -1], *answers[: most // 2]]
    whole = is_free(game, ask) and not blanks(game.hands[ask.seat])
    by_number = map(Answer, _by_number(game, ask)) if whole else ()
    return list(dict.fromkeys((*answers[:most], *by_number)))


def _some_suits(moves: list[Move]) -> list[Move]:
    """Return the moves, of very many plays those in a few suits of each kind, number and size."""
    if len(moves) <= MOST_PLAYS:
        return moves
    alike: dict[object, list[Move]] = {}
    for move in moves:
        key = move._replace(cards=0, suits=0) if isinstance(move, Play) else move
        alike.setdefault(key, []).append(move)
    few = max(1, MOST_PLAYS // len(alike))
    return [move for several in alike.values() for move in several[:few]]


def harmful_first(game: Game, moves: list[Move]) -> list[Move]:
    """Return moves with the answers first that seem to hurt others most: of equal ones it is taken.

    Those are the player with the fewest cards, and the strongest number; to choose nobody comes
    before or after them, where the rule has listed it. Who is out is named last.
    """
    if not is_of_others(game):
        return moves
    place = game.lasting_order.place
    of_seat = game.ask is not None and game.ask.what == "seat"

    def rank(move: Move) -> float:
        value = move.value if isinstance(move, Answer) else None
        if value is None:
            return -inf if move == moves[0] else inf
        if not of_seat:
            return -float(place[value])
        return game.hands[value].bit_count() if game.is_live(value) else inf

    return sorted(moves, key=rank)


def is_of_others(game: Game) -> bool:
    """Tell whether a choice is of a player or of a number, which is more to others than to one."""
    return game.ask is not None and game.ask.what in ("seat", "number") and not game.pending


def is_free(game: Game, ask: Ask) -> bool:
    """Tell whether all choices of a number of cards are open."""
    return ask.what == "cards" and not hasattr(game.rules[ask.rule], "answers")


def any_move(game: Game, rng: Random) -> Move:
    """Return any legal move, each as likely as the others."""
    return game.any_answer(game.ask, rng) if game.ask else rng.choice(game.moves())


def only_move(game: CardGame) -> Move | None:
    """Return the move of the seat that has to act where there is just one."""
    ask = game.ask
    if ask and blanks(ask.pool):
        return None  # nobody knows what there is to choose from
    moves = list(islice(game.answers(ask), 2)) if ask else game.moves()
    return moves[0] if len(moves) == 1 else None


def strength(answer: Answer, order: Order) -> int:
    """Return how strong the cards of an answer are together, each card counting."""
    return sum(order.place[card_number(code)] + 2 for code in codes(answer.value))


def _listed(game: Game, ask: Ask, most: int) -> list[Answer]:
    """Return the choices of cards; where they are too many, those among the cards at the ends."""
    if not is_free(game, ask):
        return list(islice(game.answers(ask), most))
    source = ask.pool or game.hands[ask.seat]
    pool = source & ~ask.barred if blanks(source) else game.pool_of(ask)
    held, order = list(bits(pool)), game.lasting_order
    if _ways(len(held), ask) <= most and not blanks(source):
        return list(game.answers(ask))
    held.sort(key=lambda bit: order.place[card_number(code(bit))])
    few = max(n for n in range(len(held) + 1) if _ways(n, ask) <= most)
    ends = [held[:few], held[-few:]] if ask.pool else [held[:few]]
    chosen = (_first_copies(cards, pool) for end in ends for cards in _choices(end, ask))
    return [Answer(cards) for cards in dict.fromkeys(chosen)]


def _first_copies(cards: int, pool: int) -> int:
    """Return cards of a pool by their first copies there, as a record is read."""
    return put(pick(codes(cards), pool) or 0, blank(blanks(cards)))


def _ways(count: int, ask: Ask) -> int:
    return sum(comb(count, size) for size in range(ask.low, ask.high + 1))


def _choices(held: list[int], ask: Ask) -> Iterator[int]:
    for size in range(ask.low, ask.high + 1):
        for chosen in combinations(held, size):
            yield sum(1 << bit for bit in chosen)


def _by_number(game: Game, ask: Ask) -> Iterator[int]:
    """Yield, for each size, the weakest cards, single ones before those that are a group."""
    order, pool = game.lasting_order, game.pool_of(ask)
    held = list(bits(pool))
    numbers = [card_number(code(bit)) for bit in held]
    by_number = sorted(
        zip(held, numbers, strict=True),
        key=lambda pair: (numbers.count(pair[1]) > 1, order.place[pair[1]]),
    )
    for size in range(ask.low, ask.high + 1):
        yield _first_copies(sum(1 << bit for bit, _ in by_number[:size]), pool)
