"""The games that a person has finished at tables, kept in one small file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Self

from ..core.words.arguments import count_of, require_type
from ..core.words.text import Lang, Text
from ..progress import clock
from ..progress.kept_file import FileBacked, KeptFile
from ..table.session.defaults import in_default_lang
from ..table.session.file_writing import write_lock
from ..table.still.html_output import Shown
from . import words as w
from .games_file import Content, Line, read_content
from .page import page
from .played_game import PlayedGame, check_costly, clean_game
from .played_games import PlayedGames

USUAL_GAMES = "daifugo-games.jsonl"
"""The file beside the notebooks, used if no other is named."""


class Statistics(FileBacked):
    """The games that a person has finished at tables, over days; each is written to a file at once.

    ``path`` is the file, beside the notebooks if none is named. Nothing is kept before `keep` says
    so, or a table is made with ``statistics``; then every table beside the file keeps its games
    there. What is kept holds no card and nobody's name, and nothing but this machine sees it.

    A line of the file that cannot be read stays there; a file that holds no game at all is moved
    aside, under a name that ``notice`` gives, before anything is written.

    >>> mine = Statistics("games.jsonl").keep()
    >>> table = Table("standard", statistics=mine)
    >>> mine
    Statistics('games.jsonl', 0 games)
    """

    def __init__(
        self, path: str | Path = USUAL_GAMES, *, now: Callable[[], datetime] = clock.now
    ) -> None:
        self._file, self._now = KeptFile(path, w.BROKEN), now
        self._content()

    @classmethod
    def of_argument(cls, statistics: object) -> Statistics:
        """Return a `Statistics` as it is. Raises `SpokenError` for anything else."""
        found: Statistics = require_type(statistics, cls, w.WHERE_IT_IS)
        return found

    # --- reading ---------------------------------------------------------------------------------

    @property
    def has_begun(self) -> bool:
        """Whether there is a file of games yet."""
        return self.path.exists()

    @property
    def keeps(self) -> bool:
        """Whether tables beside the file keep their games in it."""
        return self._content().keeps

    @property
    def notice(self) -> Text | None:
        """What is wrong with the file or with lines of it; None if nothing is."""
        unread = self._content().unread
        damaged = w.DAMAGED.fill(file=self.path.name, count=unread) if unread else None
        return self._file.notice or damaged

    @property
    def games(self) -> PlayedGames:
        """The games as they stand in the file now, oldest first."""
        return PlayedGames(self._content().games)

    def __iter__(self) -> Iterator[PlayedGame]:
        yield from self.games

    def __len__(self) -> int:
        return len(self.games)

    def where(
        self,
        *,
        house: str | None = None,
        players: int | None = None,
        since: date | str | None = None,
        game: str | None = None,
    ) -> PlayedGames:
        """Return some of the games: those of a house, a number of players, a game, since a day.

        ``house`` is a rules line, such as ``"standard"``; ``since`` a day such as
        ``"2026-12-01"``. Raises `SpokenError` for what is none.
        """
        return self.games.where(house=house, players=players, since=since, game=game)

    @in_default_lang
    def show(self, lang: Lang = "en") -> Shown:
        """Show a page of the games: how many, how they came out, and how that changed."""
        return page(self.games, lang, self.notice, w.EMPTY)

    def _repr_html_(self) -> str:
        return self.show().html

    def __str__(self) -> str:
        return self.show().text

    def __repr__(self) -> str:
        return f"Statistics({str(self._file.given)!r}, {count_of(len(self), 'game')})"

    # --- writing ---------------------------------------------------------------------------------

    def keep(self, on: bool = True) -> Self:
        """Let tables beside the file keep their games from now on, or no more. Raises `OSError`."""
        self._change(lambda it: it if it.keeps is on else it._replace(keeps=on))
        return self

    def clear(self) -> None:
        """Forget all games, also lines that cannot be read. Raises `OSError`.

        Whether games are kept from now on stays as it is.
        """
        if self.has_begun:
            self._change(lambda content: Content(content.keeps))

    def add(self, game: PlayedGame) -> bool:
        """Keep a game that has just ended; return whether it counts. Raises `OSError`.

        A deal counts once a day.
        """
        stamp = self._now().astimezone(UTC).isoformat(timespec="seconds")
        new, added = clean_game(replace(game, when=stamp)), False

        def with_new(content: Content) -> Content:
            nonlocal added
            added = all((old.id, old.day) != (new.id, new.day) for old in content.games)
            line = Line.of_game(new)
            return content._replace(lines=(*content.lines, line)) if added else content

        self._change(with_new)
        return added

    def mark_costly(self, game_id: str, count: int, places_lost: float) -> bool:
        """Keep what a review has found in a game; return whether the game is kept here.

        ``count`` is how many moves cost more than 0.3 of a place, ``places_lost`` what they cost
        together. Of several games of one deal the latest is meant. Raises `SpokenError` for numbers
        that cannot be, `OSError` if the file cannot be written.
        """
        check_costly(count, places_lost)
        lost, found = round(float(places_lost), 2), False

        def with_found(content: Content) -> Content:
            nonlocal found
            lines = [*content.lines]
            of_deal = [at for at, line in enumerate(lines) if line.game and line.game.id == game_id]
            found = bool(of_deal)
            if not found:
                return content
            lines[of_deal[-1]] = lines[of_deal[-1]].with_costly(count, lost)
            return content._replace(lines=tuple(lines))

        self._change(with_found)
        return found

    def _change(self, change: Callable[[Content], Content]) -> None:
        """Write the file changed, unless the very same is returned."""
        with write_lock(self.path):
            before = self._content()  # another notebook may have written meanwhile
            after = change(before)
            if after is not before:
                self._file.write_whole(bytes(after))

    def _content(self) -> Content:
        """Return what the file holds now, no games with ``notice`` set if it cannot be read."""
        found = self._file.read(read_content)
        return Content(keeps=self.has_begun) if found is None else found

    # --- for other programs ----------------------------------------------------------------------

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the games as CSV, one line each, and write them to a file if one is named.

        Raises `OSError`.
        """
        return self.games.to_csv(path)

    @in_default_lang
    def to_html(self, path: str | Path | None = None, lang: Lang = "en") -> str:
        """Return the page as HTML, and write it as a page of its own if a file is named.

        Raises `OSError`.
        """
        return self.games.to_html(path, lang=lang)

    def to_frame(self) -> Any:
        """Return the games as a pandas frame. Raises `ImportError` without pandas."""
        return self.games.to_frame()
