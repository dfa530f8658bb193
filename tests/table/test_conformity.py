"""What is drawn is what the contract says: at tables, and in the tests of the browser's side."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget import Replay, Table
from daifugo_widget.replay.film_contract import FilmData, Watching
from daifugo_widget.table.wire.contract import Seat, State
from daifugo_widget.table.wire.rule_contract import RuleCard
from tests.checking import for_each
from tests.drills.opened import opened
from tests.table.conformity import misfits
from tests.table.playing import move
from tests.tiers import first

FIXTURES = Path(__file__).parents[2] / "js" / "tests" / "fixtures"
STATES = sorted(
    {*FIXTURES.glob("*.json")} - {*FIXTURES.glob("words*"), FIXTURES / "catalogue.json"}
)
RECORD = "rules standard\nhands 3c4c / 5c6c / 7c8c\na 3c\nb 5c\n"


@for_each(STATES, name=lambda path: path.name, at_least=15)
def test_a_state_of_the_browsers_tests_is_one_that_python_may_send(path: Path) -> None:
    assert [*misfits(json.loads(path.read_text(encoding="utf-8")), State)] == []


def test_the_catalogue_of_the_browsers_tests_is_one_that_python_may_send() -> None:
    cards = json.loads((FIXTURES / "catalogue.json").read_text(encoding="utf-8"))
    assert [*misfits(cards, list[RuleCard])] == []


@pytest.mark.parametrize("rules", first(["everything", "official", "nap", "napoleon"], 2))
def test_every_state_of_a_game_is_what_the_contract_says(rules: str) -> None:
    table, chance = Table(rules, seed=3, bots="random", pace="once"), Random(3)
    found = [*misfits(table.state, State)]
    for _ in range(40):
        if table.session.game.over:
            table.next()
        else:
            move(table, chance)
        found += misfits(table.state, State)
    assert found == []
    assert len(table.session.history.steps) > 40


def test_what_lessons_and_replays_send_is_what_the_contract_says() -> None:
    replay = Replay(RECORD)
    assert [*misfits(opened().state, State)] == []
    assert [*misfits(replay.film, FilmData)] == []
    assert [*misfits(replay.state, Watching)] == []
    replay.what_if(step=1)
    assert [*misfits(replay.state, State)] == []


SEAT: dict[str, Any] = {
    **{"seat": 0, "name": "Ken", "klass": None, "count": 3, "points": 0},
    **{"acts": True, "passed": False, "out": None, "hand": None},
}


@pytest.mark.parametrize(
    ("changed", "misfit"),
    [
        ({}, None),
        ({"taken": 2}, None),
        ({"hand": "3c"}, None),
        ({"best": True}, "best is not in the contract"),
        ({"count": None}, "None is no <class 'int'>"),
        ({"acts": 1}, "1 is no <class 'bool'>"),
        ({"klass": {"top": True, "title": "Fugo"}}, "hint is missing"),
    ],
)
def test_what_does_not_fit_the_contract_is_found(
    changed: dict[str, Any], misfit: str | None
) -> None:
    found = [*misfits({**SEAT, **changed}, Seat)]
    assert [each for each in found if misfit is None or misfit not in each] == []
    assert bool(found) == bool(misfit)
