"""Another widget of the notebook is linked to a setting of a table, and both follow each other."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView

LINKED = """
from daifugo_widget import Table
from ipywidgets import Dropdown, VBox, link
table = Table(seed=7, pace="once")
chosen = Dropdown(options=["auto", "light", "dark", "contrast"], description="Colours")
link((chosen, "value"), (table, "theme"))
VBox([chosen, table])"""


def test_a_list_and_the_menu_change_the_same_setting(notebook: Notebook) -> None:
    notebook.open([""])
    place = notebook.lay(LINKED)
    table = TableView.within(place)
    colours = place.get_by_label("Colours")
    colours.select_option("dark")
    expect(table.root).to_have_attribute("data-theme", "dark")
    table.root.get_by_role("button", name="Menu").click()
    menu = table.root.get_by_role("dialog")
    expect(menu.get_by_label("Look")).to_have_value("dark")
    menu.get_by_label("Look").select_option("contrast")
    expect(colours).to_have_value("contrast")
