"""What Japanese and Korean ask of a sentence that English does not."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from tests.table.playing import story


def test_korean_says_i_before_its_particle_and_what_was_played() -> None:
    table = Table(record="rules base\nhands 8c3d / 9c9d / 5s6s\nturn a\na 8c\n", lang="ko")
    assert story(table)[:2] == [
        "카드를 나누었습니다. 내가 선입니다.",
        "내가 8♣ 카드를 냈습니다.",
    ]


def test_korean_says_my_in_one_syllable() -> None:
    rules = "rules base, guillotine-clock(n=3)\nhands 6c6d / 7c3d / 4c4d / 5c5d\nturn b\n"
    table = Table(record=f"{rules}b 7c\nc -\nd -\na -\n", lang="ko", paused=True)
    assert "단두대 시계: 내 패스가 지게 되는 패스였습니다." in story(table)[-1]


@pytest.mark.parametrize(
    ("lang", "chooses"), [("ja", "7渡し：ハナさんが選択中"), ("ko", "7 넘기: 하나 님 선택 중")]
)
def test_who_chooses_is_called_politely(lang: Lang, chooses: str) -> None:
    """Hana alone is "one" in Korean."""
    record = "rules base, seven-pass\nhands 3c4c / 5s6s / 7c8c9c\nturn c\nc 7c\n"
    state = Table(record=record, lang=lang, paused=True).state
    assert [chip["text"] for chip in state["chips"]] == [chooses]
