"""The story says what makes a trick flow, when it is played, and nothing that it undoes."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from tests.table.playing import story


def told(record: str, lang: Lang = "en") -> list[str]:
    """Return the story of what a record tells, and of nothing after it."""
    return story(Table(record=record, paused=True, lang=lang))


@pytest.mark.parametrize(
    ("lang", "cut", "flows"),
    [
        ("en", "You play 8♣: Eight cut.", "The trick flows, and you lead."),
        ("ja", "あなたが8♣を出しました：8切り。", "場が流れて、あなたが親です。"),
        ("ko", "내가 8♣ 카드를 냈습니다: 8 끊기.", "판이 흐르고 내가 선입니다."),
    ],
)
def test_a_cut_that_may_be_answered_is_named_before_the_answers_and_not_again(
    lang: Lang, cut: str, flows: str
) -> None:
    record = (
        "rules base, eight-cut, four-stop\nhands 8c9d3c / 4c4d3d / 5s6s\nturn a\n"
        "a 8c  b > -  c > -\n"
    )
    assert told(record, lang)[-2:] == [cut, flows]


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "Ken plays 8♣: Suit bind. Eight cut. The trick flows, and Ken leads."),
        ("ja", "ケンさんが8♣を出しました：スート縛り。8切り。場が流れて、ケンさんが親です。"),
        ("ko", "켄 님이 8♣ 카드를 냈습니다: 마크 묶기. 8 끊기. 판이 흐르고 켄 님이 선입니다."),
    ],
)
def test_what_a_bind_leaves_open_is_not_said_where_the_same_play_makes_the_trick_flow(
    lang: Lang, last: str
) -> None:
    record = "rules base, eight-cut, suit-bind\nhands 7c3d / 8c9d4s / 5s6s\nturn a\na 7c  b 8c\n"
    assert told(record, lang)[-1] == last


def test_what_a_bind_leaves_open_is_not_said_where_the_same_play_lifts_it() -> None:
    record = "rules base, suit-bind, queen-release\nhands 7c3d / Qc4s / 5s6s\nturn a\na 7c  b Qc\n"
    assert told(record)[-1] == "Ken plays Q♣: Suit bind. Queen's release: The bind is lifted."


def test_what_a_bind_leaves_open_is_said_while_the_cut_may_still_be_answered() -> None:
    record = (
        "rules base, eight-cut, suit-bind, four-stop(then=continue)\n"
        "hands 7c3d5d / 8c9d4s / 5s6s\nturn a\na 7c  b 8c\n"
    )
    assert told(record)[-1] == (
        "Ken plays 8♣: Suit bind. Only ♣ may follow until the trick flows. Eight cut."
    )


@pytest.mark.parametrize(
    ("lang", "cuts"),
    [
        ("en", "It cuts the trick."),
        ("ja", "これで場が切れます。"),
        ("ko", "이것으로 판이 끊깁니다."),
    ],
)
def test_a_rule_that_has_done_something_else_says_that_it_cuts_too(lang: Lang, cuts: str) -> None:
    record = (
        "rules base, nine-bet, nine-reverse\nhands 9c3d5d / TcJd4s / 5s6s\nturn a\na 9c > b ~ 3d\n"
    )
    assert cuts in told(record, lang)[-1]
    assert cuts not in told(record.replace(", nine-reverse", ""), lang)[-1]


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Play 4♣ 4♦: Four stop"),
        ("ja", "4♣ 4♦を出す（4止め）"),
        ("ko", "4♣ 4♦ 내기 (4 막기)"),
    ],
)
def test_what_may_answer_a_cut_says_by_which_rule(lang: Lang, label: str) -> None:
    record = "rules base, eight-cut, four-stop\nhands 4c4d9s / 8c9d3d / 5s6s\nturn b\nb 8c  c > -\n"
    choice = Table(record=record, lang=lang).state["prompt"]["choice"]
    assert [option["label"] for option in choice["options"]][1:] == [label]


def test_what_answers_a_cut_by_one_of_its_own_is_named_once_though_it_binds_as_well() -> None:
    record = (
        "rules base, eight-cut, ten-return, suit-bind\n"
        "hands 8c9d3c / Tc4d3d / 5s6s\nturn a\na 8c  b > Tc\n"
    )
    assert told(record)[-1] == (
        "Ken plays 10♣: Ten return. It answers the cut. Suit bind. The trick flows, and Ken leads."
    )
