"""The facts that a record may state about a position, each a small test."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ..cards import RANKS, blanks, codes, pick, show
from ..game import Game
from ..match import Match
from ..moves import SEATS
from ..state import TRICK
from . import phrases as say
from .cardtext import CardText
from .errors import RecordError, nearest
from .fields import mark_value, write_mark, write_out, write_turn
from .legal import canonical, legal_texts
from .moving import means
from .seating import clockwise


class Found(NamedTuple):
    """Whether a fact holds, and what was found instead."""

    holds: bool
    found: str


Test = Callable[[Match, list[str]], Found]

_SEAT, _CARDS = "[a-i]", "[^ ]+"
_SHAPES = {
    "turn": rf"{_SEAT}<?<?",
    "leads": _SEAT,
    "top": _CARDS,
    "hand": rf"{_SEAT} {_CARDS}",
    "cards": rf"{_SEAT} \d+",
    "order": r"(10|[3-9TJQKA2])+",
    "mark": r"-?[a-z0-9-]+(=\S+)?",
    "asks": rf"-|{_SEAT} [a-z0-9-]+",
    "out": rf"-|[!_]?{_SEAT}( [!_]?{_SEAT})*",
    "classes": rf"{_SEAT}=[a-z]+( {_SEAT}=[a-z]+)*",
    "legal": r"\S+( \S+)*",
    "discards": r"-?\S*",
    "seats": rf"{_SEAT}( {_SEAT})+",
    "deck": r"\d+",
    "points": rf"{_SEAT} -?\d+",
    "over": "",
}
"""How each fact is written behind its name."""

FACTS = tuple(_SHAPES)
"""The name of each fact."""


def check_fact(text: str) -> None:
    """Raise `RecordError` for a text that states no fact."""
    name, _, rest = text.partition(" ")
    if name not in _SHAPES:
        raise RecordError(say.NO_FACT.fill(name=name, hint=nearest(name, _SHAPES)))
    if not re.fullmatch(_SHAPES[name], rest):
        raise RecordError(say.FACT_SHAPE.fill(text=text, example=_EXAMPLES[name]))
    if name in ("top", "hand", "discards"):
        CardText.parse(_cards_of(name, rest))


def _cards_of(name: str, rest: str) -> str:
    text = rest.rpartition(" ")[2]
    return text[1:] if name == "discards" and len(text) > 1 and text[0] == "-" else text


def test_fact(match: Match, text: str) -> Found:
    """Tell whether a fact holds in a match as it stands."""
    name, *words = text.split()
    return _TESTS[name](match, words)


def _seat(word: str) -> int:
    return SEATS.index(word[0])


def _actor(match: Match) -> str:
    game = match.game
    return "over" if game.over else f"turn {write_turn(game.actor, game.way)}"


def _turn(match: Match, words: list[str]) -> Found:
    game, arrows = match.game, words[0].count("<")
    turned = game.turned or not arrows
    lasting = arrows < 2 or bool(game.way & TRICK)
    holds = not game.over and game.actor == _seat(words[0]) and turned and lasting
    return Found(holds, _actor(match))


def _leads(match: Match, words: list[str]) -> Found:
    game = match.game
    holds = not game.over and game.actor == _seat(words[0]) and not game.trick
    return Found(holds, f"{_actor(match)}, {_top_text(game)}")


def _top_text(game: Game) -> str:
    return f"top {game.top.play if game.top else '-'}"


def _top(match: Match, words: list[str]) -> Found:
    top = match.game.top
    wanted = CardText.parse(words[0])
    holds = means(wanted, top.play) if top else not len(wanted)
    return Found(holds, _top_text(match.game))


def _hand(match: Match, words: list[str]) -> Found:
    hand, wanted = _hand_of(match, words[0]), CardText.parse(words[1])
    holds = codes(hand) == wanted.codes and blanks(hand) == wanted.unseen
    return Found(holds, f"hand {words[0]} {show(hand)}")


def _hand_of(match: Match, word: str) -> int:
    seat = _seat(word)
    return match.game.hands[seat] if seat < match.players else 0


def _cards(match: Match, words: list[str]) -> Found:
    count = _hand_of(match, words[0]).bit_count()
    return Found(count == int(words[1]), f"cards {words[0]} {count}")


def _order(match: Match, words: list[str]) -> Found:
    order = "".join(RANKS[number] for number in match.game.order.line)
    return Found(order == words[0].replace("10", "T"), f"order {order}")


def _mark(match: Match, words: list[str]) -> Found:
    absent = words[0].startswith("-")
    id, equals, value = words[0].removeprefix("-").partition("=")
    held = match.game.mark_of(id)
    there = held is not None and (not equals or held == mark_value(value))
    return Found(there != absent, f"mark -{id}" if held is None else f"mark {write_mark(id, held)}")


def _asks(match: Match, words: list[str]) -> Found:
    ask = match.game.ask
    found = f"{SEATS[ask.seat]} {ask.rule}" if ask else "-"
    return Found(found == " ".join(words), f"asks {found}")


def _out(match: Match, words: list[str]) -> Found:
    exits = match.game.exits
    wanted = [] if words == ["-"] else words
    holds = len(wanted) == len(exits) and all(
        word[-1] == SEATS[exit.seat] and (len(word) > 1) == (exit.how != "finish")
        for word, exit in zip(wanted, exits, strict=True)
    )
    return Found(holds, f"out {write_out(exits) or '-'}")


def _classes(match: Match, words: list[str]) -> Found:
    if not match.game.over:
        return Found(False, "the game is not over")
    given = {SEATS[seat]: name for seat, name in enumerate(match.game.next_classes())}
    holds = all(given.get(word[0]) == word[2:] for word in words)
    return Found(holds, "classes " + " ".join(f"{seat}={name}" for seat, name in given.items()))


def _legal(match: Match, words: list[str]) -> Found:
    answers = words[:1] == [">"]
    owed = match.game.ask is not None
    texts = legal_texts(match.game)
    wanted = {canonical(word) for word in words[answers:]}
    holds = answers == owed and wanted == {canonical(text) for text in texts}
    return Found(holds, " ".join(["legal", *([">"] if owed else []), *texts]))


def _discards(match: Match, words: list[str]) -> Found:
    pile, text = match.game.discards, words[0]
    wanted = CardText.parse(_cards_of("discards", text)).codes
    if text == "-":
        holds = not pile
    elif text[0] == "-":
        holds = not set(wanted) & set(codes(pile))
    else:
        holds = pick(wanted, pile) is not None
    return Found(holds, f"discards {show(pile)}")


def _seats(match: Match, words: list[str]) -> Found:
    seats = [SEATS[seat] for seat in clockwise(match.rules, match.game.seats)]
    at = seats.index(words[0]) if words[0] in seats else 0
    return Found([*seats[at:], *seats[:at]] == words, f"seats {' '.join(seats)}")


def _deck(match: Match, words: list[str]) -> Found:
    deck = match.rules.deck(match.players, match.number + 1)
    count = (deck & ~match.game.removed).bit_count()
    return Found(count == int(words[0]), f"deck {count}")


def _points(match: Match, words: list[str]) -> Found:
    seat = _seat(words[0])
    points = match.points[seat] if seat < match.players else 0
    return Found(points == int(words[1]), f"points {words[0]} {points}")


def _over(match: Match, words: list[str]) -> Found:
    return Found(match.game.over, _actor(match))


_TESTS: dict[str, Test] = {
    "turn": _turn,
    "leads": _leads,
    "top": _top,
    "hand": _hand,
    "cards": _cards,
    "order": _order,
    "mark": _mark,
    "asks": _asks,
    "out": _out,
    "classes": _classes,
    "legal": _legal,
    "discards": _discards,
    "seats": _seats,
    "deck": _deck,
    "points": _points,
    "over": _over,
}

_EXAMPLES = {
    "turn": "turn b",
    "leads": "leads b",
    "top": "top 7c7d",
    "hand": "hand b 3c4d",
    "cards": "cards b 4",
    "order": "order 3456789TJQKA2",
    "mark": "mark suit-bind=s",
    "asks": "asks a seven-pass",
    "out": "out d !c",
    "classes": "classes a=daifugo b=fugo",
    "legal": "legal - 9c 9cTd",
    "discards": "discards 3c",
    "seats": "seats a d b c",
    "deck": "deck 47",
    "points": "points a 6",
    "over": "over",
}
