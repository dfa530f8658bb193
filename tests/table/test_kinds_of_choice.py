"""Each kind of choice is put as what it is, whatever rule owes it, and only its owner decides."""

from typing import Any

import pytest

from daifugo_widget import Drill, Table
from daifugo_widget.core.words.text import Lang
from tests.table.playing import sent, story

THIRD = " / 9c9d / 5s6s\n"


def asked(record: str, play: str, **settings: Any) -> Table:
    """Lay a position of three players out, and play the cards that lead to a choice."""
    table = Table(record=record, **settings)
    table.play(play)
    return table


def choice(table: Table) -> dict[str, Any]:
    found = table.state["prompt"]["choice"]
    assert isinstance(found, dict)
    return found


def values(table: Table) -> list[str]:
    return [option["value"] for option in choice(table)["options"]]


@pytest.fixture
def zombie() -> Table:
    record = "rules base, zombie\nhands 3c3d3hKs" + THIRD + "discards 4h8d2s\nturn a\n"
    return asked(record, "3c3d3h", pace="step")


def test_cards_of_the_discards_lie_in_a_tray(zombie: Table) -> None:
    found = choice(zombie)
    assert (found["what"], found["tray"]) == ("cards", "Discards")
    assert values(zombie) == ["4h", "8d", "2s"]
    assert found["button"] == "Give {cards}"


def test_what_is_taken_from_a_tray_moves(zombie: Table) -> None:
    state = sent(zombie, do="answer", value="8d")
    assert state["refusal"] is None
    assert state["discards"]["count"] == 2


def test_a_card_that_does_not_lie_in_the_tray_is_refused(zombie: Table) -> None:
    assert sent(zombie, do="answer", value="Ks")["refusal"]["reason"] == "zombie"


def test_cards_of_the_hand_are_no_tray() -> None:
    table = asked("rules base, ten-discard\nhands Tc3d4d" + THIRD + "turn a\n", "Tc")
    found = choice(table)
    assert (found["what"], found["tray"]) == ("cards", "")
    assert values(table) == ["3d", "4d", "-"]


EXCHANGE = """rules base
hands 3c4d9sKd2cX / 5c6dTsQh / 7h8hJcKs / 4s5s
classes a=daifugo b=fugo c=hinmin d=daihinmin
phase exchange
d > 4s5s  c > Ks
"""


@pytest.mark.parametrize(
    ("lang", "exactly", "at_most"),
    [
        ("en", "Choose exactly 2.", "Choose at most 1."),
        ("ja", "ちょうど2枚選んでください。", "選べるのは1枚までです。"),
        ("ko", "정확히 2장을 고르세요.", "1장까지만 고를 수 있습니다."),
    ],
)
def test_too_many_or_too_few_cards_are_told_how_many_it_takes(
    lang: Lang, exactly: str, at_most: str
) -> None:
    exchange = Table(record=EXCHANGE, lang=lang)
    discard = asked("rules base, ten-discard\nhands Tc3d4d" + THIRD + "turn a\n", "Tc", lang=lang)
    for table, cards, why in ((exchange, "3c", exactly), (discard, "3d4d", at_most)):
        refusal = sent(table, do="answer", value=cards)["refusal"]
        assert str(refusal["text"][-1]).endswith(why)


def test_very_many_ways_to_choose_are_put_card_by_card_at_once() -> None:
    hand = "TcTdThTs" + "".join(rank + suit for rank in "345679J" for suit in "cdhs")
    table = asked(f"rules base, ten-discard\nhands {hand} / 8c / 8d\nturn a\n", "TcTdThTs")
    assert len(choice(table)["options"]) == 29


def test_a_number_is_chosen_among_all() -> None:
    table = asked("rules base, queen-bomber\nhands Qc3d" + THIRD + "turn a\n", "Qc")
    assert choice(table)["what"] == "number"
    assert {"3", "10", "J", "2"} <= set(values(table))
    state = sent(table, do="answer", value="3")
    assert state["refusal"] is None
    assert any("3" in str(line["say"]) for line in state["story"])


BOMBER = "rules base, queen-bomber\nhands QcQdQh3d4s" + THIRD + "turn a\n"


@pytest.mark.parametrize(
    ("lang", "so_far"),
    [("en", " So far: 4, 10."), ("ja", "ここまで：4、10。"), ("ko", " 지금까지: 4, 10.")],
)
def test_a_number_that_is_asked_for_again_says_what_was_called_so_far(
    lang: Lang, so_far: str
) -> None:
    table = asked(BOMBER, "QcQdQh", lang=lang)
    first = choice(table)["title"]
    sent(table, do="answer", value="4")
    state = sent(table, do="answer", value="10")
    assert state["prompt"]["choice"]["title"] == first + so_far
    assert "".join(map(str, state["prompt"]["text"])).endswith(so_far)


def test_players_that_are_chosen_one_after_the_other_are_named() -> None:
    table = asked("rules base, nine-bet\nhands 9h9s3d4s" + THIRD + "turn a\n", "9h9s")
    assert "So far" not in choice(table)["title"]
    sent(table, do="answer", value="b")
    assert choice(table)["title"].endswith(" So far: Ken.")


def test_another_seat_is_chosen_by_name() -> None:
    record = "rules base, seven-pass(to=anyone)\nhands 7c3d4d" + THIRD + "turn a\n"
    found = choice(asked(record, "7c"))
    assert found["what"] == "seat"
    assert [(o["value"], o["label"]) for o in found["options"]][:2] == [("b", "Ken"), ("c", "Hana")]


FACE_DOWN = """rules base, exchange-facedown
hands 3c4d5h6c / 6s7s8s9s / 7c8cJd2h / 5cTdAsX
classes a=daifugo b=fugo c=hinmin d=daihinmin
phase exchange
"""


def test_cards_of_another_hand_lie_in_a_tray_with_its_name() -> None:
    table = asked("rules base, nero\nhands KcKdKh3c / 9c2d / 4sX\nturn a\n", "KcKdKh")
    assert (choice(table)["tray"], values(table)) == ("Cards of Ken", ["9c", "2d"])


@pytest.mark.parametrize(
    ("lang", "heading"),
    [("en", "Cards of Yuki"), ("ja", "ユキさんのカード"), ("ko", "유키 님의 카드")],
)
def test_places_of_cards_that_lie_face_down_are_named_as_whose_they_are(
    lang: Lang, heading: str
) -> None:
    found = choice(Table(record=FACE_DOWN, lang=lang))
    assert (found["what"], found["tray"]) == ("count", heading)


def test_cards_of_the_own_hand_that_another_has_drawn_are_one_button() -> None:
    drawn = "a > 1 > 3  b > 1  a > 3c4d  b > 6s\n"
    found = choice(Table(record=FACE_DOWN + drawn, seat="d"))
    assert (found["what"], found["tray"]) == ("play", "")
    assert [option["label"] for option in found["options"]] == ["Give 10♦ ★"]


OFFERED = """rules base, trade
hands 3c4d / 5c6d / 7s8s / 7h9h / 5h6h / TcJd
classes a=daifugo b=fugo c=heimin d=heimin e=hinmin f=daihinmin
phase exchange
f > TcJd  e > 6h  a > 3c4d  b > 5c
c > d > 7s
"""


def test_a_card_that_is_offered_is_named_to_whom_it_is_offered_alone() -> None:
    asked = Table(record=OFFERED, seat="d").state["prompt"]["text"]
    assert ("c", "7s") in asked
    assert ("c", "7s") not in Table(record=OFFERED, seat="a", pace="step").state["prompt"]["text"]


def test_a_call_says_what_it_calls() -> None:
    record = "rules base, monopoly\nhands 3c3d / 3h4h5h6h7h8h9hThJhQhKhAh2hKs / 4c\nturn a\n"
    calls = Table(record=record, seat="b", pace="step").state["prompt"]["calls"]
    assert calls == [{"rule": "monopoly", "label": "Call Monopoly"}]


CUT = "rules base, eight-cut(answer=eight)\nhands 3c8d8h / 8c9c9d / 5s6s7s\nturn b\nb 8c\n"


def test_an_answer_to_a_cut_is_timed_for_it_interrupts_another_turn() -> None:
    table = Table(record=CUT)
    assert choice(table)["what"] == "play"
    assert table.state["prompt"]["timer"]["seconds"] == 15
    assert sent(table, do="set", key="timer", value="off")["prompt"]["timer"] is None


def test_a_choice_in_the_own_turn_is_not_timed(zombie: Table) -> None:
    assert zombie.state["prompt"]["timer"] is None


def test_when_the_time_has_run_out_nothing_is_interrupted() -> None:
    table = Table(record=CUT, pace="step")
    sent(table, do="step")
    state = sent(table, do="time-up")
    assert state["prompt"]["choice"] is None
    assert state["trick"] == []
    assert table.session.game.hands[0].bit_count() == 3


def test_time_that_runs_out_too_late_changes_nothing_and_scolds_nobody() -> None:
    table = Table(record=CUT)
    late = {"do": "time-up", "version": table.state["version"]}
    sent(table, do="set", key="timer", value="off")
    table.receive(late)
    assert table.state["refusal"] is None
    assert table.state["prompt"]["choice"] is not None


def test_nobody_declines_what_is_not_timed(zombie: Table) -> None:
    state = sent(zombie, do="time-up")
    assert state["prompt"]["choice"]["rule"] == "zombie"


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_the_hint_names_the_answer_of_any_kind(lang: Lang) -> None:
    for record, play in (
        ("rules base, queen-bomber\nhands Qc3d" + THIRD + "turn a\n", "Qc"),
        ("rules base, zombie\nhands 3c3d3hKs" + THIRD + "discards 4h8d2s\nturn a\n", "3c3d3h"),
    ):
        hint = sent(asked(record, play, lang=lang), do="hint")["hint"]
        assert hint is not None
        assert hint["move"] in (*"3456789JQKA2", "10", "4h", "8d", "2s")


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
@pytest.mark.parametrize("rule", ["fouls", "dokan"])
def test_the_hint_names_a_call_as_its_button_does(rule: str, lang: Lang) -> None:
    drill = Drill.for_rule(rule, lang=lang)
    while drill.state["hint"] is None:  # the first hints name no move
        drill.hint()
    (call,) = drill.state["prompt"]["calls"]
    assert drill.state["hint"]["text"][0] == call["label"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Nine bet: Ken draws a card. You discard 4♠. The trick flows, and you lead."),
        (
            "ja",
            "9賭け：ケンさんが1枚引きました。あなたが4♠を捨てました。場が流れて、あなたが親です。",
        ),
        (
            "ko",
            "9 내기: 켄 님이 한 장 뽑았습니다. 내가 4♠ 카드를 버렸습니다. "
            "판이 흐르고 내가 선입니다.",
        ),
    ],
)
def test_a_card_that_another_draws_is_told_with_who_drew_it(lang: Lang, told: str) -> None:
    record = "rules base, nine-bet\nhands 9c4s7d / TcTd / JsKs\nturn a\na 9c > b ~ 4s\n"
    assert story(Table(record=record, lang=lang))[-1] == told


CLOCK = (
    "rules base, guillotine-clock(set_by=daihinmin)\n"
    "classes a=daihinmin b=fugo c=hinmin d=daifugo\nphase exchange\n"
    "hands 6c6dAh2s / 4c4d8s / 5c5dKd / 9c3d8h\na > Ah2s  c > Kd  d > 3d8h  b > 4c\n"
)


def test_many_numbers_are_offered_in_tens() -> None:
    table = Table(record=CLOCK, paused=True)
    options = choice(table)["options"]
    assert [option["value"] for option in options] == [str(n) for n in range(1, 100)]
    groups = {option["value"]: option["group"].replace("\u2011", "-") for option in options}
    assert (groups["1"], groups["37"], groups["99"]) == ("1-10", "31-40", "91-99")
    state = sent(table, do="answer", value="37")
    assert [chip["text"] for chip in state["chips"]] == ["Guillotine clock: passes: 0/37"]


def test_few_numbers_are_offered_side_by_side() -> None:
    classes = "classes a=daihinmin b=daifugo c=fugo d=hinmin\n"
    hands = "hands 4c3d / 9c9d / 5s6s / 7c8c\n"
    table = asked(f"rules base, countdown\n{classes}{hands}turn a\n", "4c", pace="step")
    assert values(table) == ["-", *"456789", "10"]
    assert not any("group" in option for option in choice(table)["options"])
