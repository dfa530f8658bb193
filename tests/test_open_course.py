"""The course opens from a checkout and from a wheel."""

from pathlib import Path

import pytest

from daifugo_widget import open_course as opening


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course as a wheel ships it: two chapters and a folder."""
    course = tmp_path / "wheel" / "course"
    (course / "records").mkdir(parents=True)
    for name in ("02-two.ipynb", "01-one.ipynb", "records/game.dfg"):
        (course / name).write_text(f"{name} as shipped")
    monkeypatch.setattr(opening, "IN_WHEEL", course)
    return course


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments that JupyterLab would have been started with."""
    calls: list[list[str]] = []
    monkeypatch.setattr(opening, "start_jupyterlab", calls.append)
    return calls


def test_a_checkout_opens_its_own_notebooks(tmp_path: Path) -> None:
    assert opening.course_folder(tmp_path) == Path(opening.__file__).parents[1] / "notebooks"


def test_a_wheel_lays_a_copy_into_the_working_folder(shipped: Path, tmp_path: Path) -> None:
    folder = opening.course_folder(tmp_path)
    assert folder == tmp_path / "daifugo-course"
    assert (folder / "records" / "game.dfg").read_text() == "records/game.dfg as shipped"


def test_a_second_copy_keeps_what_the_learner_wrote(shipped: Path, tmp_path: Path) -> None:
    written = opening.course_folder(tmp_path) / "01-one.ipynb"
    written.write_text("my own")
    opening.course_folder(tmp_path)
    assert written.read_text() == "my own"


def test_the_first_chapter_is_opened(
    shipped: Path, started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert opening.open_course(["--no-browser"]) == 0
    root = f"--ServerApp.root_dir={tmp_path / 'daifugo-course'}"
    chapter = "--LabApp.default_url=/lab/tree/01-one.ipynb"
    assert started == [["--allow-root", root, chapter, "--no-browser"]]


def test_without_jupyterlab_the_extra_is_named(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    assert opening.open_course() == 1
    assert "daifugo-widget[lab]" in capsys.readouterr().err
    assert started == []
