"""The facts that a record of Daifugo may state besides those of any game."""

from __future__ import annotations

from daifugo_widget.core.cards import A_RANK, RANKS, codes, pick, ranks_of, show
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records.cardtext import CardText
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.facts import (
    CARDS,
    COMMON,
    SEAT,
    FactKind,
    Found,
    Kinds,
    cards_of,
    seat_of,
)
from daifugo_widget.core.rules.options import WHOLE
from daifugo_widget.core.rules.rule_errors import NO_SUCH_RULE

from ..engine.game import Game
from ..engine.match import Match
from ..engine.rule_set import RuleSet, catalogue
from ..engine.state_values import TRICK
from .fields import clockwise, mark_value, write_mark, write_out, write_turn
from .moving import means


def _actor(match: Match) -> str:
    game = match.game
    return "over" if game.over else f"turn {write_turn(game.actor, game.way)}"


def _turn(match: Match, words: list[str]) -> Found:
    game, arrows = match.game, words[0].count("<")
    turned = game.runs_backwards or not arrows
    lasting = arrows < 2 or bool(game.way & TRICK)
    holds = not game.over and game.actor == seat_of(words[0]) and turned and lasting
    return Found(holds, _actor(match))


def _leads(match: Match, words: list[str]) -> Found:
    game = match.game
    holds = not game.over and game.actor == seat_of(words[0]) and not game.trick
    return Found(holds, f"{_actor(match)}, {_top_text(game)}")


def _top_text(game: Game) -> str:
    return f"top {game.top.play if game.top else '-'}"


def _top(match: Match, words: list[str]) -> Found:
    top = match.game.top
    wanted = CardText.parse(words[0])
    holds = means(wanted, top.play) if top else not len(wanted)
    return Found(holds, _top_text(match.game))


def _order(match: Match, words: list[str]) -> Found:
    order = "".join(RANKS[number] for number in match.game.order.line)
    return Found(order == ranks_of(words[0]), f"order {order}")


def _check_mark(words: list[str]) -> None:
    """Raise `RecordError` for a mark of an unknown rule: its absence would always hold."""
    id = _mark_parts(words)[0]
    if id not in catalogue():
        raise RecordError(NO_SUCH_RULE.fill(id=id, hint=RuleSet.parser().nearest(id)))


def _mark_parts(words: list[str]) -> tuple[str, str, str]:
    return words[0].removeprefix("-").partition("=")


def _mark(match: Match, words: list[str]) -> Found:
    absent = words[0].startswith("-")
    id, equals, value = _mark_parts(words)
    held = match.game.mark_of(id)
    there = held is not None and (not equals or held == mark_value(value))
    return Found(there != absent, f"mark -{id}" if held is None else f"mark {write_mark(id, held)}")


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


def _discards(match: Match, words: list[str]) -> Found:
    pile, text = match.game.discards, words[0]
    wanted = CardText.parse(cards_of("discards", text)).codes
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


DAIFUGO_FACTS: Kinds = {
    **COMMON,
    "turn": FactKind(rf"{SEAT}<?<?", "turn b", _turn),
    "leads": FactKind(SEAT, "leads b", _leads),
    "top": FactKind(CARDS, "top 7c7d", _top),
    "order": FactKind(rf"({A_RANK})+", "order 3456789TJQKA2", _order),
    "mark": FactKind(r"-?[a-z0-9-]+(=\S+)?", "mark suit-bind=s", _mark, _check_mark),
    "out": FactKind(rf"-|[!_]?{SEAT}( [!_]?{SEAT})*", "out d !c", _out),
    "classes": FactKind(rf"{SEAT}=[a-z]+( {SEAT}=[a-z]+)*", "classes a=daifugo b=fugo", _classes),
    "discards": FactKind(CARDS, "discards 3c", _discards),
    "seats": FactKind(rf"{SEAT}( {SEAT})+", "seats a d b c", _seats),
    "deck": FactKind(WHOLE, "deck 47", _deck),
}
"""Every fact of Daifugo by its name."""
