"""The score card of a match: points and classes game by game, with totals of set and match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.words.text import Lang
from daifugo_widget.table.still.svg import BOLD, END, FELT, INK, MUTED, box, sheet, write
from daifugo_widget.table.still.terminal_text import align, width
from daifugo_widget.table.telling.plain_text import plain_text
from daifugo_widget.table.telling.voice import Voice
from daifugo_widget.table.telling.words.panels import SCORES

from ..engine.match import Match, Result
from ..rules.official.match import MatchRule
from .match_words import ending, label
from .titles import title
from .words import phrases_match as w

LETTER = 7.4
"""The width of a letter in the picture; a Japanese or Korean one is twice as wide."""
ROW, MARGIN, GAP = 26, 18, 22


class Cell(NamedTuple):
    """The entry of one seat: its points, or "" if it joined later, and a word on them."""

    points: str = ""
    note: str = ""


class Line(NamedTuple):
    """One line of the card: a game, or the total of a set or of the match."""

    name: str
    cells: tuple[Cell, ...]
    total: bool = False


class ScoreCard:
    """The score card of a match: a table in a notebook, ``str`` in a terminal, a picture as SVG.

    ``names`` are those of the players, seat a first; a seat without one is called by its letter.
    ``you`` is the seat whose name is "You".
    """

    def __init__(
        self,
        match: Match,
        names: Sequence[str] = (),
        lang: Lang = "en",
        you: int | None = None,
    ) -> None:
        self.match, self.lang, self.you = match, lang, you
        self.names = [*names, *SEATS[len(names) :]][: match.players]

    @property
    def lines(self) -> list[Line]:
        """The lines of the card: each game, each set, the match."""
        sets = groupby(self.match.results, lambda result: result.set)
        found = [line for number, results in sets for line in self._set(number, list(results))]
        return [*found, self._total()]

    def _set(self, number: int, results: list[Result]) -> Iterator[Line]:
        rule = self.match.rules.get(MatchRule)
        for result in results:
            game = rule.set_of(result.number)[1] if rule else result.number
            cells = [self._cell(result, seat) for seat in range(self.match.players)]
            yield Line(f"{number}.{game}" if rule else str(game), tuple(cells))
        if rule:
            sums = tuple(_sum(results, seat) for seat in range(self.match.players))
            yield Line(w.SET.fill(n=number).to(self.lang), sums, total=True)

    def _cell(self, result: Result, seat: int) -> Cell:
        """Return points and class of a seat, with the bonus of a set's last game apart."""
        if seat >= len(result.points):
            return Cell()
        points, rule = result.points_of(seat), self.match.rules.get(MatchRule)
        bonus = rule.bonus(result.number) if rule and result.ranking[0] == seat else 0
        klass = title(self.match.rules, result.classes[seat], self.lang)
        return Cell(f"{points - bonus}+{bonus}" if bonus else str(points), klass)

    def _total(self) -> Line:
        out, barred = self.match.disqualified_seats, w.DISQUALIFIED.to(self.lang)
        cells = (
            Cell(str(points), barred if seat in out else "")
            for seat, points in enumerate(self.match.points)
        )
        return Line(SCORES["scores.total"].to(self.lang), tuple(cells), total=True)

    @property
    def verdict(self) -> str:
        """Who has won the match, "" until it is over."""
        if not self.match.over:
            return ""
        said = ending(self.match, Voice(self.lang, self.you))
        return plain_text(said, dict(enumerate(self.names)))

    @property
    def caption(self) -> str:
        """The heading of the card, with the set and the game that it has come to."""
        return f"{w.CARD.to(self.lang)} · {label(self.match, self.lang)}"

    @property
    def _head(self) -> list[str]:
        return [SCORES["scores.game"].to(self.lang), *self.names]

    # --- as text ---------------------------------------------------------------------------------

    def __str__(self) -> str:
        """Write the card in columns, with a line of dashes below the heading and each total."""
        rows = [
            [line.name, *(" ".join(filter(None, c)) for c in line.cells)] for line in self.lines
        ]
        head, *lines = align([self._head, *rows])
        ruled = [head, "-" * width(head)]
        for line, text in zip(self.lines, lines, strict=True):
            ruled += [text, "-" * width(head)] if line.total else [text]
        return "\n".join(filter(None, [self.caption, *ruled, self.verdict]))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """Write the card as a table without colours, which suits light and dark pages."""
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self._head)
        body = "".join(map(_html, self.lines))
        said = f"<p>{escape(self.verdict)}</p>" if self.verdict else ""
        return (
            f'<div lang="{self.lang}"><table><caption>{escape(self.caption)}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{said}</div>"
        )

    # --- as a picture ----------------------------------------------------------------------------

    def to_svg(self) -> str:
        """Draw the card on white paper."""
        lines, head = self.lines, self._head
        columns = [
            [line.name for line in lines],
            *zip(*(line.cells for line in lines), strict=True),
        ]
        widths = [
            max(width(name), *(width(" ".join(cell) if i else cell) for cell in cells)) * LETTER
            for i, (name, cells) in enumerate(zip(head, columns, strict=True))
        ]
        whole = max(sum(widths) + GAP * len(head), width(self.verdict) * LETTER) + 2 * MARGIN
        ends = [MARGIN + sum(widths[: i + 1]) + GAP * i for i in range(len(head))]
        drawn = [write(MARGIN, 30, self.caption, 15, INK, BOLD)]
        drawn += [write(MARGIN, 60, head[0], 13, MUTED)]
        drawn += [
            write(x, 60, name, 13, MUTED, END) for x, name in zip(ends[1:], self.names, strict=True)
        ]
        y = 60.0
        for line in lines:
            y += ROW
            drawn += _draw_line(line, ends, y, whole)
        if self.verdict:
            drawn.append(write(MARGIN, y := y + ROW + 4, self.verdict, 13, INK, BOLD))
        return sheet("".join(drawn), round(whole), y + MARGIN)

    _repr_svg_ = to_svg


def _sum(results: list[Result], seat: int) -> Cell:
    """Return the points of a seat in a set, none if it joined later."""
    joined = seat < len(results[-1].points)
    return Cell(str(sum(result.points_of(seat) for result in results)) if joined else "")


def _html(line: Line) -> str:
    cells = "".join(
        f"<td>{_strong(cell.points, line.total)}{_small(cell.note)}</td>" for cell in line.cells
    )
    return f'<tr><th scope="row">{escape(line.name)}</th>{cells}</tr>'


def _strong(text: str, strong: bool) -> str:
    return f"<b>{escape(text)}</b>" if strong else escape(text)


def _small(text: str) -> str:
    return f" <small>{escape(text)}</small>" if text else ""


def _draw_line(line: Line, ends: list[float], y: float, whole: float) -> list[str]:
    """Draw a line of the card; a total is bold, on a stripe."""
    look = BOLD if line.total else ""
    drawn = [box(1, y - 18, whole - 2, ROW, 0, FELT, FELT)] if line.total else []
    drawn.append(write(MARGIN, y, line.name, 13, INK, look))
    for x, (points, note) in zip(ends[1:], line.cells, strict=True):
        drawn.append(write(x, y, " ".join(filter(None, (points, note))), 13, INK, f"{END} {look}"))
    return drawn
