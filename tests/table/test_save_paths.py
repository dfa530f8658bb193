"""A game is saved where its path leads, and a path that leads to no file is refused in words."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from daifugo_widget import Progress, Table
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.table.session.file_writing import write_whole
from tests.core.languages import assert_spoken
from tests.systems import needs_posix
from tests.table.save_files import ROUND, names


def test_a_file_stays_where_it_was_named_though_the_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    monkeypatch.chdir(tmp_path / "one")
    table, progress = Table(record=ROUND, save="h.dfg"), Progress("x.json")
    monkeypatch.chdir(tmp_path / "two")
    table.play("3c")
    table.undo()
    progress.mark("01", "a quiz")
    assert names(tmp_path / "one") == ["h.dfg", "x.json"]
    assert names(tmp_path / "two") == []
    assert repr(progress) == "Progress('x.json', 1 mark)"


def test_a_path_may_begin_with_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    table = Table(record=ROUND, save="~/h.dfg")
    table.play("3c")
    Progress("~/x.json").mark("01", "a quiz")
    Table(record="~/h.dfg").replay().save("~/k.dfg")
    assert names(tmp_path) == ["h.dfg", "k.dfg", "x.json"]


@pytest.fixture
def loop(tmp_path: Path) -> Iterator[Path]:
    """Yield a link that leads to itself."""
    path = tmp_path / "loop.dfg"
    path.symlink_to(path)
    yield path
    assert path.is_symlink()


@needs_posix
def test_links_that_form_a_loop_are_refused_in_words(loop: Path) -> None:
    with pytest.raises(SpokenError, match=r"in .*loop.dfg \(its links lead in a circle\)") as no:
        Table(record=ROUND, save=loop)
    assert_spoken(no.value)
    for write in (lambda: Progress(loop).mark("01", "a"), lambda: write_whole(loop, "a")):
        with pytest.raises(OSError, match=r"Too many levels.*loop\.dfg"):
            write()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_named_pipe_keeps_no_game_and_no_marks_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe.dfg")
    with pytest.raises(SpokenError, match=r"saved in .*pipe\.dfg \(it is not a file\)") as no:
        Table(record=ROUND, save=pipe)
    assert_spoken(no.value)
    with pytest.raises(SpokenError, match=r"pipe\.dfg is not a file: marks are kept in one") as no:
        Progress(pipe)
    assert_spoken(no.value)
    assert pipe.is_fifo()


UNPRIVILEGED = """
import os, sys
from pathlib import Path
from daifugo_widget import Progress, Table
from daifugo_widget.core.words.text import SpokenError
before, folder = map(Path, sys.argv[1:])

def write(folder):
    for writing in (
        lambda: Table(save=folder / "h.dfg", names=["Mina"]),
        lambda: Progress(folder / "x.json").mark("01", "a quiz"),
        lambda: Table(seed=1).replay().save(folder / "h.dfg"),
    ):
        try:
            writing()
            print("written")
        except (SpokenError, OSError) as error:
            print("Permission denied" in str(error))

write(before)  # all that is imported is by now
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
write(folder)
Table(seed=1, save=folder / "new.dfg")
print(sorted(os.listdir(folder)))
"""


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """Make a folder that every user can reach; those above `tmp_path` are open to one alone."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@needs_posix
def test_a_file_that_may_not_be_written_is_refused_though_its_folder_may_be(
    open_to_all: Path,
) -> None:
    texts = {"h.dfg": ROUND, "x.json": "broken"}
    for folder in (open_to_all / "before", open_to_all / "open"):
        folder.mkdir(mode=0o777)
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o777)
    code = [sys.executable, "-c", UNPRIVILEGED, str(open_to_all / "before"), str(folder)]
    told = subprocess.run(code, capture_output=True, text=True, check=True, encoding="utf-8")
    assert told.stdout.split("[")[0].split() == ["written"] * 3 + ["True"] * 3
    assert names(folder) == ["h.dfg", "new.dfg", "x.json"]
    for name, text in texts.items():
        assert (folder / name).read_text(encoding="utf-8") == text
