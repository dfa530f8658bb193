"""Hosts other than JupyterLab, each played by a page that differs from it in the same way."""

import pytest
from playwright.sync_api import Page, expect

from daifugo_widget import Table
from daifugo_widget.table.picture import still


@pytest.mark.parametrize(
    ("host", "scheme"),
    [
        ("<html><body data-jp-theme-light=true>", "light"),
        ("<html><body data-jp-theme-light=false>", "dark"),
        ("<html><body class=vscode-light>", "light"),
        ("<html><body class=vscode-dark>", "dark"),
        ("<html><body class=vscode-high-contrast>", "dark"),
        ("<html><body class='vscode-high-contrast vscode-high-contrast-light'>", "light"),
        ("<html theme=light><body>", "light"),
        ("<html theme=dark><body>", "dark"),
    ],
)
def test_a_still_picture_is_as_light_or_dark_as_its_host(
    page: Page, host: str, scheme: str
) -> None:
    table = Table(seed=3)
    page.set_content(host + still(table.pictured(), table.words))
    expect(page.locator("img")).to_have_css("color-scheme", scheme)
