"""The table as a person finds it on the page: by role and by name."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.notebook import Notebook

TITLE = re.compile("^(Daifugō|大富豪|대부호|Nap|ナップ|납|Napoleon|ナポレオン|나폴레옹)$")
HAS_CHANGED = "([root, text]) => root.textContent !== text"


@dataclass(frozen=True)
class TableView:
    """One view of a table."""

    root: Locator

    @classmethod
    def within(cls, place: Locator) -> "TableView":
        """Find the table in an output area and wait until it is painted."""
        view = cls(place.get_by_role("region", name=TITLE))
        view.root.wait_for()
        return view

    # --- what is seen ----------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.root.get_by_role("listbox")

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("option")

    @property
    def open_cards(self) -> Locator:
        """The cards that may be chosen now, or added to those that are."""
        return self.hand.locator("[role=option][aria-disabled=false][aria-selected=false]")

    @property
    def chosen(self) -> Locator:
        return self.hand.get_by_role("option", selected=True)

    @property
    def focused(self) -> Locator:
        return self.root.locator(":focus")

    @property
    def prompt(self) -> Locator:
        """The line that says what is asked, or why something was refused."""
        return self.root.locator(".ask").get_by_role("status")

    @property
    def reason(self) -> Locator:
        """What the rule behind a refusal says."""
        return self.root.locator(".reason")

    @property
    def main(self) -> Locator:
        """The button to press next, where it can be pressed."""
        return self.root.locator(".ask button.main:not([aria-disabled=true])")

    @property
    def leads(self) -> bool:
        """True where Enter leads to a button: to one of several, or to the answer to a question."""
        asked = self.root.locator(".ask[data-kind=answer]").count() and not self.chosen.count()
        return self.main.count() > 1 or bool(asked)

    @property
    def seats(self) -> Locator:
        """The others at the table."""
        return self.root.get_by_role("list", name=re.compile("Players|プレイヤー|플레이어"))

    @property
    def story(self) -> Locator:
        return self.root.get_by_role("tabpanel", name="Story")

    @property
    def notice(self) -> Locator:
        return self.root.get_by_role("alert").locator(".banner")

    @property
    def sheet(self) -> Locator:
        """What lies over the table: a rule, the menu, the rules of the next game."""
        return self.root.get_by_role("dialog")

    def card(self, name: str) -> Locator:
        return self.hand.get_by_role("option", name=name, exact=True)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        exact = isinstance(name, str)
        return self.root.get_by_role("button", name=name, exact=exact)

    # --- what is done ----------------------------------------------------------------------------

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Wait until the table shows something else than before."""
        before = self.root.text_content()
        yield
        root = self.root.element_handle()
        self.root.page.wait_for_function(HAS_CHANGED, arg=[root, before])

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button and wait for what Python makes of it."""
        with self.answered():
            self.button(name).click()

    def menu(self) -> Locator:
        """Open the menu."""
        self.button("Menu").click()
        expect(self.sheet).to_be_visible()
        return self.sheet

    def pick(self, name: str) -> None:
        """Click a card, be it open or not: one that cannot be played may be asked about."""
        self.card(name).click(force=True, position={"x": 8, "y": 8})


HOSTS_OWN = (
    "reading 'schema'",  # Notebook 7, at every start
    "restore the debugger state",  # JupyterLab, when its kernel restarts
    "Canceled future",  # the same, for whatever it had asked the old kernel
)
"""What the hosts say goes wrong by themselves, with a table or without."""


def listen(page: Page) -> list[str]:
    """Collect what goes wrong in the page from now on, but for what its host does by itself."""
    errors: list[str] = []

    def hear(text: str) -> None:
        if not any(own in text for own in HOSTS_OWN):
            errors.append(text)

    page.on("pageerror", lambda error: hear(str(error)))
    page.on("console", lambda line: hear(line.text) if line.type == "error" else None)
    return errors


def open_table(notebook: Notebook, arguments: str = "seed=7", *more: str) -> TableView:
    """Open a notebook whose first cell shows a table that answers at once, and run it."""
    notebook.open([source(arguments), *more])
    notebook.run_all()
    return TableView.within(notebook.output(0))


def lay_table(notebook: Notebook, arguments: str = "seed=7") -> TableView:
    """Lay another table in the first cell of a notebook that is open."""
    return TableView.within(notebook.lay(source(arguments)))


def source(arguments: str) -> str:
    """Write a cell that shows a table which answers at once."""
    return f"""
from daifugo_widget import Table
table = Table({arguments}, pace="once")
table"""
