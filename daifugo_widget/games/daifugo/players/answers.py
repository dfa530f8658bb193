"""The moves worth a thought: only a few of very many plays and choices of cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb, inf

from daifugo_widget.core.cards import bits, blank, blanks, card_number, code, codes, pick, put
from daifugo_widget.core.game.moves import Answer, Ask, Move
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.order import Order

MOST_ANSWERS = 40
FEWER = 13, 3, 1
"""How many answers are weighed to the choice after a move, to the next one, and to later ones."""
MOST_PLAYS = 200
"""No hand of one deck has more; one of three decks may have some ten thousand."""
LISTED = 25
"""How many answers are looked through for each that is worth a thought."""


def later(game: Game, ahead: int) -> list[Move]:
    """Return the answers worth a thought to a choice that comes after ``ahead`` others."""
    most = FEWER[min(ahead, len(FEWER) - 1)]
    return shortlist(game, most)[:most]


def shortlist(game: Game, most: int = MOST_ANSWERS) -> list[Move]:
    """Return the moves of the seat that has to act, but only a few of very many.

    Choices of cards are the weakest from its own hand, the strongest and the weakest from other
    cards, and the honest ones if a rule lets players cheat. Plays are of all numbers and sizes, but
    not in all suits.
    """
    ask = game.ask
    if ask is None:
        return _some_suits(game.moves())
    if ask.what != "cards":
        return game.moves()
    rule = game.rules[ask.rule]
    if hasattr(rule, "honest") and not blanks(game.hands[ask.seat]):
        return list(rule.honest(game, ask))
    answers = _card_choices(game, ask, most * LISTED)
    if len(answers) <= most:
        return list(answers)
    order = game.lasting_order
    answers.sort(key=lambda answer: strength(answer, order))
    if ask.pool is not None:
        return [*answers[: -most // 2 - 1 : -1], *answers[: most // 2]]
    whole = is_free(game, ask) and not blanks(game.hands[ask.seat])
    by_number = map(Answer, _by_number(game, ask)) if whole else ()
    return list(dict.fromkeys((*answers[:most], *by_number)))


def _some_suits(moves: list[Move]) -> list[Move]:
    """Return the moves; of very many plays only a few suits of each kind, number and size."""
    if len(moves) <= MOST_PLAYS:
        return moves
    alike: dict[object, list[Move]] = {}
    for move in moves:
        key = move._replace(cards=0, suits=0) if isinstance(move, Play) else move
        alike.setdefault(key, []).append(move)
    few = max(1, MOST_PLAYS // len(alike))
    return [move for several in alike.values() for move in several[:few]]


def harmful_first(game: Game, moves: list[Move]) -> list[Move]:
    """Return moves with the answers first that seem to hurt others most: the first of equals wins.

    Those are the player with the fewest cards, and the strongest number. Choosing nobody comes
    before or after them, as in the list of moves; players who are out come last.
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
    """Return whether a choice is of a player or a number, which matters mostly to others."""
    return game.ask is not None and game.ask.what in ("seat", "number") and not game.pending


def is_free(game: Game, ask: Ask) -> bool:
    """Return whether any cards may be chosen, as many as are asked for."""
    return ask.what == "cards" and not hasattr(game.rules[ask.rule], "answers")


def strength(answer: Answer, order: Order) -> int:
    """Return the strength of all cards of an answer together."""
    return sum(order.place[card_number(code)] + 2 for code in codes(answer.value))


def _card_choices(game: Game, ask: Ask, most: int) -> list[Answer]:
    """Return the choices of cards; if too many, only those of the weakest (or strongest) cards."""
    if not is_free(game, ask):
        return list(islice(game.answers(ask), most))
    source = game.hands[ask.seat] if ask.pool is None else ask.pool
    pool = source & ~ask.barred if blanks(source) else game.pool_of(ask)
    held, order = list(bits(pool)), game.lasting_order
    if _ways(len(held), ask) <= most and not blanks(source):
        return list(game.answers(ask))
    held.sort(key=lambda bit: order.place[card_number(code(bit))])
    few = max(n for n in range(len(held) + 1) if _ways(n, ask) <= most)
    ends = [held[:few], held[-few:]] if ask.pool is not None else [held[:few]]
    chosen = (_first_copies(cards, pool) for end in ends for cards in _choices(end, ask))
    return [Answer(cards) for cards in dict.fromkeys(chosen)]


def _first_copies(cards: int, pool: int) -> int:
    """Return cards as their first copies in a pool, which a record means."""
    return put(pick(codes(cards), pool) or 0, blank(blanks(cards)))


def _ways(count: int, ask: Ask) -> int:
    return sum(comb(count, size) for size in range(ask.low, ask.high + 1))


def _choices(held: list[int], ask: Ask) -> Iterator[int]:
    for size in range(ask.low, ask.high + 1):
        for chosen in combinations(held, size):
            yield sum(1 << bit for bit in chosen)


def _by_number(game: Game, ask: Ask) -> Iterator[int]:
    """Yield, for each size, the weakest cards, single ones before those of a group."""
    order, pool = game.lasting_order, game.pool_of(ask)
    held = list(bits(pool))
    numbers = [card_number(code(bit)) for bit in held]
    by_number = sorted(
        zip(held, numbers, strict=True),
        key=lambda pair: (numbers.count(pair[1]) > 1, order.place[pair[1]]),
    )
    for size in range(ask.low, ask.high + 1):
        yield _first_copies(sum(1 << bit for bit, _ in by_number[:size]), pool)
