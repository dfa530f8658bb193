"""A table that cannot be drawn says so where it would stand, and comes back by itself."""

from playwright.sync_api import expect

from tests.browser.models import MANAGER, change
from tests.browser.notebook import Notebook
from tests.browser.table import open_table

BREAK = f"async () => {{ {MANAGER} table.set('state', {{ ...table.get('state'), seats: null }}); }}"


def test_a_table_that_cannot_be_drawn_says_so_below_its_picture_until_it_can(lab: Notebook) -> None:
    table = open_table(lab)
    errors: list[str] = []
    lab.page.on("console", lambda line: errors.append(line.text))
    lab.page.evaluate(BREAK)
    expect(table.root.get_by_role("alert")).to_contain_text("The table could not be drawn")
    expect(table.button("Draw again")).to_be_visible()
    expect(table.hand).not_to_be_attached()
    expect(lab.page.locator(".daifugo-still")).to_be_visible()
    assert any("TypeError" in each and "\n" in each for each in errors), errors
    change(lab.page, "deck", "four")
    expect(table.hand).to_be_visible()
    expect(lab.page.locator(".daifugo-still")).to_be_hidden()
