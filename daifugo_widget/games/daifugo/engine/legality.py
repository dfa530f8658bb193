"""Why a move is refused: what stands against it, in the order in which a player would ask."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from daifugo_widget.core.cards import KNOWN, codes, is_free_choice, pick
from daifugo_widget.core.game.moves import Answer, Ask, Call, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal, plain, wrong_cards, wrong_number

from . import refusals
from .plays.play_runs import lowest

if TYPE_CHECKING:
    from .game import Game
    from .rule import Rule


def why_not(game: Game, seat: int, move: object) -> Refusal | None:
    """Return why a seat cannot make a move now, or None if it can."""
    if game.over:
        return plain("over")
    if isinstance(move, Call):
        return None if move in game.calls(seat) else plain("no-call")
    if seat != game.actor:
        return None if _tolerates(game, seat, move) else plain("not-your-turn")
    if isinstance(move, Answer):
        return _why_not_answer(game, move)
    if refused := not_to_play(game, seat):
        return refused
    if isinstance(move, Pass):
        return game.may_not_pass()
    if isinstance(move, Play):
        return _why_not_play(game, move)
    return Refusal("not-a-play", 0, refusals.NO_MOVE)


def not_to_play(game: Game, seat: int) -> Refusal | None:
    """Return why it is not for a seat to play or pass now, or None if it is."""
    if seat != game.actor:
        return plain("not-your-turn")
    return plain("choice-owed")._replace(rule=game.ask.rule) if game.ask else None


def _why_not_answer(game: Game, answer: Answer) -> Refusal | None:
    ask = game.ask
    if ask is None:
        return plain("no-choice")
    if game.is_open(ask, answer):
        return None
    if ask.what == "cards" and not (type(answer.value) is int and answer.value >= 0):
        return plain("wrong-answer")._replace(reason=ask.rule)
    if ask.what == "cards" and ask.pool is None and not game.holds(ask.seat, answer.value):
        return not_held(game, ask.seat, codes(answer.value))
    return _wrong_answer(game, ask, answer)


def _wrong_answer(game: Game, ask: Ask, answer: Answer) -> Refusal:
    """Return the refusal of an answer: which cards are wrong, or that their number is."""
    if ask.what != "cards":
        return plain("wrong-answer")._replace(reason=ask.rule)
    open_answers = [other.value for other in game.answers(ask)]
    known = {card for cards in open_answers for card in codes(cards)}
    others = not known.issuperset(codes(answer.value))
    if open_answers and (others or not is_free_choice(open_answers)):
        return wrong_cards(ask.rule, answer.value, open_answers)
    if not ask.low <= answer.value.bit_count() <= ask.high:
        return wrong_number(ask.rule, answer.value, ask.low, ask.high)
    return plain("wrong-answer", answer.value)._replace(reason=ask.rule)


def not_held(game: Game, seat: int, wanted: Iterable[int]) -> Refusal:
    """Return the refusal of cards that a seat does not hold, naming those alone."""
    held, lacking = codes(game.playable_cards(seat)), []
    for card in wanted:
        if card in held:
            held.remove(card)
        else:
            lacking.append(card)
    return plain("not-held", pick(lacking or wanted, KNOWN) or 0)


def no_play(game: Game, cards: int) -> Refusal:
    """Return the refusal of cards that do not go together, and say what does."""
    adding = {rule.id: rule.short_names for rule in game.rules.hooks["kinds"]}
    forms = {id: name for id, name in adding.items() if id != "groups"}
    stairs = game.rules.get("stairs")
    return refusals.no_play(cards, forms, stairs.minimum if stairs else 0)


def _why_not_play(game: Game, play: Play) -> Refusal | None:
    if not game.holds(game.turn, play.cards):
        return not_held(game, game.turn, codes(play.cards))
    if play in game.plays_of(play.cards):
        return None
    if refusal := game.may_not_play(game.turn):
        return refusal
    if play not in game.readings(play.cards):
        return no_play(game, play.cards)
    if _tolerates(game, game.turn, play):
        return None
    claimed = veto(game, play, game.rules.claiming) if game.is_claimed() else None
    found = claimed or _why_not_follow(game, play) or veto(game, play)
    return found or no_play(game, play.cards)


def _tolerates(game: Game, seat: int, move: Any) -> bool:
    """Return whether the table lets a move happen although the rules of play refuse it."""
    rules = game.rules.hooks["tolerates"]
    return any(rule.tolerates(game, seat, move) for rule in rules)


def _why_not_follow(game: Game, play: Play) -> Refusal | None:
    if not game.trick:
        return None
    top = game.trick[-1].play
    if game.closed:
        return refusals.closed_trick(game.closed, is_left_to_special(game), play.cards, top)
    if play.size != top.size:
        return refusals.follow_as_many(play.cards, top, game.rules.get(top.kind))
    if play.kind != top.kind:
        return refusals.wrong_kind(play, top, game.rules.get(top.kind))
    order = game.order
    if play in game.rules.forms.follow(play.cards, top, order):
        return None
    if play.kind == "group" or lowest(play, order) <= lowest(top, order):
        return _not_stronger(game, play, top)
    form = game.rules.get(play.kind)
    if play.step != top.step and getattr(form, "follow_gap", "same") == "same":
        return refusals.wrong_gap(play.cards, top)
    return refusals.overlapping(play, top, getattr(form, "follow", ""))


def _not_stronger(game: Game, play: Play, top: Play) -> Refusal:
    """Return the refusal of a play that does not beat the latest, with any unusual reason."""
    ordinary = game.rules.order(())
    refusal = refusals.not_stronger(play, top, game.order, ordinary, _turned_by(game, play, top))
    for rule in game.rules.hooks["weaker"] if play.kind == "group" else ():
        if phrase := rule.weaker(game.order, play, top):
            return refusal._replace(phrase=phrase, rule=rule.id)
    return refusal


def _turned_by(game: Game, play: Play, top: Play) -> str:
    """Return a rule in force without which a play would beat the latest, "" for none."""
    for mark in game.marks:
        order = game.rules.order(tuple(other for other in game.marks if other != mark))
        if refusals.is_above(play, top, order):
            return mark[0]
    return ""


def veto(game: Game, play: Play, by: Collection[str] = ()) -> Refusal | None:
    """Return why the marks in force, or only those of some rules, forbid a play."""
    for name, value in game.marks:
        rule = game.rules.vetoes.get(name) if not by or name in by else None
        refusal = rule.allows(game, play, value) if rule else None
        if refusal:
            return refusal
    return None


# --- plays that rules allow besides the usual ones -----------------------------------------------


def acting_extras(game: Game) -> tuple[tuple[Rule, int, int], ...]:
    """Return the rules that may now allow more than the usual plays, with what they need."""
    rules = game.rules
    if not game.trick or (game.closed and rules[game.closed].closes == "all"):
        return ()
    acting = rules.extras_on(game.trick[-1].play)
    if acting and game.marks and game.is_claimed():
        return tuple(one for one in acting if one[0].claims_trick)
    return acting


def is_left_to_special(game: Game) -> bool:
    """Return whether special plays may still follow in a trick that is closed to all others.

    A play that closes a trick to the usual plays alone does not follow another of its kind.
    """
    return any(rule.closes == "all" for rule, *_ in acting_extras(game))
