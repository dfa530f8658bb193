"""Replays on the site: as their notebook shows them, through the eyes of the same seat."""

from pathlib import Path

import nbformat

from daifugo_widget import Replay
from daifugo_widget.site.pages import REPLAYS, build

RECORD = "title Two threes\nrules base\nhands 3c4c / 3d5c\na 3c  b 5c\n"


def test_a_replay_is_seen_by_the_seat_that_it_is_seen_by_in_the_notebook(tmp_path: Path) -> None:
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("# Course")])
    for seat in (None, "b"):
        kept = Replay(RECORD, seat=seat)._stored_data()
        shown = nbformat.v4.new_output("display_data", {"text/html": "a picture"}, metadata=kept)
        book.cells.append(nbformat.v4.new_code_cell("replay", outputs=[shown]))
    (tmp_path / "course").mkdir()
    nbformat.write(book, tmp_path / "course" / "00-contents.ipynb")
    build(tmp_path / "site", tmp_path / "course")
    pages = sorted((tmp_path / "site" / REPLAYS).glob("*.html"))
    assert ['"eye":null' in page.read_text(encoding="utf-8") for page in pages] == [True, False]
    assert '"eye":1' in pages[1].read_text(encoding="utf-8")
