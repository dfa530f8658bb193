"""A replay as PNG and GIF: with its words, or refused with what is missing."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest

from daifugo_widget import Replay
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.replay import export
from daifugo_widget.table.still import terminal_text as columns
from tests.replay.golden import RECORD


@pytest.fixture
def replay() -> Replay:
    return Replay(RECORD)


@pytest.fixture
def letters(replay: Replay) -> None:
    """What drawing a picture needs besides the package: the extra, and a font."""
    pytest.importorskip("resvg_py")
    try:
        replay.to_png(0)
    except RuntimeError as error:
        pytest.skip(str(error))


@pytest.mark.usefixtures("letters")
def test_pictures_are_png_and_gif(replay: Replay, tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    assert replay.to_png(1).startswith(b"\x89PNG")
    replay.to_gif(tmp_path / "film.gif")
    assert (tmp_path / "film.gif").read_bytes().startswith(b"GIF89a")


@pytest.mark.usefixtures("letters")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_corners_of_a_moving_picture_are_no_black_spots(
    theme: Literal["light", "dark"], tmp_path: Path
) -> None:
    image = pytest.importorskip("PIL.Image")
    Replay(RECORD, theme=theme).to_gif(tmp_path / "film.gif")
    drawn = image.open(tmp_path / "film.gif").convert("RGB")
    ends = (0, drawn.width - 1), (0, drawn.height - 1)
    corners = {drawn.getpixel((x, y)) for x in ends[0] for y in ends[1]}
    assert corners == {drawn.getpixel((drawn.width // 2, 5))}
    assert corners != {(0, 0, 0)}


@pytest.mark.usefixtures("letters")
def test_a_picture_has_its_words_and_cards_in_it() -> None:
    one, other = (Replay(RECORD, names={"c": name}) for name in ("Ann", "Bob"))
    assert one.to_png(0) != other.to_png(0)


LONG = "A long note goes over several lines. " * 20


def heights(drawn: list[str]) -> set[str]:
    """Return how high pictures are."""
    return {found[1] for each in drawn if (found := re.search(r' height="(\d+)"', each))}


@pytest.mark.parametrize(
    "note", ["", "One line.", LONG, f"{LONG}\n\nIn two parts.", "長い文です。" * 90]
)
def test_the_note_on_a_move_stands_below_it_whole_in_lines_that_fit(note: str) -> None:
    replay = Replay(RECORD)
    replay.note(note, 1)
    plain = replay.to_svg(1, notes=False)
    lines = re.findall(r'<text x="30" [^>]*font-size="14"[^>]*>([^<]*)</text>', replay.to_svg(1))
    assert "".join(lines).replace(" ", "") == "".join(note.split())
    assert all(columns.width(line) <= 96 for line in lines)
    assert (replay.to_svg(1) == plain) is (note == "")
    assert replay.to_svg(2) == Replay(RECORD).to_svg(2), "it is on one move alone"


def test_all_pictures_of_a_moving_one_are_as_high_as_the_one_with_the_longest_note() -> None:
    replay, states = Replay(RECORD), list[Any]()
    for replay.step in range(3):
        states.append(replay.still_state())
    without = heights(export.svgs(states, replay.words, ["", "", ""]))
    noted = heights(export.svgs(states, replay.words, ["", LONG, "Short."]))
    assert len(without) == len(noted) == 1
    assert int(*without) < int(*noted)


@pytest.mark.usefixtures("letters")
def test_a_moving_picture_has_the_notes_unless_one_does_not_want_them(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    sizes = []
    for notes in (True, False):
        replay = Replay(RECORD)
        replay.note(LONG, 1)
        replay.to_gif(tmp_path / "film.gif", notes=notes)
        assert (replay.to_png(1) == replay.to_png(1, notes=notes)) is notes
        film = image.open(tmp_path / "film.gif")
        sizes.append(film.height)
    assert sizes[0] > sizes[1]


def test_a_picture_whose_words_the_machine_has_no_letters_for_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("resvg_py")
    monkeypatch.setattr(export, "WRITINGS", (("Sumerian", "\U00012000", "\U00012000", "a stylus"),))
    replay = Replay(RECORD, names={"c": "\U00012000"})
    with pytest.raises(RuntimeError, match=r"no Sumerian letters.* such as a stylus, .*to_svg"):
        replay.to_png(0)


def test_a_picture_is_refused_where_there_is_no_font(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("resvg_py")
    monkeypatch.setattr(export, "FAMILIES", ("No Such Letters",))
    with pytest.raises(RuntimeError, match=r"no Latin letters.*DejaVu"):
        replay.to_png(0)


def test_without_the_extra_an_error_names_it(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"daifugo-widget\[pictures\]"):
        replay.to_png(1)


@pytest.mark.parametrize("wrong", [{"seconds": 1e9}, {"scale": 1000}])
def test_a_picture_larger_or_longer_than_can_be_is_refused(
    replay: Replay, tmp_path: Path, wrong: dict[str, Any]
) -> None:
    (name,) = wrong
    with pytest.raises(SpokenError, match=f"^{name} is at most .*, not {wrong[name]}$"):
        replay.to_gif(tmp_path / "game.gif", **wrong)
    assert not [*tmp_path.iterdir()]
