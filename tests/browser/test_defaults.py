"""What is changed in the menu of a table is remembered for others, by a button in it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView

OTHER = "from daifugo_widget import Table\nTable(seed=7)"
MENU = re.compile("^(Menu|メニュー)$")
REMEMBER = "この設定を覚える"


def test_settings_of_the_menu_are_remembered(notebook: Notebook, tmp_path: Path) -> None:
    folder = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "DAIFUGO_DEFAULTS": ""}
    home = f"import os\nos.environ.update({folder})\n"
    notebook.open(["", ""])
    table = TableView.within(notebook.lay(home + OTHER, OTHER))
    table.root.get_by_role("button", name=MENU).click()
    menu = table.root.get_by_role("dialog")
    menu.get_by_label("Language").select_option("ja")
    menu.get_by_label("見た目").select_option("dark")
    menu.get_by_role("button", name=REMEMBER).click()
    expect(table.root.get_by_text("この設定で始まります")).to_be_visible()
    expect(menu).to_have_count(0)
    notebook.run(1)
    other = TableView.within(notebook.output(1))
    expect(other.root).to_have_attribute("lang", "ja")
    assert (tmp_path / "daifugo_widget" / "defaults.json").exists()
