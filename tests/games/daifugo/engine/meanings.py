"""What cards that lie together can mean: every row of cards there is, and jokers in its holes.

Cards are texts such as ``7c`` and ``X``. The order of strength of the moment is taken as the game
tells it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

from daifugo_widget.games.daifugo.engine.game import Game

NUMBERS = "3456789TJQKA2"


class Reading(NamedTuple):
    """Cards in order as a meaning of them: ``7c``, ``X=7c``, ``X``; and what kind of play it is."""

    kind: str
    cards: tuple[str, ...]
    step: int = 1

    def __str__(self) -> str:
        return "".join(self.cards)

    @property
    def faces(self) -> list[str]:
        """Each card as what it stands for."""
        return [card.removeprefix("X=") for card in self.cards]

    @property
    def numbers(self) -> list[str]:
        """The numbers that are known, one for each card."""
        return [face[0] for face in self.faces if face != "X"]


def cards_of(text: str) -> list[str]:
    """Take a play's text apart: each card with what it stands for."""
    found, at = [], 0
    while at < len(text):
        length = 4 if text[at : at + 2] == "X=" else 1 if text[at] == "X" else 2
        found.append(text[at : at + length])
        at += length
    return found


def readings(cards: list[str], game: Game) -> Iterator[Reading]:
    """Yield every meaning of cards that lie together."""
    naturals = [card for card in cards if card != "X"]
    jokers = len(cards) - len(naturals)
    if not naturals:
        yield Reading("group", ("X",) * jokers)
        return
    if len({card[0] for card in naturals}) == 1:
        yield from group_readings(naturals, jokers, game)
    if len({card[0] for card in naturals}) == len(naturals):
        for kind in ("stairs", "progression", "emperor"):
            if kind in game.rules:
                yield from run_readings(kind, naturals, jokers, game)


def group_readings(naturals: list[str], jokers: int, game: Game) -> Iterator[Reading]:
    """Yield a group, with each way to give its jokers a suit."""
    number, mode = naturals[0][0], game.rules["joker-wild"].suit
    held = [card[1] for card in naturals]
    free = [suit for suit in "cdhs" if suit not in held]
    for suits in product(["", *free], repeat=jokers):
        chosen = [suit for suit in suits if suit]
        if len(set(chosen)) != len(chosen):
            continue
        if mode == "none" and chosen:
            continue
        if mode == "choose4" and len(chosen) != min(jokers, len(free)):
            continue
        named = [f"X={number}{suit}" for suit in sorted(chosen)]
        yield Reading("group", (*naturals, *named, *["X"] * (jokers - len(chosen))))


def run_readings(kind: str, naturals: list[str], jokers: int, game: Game) -> Iterator[Reading]:
    """Yield the runs of a kind that cards can be, where jokers fill what is missing."""
    if jokers > most_jokers(kind, game):
        return
    found = []
    for row, step in rows_of(kind, len(naturals) + jokers, game):
        if set(naturals) <= set(row):
            laid = [card if card in (*naturals, "X") else f"X={card}" for card in row]
            if not (is_joined(row, game) and joker_low(laid)):
                found.append(Reading(kind, tuple(laid), step))
    if not game.rules["joker-wild"].choose_number:
        best = max((weakest(reading, game) for reading in found), default=0)
        found = [reading for reading in found if weakest(reading, game) == best]
    yield from found


def most_jokers(kind: str, game: Game) -> int:
    """Return how many jokers may be in a run."""
    if kind == "progression" and not game.rules[kind].jokers:
        return 0
    return int(game.rules["joker-wild"].per_stairs)


def is_joined(row: tuple[str, ...], game: Game) -> bool:
    """Tell whether a run goes on over the 2 to the 3 where these are the ends of the row.

    Only tunnels are made so; others may lie there since the circle of numbers was cut elsewhere.
    """
    numbers = [NUMBERS.index(card[0]) for card in row if card != "X"]
    return numbers != sorted(numbers) and not game.order.start


def joker_low(laid: list[str]) -> bool:
    """Tell whether a joker stands where it cannot in a tunnel: up to the 3."""
    three = next(at for at, card in enumerate(laid) if card.removeprefix("X=")[0] == "3")
    return any(card[0] == "X" for card in laid[: three + 1])


def rows_of(kind: str, size: int, game: Game) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield every run of a kind and size that there is, with the gap between its numbers."""
    start, options = game.order.start, game.rules["joker-wild"]
    circle = NUMBERS[start:] + NUMBERS[:start]
    if options.above_two and not start and kind != "progression":
        circle = "X" + circle if game.order.reversed else circle + "X"
    if kind == "emperor":
        yield from ((row, 1) for row in emperor_rows(circle, size))
    elif kind == "progression" and size >= 3:
        gaps = range(2, 13) if game.rules[kind].gaps == "any" else [2]
        for gap in gaps:
            yield from ((row, gap) for row in suit_rows(circle, size, gap))
    elif kind == "stairs":
        if size >= game.rules[kind].minimum:
            yield from ((row, 1) for row in suit_rows(circle, size, 1))
        if "tunnel" in game.rules and not start and 3 <= size <= 12:
            twice = NUMBERS + NUMBERS
            rows = suit_rows(twice, size, 1)
            yield from ((row, 1) for row in rows if is_joined(row, game))


@lru_cache(None)
def suit_rows(circle: str, size: int, gap: int) -> list[tuple[str, ...]]:
    """Return the runs of one suit in a row of numbers."""
    windows = [circle[low::gap][:size] for low in range(len(circle))]
    whole = {window for window in windows if len(window) == size}
    return [tuple(card(n, suit) for n in window) for window in sorted(whole) for suit in "cdhs"]


@lru_cache(None)
def emperor_rows(circle: str, size: int) -> list[tuple[str, ...]]:
    """Return the runs in which each four cards have four suits."""
    if size % 4:
        return []
    fours = ["".join(suits) for suits in permutations("cdhs")]
    windows = [circle[low : low + size] for low in range(len(circle) - size + 1)]
    patterns = ["".join(parts) for parts in product(fours, repeat=size // 4)]
    return [tuple(map(card, window, suits)) for window in windows for suits in patterns]


def card(number: str, suit: str) -> str:
    """Write one card of a run; the joker past the end of the row stands for none."""
    return "X" if number == "X" else number + suit


# --- how strong it is ----------------------------------------------------------------------------


def places(reading: Reading, game: Game) -> list[int]:
    """Return the strength of each number of a play now, the weakest first."""
    if reading.kind == "group":
        return [level(reading, game)]
    numbers = reading.numbers
    if is_joined(tuple(reading.faces), game):
        numbers = list(NUMBERS[:: reading.step][: len(reading.cards)])
    past = [13] * (len(reading.cards) - len(numbers))
    return sorted([*(line(game).index(number) for number in numbers), *past])


def line(game: Game) -> list[str]:
    """Return the numbers from the weakest to the strongest."""
    return [NUMBERS[number] for number in game.order.line]


def level(group: Reading, game: Game) -> int:
    """Return the strength of a group: twice its place, as a 7 can be above the last."""
    if not group.numbers:
        low = game.order.joker == "turns" and game.order.reversed
        return 24 if game.order.joker == "as-top-number" else -2 if low else 26
    sevens = {card[1] for card in group.cards if card[0] == "7"}
    strong = set("cs" if game.order.reversed else "dh")
    if "seven-colours" in game.rules and sevens and sevens <= strong:
        return 25
    return 2 * line(game).index(group.numbers[0])


def weakest(reading: Reading, game: Game) -> int:
    """Return the strength of the weakest card of a run, or of the number of a group."""
    return places(reading, game)[0]
