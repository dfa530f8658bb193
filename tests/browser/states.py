"""Tables in each state that looks different."""

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

from playwright.sync_api import expect

from tests.browser.models import act
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table
from tests.statistics.playing import a_game, write_games

SEVENS = """
rules  standard, seven-pass
hands  3h5h6h7c7d8c9c9sThQcQhKs2c / 4h4s6d8d8h8s9hTsJhJsQdAs2sX / 3c3s4c5d6s7sTdJdQsKcKdAh2d
turn   a
"""
ZOMBIE = """
rules     standard, zombie
hands     3c3d3hKs / 9c9d / 5s6s
discards  4h8d2s4c4d5c5d6c6d7c7d8c8hTcTdJcJdQcQdKc
turn      a
a 3c3d3h
"""
SUITS = " / ".join("".join(rank + suit for rank in "3456789TJQKA2") for suit in "cdhs")
FACE_DOWN = f"""
rules    base, exchange-facedown
hands    {SUITS}
classes  a=daifugo b=fugo c=hinmin d=daihinmin
phase    exchange
"""
OVER = """
rules  standard
hands  2c / 9c / TsJs
"""


def at_play(notebook: Notebook, lang: str = "en") -> TableView:
    return lay_table(notebook, f"seed=7, lang={lang!r}")


def at_choice(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table where two cards are to be given away."""
    table = lay_table(notebook, f"'standard, seven-pass', record={SEVENS!r}, lang={lang!r}")
    act(notebook.page, {"do": "play", "cards": "7c7d"})
    table.root.locator(".ask[data-kind=answer]").wait_for()
    return table


def at_tray(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table where one of twenty discards is to be chosen."""
    return lay_table(notebook, f"record={ZOMBIE!r}, lang={lang!r}")


def at_backs(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table where one of thirteen cards is to be drawn that lie face down."""
    return lay_table(notebook, f"record={FACE_DOWN!r}, lang={lang!r}")


def at_cover(notebook: Notebook, lang: str = "en") -> TableView:
    return lay_table(notebook, f"seats='ab', seed=5, lang={lang!r}")


def at_the_end(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table whose game is over."""
    table = lay_table(notebook, f"record={OVER!r}, lang={lang!r}")
    act(notebook.page, {"do": "play", "cards": "2c"})
    table.root.get_by_role("table").wait_for()
    return table


def at_menu(notebook: Notebook, lang: str = "en") -> TableView:
    table = at_play(notebook, lang)
    table.root.locator("header button").last.click()
    table.sheet.wait_for()
    return table


def at_rules(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table with the rules of the next game open, and the options of one of them."""
    table = at_play(notebook, lang)
    table.root.locator("header button").nth(2).click()
    table.sheet.locator("li:has(> input:checked) summary:visible").first.click()
    return table


def at_invitation(notebook: Notebook, lang: str = "en") -> TableView:
    table = at_menu(notebook, lang)
    table.root.get_by_role("button", name=re.compile("^(Invite|招待|초대)$")).click()
    expect(table.root.get_by_role("dialog").locator("input")).to_have_count(3)
    return table


def at_games(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table with the games of its person open, and the question whether they shall go."""
    file = Path(mkdtemp(), "games.jsonl")
    more = a_game(rules="uecda, seven-pass", left="foul", after="fugo", costly=3, places_lost=1.2)
    write_games(file, *[a_game(place=1 + at % 4, after="daifugo") for at in range(24)], more)
    kept = f"__import__('daifugo_widget').Statistics({str(file)!r})"
    table = lay_table(notebook, f"seed=7, lang={lang!r}, statistics={kept}")
    table.root.get_by_role("tab").last.click()
    table.root.locator(".leaf button").last.click()
    table.sheet.locator("img").wait_for()
    table.sheet.locator(".buttons button").last.click()
    return table


def at_nine(notebook: Notebook, lang: str = "en") -> TableView:
    return lay_table(notebook, f"players=9, seed=7, lang={lang!r}")


def at_deck(notebook: Notebook, lang: str = "en") -> TableView:
    """Lay a table where one card of the whole deck is to be named."""
    table = lay_table(notebook, f"'napoleon', bots='random', seed=3, lang={lang!r}")
    act(notebook.page, {"do": "answer", "value": "20s"})
    table.root.locator("[data-size=deck]").wait_for()
    return table


STATES: list[Callable[..., TableView]] = [
    at_play,
    at_choice,
    at_tray,
    at_backs,
    at_cover,
    at_the_end,
    at_menu,
    at_invitation,
    at_games,
    at_rules,
    at_nine,
    at_deck,
]
