"""The page of games: how many on how many days, how they came out, and how that changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from math import isfinite
from statistics import fmean
from typing import NamedTuple

from ..core.rules.rule_set import rules_of
from ..core.words.text import Lang, SpokenError, Text
from ..games import DAIFUGO, GAMES
from ..intervals import FEWEST, mean_interval
from ..table.drawing.game_ui import ui_of
from ..table.still.html_output import Shown, columns, table
from ..table.still.svg import image
from . import words as w
from .picture import HEIGHT, WIDTH, WINDOW, course_svg
from .played_game import PlayedGame

LONGEST, WIDE = 50, 70
"""The most letters of a rules line, and the width of a column of text."""
UNBROKEN = "\N{WORD JOINER}–\N{WORD JOINER}"
HEAD = (w.HOUSE, w.GAMES, w.MEAN_PLACE, w.FOULS, w.COSTLY)


class Grid(NamedTuple):
    """A table of the page: its name, the words of its columns, and its lines."""

    label: str
    head: list[str]
    lines: list[list[str]]

    @property
    def unbroken(self) -> list[list[str]]:
        """The lines for a page, which then breaks no range at its dash."""
        return [[cell.replace("–", UNBROKEN) for cell in line] for line in self.lines]

    def shown(self) -> Shown:
        """Return the table as HTML and as text."""
        text = columns(self.head, self.lines, WIDE).text
        return Shown(table(self.head, self.unbroken).html, text)


class Summary(NamedTuple):
    """What there is to say of some games, ready to be shown."""

    sentences: list[str]
    classes: Grid | None
    houses: Grid
    notes: list[str]


def page(
    games: Sequence[PlayedGame], lang: Lang, notice: Text | None = None, none: Text = w.NO_SUCH
) -> Shown:
    """Show games, below what is wrong with their file; ``none`` says that there are none."""
    above = [notice.to(lang)] if notice else []
    if not games:
        lines = above or [none.to(lang)]
        return Shown("".join(map(_paragraph, lines)), "\n".join(lines))
    said = summary(games, lang)
    drawn = image(course_svg(games, lang), WIDTH, HEIGHT, alt(games, lang))
    tables = [each.shown() for each in (said.classes, said.houses) if each]
    html = [*map(_paragraph, [*above, *said.sentences]), drawn]
    html += [*(each.html for each in tables), *map(_paragraph, said.notes)]
    text = [*above, *said.sentences, *(each.text for each in tables), *said.notes]
    return Shown("".join(html), "\n".join(text))


def summary(games: Sequence[PlayedGame], lang: Lang) -> Summary:
    """Return what there is to say of games, of which there is one at least."""
    grids = Grid(w.BY_HOUSE.to(lang), *_by_house(games, lang))
    return Summary(
        [_total(games).to(lang)],
        _classes(games, lang),
        grids,
        [note.to(lang) for note in _notes(games)],
    )


def alt(games: Sequence[PlayedGame], lang: Lang) -> str:
    """Say in words what the picture of games shows."""
    latest = mean_place(games[-WINDOW:])
    return w.PICTURE.fill(count=min(WINDOW, len(games)), mean=latest).to(lang)


def mean_place(games: Sequence[PlayedGame]) -> str:
    """Return the mean place in some games."""
    return f"{fmean(game.place for game in games):.1f}"


def _paragraph(line: str) -> str:
    return f"<p>{escape(line)}</p>"


def _total(games: Sequence[PlayedGame]) -> Text:
    days = {game.day for game in games}
    if len(days) == 1:
        words = w.ONE_GAME if len(games) == 1 else w.ON_ONE_DAY
        return words.fill(count=len(games), day=min(days))
    return w.ON_DAYS.fill(count=len(games), days=len(days), first=min(days), last=max(days))


# --- classes -------------------------------------------------------------------------------------


def _classes(games: Sequence[PlayedGame], lang: Lang) -> Grid | None:
    """Return how often each class was reached, the highest first; None without any."""
    counts = Counter((game.game, game.after) for game in games if game.after)
    if not counts:
        return None
    names = {(game, klass): name for game in GAMES for klass, name in class_names(game).items()}
    order = [key for key in names if key in counts] + [key for key in counts if key not in names]
    head = [names[key].to(lang) if key in names else key[1] for key in order]
    shares = [f"{counts[key] / counts.total():.0%}" for key in order]
    label = w.CLASSES.to(lang)
    return Grid(label, [label, *head], [[w.SHARE.to(lang), *shares]])


def class_names(game: str) -> dict[str, Text]:
    """Return the names of the classes of a game by their ids, from the top down."""
    return dict(ui_of(game).class_names)


# --- houses --------------------------------------------------------------------------------------


def _by_house(games: Sequence[PlayedGame], lang: Lang) -> tuple[list[str], list[list[str]]]:
    """Return a line for each house and number of players, the most frequent first."""
    found = [[*group] for _, group in groupby(sorted(games, key=_house), key=_house)]
    found.sort(key=len, reverse=True)
    rows = [_line(group, lang) for group in found]
    kept = [at for at in range(len(HEAD)) if any(row[at] for row in rows)]
    return [HEAD[at].to(lang) for at in kept], [[row[at] for at in kept] for row in rows]


def _house(game: PlayedGame) -> tuple[str, str, int]:
    return game.game, game.rules, game.players


def _line(games: Sequence[PlayedGame], lang: Lang) -> list[str]:
    one = games[0]
    fouls = sum(game.left == "foul" for game in games)
    costly = [game.costly for game in games if game.costly is not None]
    return [
        house_name(one.game, one.rules, one.players).to(lang),
        str(len(games)),
        _with_interval(games),
        str(fouls) if fouls else "",
        f"{fmean(costly):.1f}" if costly else "",
    ]


def _with_interval(games: Sequence[PlayedGame]) -> str:
    """Return the mean place, and between which values the true one lies, if that is known."""
    low, high = mean_interval([game.place for game in games])
    mean = mean_place(games)
    if not isfinite(low + high):
        return mean
    return f"{mean} ({max(1.0, low):.1f}–{min(float(games[0].players), high):.1f})"


def house_name(game: str, rules: str, players: int) -> Text:
    """Return what the rules of a game are called in short, with the number of players."""
    house = _short_rules(game, rules, players)
    if game != DAIFUGO and game in GAMES:
        house = w.HOUSE_OF.fill(game=ui_of(game).title, house=house)
    return w.AMONG.fill(house=house, count=players)


def _short_rules(game: str, rules: str, players: int) -> Text:
    """Return rules in short; the line itself, cut, if they are not known here."""
    try:
        return ui_of(game).rules_in_short(rules_of(rules), players)
    except (SpokenError, KeyError):
        return Text.of(rules if len(rules) <= LONGEST else rules[: LONGEST - 1] + "…")


def _notes(games: Sequence[PlayedGame]) -> Iterator[Text]:
    if max(Counter(map(_house, games)).values()) >= FEWEST:
        yield w.INTERVAL.fill(count=FEWEST)
    if reviewed := sum(game.costly is not None for game in games):
        yield w.REVIEWED.fill(count=reviewed, all=len(games))
