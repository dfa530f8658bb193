"""Five for today and the puzzle of the day as a learner meets them: by mouse, keys and touch."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.checking import some

LEARNER = """
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import mkdtemp
from daifugo_widget import Progress, teach
file = Path(mkdtemp()) / "mine.json"
before = datetime.now(UTC) - timedelta(days=9)
for rule in {rules}:
    Progress(file, now=lambda: before).review.answer(rule, right=True)
progress = Progress(file)
"""
REVIEW = f"{LEARNER}teach.review({{lang!r}}, progress)"
PUZZLE = f"{LEARNER}teach.puzzle(progress=progress)"


def shown(notebook: Notebook, code: str, rules: list[str], lang: str = "en") -> Locator:
    root = notebook.lay(code.format(rules=rules, lang=lang)).locator("section.dfg")
    root.wait_for()
    return root


def test_a_question_is_answered_by_keys_and_the_next_one_opens(open_notebook: Notebook) -> None:
    root = shown(open_notebook, REVIEW, ["eight-cut", "suit-bind"])
    task = root.locator(".task")
    first = task.locator("button[aria-pressed]").first
    first.focus()
    open_notebook.page.keyboard.press("Enter")
    expect(task.locator("[role=status]").last).not_to_be_empty()
    task.get_by_role("button", name="Next", exact=True).focus()
    open_notebook.page.keyboard.press("Enter")
    expect(task).to_contain_text("Question 2 of 2")


def test_nothing_due_leads_to_the_puzzle_in_the_same_place(open_notebook: Notebook) -> None:
    root = shown(open_notebook, REVIEW, [])
    expect(root).to_contain_text("There is nothing to review yet.")
    root.get_by_role("button", name="Puzzle of the day").click()
    expect(root).to_contain_text("It is the same for everybody today.")
    expect(root.get_by_role("button", name="Hint")).to_be_visible()
    expect(root.locator(".steps")).to_have_count(0)


def test_it_is_accessible_and_nothing_is_cut_off_on_a_phone(open_notebook: Notebook) -> None:
    for lang in some(("en", "ja")):
        with open_notebook.narrowed():
            root = shown(open_notebook, REVIEW, ["eight-cut"], lang)
            wide = "root => root.scrollWidth - root.clientWidth"
            assert root.evaluate(wide) <= 1
            found = Axe().run(open_notebook.page, context="section.dfg").response["violations"]
            assert [each["id"] for each in found] == []


def test_the_puzzle_fits_a_phone(open_notebook: Notebook) -> None:
    with open_notebook.narrowed():
        root = shown(open_notebook, PUZZLE, [])
        assert root.evaluate("root => root.scrollWidth - root.clientWidth") <= 1
        expect(root.locator(".task")).to_contain_text("go out")
