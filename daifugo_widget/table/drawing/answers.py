"""Answers to choices in words: as part of a sentence, or in short for a list of moves."""

from __future__ import annotations

from typing import Any

from daifugo_widget.core.cards import blanks, pretty, pretty_number
from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Answer, Ask
from daifugo_widget.core.words.text import Lang

from ..session.people import People
from ..telling.plain_text import plain_text
from ..telling.voice import Segment, Voice, cards, player
from ..telling.words import WORDS
from ..telling.words import phrases as w

GIVEN = "{cards} → {who}"
"""Cards that go from one hand to another, in every language."""


def is_forced(game: CardGame) -> bool:
    """Return whether the choice owed has a single answer, which everybody who looks on can see."""
    ask = game.ask
    if ask is None or blanks(game.hands[ask.seat]) or blanks(ask.pool or 0):
        return False
    return game.only_answer() is not None


def answer_named(what: str, value: Any, voice: Voice) -> Segment:
    """Return the answer to a choice as part of a sentence."""
    if what == "yes":
        return (w.YES if value else w.NO).to(voice.lang)
    if what == "bid":
        return (value.words if value else WORDS["button.pass"]).to(voice.lang)
    if value is None or (what == "cards" and not value):
        return w.DECLINE.to(voice.lang)
    if what == "seat":
        return player(value)
    if what in ("number", "count"):
        return pretty_number(value) if what == "number" else str(value)
    return cards(str(value) if what == "play" else value)


def answer_shown(game: CardGame, answer: Answer, people: People, lang: Lang) -> str:
    """Return an answer in short: who gets the cards, or which rule asks and what is chosen."""
    ask = game.ask
    assert ask is not None
    if _gives(ask) and answer.value:
        return GIVEN.format(cards=_cards_text(answer.value), who=people.name(ask.to, lang))
    rule: str = game.rules[ask.rule].short_names.to(lang)
    return rule + w.COLON.to(lang) + _chosen(game, ask, answer.value, people, lang)


def _gives(ask: Ask) -> bool:
    """Return whether the seat is asked for cards of its hand that go to somebody else."""
    own = ask.what == "cards" and ask.pool is None and ask.seat != CHANCE
    return own and ask.to not in (NOBODY, ask.seat)


def _chosen(game: CardGame, ask: Ask, value: Any, people: People, lang: Lang) -> str:
    if ask.what == "cards" and value:
        return _cards_text(value)
    names = {seat: people.name(seat, lang) for seat in game.seats}
    return plain_text([answer_named(ask.what, value, Voice(lang))], names)


def _cards_text(value: int) -> str:
    """Write cards for people, with a question mark for each unseen card."""
    return " ".join(filter(None, (pretty(value), *"?" * blanks(value))))
