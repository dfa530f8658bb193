"""What the replay of a table says to the one who played there."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from daifugo_widget.table.telling.plain_text import sentence_text
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


def test_a_replay_of_a_table_calls_everybody_by_the_names_of_its_own_language() -> None:
    replay = Table(seed=7, names={"d": "Mio"}).replay()
    for lang, names in (
        ("ja", ["あなた", "ケン", "ハナ", "Mio"]),
        ("en", ["You", "Ken", "Hana", "Mio"]),
    ):
        replay.receive({"do": "set", "key": "lang", "value": lang})
        assert [seat["name"] for seat in pictures(replay)[0]["seats"]] == names


def test_who_plays_on_from_another_seat_than_before_is_you_there() -> None:
    replay = Table(seed=7, names={"d": "Mio"}).replay()
    replay.what_if("c")
    names = {seat["seat"]: seat["name"] for seat in replay.state["seats"]}
    assert names == {0: "Ken", 1: "Hana", 2: "You", 3: "Mio"}


@pytest.mark.parametrize(
    ("lang", "acts"),
    [
        ("en", "You have to act: Card exchange."),
        ("ja", "あなたの番です：カード交換。"),
        ("ko", "내 차례입니다: 카드 교환."),
    ],
)
def test_a_replay_of_a_table_calls_it_no_choice_where_only_one_answer_is_left(
    lang: Lang, acts: str
) -> None:
    classes = "classes a=daihinmin b=heimin c=daifugo\n"
    record = f"rules base\n{classes}hands 3cKc2c / 5s6s7s / 8d9dTd\nphase exchange\n"
    table = Table(record=record, lang=lang)
    said = pictures(table.replay())[-1]["say"]
    assert sentence_text(table.state, said).endswith(acts)


@pytest.mark.parametrize(
    ("lang", "chooses", "bids"),
    [
        ("en", "You choose: Seven pass.", "You are to bid."),
        ("ja", "あなたが選びます：7渡し。", "あなたのビッドの番です。"),
        ("ko", "내가 고릅니다: 7 넘기.", "내가 부를 차례입니다."),
    ],
)
def test_a_replay_of_a_table_says_what_the_one_who_played_there_has_to_decide(
    lang: Lang, chooses: str, bids: str
) -> None:
    record = "rules base, seven-pass\nhands 7c3c4c / 5s6s / 7d8c9c\nturn a\na 7c\n"
    for table, asks in (
        (Table(record=record, lang=lang), chooses),
        (Table("nap", seat="b", seed=1, lang=lang, pace="once"), bids),
    ):
        said = pictures(table.replay())[-1]["say"]
        assert sentence_text(table.state, said).endswith(asks)


def test_a_replay_of_a_table_may_have_other_names() -> None:
    replay = Table(seed=7).replay(names=["Ann", "Ben", "Cho", "Dai"])
    names = {seat["seat"]: seat["name"] for seat in pictures(replay)[0]["seats"]}
    assert names == {0: "Ann", 1: "Ben", 2: "Cho", 3: "Dai"}
