"""Nap and Napoleon at the table: whole sessions by mouse and by keyboard, and a refusal."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from daifugo_widget.core.records import read
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table, listen
from tests.browser.test_match import go_to, tab_to
from tests.tiers import first

NAP = "'nap, session(deals=2)', players=3, bots='random', seed=5"
NAPOLEON = "'napoleon, session(deals=2)', players=4, bots='random', seed=3"
GAMES = {"Nap": NAP, "Napoleon": NAPOLEON}
MOST_MOVES = 120

each_game = pytest.mark.parametrize("game", first(GAMES))


@each_game
def test_a_session_is_played_to_its_end_by_mouse(open_lab: Notebook, game: str) -> None:
    errors = listen(open_lab.page)
    table = lay_table(open_lab, GAMES[game])
    play_to_the_end(table, act_by_mouse)
    assert errors == []
    table.root.get_by_role("tab", name="Scores").click()
    scores = table.root.get_by_role("table", name="Scores")
    expect(scores.get_by_role("rowheader").last).to_have_text(re.compile("Chips held|Wins"))


@pytest.mark.slow
@each_game
def test_a_session_is_played_to_its_end_by_keyboard(open_lab: Notebook, game: str) -> None:
    table = lay_table(open_lab, GAMES[game])
    open_lab.command("notebook:enter-command-mode")
    tab_to(table, table.cards)
    play_to_the_end(table, act_by_keyboard)
    assert open_lab.number_of_cells() == 2


def play_to_the_end(table: TableView, act: Callable[[TableView], None]) -> None:
    over = table.root.locator(".ask[data-kind=match]")
    for _ in range(MOST_MOVES):
        if over.count():
            break
        act(table)
    expect(over).to_contain_text(re.compile("the session", re.I))


def act_by_mouse(table: TableView) -> None:
    """Bid as high as one may; choose cards while none are ready; play or go on."""
    highest = table.button("20")
    if highest.is_visible():
        highest.click()
        with table.answered():
            table.main.last.click()
        return
    while not table.main.count() and table.open_cards.count():
        table.open_cards.first.click(position={"x": 8, "y": 8})
    with table.answered():
        (table.main if table.main.count() else table.button("Pass")).last.click()


def act_by_keyboard(table: TableView) -> None:
    """Do the same by keys: bids are reached by Tab, cards by their rank."""
    keyboard = table.root.page.keyboard
    if table.button("20").is_visible():
        keyboard.press("Enter")
        tab_to(table, table.button("20"))
        keyboard.press("Enter")
        tab_to(table, table.main.last)
        with table.answered():
            keyboard.press("Enter")
        return
    while not table.main.count() and table.open_cards.count():
        go_to(table, table.open_cards.first)
        keyboard.press("Space")
    next_deal = table.button("Next deal").is_visible()
    key = "n" if next_deal else "Enter" if table.main.count() else "p"
    if key == "Enter" and table.leads:
        keyboard.press(key)
    with table.answered():
        keyboard.press(key)


def test_a_refused_card_is_explained_by_its_rule(open_lab: Notebook) -> None:
    record = (
        "game nap 1\\nplayers 3\\nhands 9hKhAc / Tc9s / Js8s\\n"
        "contract b:three\\ntrumps s\\ntrick b:8h c:Qh\\n"
    )
    table = lay_table(open_lab, f"record='''{record}'''")
    table.pick("A of clubs")
    table.button(re.compile("^Play A")).click()
    expect(table.prompt).to_contain_text("Hearts were led and you hold some")
    expect(table.reason).to_be_visible()
    table.prompt.get_by_role("button", name="Following suit").click()
    expect(table.sheet).to_contain_text("Whoever holds a card of the suit led plays one")


@each_game
def test_a_saved_record_is_a_file_called_like_its_game(open_lab: Notebook, game: str) -> None:
    table = lay_table(open_lab, GAMES[game])
    with open_lab.page.expect_download() as saving:
        table.menu().get_by_role("button", name="Save to a file").click()
    assert saving.value.suggested_filename == f"{game.lower()}.dfg"
    text = saving.value.path().read_text(encoding="utf-8")
    assert read(text)[0].history().start.rules.game == game.lower()
