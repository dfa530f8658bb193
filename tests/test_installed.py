"""The wheel alone: the course opens from it, and another version renews what lies there."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.browser.server import free_port, landing_page
from tests.test_packaging import ROOT, build

CHAPTER = "10-the-base-rules.ipynb"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as a wheel installs it, found before any checkout."""
    folder = tmp_path_factory.mktemp("installed")
    wheel = build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*install, str(folder), str(wheel)], check=True)
    return folder


def opened(installed: Path, home: Path, *words: str) -> tuple[str, str]:
    """Open the course; return where the server's front door leads to, and what was said."""
    command = [sys.executable, "-m", "daifugo_widget", "lab", *words, "--no-browser"]
    options = [f"--port={(port := free_port())}", "--IdentityProvider.token="]
    env = {**os.environ, "PYTHONPATH": str(installed), "HOME": str(home), "XDG_STATE_HOME": ""}
    process = subprocess.Popen(
        [*command, *options], cwd=home, env=env, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        page = landing_page(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        said, _ = process.communicate(timeout=30)
    return page, said


def change_cell(path: Path, source: str) -> None:
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    book["cells"][0]["source"] = source
    path.write_text(json.dumps(book), encoding="utf-8")


def first_cell(path: Path) -> str:
    return "".join(json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"])


def test_the_course_opens_from_a_wheel_and_is_renewed_by_another(
    installed: Path, tmp_path: Path
) -> None:
    course = tmp_path / "daifugo-course"
    page, said = opened(installed, tmp_path)
    assert page.endswith("/lab/tree/00-contents.ipynb")
    assert said.startswith(f"The course is in {course}.\n")
    change_cell(course / CHAPTER, "# Mine")
    for chapter in (CHAPTER, "05-jokers.ipynb"):
        change_cell(installed / "daifugo_widget" / "course" / chapter, "# Of another version")
    _, said = opened(installed, tmp_path)
    assert f"The course is in {course}, the folder used last.\n" in said
    assert "Renewed, as you have not changed them: 05-jokers.ipynb.\n" in said
    assert f"Kept as you changed them: {CHAPTER}. " in said
    assert first_cell(course / CHAPTER) == "# Mine"
    assert first_cell(course / "05-jokers.ipynb") == "# Of another version"


def test_the_pages_are_built_from_a_wheel(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed)}
    command = [sys.executable, "-m", "daifugo_widget", "site", str(tmp_path / "site")]
    subprocess.run(command, cwd=tmp_path, env=env, check=True)
    pages = {path.name for path in (tmp_path / "site").glob("*.html")}
    assert {"index.html", CHAPTER.replace(".ipynb", ".html"), "teaching.html"} <= pages
    assert {"search.html", "reference-lab.html"} <= pages
    assert "architecture.html" not in pages  # only a checkout has what developers read
