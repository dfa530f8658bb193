"""A sentence is found by the words that are seen of it."""

from __future__ import annotations

import pytest

from tools.sentence_search import main, search


@pytest.mark.parametrize(
    ("seen", "text"),
    [
        ("The trick flows, and Hana leads.", "The trick <flow:flows>, and {who} [leads|lead]."),
        ("You lead: play one card", "You <lead:lead>: play one card, or several"),
        ("Hana plays 7♣ 7♦", "{who} [plays|play] {cards}"),
        ("You have to act: Seven pass.", "{who} [has|have] to act: {rule}."),
        ("4 cards of one number", "<group:{n} cards of one number>"),
        ("on the daihinmin's turn while cards lie on the table", "It is called on the daihinmin's"),
        ("Play a pair stronger than 5♣ 5♠", "Play {what} stronger than {cards}, or pass."),
    ],
)
def test_a_sentence_is_found_by_what_is_seen_of_it(seen: str, text: str) -> None:
    assert any(phrase.text.startswith(text) for phrase in search(seen)[:5])


@pytest.mark.parametrize(
    ("seen", "language"),
    [("場が流れて、ハナさんが親です", "ja"), ("판이 흐르고 하나 님이 선입니다", "ko")],
)
def test_a_translated_sentence_is_found_in_its_catalogue(seen: str, language: str) -> None:
    catalogue = f"daifugo_widget/games/daifugo/locale/{language}/LC_MESSAGES/table.po"
    assert any(phrase.place.startswith(catalogue) for phrase in search(seen)[:5])


def test_the_place_of_a_sentence_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["The", "trick", "flows"]) == 0
    assert "daifugo_widget/games/daifugo/table/words/" in capsys.readouterr().out


def test_what_stands_nowhere_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no such words are anywhere"]) == 1
    assert capsys.readouterr().out == ""
