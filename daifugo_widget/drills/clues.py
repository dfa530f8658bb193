"""The ladder of hints in a drill: which card, which rule, and only then the move."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.cards import bits, code, pretty_code
from ..core.game.card_game import CardGame
from ..core.game.moves import Answer, Move, Pass
from ..core.game.plays import Play
from ..core.words.text import Lang
from ..table.telling.voice import Sentence, Voice
from . import phrases as say
from .game_drills import drills_of
from .task import Task


def clues(task: Task, game: CardGame, move: Move, lang: Lang) -> list[Sentence]:
    """Return what is said before a move that reaches the goal is named, step by step."""
    found = [*_of_card(game, move, lang), *_of_rule(task, lang)]
    counts = [say.CLUE.fill(n=n + 1, all=len(found) + 1).to(lang) for n in range(len(found))]
    return [Voice(lang).join([count], clue) for count, clue in zip(counts, found, strict=True)]


def _of_card(game: CardGame, move: Move, lang: Lang) -> Iterator[Sentence]:
    if isinstance(move, Pass):
        yield [say.CLUE_PASS.to(lang)]
    elif card := _own_card(game, move):
        yield [say.CLUE_CARD.fill(card=card).to(lang)]


def _own_card(game: CardGame, move: Move) -> str:
    """Return one card of a move out of the own hand for people, "" if there is none."""
    cards = move.cards if isinstance(move, Play) else 0
    if isinstance(move, Answer) and game.ask and game.ask.what == "cards":
        cards = move.value or 0
    return next((pretty_code(code(bit)) for bit in bits(cards & game.hands[game.actor])), "")


def _of_rule(task: Task, lang: Lang) -> Iterator[Sentence]:
    rule = drills_of(task.game).catalogue.get(task.rule or "")
    if rule and not rule.frame:
        yield [say.CLUE_RULE.to(lang), Voice(lang).rule(rule)]
