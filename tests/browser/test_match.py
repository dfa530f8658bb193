"""A whole match of several games, with its exchanges, by mouse and by keyboard alone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table, listen

# Three players with ten cards each, so that a game takes a few seconds; after the first game the
# person is daifugo, and chooses what to give.
SHORT = """'standard, match(sets=1, games=3), deck(ranks=3+4+5+6+7+8+9)',
players=3, bots='random', seed=4"""
MOST_MOVES = 120


def test_a_match_is_played_to_its_end_by_mouse(open_notebook: Notebook) -> None:
    errors = listen(open_notebook.page)
    table = lay_table(open_notebook, SHORT)
    play_to_the_end(table, act_by_mouse)
    assert errors == []
    see_the_results(table)


def test_a_match_is_played_to_its_end_by_keyboard(open_notebook: Notebook) -> None:
    table = lay_table(open_notebook, SHORT)
    open_notebook.command("notebook:enter-command-mode")
    tab_to(table, table.cards)
    play_to_the_end(table, act_by_keyboard)
    expect(table.focused).to_have_count(1)
    assert open_notebook.number_of_cells() == 2
    see_the_results(table)


def play_to_the_end(table: TableView, act: Callable[[TableView], None]) -> None:
    """Play every game of the match, and answer its exchanges."""
    asked = ""
    for _ in range(MOST_MOVES):
        asked += table.prompt.inner_text()
        if "The match is over" in asked:
            break
        act(table)
    expect(table.prompt).to_contain_text("The match is over")
    assert "Card exchange" in asked


def see_the_results(table: TableView) -> None:
    """Find the last result on the table, and those of all games among the scores."""
    expect(table.root.get_by_role("table", name="Result of the game")).to_be_visible()
    table.root.get_by_role("tab", name="Scores").click()
    scores = table.root.get_by_role("table", name="Scores")
    expect(scores.get_by_role("rowheader")).to_have_text(["1", "2", "3", "Total"])


def act_by_mouse(table: TableView) -> None:
    """Choose cards while some are open and no play is ready; play, answer, pass or go on."""
    while not table.main.count() and table.open_cards.count():
        table.open_cards.first.click(position={"x": 8, "y": 8})
    with table.answered():
        (table.main if table.main.count() else table.button("Pass")).first.click()


def act_by_keyboard(table: TableView) -> None:
    """Do the same by the keys of the table."""
    keyboard = table.root.page.keyboard
    while not table.main.count() and table.open_cards.count():
        go_to(table, table.open_cards.first)
        keyboard.press("Space")
    next_game = table.button("Next game").is_visible()
    key = "n" if next_game else "Enter" if table.main.count() else "p"
    if key == "Enter" and table.leads:
        keyboard.press(key)
    with table.answered():
        keyboard.press(key)


def go_to(table: TableView, card: Locator) -> None:
    """Go to a card by the key of its rank, or by arrows."""
    name = card.get_attribute("aria-label") or ""
    keyboard = table.root.page.keyboard
    rank = re.match(r"10|[2-9JQKA]", name)
    key = {"10": "t"}.get(rank[0], rank[0].lower()) if rank else "x"
    for _ in range(table.cards.count() + 1):
        if table.focused.get_attribute("aria-label") == name:
            return
        keyboard.press(key)
    raise AssertionError(f"no key leads to {name}")


def tab_to(table: TableView, goal: Locator) -> None:
    """Press Tab, as somebody without a mouse does, until the focus is in the hand."""
    for _ in range(40):
        if goal.and_(table.focused).count():
            return
        table.root.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the hand")
