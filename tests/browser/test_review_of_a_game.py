"""A beginner's way through a review: play, look again, try the mistake again, the next game."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook

ALMOST_OVER = """
from daifugo_widget import Table
table = Table(record='''rules base, eight-cut
hands 3c4dKs2h / 5c5dQs6s / 6d7dJs8s''', pace="once", warn={warn})
{play}
table"""
TO_THE_LAST_CARD = """table.play("2h")
while len(table.state["hand"]) > 1:
    table.play(table.state["plays"][0]) if table.state["plays"] else table.pass_()"""


def laid(notebook: Notebook, play: str = TO_THE_LAST_CARD, warn: bool = False) -> Locator:
    root = notebook.lay(ALMOST_OVER.format(play=play, warn=warn)).locator("section.dfg")
    root.wait_for()
    return root


def press(root: Locator, name: str, exact: bool = True) -> None:
    root.get_by_role("button", name=name, exact=exact).first.click()


def play(root: Locator, card: str) -> None:
    root.get_by_role("option", name=card, exact=True).click(position={"x": 8, "y": 8})
    root.locator(".ask button.main:not([aria-disabled=true])").click()


def open_review(notebook: Notebook) -> Locator:
    """Play the last card, and look at the game again."""
    root = laid(notebook)
    root.get_by_role("option").first.click(position={"x": 8, "y": 8})
    root.locator(".ask button.main:not([aria-disabled=true])").click()
    press(root, "Review")
    expect(root.get_by_role("button", name="Learn from")).to_be_visible()
    return root


def complaints(notebook: Notebook) -> list[str]:
    found = Axe().run(notebook.page, context="section.dfg").response["violations"]
    return [each["id"] for each in found]


def test_a_game_is_played_looked_at_again_and_followed_by_the_next(open_lab: Notebook) -> None:
    root = open_review(open_lab)
    expect(root.locator(".costly")).to_contain_text("2♥")
    assert complaints(open_lab) == []

    root.locator(".choice[data-better=true]").get_by_role("button").click()
    expect(root.locator(".task")).to_contain_text("Played on after what was better")
    press(root, "Next ▸")
    expect(root.locator(".steps small")).to_contain_text("3 /")
    assert complaints(open_lab) == []
    press(root, "Back to the review")

    press(root, "Learn from", exact=False)
    expect(root.locator(".task")).to_contain_text("You played 2♥")
    play(root, "2 of hearts")
    expect(root.locator(".task[data-mark=bad]")).to_contain_text("what you did in the game")
    play(root, "3 of clubs")
    expect(root.locator(".task[data-mark=good]")).to_be_visible()
    assert complaints(open_lab) == []
    while root.get_by_role("button", name="The next one").count():
        press(root, "The next one")
        press(root, "Show me")
        told = root.locator(".task [role=status]").last
        expect(told).to_contain_text(re.compile("Better: | was better: "))
    press(root, "Back to the review")

    press(root, "Next game")
    expect(root.locator(".review")).to_have_count(0)
    expect(root.locator(".top .about")).to_contain_text("game 2")


def test_it_is_gone_through_by_keys_alone(open_lab: Notebook) -> None:
    root = open_review(open_lab)
    keys = open_lab.page.keyboard
    entry = root.locator(".costly button").first
    entry.focus()
    keys.press("Enter")
    expect(root.locator(".costly [aria-pressed=true]")).to_have_count(1)
    root.get_by_role("button", name="Learn from").focus()
    keys.press("Enter")
    expect(root.locator(".task")).to_contain_text("Find something better")
    assert root.locator(":focus").count() == 1
    press(root, "Hint")
    expect(root.locator(".task [role=status]").last).to_contain_text("What it was about")


def test_it_fits_a_phone(open_lab: Notebook) -> None:
    with open_lab.narrowed():
        root = open_review(open_lab)
        assert root.evaluate("root => root.scrollWidth - root.clientWidth") <= 1
        boxes = [button.bounding_box() for button in root.locator(".review button").all()]
        assert all(box and box["height"] >= 18 for box in boxes)
        assert complaints(open_lab) == []


def test_a_costly_move_is_asked_about_where_somebody_wants_it(open_lab: Notebook) -> None:
    root = laid(open_lab, play="", warn=True)
    play(root, "2 of hearts")
    expect(root.locator(".ask")).to_contain_text("may cost you about")
    press(root, "No")
    expect(root.get_by_role("option", name="2 of hearts", exact=True)).to_be_visible()
    play(root, "3 of clubs")
    expect(root.get_by_role("option", name="3 of clubs", exact=True)).to_have_count(0)


def test_a_saved_notebook_keeps_the_review_of_a_cell_as_text(lab: Notebook) -> None:
    table = ALMOST_OVER.format(play=TO_THE_LAST_CARD, warn=False)
    played = "while not table.over: table.play(table.state['plays'][0])"
    lab.open([f"{table};\n{played}\nreview = table.review()\nreview", "'another cell'"])
    lab.run_all()
    root = lab.output(0).locator("section.dfg")
    expect(root.locator(".sides")).to_be_visible(timeout=60_000)
    expect(lab.output(1)).to_contain_text("another cell")
    lab.save()
    kept = str(lab.saved().cells[0].outputs)
    assert "Trick 1: 2\u2665" in kept
    assert "Back to the table" not in root.inner_text()
