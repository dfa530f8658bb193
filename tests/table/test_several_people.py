"""Several people share one screen: a cover hides the hand until the next person takes over."""

from random import Random

import pytest

from daifugo_widget import RuleError, Table
from tests.table.playing import cards_shown, play_on, sent

TWO_CLUBS = """\
rules base, suit-bind(declared=true)
hands 9c9s / 6c9h / 7c9d
trick a:3c b:4c
turn c
"""
RECORD = "rules base\nhands 3c5d9s / 4h6d8c / KhAsQd\nturn a\n"


def test_the_screen_is_covered_between_two_persons() -> None:
    table = Table(record=RECORD, seats="ab", names={"a": "Aki", "b": "Bo"}, pace="once")
    assert table.state["prompt"]["kind"] == "cover"
    assert table.state["me"] is None
    assert table.state["hand"] == table.state["plays"] == []
    state = sent(table, do="take")
    assert (state["me"], state["hand"]) == (0, ["3c", "5d", "9s"])
    state = sent(table, do="play", cards="3c")
    assert (state["prompt"]["kind"], state["prompt"]["seat"]) == ("cover", 1)
    assert cards_shown(state) == {"3c"}
    state = sent(table, do="take")
    assert (state["me"], state["hand"]) == (1, ["4h", "6d", "8c"])
    assert cards_shown(state) == {"3c", "4h", "6d", "8c"}


def test_nobody_acts_from_under_the_cover() -> None:
    table = Table(record=RECORD, seats="ab")
    before = table.session.history
    for message in ({"do": "play", "cards": "3c"}, {"do": "pass"}, {"do": "why", "cards": "3c"}):
        assert sent(table, **message)["refusal"]["reason"] == "nobody"
    assert table.session.history == before


def test_undo_covers_the_screen_again() -> None:
    table = Table(record=RECORD, seats="ab", pace="once")
    sent(table, do="take")
    sent(table, do="play", cards="3c")
    sent(table, do="take")
    state = sent(table, do="undo")
    assert (state["prompt"]["kind"], state["prompt"]["seat"]) == ("cover", 0)


def test_a_person_alone_is_never_covered() -> None:
    table = Table(seed=1)
    assert table.state["me"] == 0
    assert table.state["prompt"]["kind"] == "play"


def test_persons_are_called_by_their_names_or_numbers() -> None:
    table = Table(seed=1, seats="ac", names=["", "", "Mina"], lang="ja")
    names = {seat["seat"]: seat["name"] for seat in table.state["seats"]}
    assert (names[0], names[2]) == ("プレイヤー1", "Mina")
    assert Table(seed=1).state["seats"][0]["name"] == "You"


CUT = "rules base, eight-cut(answer=eight)\nhands 8c3d4h / 8d5c6s / 9c9d9h\na 8c\nb > -\n"
"""An 8 cut that c cannot answer, although nobody else knows that."""


def test_a_person_alone_who_cannot_interrupt_is_not_asked() -> None:
    table = Table(record=CUT, seats="c", pace="step")
    assert (table.session.game.actor, table.state["prompt"]["kind"]) == (2, "wait")
    table.step()
    assert table.session.game.ask is None
    assert table.session.game.actor == 0


@pytest.mark.parametrize("seats", ["ac", "bc", "abc"])
def test_of_several_people_who_cannot_interrupt_is_asked_too_as_a_silence_would_tell_the_others(
    seats: str,
) -> None:
    table = Table(record=CUT, seats=seats, pace="once")
    assert (table.state["prompt"]["kind"], table.state["prompt"]["seat"]) == ("cover", 2)
    assert sent(table, do="take")["prompt"]["kind"] == "answer"


def test_everybody_at_one_screen_plays_to_the_end() -> None:
    table, chance = Table("standard, seven-pass", seats="abcd", seed=3), Random(3)
    play_on(table, chance)
    assert table.state["prompt"]["kind"] == "over"


def test_one_person_moves_for_all_by_hand_without_a_cover() -> None:
    table = Table("base", seats="abc", players=3, seed=3, by_hand=True)
    acted = set()
    for _ in range(6):
        assert table.state["prompt"]["kind"] == "play"
        assert table.state["me"] == table.session.game.actor
        acted.add(table.state["me"])
        plays = table.state["plays"]
        sent(table, do="play", cards=plays[0]) if plays else sent(table, do="pass")
    assert acted == {0, 1, 2}


@pytest.mark.parametrize("seat", [1, "b"])
def test_a_rule_is_called_for_a_seat_by_its_number_or_its_letter(seat: int | str) -> None:
    table = Table(record=TWO_CLUBS, seats="abc", by_hand=True)
    table.call("suit-bind", seat)
    assert [mark for mark, _ in table.match.game.marks] == ["suit-bind"]
    with pytest.raises(RuleError, match="no rule 'suit-bnd'; did you mean"):
        table.call("suit-bnd", seat)
