"""A table of a class on the projector: nothing that is hidden there leaves Python."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from daifugo_widget import History
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.phones.class_view import ClassView
from daifugo_widget.phones.projection import Projection
from tests.checking import some
from tests.phones.guests import until_so
from tests.phones.still_rooms import StillRoom
from tests.phones.test_classroom import open_class, play_round, run
from tests.phones.worlds import World, matches
from tests.table.test_two_worlds import alike
from tests.tiers import first

ASKED: list[dict[str, object]] = [
    {"ask": "hello", "id": 1},
    {"ask": "record", "id": 2},
    {"ask": "report", "id": 3},
    {"ask": "choices", "id": 4},
    {"ask": "guests", "wish": "open", "base": "", "id": 5},
    {"ask": "games", "id": 6},
    {"do": "set", "key": "open_hands", "value": True},
    {"do": "set", "key": "sort", "value": "suit"},
    {"do": "hint"},
    {"do": "undo"},
    {"do": "step"},
    {"do": "next"},
    {"do": "pass"},
    {"do": "play", "cards": "3c"},
    {"name": "Mina"},
]


class Projector:
    """A game in one of two worlds, and all that the browser of the projector is told of it."""

    def __init__(self, history: History) -> None:
        players = history.now.players
        self.world = World(history, players, tuple(range(players)), "en")
        self.shown = Projection(self.world.still.room, "en")
        self.told: list[str] = []
        self.shown.send = self._keep
        self.look()

    def _keep(self, told: object) -> None:
        self.told.append(json.dumps(told, sort_keys=True))

    def look(self) -> None:
        """Keep what the browser holds by now."""
        self._keep([self.shown.state, self.shown.words])

    def hear(self, message: dict[str, object]) -> None:
        version = {"version": self.shown.state["version"]} if "do" in message else {}
        self.shown.receive({**version, **message})
        self.world.still.loop.run()
        self.look()

    def step(self, at: int) -> bool:
        """Make a move of the history again."""
        made = self.world.steps > at or self.world.step(self.world.history.steps[at])
        self.look()
        return made

    def close(self) -> None:
        self.shown.close()
        self.world.close()


def what_both_are_told(pair: tuple[History, History], rng: Random) -> list[list[str]]:
    """Play two games to where they are; return what the projector is told of each."""
    projectors = [Projector(history) for history in pair]
    for at in range(pair[0].dealt_at, len(pair[0].steps)):
        message = rng.choice(ASKED)
        for each in projectors:
            each.hear(message)
        steps = [each.step(at) for each in projectors]
        if not all(steps):
            break
    for each in projectors:
        each.close()
    return [each.told for each in projectors]


@pytest.mark.parametrize(
    ("rules", "players"),
    first([("base, seven-pass, exchange", 4), ("nap", 4), ("everything", 3), ("napoleon", 5)], 2),
)
def test_in_two_games_that_look_alike_the_projector_is_told_the_same(
    rules: str, players: int
) -> None:
    rng, compared = Random(f"{rules}/{players}"), 0
    for history in [*matches(rules, players, rng), *matches(rules, players, rng)]:
        pair = alike(rng, history, players)
        if pair is None:
            continue
        one, other = what_both_are_told(pair, rng)
        assert one == other
        compared += len(one)
    assert compared


def projection_of(record: str) -> tuple[StillRoom, Projection]:
    still = StillRoom((0, 1, 2), record=record, seats="abc", names=["P0", "P1", "P2"])
    return still, Projection(still.room, "en")


def hands(shown: Projection) -> list[str | None]:
    return [seat["hand"] for seat in shown.state["seats"]]


def test_hands_lie_open_once_the_game_is_over() -> None:
    still, shown = projection_of("rules base\nhands 3c / 5c6c / 7c8c\nturn a\n")
    assert shown.state["hand"] == []
    assert hands(shown) == [None, None, None]
    for at, cards in enumerate(("3c", "5c", "7c")):
        still.hear(at, {"do": "play", "cards": cards, "version": still.phones[at].state["version"]})
    assert hands(shown) == [None, None, None]
    while not still.table.session.game.over:
        actor = still.table.session.game.actor
        state = still.phones[actor].state
        play = {"do": "play", "cards": state["plays"][0]} if state["plays"] else {"do": "pass"}
        still.hear(actor, {**play, "version": state["version"]})
    assert any(hands(shown))
    shown.close()
    still.close()


def test_the_page_of_the_projector_moves_for_nobody_and_sets_only_its_own_looks() -> None:
    still, shown = projection_of("rules base\nhands 3c4c / 5c6c / 7c8c\nturn a\n")
    shown.send = lambda told: None
    history = still.table.session.history
    for message in some(ASKED):
        version = {"version": shown.state["version"]} if "do" in message else {}
        shown.receive({**version, **message})
        still.loop.run()
        assert still.table.session.history is history
        assert not still.table.session.settings.open_hands
    assert shown.state["can"] == []
    shown.receive({"do": "set", "key": "deck", "value": "four", "version": shown.state["version"]})
    assert shown.state["settings"]["deck"] == "four"
    assert still.phones[0].state["settings"]["deck"] == "two"
    shown.close()
    before = shown.state
    still.room.go_on()
    still.loop.run()
    assert shown.state is before
    still.close()


def test_whoever_leads_a_class_shows_a_table_and_takes_it_away() -> None:
    async def scenario() -> None:
        async with open_class(6, table=3) as (room, phones):
            view = ClassView(room)
            with pytest.raises(SpokenError, match="There is no table 1: the class sits at 0"):
                room.show(1)
            room.start()
            room.onlookers.append(view.update)
            view.receive({"do": "show", "how": 2})
            assert (room.shown_table, view.shown, view.tables) == (2, 2, 2)
            shown = view.projection
            assert shown
            assert shown.state["me"] is None
            assert shown.words["theme.auto"] == "as the notebook"
            names = {seat["name"] for seat in shown.state["seats"]}
            assert names == {pupil.name for pupil in room.here if pupil.table == 2}
            before = shown.state["version"]
            await play_round(room, phones)
            await until_so(lambda: shown.state["prompt"]["kind"] in ("over", "match"))
            assert shown.state["version"] > before
            room.show(None)
            assert room.shown_table is None
            assert shown.comm is None
            for wrong in (0, 3, -1):
                view.receive({"do": "show", "how": wrong})
                assert view.said.startswith(f"There is no table {wrong}")
            for odd in ("1", True, [1], 1.0):
                view.receive({"do": "show", "how": odd})
                assert room.shown_table is None

    run(scenario())


def test_a_table_that_is_shown_goes_with_its_round_when_all_are_seated_anew() -> None:
    async def scenario() -> None:
        async with open_class(6, table=3) as (room, phones):
            room.start()
            room.show(1)
            await play_round(room, phones)
            room.next()
            assert room.shown_table == 1  # the same people sit there
            await asyncio.sleep(0)
            room.next(regroup="lot")
            assert room.shown_table is None

    run(scenario())


def test_while_a_class_is_paused_its_table_stays_on_the_projector() -> None:
    async def scenario() -> None:
        async with open_class(3, table=3) as (room, phones):
            room.start()
            room.pause()
            room.show(1)
            shown: Any = room.projection
            assert len(shown.state["seats"]) == 3
            await phones[0].until(lambda: phones[0].lobby)

    run(scenario())
