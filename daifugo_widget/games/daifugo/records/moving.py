"""From the text of a move to the move, in the game where it is made, and back."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import (
    JOKER_CODE,
    KNOWN,
    RANKS,
    blank,
    blanks,
    card_number,
    card_suit,
    codes,
    pick,
    put,
)
from daifugo_widget.core.game.moves import CHANCE, PASS, SEATS, Answer, Ask, Call, Move, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal, plain
from daifugo_widget.core.records.body import ANSWER, DRAW, Action
from daifugo_widget.core.records.cardtext import CardText, Part, cards_text
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.notation import choice_for

from ..engine import legality
from ..engine.game import Game
from ..engine.order import Order
from ..engine.plays.play_runs import lowest
from ..engine.rule import CATALOGUE

YES = {"yes": True, "no": False}
NOTHING = "-"
"""How a pass is written, and an answer that chooses nothing."""


def find_move(game: Game, action: Action) -> Move | Refusal:
    """Return the move that an action means, or why it cannot be made now."""
    if game.over:
        return plain("over")
    if action.sign in (ANSWER, DRAW):
        return _find_answer(game, action)
    if action.text in CATALOGUE:
        call = Call(action.text)
        return game.why_not(action.seat, call) or call
    if action.text == NOTHING:
        return game.why_not(action.seat, PASS) or PASS
    return legality.not_to_play(game, action.seat) or find_play(game, action.text)


def move_text(game: Game, move: Move) -> str:
    """Write a move as `find_move` reads it."""
    if isinstance(move, Pass):
        return NOTHING
    if isinstance(move, Call):
        return move.rule
    if isinstance(move, Answer):
        return _answer_text(game, move)
    if move.rule and sum(str(play) == str(move) for play in game.plays_of(move.cards)) > 1:
        return f"{move.rule}:{move}"
    return _play_text(move, find_play(game, str(move)))


# --- plays ---------------------------------------------------------------------------------------


def find_play(game: Game, text: str) -> Play | Refusal:
    """Return the play that a text means: a legal one if possible, then the strongest."""
    rule, wanted = _parse(text)
    cards = game.find_cards(game.turn, wanted.codes)
    if cards is None:
        return legality.not_held(game, game.turn, wanted.codes)
    plays = game.plays_of(cards)
    legal = [play for play in plays if means(wanted, play, rule)]
    if legal:
        return best(wanted, legal, game.order)._replace(cards=cards)
    readings = [play for play in game.readings(cards) if means(wanted, play, rule)]
    if not readings:
        return legality.no_play(game, cards)
    play = best(wanted, readings, game.order)
    return game.why_not(game.turn, play) or play


def _parse(text: str) -> tuple[str, CardText]:
    rule, _, cards = text.rpartition(":")
    return rule, CardText.parse(cards)


def means(wanted: CardText, play: Play, rule: str = "") -> bool:
    """Return whether a text can mean a play: its cards, with jokers standing for what it says."""
    if len(wanted) != play.size or rule not in ("", play.rule, play.kind):
        return False
    return wanted.codes == codes(play.cards) and _stands_fit(wanted, play)


def _stands_fit(wanted: CardText, play: Play) -> bool:
    left = play.joker_cards()
    for part in wanted.stands:
        fitting = [card for card in left if _stands_for(card, part.number, part.suit, play)]
        if not fitting:
            return False
        left.remove(fitting[0])
    return True


def _stands_for(card: int | None, number: int | None, suit: int | None, play: Play) -> bool:
    if card is None:
        return suit is None and play.kind == "group" and play.rank == number
    return card_number(card) == number and suit in (None, card_suit(card))


def best(wanted: CardText, plays: Iterable[Play], order: Order) -> Play:
    """Return the play whose bare jokers are bare in the text too, then the strongest."""
    bare = sum(part == Part(JOKER_CODE) for part in wanted.parts)

    def rank(play: Play) -> tuple[bool, int]:
        exact = play.joker_cards().count(None) == bare
        place = order.place[play.rank] if play.kind == "group" else lowest(play, order)
        return exact, place

    return max(plays, key=rank)


def _play_text(play: Play, found: Play | Refusal) -> str:
    """Write a play, naming its rule or kind if the cards alone would mean another."""
    same = isinstance(found, Play) and found._replace(cards=play.cards) == play
    return str(play) if same else f"{play.rule or play.kind}:{play}"


# --- answers -------------------------------------------------------------------------------------


def _find_answer(game: Game, action: Action) -> Answer | Refusal:
    ask = choice_for(game, action)
    if isinstance(ask, Refusal):
        return ask
    try:
        found = _read_answer(game, ask, action.text)
    except RecordError:
        found = None
    return found or plain("wrong-answer")._replace(reason=ask.rule)


def _read_answer(game: Game, ask: Ask, text: str) -> Answer | Refusal | None:
    if ask.what == "cards":
        return _find_cards(game, ask, CardText.parse(text).plain())
    if ask.what == "play":
        return _find_reply(game, ask, text)
    values = [] if text not in _values(ask) else [_values(ask)[text]]
    return next((Answer(v) for v in values if game.is_open(ask, Answer(v))), None)


def _values(ask: Ask) -> dict[str, int | bool | None]:
    """Return what each text means as an answer, ``-`` for nothing."""
    if ask.what == "yes":
        return dict(YES)
    if ask.what == "seat":
        return {NOTHING: None, **{letter: seat for seat, letter in enumerate(SEATS)}}
    if ask.what == "count":
        return {
            NOTHING: None,
            **{str(count): count for count in ask.among or () if count is not None},
        }
    ranks = {rank: number for number, rank in enumerate(RANKS)}
    return {NOTHING: None, "10": ranks["T"], **ranks}


def _find_cards(game: Game, ask: Ask, wanted: CardText) -> Answer | Refusal | None:
    if ask.pool is not None:
        return _find_in_pool(game, ask, wanted)
    hand = 0 if ask.seat == CHANCE else game.hands[ask.seat]
    if blanks(hand) or wanted.unseen:
        return _find_unseen(game, ask, wanted)
    first_copies = Answer(pick(wanted.codes, hand & ~ask.barred))
    if first_copies.value is not None and game.is_open(ask, first_copies):
        return first_copies
    for answer in game.answers(ask):
        if codes(answer.value) == wanted.codes:
            return answer
    if ask.seat == CHANCE:
        return None
    held = pick(wanted.codes, hand)
    if held is None:
        return legality.not_held(game, ask.seat, wanted.codes)
    return game.why_not(ask.seat, Answer(held))


def _find_in_pool(game: Game, ask: Ask, wanted: CardText) -> Answer | None:
    """Take cards of a pile or of another hand; of unseen cards, only the number counts."""
    known = pick(wanted.codes, (ask.pool or 0) & KNOWN & ~ask.barred)
    named = pick(wanted.codes, game.pool_of(ask)) if known is None else known
    if named is None:
        return None
    answer = Answer(put(named, blank(wanted.unseen)))
    return answer if game.is_open(ask, answer) else None


def _find_unseen(game: Game, ask: Ask, wanted: CardText) -> Answer | None:
    """Take at its word an answer from an unseen hand, if the number of cards fits."""
    if ask.seat == CHANCE:
        return None
    named = game.find_cards(ask.seat, wanted.codes, ask.barred & KNOWN)
    fits = ask.low <= len(wanted) <= min(ask.high, game.hands[ask.seat].bit_count())
    if named is None or not fits:
        return None
    return Answer(put(named, blank(wanted.unseen)))


def _find_reply(game: Game, ask: Ask, text: str) -> Answer | None:
    if text == NOTHING:
        return next((answer for answer in game.answers(ask) if answer.value is None), None)
    rule, wanted = _parse(text)
    plays = [answer.value for answer in game.answers(ask) if answer.value is not None]
    fitting = [play for play in plays if means(wanted, play, rule)]
    cards = game.find_cards(ask.seat, wanted.codes)
    if not fitting or cards is None:
        return None
    return Answer(best(wanted, fitting, game.order)._replace(cards=cards))


def _answer_text(game: Game, answer: Answer) -> str:
    ask, value = game.ask, answer.value
    assert ask is not None
    if ask.what == "cards":
        return cards_text(value)
    if ask.what == "play":
        return _reply_text(game, ask, answer)
    return next(text for text, meant in _values(ask).items() if meant == value)


def _reply_text(game: Game, ask: Ask, answer: Answer) -> str:
    if answer.value is None:
        return NOTHING
    found = _find_reply(game, ask, str(answer.value))
    return _play_text(answer.value, found.value if found else plain("wrong-answer"))
