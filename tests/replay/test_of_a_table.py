"""What the replay of a table says to the one who played there."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.text import Lang
from tests.replay.pictures import pictures


@pytest.mark.parametrize(
    ("lang", "chooses"),
    [("en", "Seven pass: your choice"), ("ja", "7渡し：あなたの選択"), ("ko", "7 넘기: 내 선택")],
)
def test_a_replay_of_a_table_calls_the_choice_of_the_one_who_played_there_yours(
    lang: Lang, chooses: str
) -> None:
    record = "rules base, seven-pass\nhands 7c3c4c / 5s6s / 7d8c9c\nturn a\na 7c\n"
    drawn = pictures(Table(record=record, lang=lang).replay(step=1))
    assert [[chip["text"] for chip in each["chips"]] for each in drawn] == [[], [chooses]]
