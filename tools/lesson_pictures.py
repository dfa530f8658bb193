"""Pictures of a lesson step by step, each look on one sheet: `make pictures` writes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook

LESSON = """
from daifugo_widget import Progress, teach
lesson = teach.lesson("eight-cut", lang="{lang}", progress=Progress("{lang}-{theme}.json")).steps()
lesson.theme = "{theme}"
lesson"""
GAP, COLOURS = 16, 128
GROUND = {"light": "#ffffff", "dark": "#111111"}


class Look(NamedTuple):
    """How a lesson is looked at: as wide as a desk or a phone, in a theme and a language."""

    width: int
    columns: int
    theme: str = "light"
    lang: str = "en"
    names: tuple[str, str] = ("Next", "Back")


LOOKS = {
    "lesson.png": Look(860, 2),
    "lesson-phone.png": Look(390, 4, theme="dark"),
    "lesson-japanese.png": Look(860, 2, lang="ja", names=("次へ", "戻る")),
}


def lesson_pictures(notebook: Notebook, folder: Path) -> None:
    """Write a sheet for each look; of each check the first answer is chosen, right or wrong."""
    notebook.page.set_viewport_size({"width": 1400, "height": 1600})
    for name, look in LOOKS.items():
        notebook.open([LESSON.format(lang=look.lang, theme=look.theme)])
        limit = f"main, .jp-OutputArea-output {{ max-width: {look.width}px !important; }}"
        notebook.page.add_style_tag(content=limit)
        notebook.run_all()
        root = notebook.output(0).locator("section.dfg")
        root.wait_for()
        write_sheet(list(_steps(root, look)), look, folder / name)


def _steps(root: Locator, look: Look) -> Iterator[Image.Image]:
    """Go through a lesson and yield a picture of each step."""
    count = root.locator(".steps i").count()
    for at in range(count):
        choices = root.locator(".task .buttons.listed button[aria-pressed]")
        if 0 < at < count - 1 and choices.count():
            choices.first.click()
        root.page.mouse.move(0, 0)
        root.page.wait_for_timeout(800)  # until cards have come to rest
        yield Image.open(BytesIO(root.screenshot()))
        if at + 1 < count:
            root.get_by_role("button", name=look.names[0], exact=True).click()
            expect(root.locator(".steps small")).to_have_text(f"{at + 2} / {count}")


def write_sheet(pictures: Sequence[Image.Image], look: Look, path: Path) -> None:
    """Write pictures side by side in columns, in reading order."""
    wide = max(each.width for each in pictures)
    rows = [pictures[at : at + look.columns] for at in range(0, len(pictures), look.columns)]
    high = sum(max(each.height for each in row) + GAP for row in rows)
    sheet = Image.new("RGB", (look.columns * (wide + GAP) + GAP, high + GAP), GROUND[look.theme])
    top = GAP
    for row in rows:
        for column, each in enumerate(row):
            sheet.paste(each, (GAP + column * (wide + GAP), top))
        top += max(each.height for each in row) + GAP
    sheet.quantize(COLOURS).save(path, optimize=True)
