"""The costliest position of a class as people find a better move in it: by keys, on a phone."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.checking import some

EXERCISE = """
from daifugo_widget import teach
teach.better_move('''
rules  base
hands  3c3d4s4h / ?5 / ?4
try
a 3c3d
back
a 4s
''', lang={lang!r}, theme={theme!r})
"""


def shown(notebook: Notebook, lang: str = "en", theme: str = "light") -> Locator:
    root = notebook.lay(EXERCISE.format(lang=lang, theme=theme)).locator("section.dfg")
    root.wait_for()
    return root


def test_a_better_move_is_found_by_keys_and_asked_once_more(open_notebook: Notebook) -> None:
    root, page = shown(open_notebook), open_notebook.page
    task = root.locator(".task")
    expect(task).to_contain_text("was played here. Find something better.")
    for name in ("3 of clubs", "3 of diamonds"):
        root.get_by_role("option", name=name).focus()
        page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(task).to_contain_text("that is the best move.")
    task.get_by_role("button", name="Once more").click()
    expect(task.get_by_role("button", name="Hint")).to_be_visible()
    expect(task).not_to_contain_text("that is the best move.")


def test_it_is_accessible_and_nothing_is_cut_off_on_a_phone(open_notebook: Notebook) -> None:
    for lang, theme in some((("en", "light"), ("ja", "dark"), ("ko", "light"))):
        with open_notebook.narrowed():
            root = shown(open_notebook, lang, theme)
            assert root.evaluate("root => root.scrollWidth - root.clientWidth") <= 1
            found = Axe().run(open_notebook.page, context="section.dfg").response["violations"]
            assert [each["id"] for each in found] == []
