"""What the table shows of sides, strength and honours at Napoleon."""

from __future__ import annotations

import re

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.table.telling.plain_text import sentence_text


def hands_but(last: dict[str, str], trick: str) -> str:
    """Write last cards as hands, without those of seats that have laid theirs."""
    laid = {each.partition(":")[0] for each in trick.split()}
    return " / ".join("-" if seat in laid else card for seat, card in last.items())


def test_a_secret_adjutant_alone_reads_it_on_the_own_seat() -> None:
    record = "game napoleon 1\nhands AsKs / QsJd / Ts9s / 8s7s\ncontract b:13h\nfriend As\n"
    titles = {}
    for seat in "ac":
        table = Table(record=record, seat=seat, pace="step")
        titles[seat] = [s["klass"]["title"] for s in table.state["seats"] if s["seat"] == 0]
    none = "0\N{NO-BREAK SPACE}honours"
    assert titles == {"a": [f"Adjutant (secret), {none}"], "c": [none]}


@pytest.mark.parametrize("trick", ["b:Qs", "b:Qs c:Ts d:8s"])
def test_in_the_last_trick_each_still_reads_the_own_side_when_others_have_no_card_left(
    trick: str,
) -> None:
    hands = hands_but({"a": "As", "b": "Qs", "c": "Ts", "d": "8s"}, trick)
    record = (
        f"game napoleon 1\nhands {hands}\ncontract b:13h\nfriend As\naway 5d4d\ntrick {trick}\n"
    )
    roles = {}
    for seat in "acd":
        table = Table(record=record, seat=seat, pace="step")
        roles[seat] = table.state["seats"][0]["klass"]["title"].partition(",")[0]
    assert roles == {"a": "Adjutant (secret)", "c": "Against", "d": "Against"}


def test_in_the_last_trick_napoleon_is_still_told_to_be_alone_by_a_card_laid_away() -> None:
    record = (
        "game napoleon 1\nhands - / Qs / Ts / 8s\ncontract b:13h\nfriend 5d\naway 5d4d\n"
        "trick a:Ks\n"
    )
    chips = {
        seat: [chip["text"] for chip in Table(record=record, seat=seat, pace="step").state["chips"]]
        for seat in "bc"
    }
    assert chips["b"][-1] == "No adjutant: 5♦"
    assert chips["c"][-1] == "Adjutant: 5♦"


@pytest.mark.parametrize("lang", LANGS)
def test_the_chip_of_the_adjutant_is_no_longer_when_the_card_has_shown_who_it_is(
    lang: Lang,
) -> None:
    record = "game napoleon 1\nhands KsQh / QsJd / AsTh / 8s7s\ncontract a:13h\nfriend As\n"
    table = Table(record=record, lang=lang, names=["Aya", "Bo", "Cy", "Di"], pace="once")
    before = table.state["chips"][-1]["text"]
    table.play("Ks")
    after = table.state["chips"][-1]["text"]
    assert "A♠" in before
    assert after == before.replace("A♠", "Cy")


@pytest.mark.parametrize(
    ("trick", "top", "higher"),
    [
        ("a:Ah b:2h", "2♥", ["♦", "J♥", "J♦", "A♠"]),
        ("a:Ad b:2d", "2♦", ["J♥", "J♦", "A♠"]),
        ("a:2h b:6s", "2", ["3", "4", "5", "6", "7", "8", "9", "10", "Q", "K", "A"]),
        ("a:Kh b:As c:Qh", "Q♥", []),
    ],
)
def test_the_order_of_a_trick_has_its_same_two_and_its_yoromeki_where_they_beat_the_others(
    trick: str, top: str, higher: list[str]
) -> None:
    hands = hands_but({"a": "3c", "b": "4c", "c": "5c", "d": "Tc"}, trick)
    record = (
        f"game napoleon 1\nhands {hands}\ncontract a:13d\nfriend Ks\ntaken a:9c8c7c6c\n"
        f"trick {trick}\n"
    )
    cells = Table(record=record, pace="step").state["ruler"]["cells"]
    assert [cell["number"] for cell in cells if cell["mark"] == "top"] == [top]
    numbers = [cell["number"] for cell in cells if cell["mark"] == "open" and cell["cards"] != "-"]
    assert numbers[: len(higher)] == higher
    assert len(numbers) == len(higher) or numbers[len(higher)] == "♦"


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Napoleon, 0\xa0honours"), ("ko", "나폴레옹, 그림 카드\xa00장")]
)
def test_a_number_of_honours_is_not_parted_from_its_word(lang: Lang, title: str) -> None:
    record = "game napoleon 1\nhands AsKs / QsJd / Ts9s / 8s7s\ncontract b:13h\nfriend As\n"
    assert Table(record=record, lang=lang).state["seats"][1]["klass"]["title"] == title


def test_no_line_of_korean_can_break_between_a_suit_and_its_particle() -> None:
    record = (
        "game napoleon 1\ndealer d\nhands AsKs / QsJd / Ts9s / 8s7s\na > 13h  b > -  c > -  d > -\n"
    )
    state = Table(record=record, lang="ko").state
    lines = [sentence_text(state, line["say"]) for line in state["story"]]
    assert any("♥" in line for line in lines)
    assert not any(re.search("[♣♦♥♠][가-힣]", line) for line in lines)
