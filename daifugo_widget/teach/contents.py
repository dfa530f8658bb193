"""The map of the course: its chapters, the ways through it, and where each rule is taught."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ..core.words.text import LANGS
from ..games import DAIFUGO, check_game
from ..table.still.html_output import Html, Shown, table
from .course import COURSE, FURTHER_WAYS, HEADINGS, WAYS, Way, catalogue_of, link, place_of

OTHERS = LANGS[1:]
"""The languages whose names stand beside the English ones."""


def contents() -> Shown:
    """Show the map of the course: each chapter, how long it takes, and how many rules it has."""
    head = "".join(
        f'<th scope="col" style="text-align:left">{word}</th>'
        for word in ("No.", "Chapter", "What it is about", "Time", "Rules")
    )
    html = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(_rows())}</tbody></table>"
    return Shown(html, "\n".join(_lines()))


def _rows() -> Iterator[str]:
    for chapter in COURSE:
        if heading := HEADINGS.get(chapter.key):
            yield f'<tr><th colspan="5" style="text-align:left">{heading}</th></tr>'
        yield (
            f'<tr><td>{chapter.number}</td><td style="text-align:left">'
            f'<a href="{chapter.file}">{escape(chapter.title)}</a></td>'
            f'<td style="text-align:left">{escape(chapter.what)}</td>'
            f"<td>{chapter.minutes}&nbsp;min</td><td>{len(chapter.rules) or ''}</td></tr>"
        )


def _lines() -> Iterator[str]:
    for chapter in COURSE:
        if heading := HEADINGS.get(chapter.key):
            yield f"{heading}:"
        yield f"{chapter.number:>2}  {chapter.title}: {chapter.what} ({chapter.minutes} min)"


def ways() -> Shown:
    """Show the ways through the course: three for most people, and the others in a line below."""
    items = "".join(
        f"<li><b>{escape(way.title)}</b> ({way.time}). {escape(way.what)}<br>{_links(way)}</li>"
        for way in WAYS
    )
    others = " ".join(f"For {escape(way.title)}: {_links(way)}." for way in FURTHER_WAYS)
    text = [f"{way.title} ({way.time}): {_titles(way)}" for way in WAYS]
    text += [f"For {way.title}: {_titles(way)}" for way in FURTHER_WAYS]
    return Shown(f"<ul>{items}</ul><p>{others}</p>", "\n".join(text))


def _links(way: Way) -> str:
    return " → ".join(f'<a href="{c.file}">{escape(c.title)}</a>' for c in way.chapters)


def _titles(way: Way) -> str:
    return " → ".join(chapter.title for chapter in way.chapters)


def index(game: str = DAIFUGO) -> Shown:
    """Show all rules of a game, to unfold: their English names, other names and chapters.

    Raises `SpokenError` if there is no such game.
    """
    check_game(game)
    rules = sorted(catalogue_of(game).values(), key=lambda rule: rule.names.en.casefold())
    rows = [
        [
            Html(f'<a href="{link(rule, game)}">{escape(rule.names.en)}</a>'),
            *(Html(f'<span lang="{lang}">{escape(rule.names.to(lang))}</span>') for lang in OTHERS),
            place_of(rule.id, game).title,
        ]
        for rule in rules
    ]
    text = [f"{' / '.join(rule.names)}: {place_of(rule.id, game).title}" for rule in rules]
    found = table(("English", "日本語", "한국어", "Chapter"), rows).html
    folded = f"<details><summary>{len(rules)} rules</summary>{found}</details>"
    return Shown(folded, "\n".join(text))
