"""Points, classes and places over the games."""

from __future__ import annotations

import re
from itertools import islice

from daifugo_widget.core.words.text import Lang
from daifugo_widget.table.drawing.game_ui import CardLine, ScoredGame, Tally
from daifugo_widget.table.telling.voice import Segment, Sentence, Voice
from daifugo_widget.table.telling.words import phrases as w

from ..engine.match import Match, Result
from .match_words import bonus, label
from .scorecard import Line, ScoreCard
from .titles import class_meaning, title
from .words import phrases_match as told

MOST_GAMES = 24
"""The most games that the table shows; the totals count all games."""
LONG_WORDS = (
    "chō-fugō dai-fugō hei-min hin-min dai-hin-min kake-dashi tabi-bito com-moner "
    "tril-lion-aire bil-lion-aire mil-lion-aire presi-dent execu-tive direc-tor "
    "col-league new-comer appli-cant detec-tive minis-ter commis-sioner inspec-tor prop-erty "
    "legen-dary profes-sor sleepy-head appren-tice shop-per dis-quali-fied"
)
"""Words of the score card, with hyphens where they may go on in the next line: they are wider than
its columns, and no browser can hyphenate all of them."""
SYLLABLES = {word.replace("-", ""): word.split("-") for word in LONG_WORDS.split()}


def scores(match: Match, lang: Lang) -> Tally:
    """Return what the score tables show; beside a score card only the latest game."""
    card = ScoreCard(match, lang=lang) if "scorecard" in match.rules and match.results else None
    shown = match.results[-1 if card else -MOST_GAMES :]
    return {
        "games": [_game(match, result, lang) for result in shown],
        "card": [_line(line) for line in card.lines[-MOST_GAMES:]] if card else None,
        "hints": [
            class_meaning(match.rules, len(result.classes), klass, lang)
            for result in match.results[-1:]
            for klass in result.classes
        ],
        "why": [_why(match, seat, Voice(lang)) for seat in range(match.players)],
        "total": list(match.points),
        "label": label(match, lang),
    }


def _line(line: Line) -> CardLine:
    cells = [(cell.points, _hyphenate(cell.note)) for cell in line.cells]
    return {"name": line.name, "cells": cells, "total": line.total}


def _hyphenate(note: str) -> str:
    """Return a note with soft hyphens where its long words may go on in the next line."""
    return re.sub(r"\w+", lambda word: _with_hyphens(word[0]), note)


def _with_hyphens(word: str) -> str:
    letters = iter(word)
    syllables = SYLLABLES.get(word.lower(), [word])
    return "\N{SOFT HYPHEN}".join("".join(islice(letters, len(part))) for part in syllables)


def _why(match: Match, seat: int, voice: Voice) -> Sentence | None:
    """Say what besides the cards made a seat's place or points in a game that is over, if any."""
    game = match.game
    if not game.over:
        return None
    said, lang, exit = list[Segment](), voice.lang, game.exit_of(seat)
    if exit and exit.rule:
        how = w.PLACED_LOW.get(exit.how)
        said += [how.to(lang) + w.COLON.to(lang)] if how else []
        said.append(voice.rule(game.rules[exit.rule]))
    if seat == game.ranking()[0] and (extra := bonus(match)):
        said += [w.COMMA.to(lang)] if said else []
        said.append(told.BONUS_LINE.fill(n=extra).to(lang))
    return said or None


def _game(match: Match, result: Result, lang: Lang) -> ScoredGame:
    """Return a game by seat; a seat that joined later has None."""
    later = [None] * (match.players - len(result.points))
    return {
        "number": result.number,
        "set": result.set,
        "points": [*result.points, *later],
        "classes": [title(match.rules, klass, lang) for klass in result.classes],
        "places": [*result.places, *later],
    }
