"""Legal plays found in the slow and obvious way: every set of cards, every meaning of its jokers.

Shares no code with the generator: cards here are texts such as ``7c`` and ``X``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from daifugo_widget.core.cards import codes, show, show_code
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.game import Game
from tests.games.daifugo.engine.meanings import Reading, cards_of, line, places, readings, weakest

KNOWN = {
    "catapult",
    "colour-bind",
    "down-number",
    "first-leader",
    "five-colour-bind",
    "guerrilla",
    "number-bind",
    "partial-bind",
    "religious-revolution",
    "spade-three",
    "strict-bind",
    "suit-bind",
}
"""The rules that forbid a play or allow another, and of which the search knows."""


def hand_of(game: Game) -> list[str]:
    """Return the hand of the seat to act, a text for each card."""
    return [show_code(code) for code in codes(game.hands[game.turn])]


def top_of(game: Game) -> Reading | None:
    """Return the play to beat."""
    if not game.trick:
        return None
    play = game.trick[-1].play
    return Reading(play.kind, tuple(cards_of(str(play))), play.step)


def name(play: Play) -> str:
    """Write a play as the search does: with the rule that allows it besides the usual plays."""
    if play.rule in ("catapult", "guerrilla"):
        return f"{play.rule}:{show(play.cards)}"
    return f"{play.rule}:{play}" if play.rule in KNOWN else str(play)


def legal_plays(game: Game) -> set[str]:
    """Return the legal plays of the seat to act, as texts."""
    hand, top = hand_of(game), top_of(game)
    if top is None:
        return set(map(str, usual(hand, range(1, len(hand) + 1), top, game)))
    if game.closed:
        return set()
    returned = list(spade_three(hand, top, game))
    found = usual(hand, [len(top.cards)], top, game)
    plain = {str(reading) for reading in found if bare(reading) not in returned}
    named = {f"spade-three:{''.join(cards)}" for cards in returned}
    return plain | named | set(specials(hand, top, game))


def bare(reading: Reading) -> list[str]:
    """Return the cards of a reading, whatever its jokers stand for."""
    return sorted("X" if card[0] == "X" else card for card in reading.cards)


def usual(hand: list[str], sizes: Any, top: Reading | None, game: Game) -> Iterator[Reading]:
    """Yield the legal plays of the usual kinds."""
    for size in sizes:
        for cards in set(combinations(hand, size)):
            for reading in readings(list(cards), game):
                if follows(reading, top, game) and allowed(reading, top, game):
                    yield reading


# --- what may be played --------------------------------------------------------------------------


def follows(reading: Reading, top: Reading | None, game: Game) -> bool:
    """Tell whether it beats the latest play in kind and strength."""
    if top is None:
        return True
    if reading.kind != top.kind:
        return False
    own, over = weakest(reading, game), places(top, game)
    keeps_gap = reading.kind == "progression" and game.rules["progression"].follow_gap == "same"
    if keeps_gap and reading.step != top.step:
        return False
    if reading.kind not in ("stairs", "emperor", "progression"):
        return own > over[0]
    return (
        own > over[{"higher": 0, "above-second": 1, "clear": -1}[game.rules[reading.kind].follow]]
    )


def allowed(reading: Reading, top: Reading | None, game: Game) -> bool:
    """Tell whether nothing that is in force forbids it."""
    marks = dict(game.marks)
    if "first-leader" in marks:
        card = marks["first-leader"]
        if card in hand_of(game) and card not in reading.cards:
            return False
    if top and "guerrilla" in marks:
        return False
    if "religious-revolution" in marks and not has_parity(marks, reading, top):
        return False
    release = game.rules.get("queen-release")
    if release and release.ignores_bind and reading.kind == "group" and "Q" in reading.numbers:
        return True
    alone = not reading.numbers
    return alone or all(
        BOUND[id](value, reading, top, game) for id, value in marks.items() if id in BOUND
    )


def has_parity(marks: dict[str, Any], reading: Reading, top: Reading | None) -> bool:
    """Tell whether a number is odd or even as the trick wants it."""
    if top is None or reading.kind != "group":
        return True
    if not (reading.numbers and top.numbers):
        return False
    odd = reading.numbers[0] in "3579JKA"
    return {True: True, "odd": odd, "even": not odd}[marks["religious-revolution"]]


def has_suits(bound: str, reading: Reading, signs: str = "cdhs") -> bool:
    """Tell whether it has the suits or colours that are bound, jokers helping."""
    own = [signs["cdhs".index(face[1])] for face in reading.faces if face != "X"]
    if reading.kind == "group":
        left = list(bound)
        for sign in own:
            if sign in left:
                left.remove(sign)
        return len(left) <= len(reading.cards) - len(own)
    if reading.kind == "emperor":
        return all(want in ("-", sign) for want, sign in by_place(bound, reading, signs))
    return set(own) == {bound}


def by_place(bound: str, reading: Reading, signs: str) -> Iterator[tuple[str, str]]:
    """Yield what is bound at each place of an emperor, and what it has there."""
    four = {"c", "d", "h", "s"}
    for at, want in enumerate(bound.split(".")):
        face = reading.faces[at]
        others = reading.faces[at - at % 4 : at - at % 4 + 4]
        suit = (
            face[1] if face != "X" else min(four - {other[1] for other in others if other != "X"})
        )
        yield want, signs["cdhs".index(suit)]


def is_step(reading: Reading, top: Reading | None, game: Game) -> bool:
    """Tell whether it begins one step above the end of the latest play."""
    if top is None:
        return True
    if reading.kind != "group":
        return weakest(reading, game) == places(top, game)[-1] + 1
    row = line(game)
    above = row.index(top.numbers[0]) + 1 if top.numbers else 13
    return row.index(reading.numbers[0]) == above


BOUND: dict[str, Callable[[Any, Reading, Reading | None, Game], bool]] = {
    "suit-bind": lambda value, reading, top, game: has_suits(value, reading),
    "partial-bind": lambda value, reading, top, game: has_suits(value, reading),
    "number-bind": lambda value, reading, top, game: is_step(reading, top, game),
    "strict-bind": lambda value, reading, top, game: (
        has_suits(value, reading) and is_step(reading, top, game)
    ),
    "colour-bind": lambda value, reading, top, game: has_suits(value, reading, "brrb"),
    "five-colour-bind": lambda value, reading, top, game: has_suits(
        value, reading, "brrb" if value in "br" else "cdhs"
    ),
    "down-number": lambda value, reading, top, game: False,
}
"""Whether a play that is no lone joker keeps what is bound, by the mark in force."""


# --- plays by other rules ------------------------------------------------------------------------


def spade_three(hand: list[str], top: Reading, game: Game) -> Iterator[list[str]]:
    """Yield the returns of jokers that lie alone."""
    rule = game.rules.get("spade-three")
    if rule is None or "3s" not in hand or "guerrilla" in dict(game.marks):
        return
    if str(top) == "X":
        yield ["3s"]
    if str(top) == "XX" and rule.pair and "X" in hand:
        yield ["3s", "X"]


def specials(hand: list[str], top: Reading, game: Game) -> Iterator[str]:
    """Yield what may be laid to the latest play, or under it."""
    if top.kind == "group" and top.numbers:
        alike = [card for card in hand if card[0] in ("X", top.numbers[0])]
        for size in range(1, len(alike) + 1):
            for cards in set(combinations(alike, size)):
                yield from gathered(list(cards), top, game)
    marks = dict(game.marks)
    if "down-number" in game.rules and not {"guerrilla", "number-bind", "strict-bind"} & set(marks):
        for cards in set(combinations(hand, len(top.cards))):
            for reading in readings(list(cards), game):
                if undercuts(reading, top, game):
                    yield f"down-number:{reading}"


def gathered(cards: list[str], top: Reading, game: Game) -> Iterator[str]:
    """Yield how cards of the number that lies there may be laid to it."""
    naturals = [card for card in cards if card != "X"]
    if not naturals or {card[0] for card in naturals} != {top.numbers[0]}:
        return
    if "guerrilla" in game.rules and len(cards) > len(top.cards):
        yield f"guerrilla:{''.join(cards)}"
    if "catapult" in game.rules and "guerrilla" not in dict(game.marks):
        yield f"catapult:{''.join(cards)}"


def undercuts(reading: Reading, top: Reading, game: Game) -> bool:
    """Tell whether it has the same suits one step weaker."""
    if not reading.numbers or reading.kind != top.kind or reading.step != top.step:
        return False
    if reading.kind == "group":
        if "X" in top.cards:
            return False
        step = is_step(top, reading, game)
        return step and has_suits("".join(face[1] for face in top.faces), reading)
    if places(reading, game)[-1] + 1 != weakest(top, game):
        return False
    if reading.kind == "emperor":
        places_open = ".".join("-" * len(top.cards))
        whole = ".".join(sign for _, sign in by_place(places_open, top, "cdhs"))
        return has_suits(whole, reading)
    return has_suits(next(face[1] for face in top.faces if face != "X"), reading)
