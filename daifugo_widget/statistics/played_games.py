"""Some of the games that a person has finished: chosen, counted, and written for other programs."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from dataclasses import astuple
from datetime import date
from functools import cache
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from ..core.rules.rule_set import rules_of
from ..core.words.arguments import at_least_one, count_of, path_of, require_type
from ..core.words.text import Lang, SpokenError
from ..optional_imports import need
from ..progress.table import SIGN, harmless
from ..table.session.defaults import in_default_lang
from ..table.session.file_writing import write_whole
from ..table.still.html_output import Shown
from . import words as w
from .page import page
from .played_game import COLUMNS, PlayedGame

PAGE = (
    '<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width,initial-scale=1"><style>'
    ":root{{color-scheme:light dark}}"
    "body{{font:1em/1.5 system-ui,sans-serif;max-width:46em;margin:2em auto;padding:0 1em}}"
    "main{{overflow-x:auto}}img{{max-width:100%;height:auto}}"
    "table{{border-collapse:collapse;margin:1em 0}}th{{word-break:keep-all}}"
    "@media(max-width:30em){{table{{font-size:.86em}}}}"
    "th,td{{padding:.3em .8em .3em 0;border-bottom:1px solid #8886;vertical-align:top}}"
    "</style></head><body><main><h1>{title}</h1>{page}</main></body></html>\n"
)


class PlayedGames(tuple[PlayedGame, ...]):
    """Games of one's own, oldest first; a notebook shows them as a page."""

    __slots__ = ()

    def __new__(cls, games: Iterable[PlayedGame] = ()) -> PlayedGames:
        return super().__new__(cls, games)

    def where(
        self,
        *,
        house: str | None = None,
        players: int | None = None,
        since: date | str | None = None,
        game: str | None = None,
    ) -> PlayedGames:
        """Return some of the games, as `Statistics.where` does."""
        played = None if house is None else _rules_lines(house)
        count = None if players is None else at_least_one("players", players)
        first = None if since is None else _day(since)
        return PlayedGames(
            each
            for each in self
            if (played is None or each.rules in played(each.players))
            and count in (None, each.players)
            and game in (None, each.game)
            and (first is None or each.day >= first)
        )

    @in_default_lang
    def show(self, lang: Lang = "en") -> Shown:
        """Show a page of the games: how many, how they came out, and how that changed."""
        return page(self, lang)

    def _repr_html_(self) -> str:
        return self.show().html

    def __str__(self) -> str:
        return self.show().text

    def __repr__(self) -> str:
        return f"PlayedGames({count_of(len(self), 'game')})"

    # --- for other programs ----------------------------------------------------------------------

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the games as CSV, one line each, and write them to a file if one is named.

        Raises `OSError`.
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows([[harmless(cell) for cell in _cells(game)] for game in self])
        if path is not None:
            write_whole(path_of(path), SIGN + text.getvalue())
        return text.getvalue()

    @in_default_lang
    def to_html(self, path: str | Path | None = None, lang: Lang = "en") -> str:
        """Return the page as HTML, and write it as a page of its own if a file is named.

        Raises `OSError`.
        """
        shown = page(self, lang).html
        if path is not None:
            title = escape(w.MY_GAMES.to(lang))
            write_whole(path_of(path), PAGE.format(lang=lang, title=title, page=shown))
        return shown

    def to_frame(self) -> Any:
        """Return the games as a pandas frame, a row each. Raises `ImportError` without pandas."""
        return need("pandas").DataFrame([_cells(game) for game in self], columns=[*COLUMNS])


def _cells(game: PlayedGame) -> list[Any]:
    return [" ".join(cell) if isinstance(cell, tuple) else cell for cell in astuple(game)]


def _rules_lines(house: object) -> Callable[[int], set[str]]:
    """Return what tells how the games of a house have its rules, by the number of players.

    A line with rules that are not known here is taken as it is.
    """
    line = require_type(house, str, w.WRONG_HOUSE)
    try:
        rules = rules_of(line)
    except SpokenError:
        return lambda players: {line}
    return cache(lambda players: {str(rules), str(rules.for_players(players))})


def _day(since: date | str) -> date:
    """Return the day that is named. Raises `SpokenError`."""
    if isinstance(since, date):
        return since
    try:
        return date.fromisoformat(since)
    except (TypeError, ValueError):
        raise SpokenError(w.WRONG_DAY.fill(value=repr(since))) from None
