"""Pictures of a review from the end of a game to the next one: `make pictures` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tools.lesson_pictures import Look, write_sheet

GAME = """
from daifugo_widget import Table
table = Table("standard", seed=21, pace="once", lang="{lang}", theme="{theme}")
while not table.over:
    state = table.state
    if state["plays"]:
        table.play(state["plays"][-1])
    elif state["prompt"]["choice"]:
        table.answer(state["prompt"]["choice"]["options"][0]["value"])
    else:
        table.pass_()
table"""
"""A beginner's game: always the strongest play there is."""
MINUTES = 120_000


class Words(NamedTuple):
    """What the buttons on the way say."""

    review: str
    on: str
    back: str
    learn: str
    hint: str
    show: str


ENGLISH = Words("Review", "Next ▸", "Back to the review", "Learn from", "Hint", "Show me")
JAPANESE = Words("ふり返る", "次へ ▸", "ふり返りに戻る", "やり直す", "ヒント", "答えを見る")
LOOKS = {
    "review.png": (Look(860, 2), ENGLISH),
    "review-phone.png": (Look(390, 5, theme="dark"), ENGLISH),
    "review-japanese.png": (Look(860, 2, lang="ja"), JAPANESE),
}


def review_pictures(notebook: Notebook, folder: Path) -> None:
    """Write a sheet for each look."""
    notebook.page.set_viewport_size({"width": 1400, "height": 1800})
    for name, (look, words) in LOOKS.items():
        notebook.open([GAME.format(lang=look.lang, theme=look.theme)])
        limit = f"main, .jp-OutputArea-output {{ max-width: {look.width}px !important; }}"
        notebook.page.add_style_tag(content=limit)
        notebook.run_all()
        root = notebook.output(0).locator("section.dfg")
        root.wait_for()
        write_sheet(list(_steps(root, words)), look, folder / name)


def _steps(root: Locator, words: Words) -> Iterator[Image.Image]:
    """Go through a review and yield a picture of each step."""

    def press(name: str) -> None:
        root.get_by_role("button", name=name).first.click()

    yield _picture(root)
    press(words.review)
    expect(root.locator(".sides")).to_be_visible(timeout=MINUTES)
    yield _picture(root)
    root.locator(".choice[data-better=true]").get_by_role("button").click()
    for _ in range(3):
        press(words.on)
    yield _picture(root)
    press(words.back)
    press(words.learn)
    press(words.hint)
    yield _picture(root)
    press(words.show)
    yield _picture(root)


def _picture(root: Locator) -> Image.Image:
    root.page.mouse.move(0, 0)
    root.page.wait_for_timeout(1000)  # until cards have come to rest
    return Image.open(BytesIO(root.screenshot()))
