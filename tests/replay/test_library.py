"""A folder of records as a library: no record hides another, and none breaks the rest."""

from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Replay
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.replay.library import Library
from tests.replay.golden import RECORD


def test_no_record_of_a_library_hides_another(tmp_path: Path) -> None:
    for name, title in (("one", "A (2)"), ("three", "A"), ("two", "A")):
        text = f"title {title}\nrules base\nhands 3c / 4c / 5c\n"
        (tmp_path / f"{name}.dfg").write_text(text, encoding="utf-8")
    assert list(Library(tmp_path, Replay, {})) == ["A (2)", "A", "A (3)"]


def test_a_folder_is_a_library_of_titles(tmp_path: Path) -> None:
    (tmp_path / "one.dfg").write_text(f"{RECORD}---\n{RECORD}", encoding="utf-8")
    (tmp_path / "two.dfg").write_text("rules base\nhands 3c\n", encoding="utf-8")
    library = Replay.load(tmp_path)
    assert isinstance(library, Library)
    title = "Eight cut, seven pass and a revolution"
    assert list(library) == [title, f"{title} (2)"]
    assert library.open(1).history.title == title
    assert "two.dfg" in library.broken
    with pytest.raises(KeyError, match="no record is called"):
        library.open("nothing")
    with pytest.raises(IndexError, match="there is no record 2: the library has 2 records, from 0"):
        library.open(2)


def test_a_library_has_the_records_of_folders_in_its_folder_but_no_copies_that_an_editor_hides(
    tmp_path: Path,
) -> None:
    for folder in ("monday", ".ipynb_checkpoints"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one.DFG").write_text(RECORD, encoding="utf-8")
    assert len(Library(tmp_path, Replay, {})) == 1


def test_what_cannot_be_opened_in_a_folder_hides_no_other_record(tmp_path: Path) -> None:
    (tmp_path / "one.dfg").write_text(RECORD, encoding="utf-8")
    (tmp_path / "two.dfg").mkdir()
    library = Library(tmp_path, Replay, {})
    assert len(library) == 1
    assert list(library.broken) == ["two.dfg"]


def test_what_is_the_name_of_no_folder_is_told() -> None:
    wrong: Any = 5
    with pytest.raises(SpokenError, match="5 cannot be the name of a file"):
        Replay.load(wrong)
