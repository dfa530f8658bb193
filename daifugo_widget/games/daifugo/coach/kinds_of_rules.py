"""Reasons about what a rule does: the order turned, a bind brought in."""

from __future__ import annotations

from daifugo_widget.core.cards import card_number, codes
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..players import phrases as shared
from ..players.reasons import favours
from . import phrases
from .case import Case, Said, shown
from .lines import Pair
from .wording import better_was


def turned(case: Case, pair: Pair) -> Said | None:
    """Say that the move turns the order for good, and the cards that are left become weaker."""
    before = case.view.lasting_order
    rule = _turning(case.view, case.after)
    if rule is None or case.goes_out[0] or _turning(case.view, case.after_better):
        return None
    game = case.after
    weaker = _sum(case.left, game.lasting_order.place) < _sum(case.left, before.place)
    if not weaker or not isinstance(case.move, Play):
        return None
    return Said(phrases.TURNED_AGAINST.fill(move=shown(case.move)), rule)


def not_turned(case: Case, pair: Pair) -> Said | None:
    """Say that the better move turns the order for good, in favour of the cards that are left."""
    rule = _turning(case.view, case.after_better)
    if rule is None or case.goes_out[1] or _turning(case.view, case.after):
        return None
    if not favours(case.after_better, case.view.lasting_order, case.seat):
        return None
    return better_was(case, shared.ORDER, rule=rule) if isinstance(case.better, Play) else None


def bind(case: Case, pair: Pair) -> Said | None:
    """Say that the move brings in a bind by which the seat itself cannot lay a card later on."""
    for rule in _binds(case, case.after, case.after_better):
        if isinstance(case.move, Play) and (
            barred := _play_without_bind(pair, rule, case.view.flows)
        ):
            move = shown(case.move)
            return Said(phrases.BIND.fill(move=move, cards=barred.pretty()), rule)
    return None


def not_bound(case: Case, pair: Pair) -> Said | None:
    """Say that the better move brings in a bind, after which the seat leads next."""
    if not isinstance(case.better, Play) or not pair.better.leads_next or not pair.line.lost_lead:
        return None
    for rule in _binds(case, case.after_better, case.after):
        return Said(phrases.NOT_BOUND.fill(better=shown(case.better)), rule)
    return None


def _binds(case: Case, after: Game, otherwise: Game) -> list[str]:
    """Return the rules that bind a trick from now on, but not after another move."""
    rules, view = case.view.rules, case.view
    return [
        name
        for name, value in after.marks
        if name in rules.vetoes and view.mark_of(name) != value and otherwise.mark_of(name) != value
    ]


def _play_without_bind(pair: Pair, name: str, flows: int) -> Play | None:
    """Return what the seat could lay later in the trick without a bind, when it has to pass."""
    for game, _ in pair.line.moves[1:]:
        if game.flows != flows or not game.trick:
            return None
        if game.actor != pair.line.seat or game.ask or game.plays():
            continue
        free = game.copy()
        free.marks = tuple(mark for mark in game.marks if mark[0] != name)
        if plays := free.plays():
            return plays[0]
    return None


def _turning(view: Game, after: Game) -> str | None:
    """Return the rule that has turned the order for good in a step, None if none has."""
    before, rules = view.lasting_order, view.rules
    if after.lasting_order.line == before.line:
        return None
    for event in after.events:
        if event.verb not in ("mark", "unmark"):
            continue
        kept = [mark for mark in after.marks if mark[0] != event.rule]
        former = [mark for mark in view.marks if mark[0] == event.rule]
        if rules.lasting_order((*kept, *former)).line == before.line:
            return event.actor
    return None


def _sum(cards: int, place: tuple[int, ...]) -> int:
    return sum(place[number] for number in map(card_number, codes(cards)))
