"""What a class has reached: for each person the tables, and a share of what could be won."""

from __future__ import annotations

import csv
import html
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from ..core.words.arguments import path_of
from ..core.words.text import Lang
from ..core.words.translations import _
from ..progress.clock import now
from ..progress.mark import Mark
from ..progress.table import Row as Handed
from ..progress.table import write_csv
from ..table.session.file_writing import write_whole

PLACE, NAME, TABLE, TOTAL = _("Place"), _("Name"), _("Table"), _("Points")
ROUND = _("Round {n}")
NOBODY = _("Nobody has come yet.")
CHAPTER = "phones"
"""What stands for the chapter where points are marks."""
HUNDRED = 100
"""The points of somebody who comes first in every game of a round; who is last has none."""


class Row(NamedTuple):
    """One person of the board."""

    place: int
    name: str
    table: int
    """The table of this round, 0 for none."""
    points: int
    rounds: tuple[int, ...]


class Scoreboard(tuple[Row, ...]):
    """The rows of a class, the best first; a notebook shows it as a table."""

    lang: Lang = "en"
    began: datetime

    @classmethod
    def of(
        cls,
        people: Iterable[tuple[str, int, Sequence[float]]],
        lang: Lang = "en",
        began: datetime | None = None,
    ) -> Scoreboard:
        """Return the board of people by name, table and shares of the rounds, from 0 to 1.

        ``began`` is when the class did, by default now.
        """
        ranked = sorted(people, key=lambda each: -sum(each[2]))
        totals = [sum(shares) for _, _, shares in ranked]
        board = cls(
            Row(
                totals.index(sum(shares)) + 1,
                name,
                table,
                round(HUNDRED * sum(shares)),
                tuple(round(HUNDRED * share) for share in shares),
            )
            for name, table, shares in ranked
        )
        board.lang, board.began = lang, began or now()
        return board

    @property
    def head(self) -> list[str]:
        """The names of the columns."""
        rounds = max((len(row.rounds) for row in self), default=0)
        numbered = [ROUND.fill(n=at + 1) for at in range(rounds)]
        return [each.to(self.lang) for each in (PLACE, NAME, TABLE, TOTAL, *numbered)]

    @property
    def cells(self) -> list[list[Any]]:
        """The cells of each row, under its head."""
        return [[row.place, row.name, row.table or "", row.points, *row.rounds] for row in self]

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the board as comma-separated values, and write it to a file if one is named.

        A cell that a spreadsheet would take for a formula is written as text.
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.head)
        writer.writerows([[_plain(cell) for cell in row] for row in self.cells])
        if path is not None:
            write_whole(path_of(path), text.getvalue())
        return text.getvalue()

    def to_progress(self, path: str | Path | None = None) -> str:
        """Return the points as marks of learners, and write them to a file if one is named.

        In the folder with what learners have handed in, they are a column of its `ClassProgress`.
        """
        return write_csv([Handed(row.name, self._mark(row)) for row in self], path)

    def _mark(self, row: Row) -> Mark | None:
        if not row.rounds:
            return None
        asked, when = HUNDRED * len(row.rounds), self.began
        name = when.astimezone().strftime("%Y-%m-%d %H:%M")
        last = when.astimezone(UTC).isoformat(timespec="seconds")
        return Mark(
            CHAPTER,
            "game",
            name,
            asked,
            row.points,
            best=row.points,
            times=len(row.rounds),
            last=last,
        )

    def to_html(self, path: str | Path | None = None) -> str:
        """Return the board as a table of a page, and write that page to a file if one is named."""
        table = self._repr_html_()
        if path is not None:
            page = f'<!doctype html><html lang="{self.lang}"><meta charset="utf-8">{table}</html>\n'
            write_whole(path_of(path), page)
        return table

    def _repr_html_(self) -> str:
        if not self:
            return f"<p>{NOBODY.to(self.lang)}</p>"
        head = "".join(f'<th scope="col">{html.escape(each)}</th>' for each in self.head)
        rows = "".join(
            f"<tr>{''.join(f'<td>{html.escape(str(cell))}</td>' for cell in row)}</tr>"
            for row in self.cells
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def __str__(self) -> str:
        return "\n".join("  ".join(map(str, row)) for row in [self.head, *self.cells])


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@") else cell


def shares(points: Sequence[Sequence[int]], seats: int) -> list[float]:
    """Return for each seat the share of the others whom it has beaten, in the mean of games.

    Tables of three and of six, and games with other points, become comparable by that.
    """
    if not points:
        return [0.0] * seats
    return [
        sum(_beaten(each, seat) for each in points) / len(points) / (seats - 1)
        for seat in range(seats)
    ]


def _beaten(points: Sequence[int], seat: int) -> float:
    others = [other for at, other in enumerate(points) if at != seat]
    mine = points[seat]
    return sum((other < mine) + (other == mine) / 2 for other in others)
