"""The order of strength shows the 7s of the colour that is above all numbers."""

import pytest

from daifugo_widget import Table


@pytest.mark.parametrize(
    ("play", "above"),
    [
        ("7d7h", "★"),
        ("7hX", "★"),
        ("7c7d", "8 9 10 J Q K A 2 7♦♥ ★"),
        ("2c", "7♦♥ ★"),
        ("5h6h7h", "8 9 10 J Q K A 2 ★"),
        ("7h9hJh", "8 10 Q K A 2 ★"),
    ],
)
def test_the_ruler_shows_that_only_jokers_are_stronger_than_red_sevens(
    play: str, above: str
) -> None:
    rules = "rules base, stairs, progression, deck(jokers=2), seven-colours"
    table = Table(record=f"{rules}\nhands 3c4c5c / 5d6d / 8c8s\ntrick c:{play}\n")
    cells = table.state["ruler"]["cells"]
    assert [cell["number"] for cell in cells if cell["mark"] == "open"] == above.split()


@pytest.mark.parametrize(
    ("rules", "marks", "ends"),
    [
        ("", "", "A 2 7♦♥ ★"),
        ("", "marks revolution", "4 3 7♣♠ ★"),
        (", revolution(joker_top=false)", "marks revolution", "5 4 3 7♣♠"),
        (", joker-single(wild_only=true)", "", "A 2 ★ 7♦♥"),
        (", deck(jokers=0)", "", "K A 2 7♦♥"),
    ],
)
def test_the_ruler_has_the_sevens_that_are_above_all_numbers_in_their_place(
    rules: str, marks: str, ends: str
) -> None:
    record = f"rules base, revolution, seven-colours{rules}\n{marks}\nhands 3c7h / 5d6d / 8c8s\n"
    cells = Table(record=record).state["ruler"]["cells"]
    assert " ".join(cell["number"] for cell in cells[-4:]) == ends


def test_the_sevens_that_lie_on_top_are_marked_in_their_own_cell_alone() -> None:
    record = "rules base, seven-colours\nhands 3c4c / 5d6d / 8c8s\ntrick c:7h\n"
    cells = Table(record=record).state["ruler"]["cells"]
    assert [cell["number"] for cell in cells if cell["mark"] == "top"] == ["7♦♥"]
