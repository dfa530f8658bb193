"""A refusal names what decides, and so does the prompt of who can only pass."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from daifugo_widget.table.telling.plain_text import sentence_text
from tests.table.playing import prompt_text, sent

FORMS = "rules base, stairs, emperor, progression\n"
CLOSED = (
    "rules base, revolution, fusion-revolution\n"
    "hands 5s6s9c8c / 4c4d4h7s9d / 4s8s9s\nturn b\nb 4c4d4h  c 4s\n"
)


def why_not(record: str, play: str, lang: Lang = "en") -> str:
    """Return what the table answers to a play that may not be made."""
    table = Table(record=record, lang=lang)
    refusal = sent(table, do="why", cards=play)["refusal"]
    return sentence_text(table.state, refusal["text"])


@pytest.mark.parametrize(
    ("record", "play", "why"),
    [
        (
            f"{FORMS}hands 5s6s7sTh / 4c4d4h / 8s9s\nturn b\nb 4c4d4h  c -\n",
            "5s6s7s",
            "Groups: 4♣ 4♦ 4♥ are cards of one number: follow with 3 cards of one number.",
        ),
        (
            f"{FORMS}hands 5s5d5h8s / 4c5c6c / 9s\nturn b\nb 4c5c6c  c -\n",
            "5s5d5h",
            "Stairs: 4♣ 5♣ 6♣ must be followed by the same kind of play: Stairs of 3.",
        ),
        (
            f"{FORMS}hands 5s5d5h8s / 4c5c6c / 9s\nturn b\nb 4c5c6c  c -\n",
            "8s",
            "Stairs: 3 cards lie here: follow with 3 cards.",
        ),
        (
            "rules base, progression(follow=above-second, follow_gap=any)\n"
            "hands 5s8sJsTh / 4c6c8c / 7s9s\nturn b\nb 4c6c8c  c -\n",
            "5s8sJs",
            "Skipping stairs: Here only plays that begin above the second weakest card of "
            "4♣ 6♣ 8♣ may follow.",
        ),
        (
            f"{FORMS}hands 5s8sJsTh / 4c6c8c / 7s9s\nturn b\nb 4c6c8c  c -\n",
            "5s8sJs",
            "Skipping stairs: 4♣ 6♣ 8♣ go up 2 numbers at a time: "
            "follow with cards that do so, too.",
        ),
        (
            f"{FORMS}hands 5s5d8s / 4c6c8c / 7s9s\nturn a\n",
            "5s5d8s",
            "Groups: 5♦ 5♠ 8♠ cannot be laid down together: only cards of one number go "
            "together, and here also Emperor, Stairs, Skipping stairs.",
        ),
    ],
)
def test_a_refusal_says_which_kind_of_play_goes_here(record: str, play: str, why: str) -> None:
    assert why_not(record, play) == why


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("ja", "等差数列：4♣ 6♣ 8♣は数字が2つずつ上がっています。同じ間隔で続けてください。"),
        ("ko", "등차수열: 4♣ 6♣ 8♣ 카드는 숫자가 2씩 올라갑니다. 같은 간격으로 이어 내세요."),
    ],
)
def test_a_wrong_gap_is_named_in_each_language(lang: Lang, why: str) -> None:
    record = f"{FORMS}hands 5s8sJsTh / 4c6c8c / 7s9s\nturn b\nb 4c6c8c  c -\n"
    assert why_not(record, "5s8sJs", lang) == why


@pytest.mark.parametrize(
    ("lang", "prompt"),
    [
        ("en", "Fusion revolution: Nobody can follow 4♣ 4♦ 4♥ 4♠ in this trick. Pass."),
        ("ja", "融合革命：この場では、4♣ 4♦ 4♥ 4♠にはだれも続けられません。パスしてください。"),
        (
            "ko",
            "융합 혁명: 이 판에서는 4♣ 4♦ 4♥ 4♠ 다음에 아무도 낼 수 없습니다. 패스하세요.",
        ),
    ],
)
def test_where_a_rule_has_closed_the_trick_the_prompt_does_not_blame_the_hand(
    lang: Lang, prompt: str
) -> None:
    assert prompt_text(Table(record=CLOSED, lang=lang)).endswith(prompt)


def test_a_fugo_who_is_the_daifugo_of_the_rules_reads_so() -> None:
    """Of three players the first is fugo."""
    record = (
        "rules base, daifugo-composure\nhands 5cKs / 7d9d / 4s3s\n"
        "classes a=fugo b=heimin c=hinmin\nturn c\nc 4s\n"
    )
    table = Table(record=record)
    assert table.state["seats"][0]["klass"]["title"] == "Fugō"
    assert "The daifugo, which is the top class, plays nothing" in prompt_text(table)


def test_who_plays_on_before_a_choice_is_made_reads_which_it_is() -> None:
    record = "rules base, ten-discard\nhands Tc3d5d / 4c4d / 8s9s\nturn a\na Tc\n"
    table = Table(record=record)
    refusal = sent(table, do="pass")["refusal"]
    assert sentence_text(table.state, refusal["text"]) == (
        "Ten discard: A choice has to be made first."
    )
