"""A trick as a strip of pictures: who laid what, who passed, where it flowed."""

from __future__ import annotations

from textwrap import dedent

from ..core.game import Game
from ..core.history import History, Step
from ..core.moves import PASS
from ..core.plays import Play
from ..core.records import Record
from ..core.text import Lang
from ..table.people import People
from ..table.phrase import Voice
from ..table.plain import sentence_text
from ..table.shown import Shown
from ..table.story import Teller
from ..table.telling import merge, sentence
from . import words as w
from .row import Item, row


def trick(record: str, lang: Lang = "en") -> Shown:
    """Show the plays and passes of a record from left to right; seat a is you.

    Its text tells them in the sentences of the table. Raises `RecordError`.
    """
    history = Record.parse(dedent(record)).history()
    people = People.of(history.now.players, "a", "steady", history.names)
    games = [match.game for match in history.matches()]
    items = [
        _item(before, step, people, lang)
        for before, step in zip(games, history.steps, strict=False)
        if isinstance(step.move, Play) or step.move == PASS
    ]
    return row(items, _story(history, games, people, lang))


def _item(before: Game, step: Step, people: People, lang: Lang) -> Item:
    after = step.match.game
    flowed = not after.over and any(event.verb == "lead" for event in after.events)
    return Item(
        cards=str(step.move) if isinstance(step.move, Play) else "",
        above=people.name(step.seat, lang),
        below=_word(before, step, lang),
        bar=w.FLOW.to(lang) if flowed else "",
    )


def _word(before: Game, step: Step, lang: Lang) -> str:
    """Say in a word what a step was: who is out, passes or leads; to follow is the usual."""
    after = step.match.game
    if after.exit_of(step.seat):
        return w.OUT.fill(n=after.ranking().index(step.seat) + 1).to(lang)
    if step.move == PASS:
        return w.PASSES.to(lang)
    return "" if before.trick else w.LEADS.to(lang)


def _story(history: History, games: list[Game], people: People, lang: Lang) -> str:
    voice = Voice(lang, people.you)
    told = [
        line
        for before, step in zip(games, history.steps, strict=False)
        for line in Teller(voice, before, step, step.match.game).tell()
    ]
    seats = [{"seat": n, "name": people.name(n, lang)} for n in range(people.players)]
    return " ".join(sentence_text({"seats": seats}, sentence(voice, line)) for line in merge(told))
