"""Whole games of tricks, played by phones through sockets, each with its own cards alone."""

from __future__ import annotations

import asyncio
from itertools import combinations
from typing import Any

import pytest

from daifugo_widget.core.cards import codes, show_code
from tests.phones.guests import PhoneClient, play_on
from tests.phones.rooms import open_room, phones_of
from tests.phones.test_room import run

NAMES = ("Mina", "Jun", "Sora", "Haru", "Aoi")
ENDS = ("over", "match")


async def take_turn(phone: PhoneClient, bids: bool) -> str:
    """Make the move of a phone whose turn it is; return what it was asked."""
    state = phone.state
    choice = state["prompt"]["choice"]
    values = [each["value"] for each in choice["options"]] if choice else []
    if choice and choice["what"] == "bid" and bids:
        await phone.act(do="answer", value=values[1])  # the first is to pass
    else:
        await play_on(phone)
    await phone.until_shown(after=state["version"])
    return choice["what"] if choice else "play"


def is_asked(phone: PhoneClient) -> bool:
    state = phone.state
    mine = state and state["prompt"]["seat"] == state["me"]
    return bool(mine) and phone.prompt_kind in ("play", "answer")


def cards_in_hand(phone: PhoneClient) -> set[str]:
    """Return all cards that a phone has ever shown as its own."""
    states = [told["traits"]["state"] for told in phone.heard if "state" in told.get("traits", {})]
    return {card for state in states for card in state["hand"]}


@pytest.mark.parametrize(
    ("rules", "players", "asked"),
    [("nap", 4, {"bid", "play"}), ("napoleon", 5, {"bid", "play", "cards"})],
)
def test_phones_play_a_whole_game_of_tricks(rules: str, players: int, asked: set[str]) -> None:
    async def scenario() -> None:
        seats = tuple(range(players))
        table: dict[str, Any] = {"rules": rules, "players": players, "seats": "abcde"[:players]}
        async with open_room(seats, **table) as (room, server):
            phones = phones_of(room, server)
            session, kinds = room.table.session, set[str]()
            dealt = [{*map(show_code, codes(hand))} for hand in session.game.hands]
            for phone, name in zip(phones, NAMES, strict=False):
                await phone.join(name)
            async with asyncio.timeout(120):
                while not all(phone.prompt_kind in ENDS for phone in phones):
                    await asyncio.sleep(0.005)
                    for phone in filter(is_asked, phones):
                        kinds.add(await take_turn(phone, bids=phone is phones[0]))
            assert kinds >= asked
            assert len(session.history.steps) > len(dealt[0]) * players
            shown = [cards_in_hand(phone) for phone in phones]
            assert [own <= seen for own, seen in zip(dealt, shown, strict=True)] == [True] * players
            assert [one & other for one, other in combinations(shown, 2) if one & other] == []

    run(scenario())
