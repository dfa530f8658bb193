"""Opening a file by the menu: the browser sends only what Python can read."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table

ONE = "title  The first\nrules  base\nhands  8c4d / 6s7s / 9c9d / TcTd\n"
OTHER = "title  二つ目\nrules  base, eight-cut\nhands  3c4d / 6s7s / 9c9d / TcTd\n"


@pytest.fixture
def table(open_lab: Notebook) -> TableView:
    return lay_table(open_lab)


def load(table: TableView, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    sheet = table.menu()
    with table.root.page.expect_file_chooser() as chooser:
        sheet.get_by_role("button", name="Load").click()
    chooser.value.set_files(file)


def test_a_file_of_nine_megabytes_is_refused_and_the_table_goes_on(
    table: TableView, tmp_path: Path
) -> None:
    load(table, tmp_path / "big.dfg", b"# nothing\n" * 900_000)
    expect(table.notice).to_contain_text("big.dfg has 9.0 MB: a file of at most 50 kB")
    table.press("Pass")
    expect(table.notice).to_have_count(0)


def test_of_several_records_one_is_chosen_by_its_title(table: TableView, tmp_path: Path) -> None:
    load(table, tmp_path / "two.dfg", f"{ONE}---\n{OTHER}".encode())
    expect(table.sheet.get_by_role("listitem")).to_have_text(["The first", "二つ目"])
    table.sheet.get_by_role("button", name="二つ目").click()
    expect(table.sheet).to_have_count(0)
    expect(table.card("3 of clubs")).to_be_visible()
    expect(table.cards).to_have_count(2)
