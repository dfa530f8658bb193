"""The board as the browser draws it: seats, trick, piles, ruler and chips."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from daifugo_widget.core.cards import (
    JOKER,
    JOKER_CODE,
    JOKERS,
    KNOWN,
    NUMBER,
    ONE_DECK,
    SEVEN,
    card_number,
    card_suit,
    codes,
    pretty_number,
    pretty_suit,
    show,
    show_code,
)
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Lang
from daifugo_widget.table.drawing.answers import is_forced
from daifugo_widget.table.session.people import People
from daifugo_widget.table.telling.voice import Voice
from daifugo_widget.table.telling.words import phrases as w
from daifugo_widget.table.wire.contract import (
    Cell,
    Chip,
    Direction,
    Icon,
    Klass,
    Laid,
    Mark,
    Out,
    Pile,
    Ruler,
    Seat,
)

from ..engine.classes import CLASSES
from ..engine.game import Game
from ..engine.match import Match
from ..engine.order import Order
from ..engine.rule import Rule
from .rule_words import label_text, mark_text
from .titles import class_meaning, title

# --- seats ---------------------------------------------------------------------------------------


def seat_of(game: Game, match: Match, people: People, lang: Lang, seat: int) -> Seat:
    """Return what everybody sees of a seat."""
    hand = game.hands[seat]
    return {
        "seat": seat,
        "name": people.name(seat, lang),
        "klass": _klass(game, match, seat, lang),
        "count": hand.bit_count(),
        "points": match.points[seat],
        "acts": not game.over and game.actor == seat,
        "passed": bool(game.passed >> seat & 1),
        "out": _out(game, seat, lang),
        "hand": None,
    }


def _klass(game: Game, match: Match, seat: int, lang: Lang) -> Klass | None:
    """Return the class of a seat in this game, or the one it has earned once the game is over."""
    if not game.classes:
        return None
    classes = match.results[-1].classes if game.over and match.results else game.classes
    rules, klass = game.rules, classes[seat]
    hint = class_meaning(rules, game.players, klass, lang)
    top = klass == min(classes, key=CLASSES.index)
    return {"top": top, "title": title(rules, klass, lang), "hint": hint}


def _out(game: Game, seat: int, lang: Lang) -> Out | None:
    exit = game.exit_of(seat)
    if exit is None:
        return None
    place = game.ranking().index(seat) + 1
    word = w.PLACED_LOW.get(exit.how)
    label = word.to(lang) if word else w.PLACED.fill(n=place).to(lang)
    return {"place": place, "how": "" if exit.how == "finish" else exit.how, "label": label}


def direction(game: Game) -> Direction:
    """Return the current direction of play round the table."""
    clockwise = (game.rules.frame.turn_order.direction == "clockwise") != game.runs_backwards
    return "clockwise" if clockwise else "counter-clockwise"


# --- cards ---------------------------------------------------------------------------------------


def sorted_hand(hand: int, order: Order, sort: str) -> list[str]:
    """Return the cards of a hand, weakest first or by suit."""

    def by_order(card: int) -> tuple[int, int]:
        return order.place[card_number(card)], card_suit(card)

    def by_suit(card: int) -> tuple[int, int]:
        number = card_number(card)
        return (card_suit(card), order.place[number]) if number < JOKER else (4, 0)

    return [show_code(c) for c in sorted(codes(hand), key=by_suit if sort == "suit" else by_order)]


def trick(game: Game, lang: Lang) -> list[Laid]:
    """Return the plays of the trick, oldest first."""
    return [
        {"seat": laid.seat, "cards": str(laid.play), "label": label_text(laid.play).to(lang)}
        for laid in game.trick
    ]


def discards(game: Game) -> Pile:
    """Return the discard pile; only the cards that flowed last may lie open."""
    lies_open = game.rules.frame.zones.discards == "seen-not-searched"
    top = game.flowed_cards & game.discards & ~game.mixed & KNOWN if lies_open else 0
    return {"count": game.discards.bit_count(), "open": show(top) if top else ""}


def aside(game: Game) -> Pile:
    """Return the cards out of the game, with the ones that the rules show."""
    shown = game.aside & game.shown
    return {"count": game.aside.bit_count(), "open": show(shown) if shown else ""}


# --- the order of strength -----------------------------------------------------------------------


def ruler(game: Game, lang: Lang) -> Ruler:
    """Return the current order of strength, weakest first."""
    order = game.order
    line = _line(game, order)
    top = game.trick[-1].play if game.trick else None
    numbers = [number for number in line if number != JOKER]
    text = w.REVERSED if order.reversed else w.ORDINARY
    ends = {"low": pretty_number(numbers[0]), "high": pretty_number(numbers[-1])}
    cells = [_cell(number, top, order) for number in line]
    if sevens := order.strong_sevens & game.deck:
        below_joker = 2 * order.place[line[-1]] > order.peaks[SEVEN]
        cells.insert(len(cells) - below_joker, _cell_of_sevens(sevens, top, order))
    return {"cells": cells, "label": text.fill(**ends).to(lang)}


def _cell(number: int, top: Play | None, order: Order) -> Cell:
    """Return the cell of a number; a joker as strong as the number before it is marked as level."""
    level = number == JOKER and order.joker == "as-top-number"
    cards = NUMBER[number] & ONE_DECK & ~order.strong_sevens if number < JOKER else 1 << JOKER_CODE
    cell: Cell = {
        "number": pretty_number(number),
        "mark": _mark(number, top, order),
        "cards": show(cards),
    }
    if level:
        cell["level"] = True
    return cell


def _cell_of_sevens(sevens: int, top: Play | None, order: Order) -> Cell:
    """Return the cell of the 7s that are above all numbers; in stairs they are not."""
    suits = dict.fromkeys(pretty_suit(card_suit(card)) for card in codes(sevens))
    mark: Mark = "weak" if top else ""
    if top and top.kind == "group":
        beats = order.level(top) < order.peaks[SEVEN]
        mark = "top" if order.is_lifted(top) else "open" if beats else "weak"
    number = pretty_number(SEVEN) + "".join(suits)
    return {"number": number, "mark": mark, "cards": show(sevens & ONE_DECK)}


def _line(game: Game, order: Order) -> list[int]:
    """Return the numbers of the deck, weakest first, with the joker in its place."""
    deck = game.deck
    numbers = [number for number in order.line if deck & NUMBER[number]]
    if not deck & JOKERS:
        return numbers
    return sorted([*numbers, JOKER], key=order.strength)


def _mark(number: int, top: Play | None, order: Order) -> Mark:
    if top is None:
        return ""
    group = top.kind == "group"
    if number in top.numbers and not (group and order.is_lifted(top)):
        return "top"
    if group:
        floor = order.level(top)  # not `place`, which cannot tell that some 7s may beat all numbers
    else:
        # Stairs count by their weakest number: any number above it may begin stronger ones.
        floor = 2 * min(order.place[n] for n in top.numbers if 0 <= n <= JOKER)
    return "open" if 2 * order.place[number] > floor else "weak"


# --- out of the ordinary -------------------------------------------------------------------------


def chips(game: Game, people: People, voice: Voice) -> list[Chip]:
    """Return a chip for each thing that is out of the ordinary now, with the rule behind it."""
    lang = voice.lang

    def name(seat: int) -> str:
        return people.name(seat, lang)

    found = [*_mark_chips(game, name, lang)]
    if game.runs_backwards:
        found.append({"rule": "turn-order", "icon": "way", "text": w.CHIP_WAY.to(lang)})
    if game.ask and not (game.over or game.owes_chance):
        rule, who = game.rules[game.ask.rule], name(game.ask.seat)
        yours, theirs = (
            (w.CHIP_YOUR_TURN, w.CHIP_TURN) if is_forced(game) else (w.CHIP_YOURS, w.CHIP_CHOICE)
        )
        phrase = yours if game.ask.seat == voice.you else theirs
        text = phrase.fill(rule=rule.short_names, name=who).to(lang)
        found.append({"rule": rule.id, "icon": "choice", "text": text})
    return found


def _icon(rule: Rule) -> Icon:
    if hasattr(rule, "strength"):
        return "order"
    return "bind" if hasattr(rule, "allows") else "info"


def _mark_chips(game: Game, name: Callable[[int], str], lang: Lang) -> Iterator[Chip]:
    """Yield a chip for each mark; a rule that alone moves the order names the strongest number."""
    rules = [(game.rules[id], value) for id, value in game.marks]
    alone = sum(_icon(rule) == "order" for rule, _ in rules) == 1
    for rule, value in rules:
        icon, shown = _icon(rule), mark_text(rule, value, name, lang)
        text = rule.short_names
        if shown and "value" in rule.says:
            shown = rule.says["value"].fill(value=shown).to(lang)
        if shown:
            text = w.CHIP_VALUE.fill(rule=text, value=shown)
        elif icon == "order" and alone:
            text = w.CHIP_ORDER.fill(rule=text, high=pretty_number(game.order.line[-1]))
        yield {"rule": rule.id, "icon": icon, "text": text.to(lang)}
