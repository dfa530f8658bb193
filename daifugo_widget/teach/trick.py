"""A trick as a strip of pictures: who laid what, who passed, where it flowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from textwrap import dedent

from ..core.game.card_game import CardGame
from ..core.game.history import History, Step
from ..core.game.moves import PASS
from ..core.game.plays import Laid, Play
from ..core.records import Record, RecordError
from ..core.records.phrases import IS_TEXT
from ..core.words.arguments import require_type
from ..core.words.text import Lang
from ..games import DAIFUGO
from ..games.tricks.engine.game import TrickGame
from ..table.drawing.game_ui import ui_of
from ..table.session.defaults import in_default_lang
from ..table.session.people import People
from ..table.still.html_output import Shown
from ..table.telling.plain_text import plain_text
from ..table.telling.step_teller import merge, sentence
from ..table.telling.voice import Voice
from . import words as w
from .row import Item, row


@in_default_lang
def trick(record: str, lang: Lang = "en") -> Shown:
    """Show the plays and passes of a record from left to right; seat a is you.

    In a trick-taking game the card that takes each trick is marked. The text tells the moves in the
    sentences of the table. Raises `RecordError`.
    """
    text = require_type(record, str, IS_TEXT, RecordError)
    history = Record.parse(dedent(text)).history()
    people = People.of(history.now.players, history.now.rules.game, names=history.names)
    games = [match.game for match in history.matches()]
    if history.now.rules.game != DAIFUGO:
        return row(_taken(games, people, lang), _story(history, games, people, lang))
    items = [
        _item(before, step, people, lang)
        for before, step in zip(games, history.steps, strict=False)
        if isinstance(step.move, Play) or step.move == PASS
    ]
    return row(items, _story(history, games, people, lang))


def _taken(games: list[TrickGame], people: People, lang: Lang) -> list[Item]:
    """Return the tricks played in these games, card by card, and any unfinished one."""
    items: list[Item] = []
    for before, after in pairwise(games):
        if len(after.taken) > len(before.taken):
            items = _with_separator(items, lang)
            taken = after.taken[-1]
            items += _trick_items(taken.trick, taken.seat, people, lang)
    left = _trick_items(games[-1].trick, None, people, lang)
    return _with_separator(items, lang) + left if left else items


def _with_separator(items: list[Item], lang: Lang) -> list[Item]:
    """Return items with a line after them, if there are any: the next trick follows."""
    if not items:
        return []
    return [*items[:-1], replace(items[-1], bar=w.NEXT_TRICK.to(lang))]


def _trick_items(
    trick: Sequence[Laid], winner: int | None, people: People, lang: Lang
) -> list[Item]:
    words = {trick[0].seat: w.LEADS} if trick else {}
    if winner is not None:
        words[winner] = w.LEADS_AND_TAKES if winner in words else w.TAKES
    return [
        Item(
            cards=str(laid.play),
            above=people.name(laid.seat, lang),
            below=words[laid.seat].to(lang) if laid.seat in words else "",
        )
        for laid in trick
    ]


def _item(before: CardGame, step: Step, people: People, lang: Lang) -> Item:
    after = step.match.game
    flowed = not after.over and any(event.verb == "lead" for event in after.events)
    return Item(
        cards=str(step.move) if isinstance(step.move, Play) else "",
        above=people.name(step.seat, lang),
        below=_word(before, step, lang),
        bar=w.FLOW.to(lang) if flowed else "",
    )


def _word(before: CardGame, step: Step, lang: Lang) -> str:
    """Say in a word what a step was: out, a pass or a lead; following needs no word."""
    after = step.match.game
    if after.exit_of(step.seat):
        return w.OUT.fill(n=after.ranking().index(step.seat) + 1).to(lang)
    if step.move == PASS:
        return w.PASSES.to(lang)
    return "" if before.trick else w.LEADS.to(lang)


def _story(history: History, games: list[CardGame], people: People, lang: Lang) -> str:
    voice, teller = Voice(lang, people.you), ui_of(history.now.rules.game).teller
    told = [
        line
        for before, step in zip(games, history.steps, strict=False)
        for line in teller(voice, before, step, step.match.game).tell()
    ]
    names = {seat: people.name(seat, lang) for seat in range(people.players)}
    return plain_text(voice.join(*(sentence(voice, line) for line in merge(told))), names)
