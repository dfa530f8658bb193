"""A guest, and whoever looks on, is sent nothing that depends on a card that they cannot know."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.phones.still_rooms import StillRoom
from tests.phones.worlds import differences, random_game
from tests.tiers import first

ANSWERED = "rules base, eight-cut, seven-counter\nhands 8c9c / {b} / {c}\n"
"""A game in which the first player leads an 8, on which a 7 of diamonds may be played."""


@pytest.mark.parametrize(
    ("rules", "players"),
    first(
        [
            ("base, tax-evasion, exchange, seven-pass", 5),
            ("nap", 4),
            ("napoleon", 5),
            ("everything", 3),
            ("everything", 6),
            ("base, eight-cut, seven-counter, time-limit", 4),
            ("base, exchange-facedown, exchange, decree", 4),
        ],
        3,
    ),
)
def test_in_two_games_that_are_alike_a_phone_is_sent_the_same(rules: str, players: int) -> None:
    found = [*differences(rules, players, seed=1), *differences(rules, players, seed=2)]
    assert found
    assert not [*filter(None, found)]


@pytest.mark.parametrize("seed", first(range(12), 2))
def test_by_rules_of_chance_a_phone_is_sent_the_same_too(seed: int) -> None:
    assert not [*filter(None, differences(*random_game(Random(seed)), seed))]


@pytest.mark.parametrize("watches_at_home", [True, False])
def test_nobody_who_looks_on_is_told_that_a_lone_guest_has_no_answer(watches_at_home: bool) -> None:
    def told(b: str, c: str) -> tuple[object, ...]:
        record = ANSWERED.format(b=b, c=c)
        still = StillRoom(
            (1,), watched=not watches_at_home, record=record, seats="b", names=["", "Mina"]
        )
        table = still.table
        table.receive({"do": "step", "version": table.state["version"]})
        still.loop.run()
        seen = table.state if watches_at_home else still.phones[1].told
        actor, text = table.session.game.actor, json.dumps(seen)
        still.close()
        return actor, text

    has_it, has_not = told("7d9d", "6s9s"), told("6s9d", "7d9s")
    assert has_it == has_not
    assert has_it[0] == 1


def test_a_phone_that_comes_in_the_middle_is_sent_what_the_others_of_its_seat_show() -> None:
    record = "rules base\nhands 3c4c / 5c6c / 7c8c\n"
    still = StillRoom((0, 1), record=record, seats="ab", names=["Mina", "Jun"])
    still.hear(0, {"do": "play", "cards": "3c", "version": still.phones[0].state["version"]})
    late = still.come(still.room.guests[1])
    shown = [{**phone.state, "version": 0} for phone in (late, still.phones[1])]
    assert shown[0] == shown[1]
    assert shown[0]["hand"] == ["5c", "6c"]
    still.close()
