"""The course opens from a checkout, and from a wheel in a copy that each version renews."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from errno import EACCES, ENOSPC, EROFS
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from daifugo_widget import course_copy, course_place
from daifugo_widget import open_course as opening
from daifugo_widget.__main__ import main
from daifugo_widget.table.session.file_writing import write_whole

CHAPTERS = {"01-one.ipynb": ["Table()"], "02-two.ipynb": ["# Two", "Table('nap')"]}
MARKS = '{"version": 1, "marks": []}'


class Shelf:
    """A course as a wheel ships it, which a new version changes, and what was said and started."""

    def __init__(self, course: Path, home: Path) -> None:
        self.course, self.copy = course, home / "daifugo-course"
        self.started: list[Sequence[str]] = []

    def ship(self, **chapters: list[str]) -> None:
        """Add chapters, or change them, by their names without the ending."""
        for name, cells in chapters.items():
            write_notebook(self.course / f"{name}.ipynb", cells)

    def root(self) -> Path:
        """Return the folder that JupyterLab was last started in."""
        (root,) = (word for word in self.started[-1] if word.startswith("--ServerApp.root_dir="))
        return Path(root.partition("=")[2])


def write_notebook(path: Path, cells: Sequence[str], **more: Any) -> None:
    written = [{"cell_type": "code", "source": [cell], "outputs": [], **more} for cell in cells]
    path.write_text(json.dumps({"cells": written, "nbformat": 4}), encoding="utf-8")


def sources(path: Path) -> list[str]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A shipped course, an empty home, and a working folder; JupyterLab is not started."""
    course, home, working = (tmp_path / name for name in ("wheel", "home", "working"))
    for folder in (course, course / "records", home, working):
        folder.mkdir()
    (course / "records" / "game.dfg").write_text("as shipped", encoding="utf-8")
    shelf = Shelf(course, home)
    for name, cells in CHAPTERS.items():
        write_notebook(course / name, cells)
    monkeypatch.setattr(opening, "IN_WHEEL", course)
    monkeypatch.setattr(opening, "start_jupyterlab", shelf.started.append)
    monkeypatch.setattr(platformdirs, "user_state_path", lambda *_, **__: tmp_path / "state")
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.chdir(working)
    return shelf


# --- where it lies -------------------------------------------------------------------------------


def test_a_checkout_opens_its_own_notebooks(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(opening, "IN_WHEEL", tmp_path / "none")
    assert main(["lab", "--no-browser"]) == 0
    assert shelf.root() == Path(opening.__file__).parents[1] / "notebooks"
    assert "--LabApp.default_url=/lab/tree/00-contents.ipynb" in shelf.started[0]


def test_a_copy_is_laid_at_home_and_its_place_is_said(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab"]) == 0
    assert shelf.root() == shelf.copy
    assert capsys.readouterr().out == f"The course is in {shelf.copy}.\n"
    assert (shelf.copy / "records" / "game.dfg").read_text(encoding="utf-8") == "as shipped"


def test_a_copy_in_the_working_folder_is_opened_before_one_at_home(shelf: Shelf) -> None:
    here = Path.cwd() / "daifugo-course"
    here.mkdir()
    assert main(["lab"]) == 0
    assert shelf.root() == here


def test_the_folder_used_last_is_opened_from_anywhere(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "mine"]) == 0
    mine = Path.cwd() / "mine"
    assert shelf.root() == mine
    os.chdir(tmp_path)
    capsys.readouterr()
    assert main(["lab"]) == 0
    assert shelf.root() == mine
    assert capsys.readouterr().out == f"The course is in {mine}, the folder used last.\n"


def test_a_folder_that_is_gone_is_not_laid_again(shelf: Shelf) -> None:
    course_place.remember(Path.cwd() / "gone")
    assert main(["lab"]) == 0
    assert shelf.root() == shelf.copy


def test_the_course_opens_where_the_folder_cannot_be_remembered(
    shelf: Shelf, tmp_path: Path
) -> None:
    (tmp_path / "state").touch()
    assert main(["lab"]) == 0
    assert shelf.root() == shelf.copy


@pytest.mark.parametrize(
    ("words", "folder", "options"),
    [
        (["--no-browser", "--port=8890"], None, ["--no-browser", "--port=8890"]),
        (["--port", "8890"], None, ["--port", "8890"]),
        (["mine", "--port", "8890"], "mine", ["--port", "8890"]),
        (["--fresh", "mine", "--no-browser"], "mine", ["--no-browser"]),
    ],
)
def test_a_folder_is_told_from_the_options_of_jupyterlab(
    shelf: Shelf, words: list[str], folder: str | None, options: list[str]
) -> None:
    assert main(["lab", *words]) == 0
    assert shelf.root() == (Path.cwd() / folder if folder else shelf.copy)
    chapter = "--LabApp.default_url=/lab/tree/01-one.ipynb"
    assert shelf.started == [
        ["--allow-root", f"--ServerApp.root_dir={shelf.root()}", chapter, *options]
    ]


def test_the_first_chapter_is_opened_also_among_notebooks_of_the_learner(shelf: Shelf) -> None:
    shelf.copy.mkdir()
    write_notebook(shelf.copy / "00-mine.ipynb", ["1 + 1"])
    assert main(["lab"]) == 0
    assert "--LabApp.default_url=/lab/tree/01-one.ipynb" in shelf.started[0]


# --- a new version -------------------------------------------------------------------------------


def test_a_chapter_that_was_only_run_is_renewed_and_named(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab"])
    run = ["Table()", ""]  # JupyterLab adds an empty cell below the last that is run
    write_notebook(shelf.copy / "01-one.ipynb", run, execution_count=3, outputs=[{"text": "*"}])
    shelf.ship(**{"01-one": ["Table(seed=1)"]})
    capsys.readouterr()
    main(["lab"])
    assert sources(shelf.copy / "01-one.ipynb") == ["Table(seed=1)"]
    said = capsys.readouterr().out
    assert "Renewed, as you have not changed them: 01-one.ipynb.\n" in said
    assert "02-two" not in said


def test_a_chapter_with_changed_cells_is_kept_and_named_once(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab"])
    write_notebook(shelf.copy / "02-two.ipynb", ["# Two", "mine()"])
    shelf.ship(**{"02-two": ["# Two", "Table('nap', seed=2)"]})
    capsys.readouterr()
    main(["lab"])
    assert sources(shelf.copy / "02-two.ipynb") == ["# Two", "mine()"]
    assert "Kept as you changed them: 02-two.ipynb. " in capsys.readouterr().out
    main(["lab"])
    assert "02-two" not in capsys.readouterr().out
    shelf.ship(**{"02-two": ["# Two", "a third version"]})
    main(["lab"])
    assert sources(shelf.copy / "02-two.ipynb") == ["# Two", "mine()"]
    assert "02-two" in capsys.readouterr().out


def test_outputs_stay_where_no_chapter_is_new(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab"])
    write_notebook(shelf.copy / "01-one.ipynb", ["Table()"], outputs=[{"text": "a game"}])
    capsys.readouterr()
    main(["lab"])
    assert "a game" in (shelf.copy / "01-one.ipynb").read_text(encoding="utf-8")
    assert "Renewed" not in capsys.readouterr().out


def test_a_chapter_with_another_number_now_is_renewed_under_it(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab"])
    (shelf.course / "02-two.ipynb").unlink()
    shelf.ship(**{"03-two": ["# Two", "Table('nap', seed=2)"]})
    capsys.readouterr()
    main(["lab"])
    assert not (shelf.copy / "02-two.ipynb").exists()
    assert sources(shelf.copy / "03-two.ipynb") == ["# Two", "Table('nap', seed=2)"]
    said = capsys.readouterr().out
    new_name = "Renewed under a new name, as you have not changed them"
    assert f"{new_name}: 02-two.ipynb is 03-two.ipynb now.\n" in said
    assert "Renewed, as" not in said
    main(["lab"])
    assert "two.ipynb" not in capsys.readouterr().out


def test_what_a_chapter_showed_stays_where_only_its_number_is_new(shelf: Shelf) -> None:
    main(["lab"])
    write_notebook(shelf.copy / "01-one.ipynb", ["Table()"], outputs=[{"text": "a game"}])
    (shelf.course / "01-one.ipynb").rename(shelf.course / "04-one.ipynb")
    main(["lab"])
    assert "a game" in (shelf.copy / "04-one.ipynb").read_text(encoding="utf-8")


def test_a_chapter_with_another_number_that_the_learner_has_too_is_left(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab"])
    (shelf.course / "02-two.ipynb").rename(shelf.course / "03-two.ipynb")
    write_notebook(shelf.copy / "03-two.ipynb", ["mine()"])
    capsys.readouterr()
    main(["lab"])
    assert sources(shelf.copy / "03-two.ipynb") == ["mine()"]
    assert (shelf.copy / "02-two.ipynb").exists()
    assert "Kept: 02-two.ipynb, which is 03-two.ipynb now.\n" in capsys.readouterr().out


def test_a_changed_chapter_with_another_number_now_is_kept_and_named(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lab"])
    write_notebook(shelf.copy / "02-two.ipynb", ["# Two", "mine()"])
    (shelf.course / "02-two.ipynb").rename(shelf.course / "03-two.ipynb")
    (shelf.course / "01-one.ipynb").unlink()
    capsys.readouterr()
    main(["lab"])
    assert (shelf.copy / "02-two.ipynb").exists()
    assert (shelf.copy / "03-two.ipynb").exists()
    said = capsys.readouterr().out
    assert "Kept: 02-two.ipynb, which is 03-two.ipynb now.\n" in said
    assert "Kept: 01-one.ipynb, which is no chapter any more.\n" in said


def test_a_copy_that_nobody_knows_the_beginning_of_is_kept(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.copy.mkdir()
    (shelf.copy / "01-one.ipynb").write_text("no notebook", encoding="utf-8")
    (shelf.copy / course_copy.MANIFEST).write_text("{", encoding="utf-8")
    assert main(["lab"]) == 0
    assert (shelf.copy / "01-one.ipynb").read_text(encoding="utf-8") == "no notebook"
    assert "Kept as you changed them: 01-one.ipynb." in capsys.readouterr().out


def test_a_renewal_keeps_marks_and_whatever_else_lies_there(shelf: Shelf) -> None:
    main(["lab"])
    for name in ("daifugo-progress.json", "mine.ipynb"):
        (shelf.copy / name).write_text(MARKS, encoding="utf-8")
    shelf.ship(**{"01-one": ["Table(seed=1)"]})
    main(["lab"])
    for name in ("daifugo-progress.json", "mine.ipynb"):
        assert (shelf.copy / name).read_text(encoding="utf-8") == MARKS


def test_a_fresh_copy_lies_beside_and_goes_on_with_the_marks(shelf: Shelf) -> None:
    main(["lab"])
    for name in ("daifugo-progress.json", "daifugo-review.json"):
        (shelf.copy / name).write_text(MARKS, encoding="utf-8")
    write_notebook(shelf.copy / "01-one.ipynb", ["mine()"])
    main(["lab", "--fresh"])
    fresh = shelf.copy.with_name("daifugo-course-2")
    assert shelf.root() == fresh
    assert sources(fresh / "01-one.ipynb") == ["Table()"]
    for name in ("daifugo-progress.json", "daifugo-review.json"):
        assert (fresh / name).read_text(encoding="utf-8") == MARKS
    assert sources(shelf.copy / "01-one.ipynb") == ["mine()"]
    main(["lab"])
    assert shelf.root() == fresh
    main(["lab", str(shelf.copy), "--fresh"])
    assert shelf.root() == shelf.copy.with_name("daifugo-course-3")


# --- what goes wrong -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (ENOSPC, "There is no room for the course in {folder} (No space left on device): free"),
        (EROFS, "The course cannot be written to {folder} (Read-only file system): name a"),
        (EACCES, "The course cannot be written to {folder} (Permission denied): name a"),
    ],
)
def test_a_place_that_takes_no_files_is_named_with_what_to_do(
    number: int,
    said: str,
    shelf: Shelf,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(path: Path, content: object) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(course_copy, "write_whole", refuse)
    assert main(["lab"]) == 2
    err = capsys.readouterr().err
    assert err.startswith(said.format(folder=shelf.copy))
    assert err.endswith("daifugo lab FOLDER.\n")
    assert shelf.started == []


def test_a_copy_whose_laying_broke_off_is_completed_the_next_time(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fill_up(path: Path, content: bytes) -> None:
        if path.name.startswith("02"):
            raise OSError(ENOSPC, os.strerror(ENOSPC), str(path))
        write_whole(path, content)

    with monkeypatch.context() as full:
        full.setattr(course_copy, "write_whole", fill_up)
        assert main(["lab"]) == 2
    capsys.readouterr()
    assert main(["lab"]) == 0
    assert sources(shelf.copy / "02-two.ipynb") == CHAPTERS["02-two.ipynb"]
    assert capsys.readouterr().out == f"The course is in {shelf.copy}.\n"


def test_a_file_is_no_folder_for_the_course(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    (Path.cwd() / "file").touch()
    assert main(["lab", "file"]) == 2
    assert "cannot be written to" in capsys.readouterr().err


def test_without_jupyterlab_the_extra_is_named(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    assert opening.open_course() == 1
    assert "daifugo-widget[lab]" in capsys.readouterr().err
    assert shelf.started == []
