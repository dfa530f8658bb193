"""Legal plays found in the slow and obvious way: every set of cards, every meaning of its jokers.

Shares no code with the generator: cards here are texts such as ``7c`` and ``X``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from daifugo_widget.core.cards import codes, show_code
from daifugo_widget.core.game import Game

NUMBERS = "3456789TJQKA2"


def hand_of(game: Game) -> list[str]:
    """Return the hand of the seat to act, a text for each card."""
    return [show_code(code) for code in codes(game.hands[game.turn])]


def legal_plays(game: Game) -> set[str]:
    """Return the legal plays of the seat to act, as texts."""
    hand = hand_of(game)
    sizes = [game.trick[-1].play.size] if game.trick else range(1, len(hand) + 1)
    found = set()
    for size in sizes:
        for cards in set(combinations(hand, size)):
            found |= {text for text in readings(list(cards), game) if legal(text, game)}
    return found | set(returns(hand, game))


# --- what cards can mean -------------------------------------------------------------------------


def readings(cards: list[str], game: Game) -> Iterator[str]:
    """Yield every meaning of cards that lie together."""
    naturals = [card for card in cards if card != "X"]
    jokers = len(cards) - len(naturals)
    if not naturals:
        yield "X" * jokers
        return
    if len({card[0] for card in naturals}) == 1:
        yield from group_readings(naturals, jokers, game)
    if "stairs" in game.rules:
        found = list(stairs_readings(naturals, jokers, game))
        if not game.rules["joker-wild"].choose_number:
            found = sorted(found, key=lambda text: weakest(text, game))[-1:]
        yield from found


def group_readings(naturals: list[str], jokers: int, game: Game) -> Iterator[str]:
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
        named = "".join(f"X={number}{suit}" for suit in sorted(chosen))
        yield "".join(naturals) + named + "X" * (jokers - len(chosen))


def stairs_readings(naturals: list[str], jokers: int, game: Game) -> Iterator[str]:
    """Yield stairs, with each way to place their jokers."""
    options, size = game.rules["joker-wild"], len(naturals) + jokers
    numbers = {NUMBERS.index(card[0]) for card in naturals}
    suits = {card[1] for card in naturals}
    if len(suits) > 1 or len(numbers) < len(naturals) or jokers > options.per_stairs:
        return
    if size < game.rules["stairs"].minimum:
        return
    below = options.above_two and turned(game)
    above = options.above_two and not turned(game)
    for low in range(-1 if below else 0, (14 if above else 13) - size + 1):
        window = range(low, low + size)
        if numbers <= set(window) and len(set(window) - numbers) == jokers:
            yield "".join(stair_card(place, numbers, *suits) for place in window)


def stair_card(place: int, numbers: set[int], suit: str) -> str:
    """Write one card of stairs."""
    if place in numbers:
        return NUMBERS[place] + suit
    return f"X={NUMBERS[place]}{suit}" if 0 <= place < 13 else "X"


# --- what may be played --------------------------------------------------------------------------


def turned(game: Game) -> bool:
    """Tell whether 2 is weakest now."""
    revolution = dict(game.marks).get("revolution") in (True, "ending")
    return revolution != bool(dict(game.marks).get("eleven-back"))


def cards_of(text: str) -> list[str]:
    """Take a play's text apart: each card with what it stands for."""
    found, at = [], 0
    while at < len(text):
        length = 4 if text[at : at + 2] == "X=" else 1 if text[at] == "X" else 2
        found.append(text[at : at + length])
        at += length
    return found


def is_stairs(text: str) -> bool:
    """Tell stairs from a group."""
    faces = [card.removeprefix("X=") for card in cards_of(text)]
    return len({face[0] for face in faces if face != "X"}) > 1


def place_of(number: str, game: Game) -> int:
    """Return the strength of a number now; ``X`` is the joker."""
    top = 12 if game.rules["joker-single"].wild_only else 13
    if number == "X":
        revolution = game.rules.get("revolution")
        low = revolution and not revolution.joker_top and turned(game) and top == 13
        return -1 if low else top
    place = NUMBERS.index(number)
    return 12 - place if turned(game) else place


def weakest(text: str, game: Game) -> int:
    """Return the strength of the weakest card of stairs, or of the number of a group."""
    faces = [card.removeprefix("X=") for card in cards_of(text)]
    named = [face for face in faces if face != "X"]
    if not named:
        return place_of("X", game)
    if not is_stairs(text):
        return place_of(named[0][0], game)
    return min(place_of(face[0], game) for face in named)


def legal(text: str, game: Game) -> bool:
    """Tell whether a meaning may be played now."""
    return follows(text, game) and bound(text, game) and includes(text, game)


def follows(text: str, game: Game) -> bool:
    """Tell whether it beats the latest play in kind and strength."""
    if not game.trick:
        return True
    top = str(game.trick[-1].play)
    if is_stairs(text) != is_stairs(top):
        return False
    gap = 0
    if is_stairs(text):
        size = len(cards_of(top))
        gap = {"higher": 0, "above-second": 1, "clear": size - 1}[game.rules["stairs"].follow]
    return weakest(text, game) > weakest(top, game) + gap


def bound(text: str, game: Game) -> bool:
    """Tell whether a suit bind allows it."""
    suits = dict(game.marks).get("suit-bind")
    faces = [card.removeprefix("X=") for card in cards_of(text)]
    if suits is None or set(faces) == {"X"}:
        return True
    if is_stairs(text):
        return all(face == "X" or face[1] == suits for face in faces)
    left = list(suits)
    for face in faces:
        if face != "X" and face[1] not in left:
            return False
        if face != "X":
            left.remove(face[1])
    return True


def includes(text: str, game: Game) -> bool:
    """Tell whether the first play has the card that it must have."""
    card = dict(game.marks).get("first-leader")
    return card is None or card not in hand_of(game) or card in cards_of(text)


def returns(hand: list[str], game: Game) -> Iterator[str]:
    """Yield the returns of jokers that lie alone."""
    rule = game.rules.get("spade-three")
    top = str(game.trick[-1].play) if game.trick else ""
    if rule is None or "3s" not in hand:
        return
    if top == "X":
        yield "3s"
    if top == "XX" and rule.pair and "X" in hand:
        yield "3sX"
