"""What people write wrong is answered by what is wrong and what would be right."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.rule import RuleError

from .playing import sent

BROKEN = "rules  base\nhands  3c3c4d / 5c6c\n"
REFUSED = "rules  base\nhands  3c4d / 5c6c\na 3c  b 7c\n"


def test_a_preset_cannot_be_taken_out() -> None:
    with pytest.raises(RuleError, match=r"base is a preset.* cannot be taken out"):
        Table("standard, -base")


@pytest.mark.parametrize(
    "wrong", [{"players": "x"}, {"seed": "a"}, {"players": 4.0}, {"seed": True}]
)
def test_numbers_are_numbers(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="is a whole number, not"):
        Table(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["bogus", "", "game.dfgx", 7])
def test_what_is_no_record_is_told_what_one_is(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"a record is a text with a line such as 'hands"):
        Table(record=wrong)  # type: ignore[arg-type]


def test_a_broken_record_is_told_in_a_sentence_of_the_table() -> None:
    notice = sent(Table(seed=1), do="load", text=BROKEN)["notice"]
    assert notice.startswith("Could not open it: line 2: ")
    assert notice.endswith("3c is in the deck once, but held twice by a")
    notice = sent(Table(seed=1, lang="ja"), do="load", text=BROKEN)["notice"]
    assert notice.startswith("開けませんでした")


def test_a_record_with_an_illegal_move_is_told_without_codes() -> None:
    notice = sent(Table(record="hands 3c / 4c"), do="load", text=REFUSED)["notice"]
    assert notice.startswith("Could not open it: line 3: ")
    assert "[" not in notice
    assert "5c" not in notice
    assert "5♣" not in notice
