"""A game that the package does not know, drawn by the same page as its own games."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView, listen

TABLE = """
from daifugo_widget import Table, games
from tests.games.third.duel import DuelKind
games.register(DuelKind())
Table("duel, trumps(suit=h)", seed=3, bots="random", pace="once")
"""
CARDS = 6


def test_a_deal_of_another_game_is_played_to_its_end_by_mouse(open_lab: Notebook) -> None:
    errors = listen(open_lab.page)
    table = TableView(open_lab.lay(TABLE).get_by_role("region", name="Duel"))
    expect(table.root).to_contain_text("Trumps ♥")
    for left in range(CARDS, 0, -1):
        expect(table.cards).to_have_count(left)
        expect(table.prompt).to_contain_text("Your turn.")
        table.open_cards.first.click(position={"x": 8, "y": 8})
        table.main.last.click()
    expect(table.root.locator(".ask[data-kind=over]")).to_contain_text("tricks")
    expect(table.root.get_by_role("button", name="Next deal")).to_be_visible()
    assert errors == []
