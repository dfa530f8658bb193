"""The chips above the order of strength say what is out of the ordinary, in words."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.records import Record
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.daifugo.table.board import chips
from daifugo_widget.table.drawing.prompt import choosing
from daifugo_widget.table.session.people import People
from daifugo_widget.table.telling.voice import Voice, player
from tests.checking import some

CHIPS = [
    ("revolution(takes_effect=after-flow)", "revolution=due", "Revolution: from the next trick on"),
    (
        "revolution(takes_effect=after-flow)",
        "revolution=ending",
        "Revolution: until the trick flows",
    ),
    ("omen", "omen=turned", "Omen: 3 is the strongest number"),
    ("religious-revolution", "religious-revolution=odd", "Religious revolution: odd"),
    ("match", "match=last", "Match: the last game"),
    ("guillotine-clock", "guillotine-clock=3", "Guillotine clock: passes: 3"),
    (
        "guillotine-clock(set_by=daihinmin)",
        "guillotine-clock=3/7",
        "Guillotine clock: passes: 3/7",
    ),
    (
        "guillotine-clock(set_by=daihinmin, per_player=true)",
        "guillotine-clock=a0b1c2/7",
        "Guillotine clock: passes: You\u00a00/7, Ken\u00a01/7, Hana\u00a02/7",
    ),
    (
        "revolution, fusion-revolution",
        "fusion-revolution=b2c1",
        "Fusion revolution: turns to sit out: Ken\u00a02, Hana\u00a01",
    ),
    ("death-sentence", "death-sentence=bc", "Death sentence: a pass loses for Ken, Hana"),
    ("damian", "damian=b", "Damian: a pass loses"),
]


@pytest.mark.parametrize(("rule", "mark", "text"), CHIPS)
def test_a_chip_says_in_words_what_is_in_force(rule: str, mark: str, text: str) -> None:
    table = Table(record=f"rules base, {rule}\nmarks {mark}\nhands 3c4c / 5d6d / 7h8h\n")
    assert [chip["text"] for chip in table.state["chips"]] == [text]


def test_the_chip_of_a_clock_stands_still_once_it_has_struck() -> None:
    record = (
        "rules base, guillotine-clock(n=3)\nhands 9cJd3d / 4c4d / 5c5d / 6c6d\na 9c  b -  c -\n"
    )
    counting = Table(record=record, seats="abcd", by_hand=True)
    assert [chip["text"] for chip in counting.state["chips"]] == ["Guillotine clock: passes: 2"]
    struck = ["Guillotine clock: passes: 3"]
    counting.pass_()
    assert [chip["text"] for chip in counting.state["chips"]] == struck
    counting.play("Jd")
    counting.pass_()
    assert [chip["text"] for chip in counting.state["chips"]] == struck


def test_where_two_rules_turn_the_order_neither_says_which_number_is_strongest() -> None:
    record = "rules base, revolution, eleven-back\nmarks revolution\nhands Jc4c / 5dQd / 7h8h\na Jc"
    table = Table(record=record)
    assert [chip["text"] for chip in table.state["chips"]] == ["Eleven back", "Revolution"]
    assert table.state["ruler"]["label"].startswith("Order of strength: 3 is the weakest")


@pytest.mark.parametrize(
    ("seats", "texts"),
    [
        (
            "abcd",
            (
                "Card exchange: Player 4 has to act",
                "カード交換：プレイヤー4さんの番",
                "카드 교환: 플레이어 4 님 차례",
            ),
        ),
        ("d", ("Card exchange: your turn", "カード交換：あなたの番", "카드 교환: 내 차례")),
    ],
)
def test_a_chip_calls_it_no_choice_where_only_one_answer_is_left(
    seats: str, texts: tuple[str, ...]
) -> None:
    for lang, text in some(zip(LANGS, texts, strict=True)):
        table = Table(record=EXCHANGE, seats=seats, lang=lang, by_hand=True, open_hands=True)
        assert [chip["text"] for chip in table.state["chips"]] == [text]


def test_it_is_not_told_of_an_unseen_hand_that_it_has_only_one_answer() -> None:
    game = Record.parse(EXCHANGE).history().now.game
    seen, voice = game.seen_by(1), Voice("en", 1)
    found = chips(seen, People.of(4, "daifugo", names={"d": "Ken"}), voice)
    assert [chip["text"] for chip in found] == ["Card exchange: Ken chooses"]
    assert game.ask is not None
    waits = [choosing(voice, each, game.ask, player(3))[1] for each in (seen, game)]
    assert waits == [" chooses: ", " has to act: "]


EXCHANGE = """
    rules    base
    classes  a=daifugo b=fugo c=hinmin d=daihinmin
    hands    3c4c5c / 6c7c8c / 9cTcJc / QcKc2c
    phase    exchange
"""
