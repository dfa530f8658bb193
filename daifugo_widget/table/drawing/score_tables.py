"""The tables of scores, ready to be drawn: the last game, and the points of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from daifugo_widget.core.game.card_match import CardMatch
from daifugo_widget.core.words.text import Lang

from ..session.people import People
from ..telling.voice import Sentence, Voice
from ..telling.words import WORDS
from ..wire.score_contract import ScoreCell, ScoreLine, Scores, ScoreTable
from .game_ui import AnyUI, CardLine, ScoredGame, Tally

Word = Callable[[str], str]


def score_tables(ui: AnyUI, match: CardMatch, people: People, voice: Voice) -> Scores:
    """Return the tables of a match as the browser draws them."""
    tally = ui.scores(match, voice.lang)
    names = [people.name(seat, voice.lang) for seat in range(match.players)]

    def word(key: str) -> str:
        return ui.score_words[key].to(voice.lang)

    return {
        "result": _result(tally, names, word) if tally["games"] else None,
        "games": _games(tally, names, word, voice.lang) if tally["games"] else None,
        "label": tally["label"] if tally["games"] else word("scores.none"),
        "verdict": ui.ending(match, voice) if match.over else None,
    }


def _line(*cells: ScoreCell, total: bool = False) -> ScoreLine:
    return {"cells": [*cells], "total": total}


def _cell(said: object, note: Sentence | None = None) -> ScoreCell:
    return _with_note([str(said)], note)


def _with_note(said: Sentence, note: Sentence | None) -> ScoreCell:
    return (said, note) if note else (said,)


# --- the last game -------------------------------------------------------------------------------


def _result(tally: Tally, names: list[str], word: Word) -> ScoreTable:
    """Draw the game that has just ended, the first to finish first; who joined after it is out."""
    columns = ("player", "place", "class", "points")
    placed = [(place, seat) for seat, place in enumerate(tally["games"][-1]["places"]) if place]
    return {
        "label": word("result.title"),
        "head": [*(word(f"result.{name}") for name in columns), word("scores.total")],
        "lines": [_line(_cell(names[seat]), *_came(tally, seat)) for _, seat in sorted(placed)],
    }


def _came(tally: Tally, seat: int) -> Iterator[ScoreCell]:
    """Yield how a seat came out: its place, its class and why, its points and all its points."""
    game, why, hints = tally["games"][-1], tally["why"][seat], tally["hints"]
    klass = game["classes"][seat]
    yield _cell(game["places"][seat])
    yield _with_note([("t", hints[seat], klass) if hints else klass], why)
    yield _cell(game["points"][seat])
    yield _cell(tally["total"][seat])


# --- every game ----------------------------------------------------------------------------------


def _games(tally: Tally, names: list[str], word: Word, lang: Lang) -> ScoreTable:
    several = any(game["set"] > 1 for game in tally["games"])
    lines = [_game(game, several) for game in tally["games"]]
    lines.append(_line(_cell(word("scores.total")), *map(_cell, tally["total"]), total=True))
    return {
        "label": WORDS["tab.scores"].to(lang),
        "head": [word("scores.game"), *names],
        "lines": lines if tally["card"] is None else [*map(_of_card, tally["card"])],
    }


def _game(game: ScoredGame, several: bool) -> ScoreLine:
    """Draw the points of a game, named with its set if there are several."""
    name = f"{game['set']}.{game['number']}" if several else game["number"]
    points = ("" if each is None else each for each in game["points"])
    return _line(_cell(name), *map(_cell, points))


def _of_card(line: CardLine) -> ScoreLine:
    cells = [_cell(points, [note] if note else None) for points, note in line["cells"]]
    return _line(_cell(line["name"]), *cells, total=line["total"])
