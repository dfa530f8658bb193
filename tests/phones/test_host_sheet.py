"""Inviting at the table itself: its host asks for links, and nobody else can."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill, Replay, Table
from daifugo_widget.phones import address, kept_room
from daifugo_widget.phones.room_address import NO_KEY, ROOM_GONE
from daifugo_widget.table import hosting
from daifugo_widget.table.wire.contract import State
from daifugo_widget.table.wire.guest_contract import GuestLinks
from daifugo_widget.teach import lesson
from tests.checking import some
from tests.phones.guests import PhoneClient, until_so
from tests.table.conformity import misfits

KEY = re.compile(r"[\w-]{22}")


class Host:
    """The table in a notebook, with what its page is told."""

    def __init__(self, **table: Any) -> None:
        usual: dict[str, Any] = {"players": 4, "names": ["Mina"], "seats": "abc", "seed": 3}
        self.table = Table(**{"rules": "base", "pace": "once", **usual, **table})
        self.replies: list[dict[str, Any]] = []
        self.table.send = self.replies.append

    def ask(self, wish: object, **more: object) -> Any:
        """Ask for something about the guests, and return the reply."""
        self.table.receive({"id": len(self.replies), "ask": "guests", "wish": wish, **more})
        reply = self.replies[-1]
        assert reply["id"] == len(self.replies) - 1
        return reply["reply"]

    def links(self, wish: str = "links", **more: object) -> list[str]:
        return [each["link"] for each in self.ask(wish, **more)["links"]]

    @property
    def stands(self) -> list[str]:
        """How each guest stands, as the table is drawn."""
        return [each["stands"] for each in self.table.state["company"]["seats"]]


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    host = Host()
    yield host
    host.table.close()


def test_a_table_in_a_notebook_can_invite_and_a_guest_cannot(host: Host) -> None:
    async def scenario() -> None:
        jun, _ = [PhoneClient(link) for link in host.links("open")]
        await jun.join("Jun")
        host.ask("start")
        await jun.until(lambda: jun.state)
        assert "invite" in host.table.state["can"]
        assert "invite" not in jun.state["can"]
        assert "company" not in jun.state
        for at, wish in enumerate(("open", "links", "renew", "start", "close", "lan")):
            await jun.send(id=at, ask="guests", wish=wish, seat="c", base="")
            refused = {"reply": {"id": at, "reply": None}}
            await jun.until(partial(jun.heard.__contains__, refused))
        assert len(host.links()) == 2
        assert not KEY.search(json.dumps([told for told in jun.heard if "reply" in told]))
        await jun.leave()

    asyncio.run(scenario())


def test_the_room_is_the_one_that_a_cell_invites_to(host: Host) -> None:
    told = host.ask("open")
    assert [*misfits(told, GuestLinks)] == []
    links = [each["link"] for each in told["links"]]
    invitation = host.table.invite()
    assert [each["link"] for each in invitation.links()] == links
    assert host.table.room
    renewed = host.links("renew", seat="b")
    assert [one == other for one, other in zip(links, renewed, strict=True)] == [False, True]
    seen = host.table.state["company"]["edition"]
    invitation.receive({"do": "renew", "seat": "c"})
    host.table.draw()
    assert host.table.state["company"]["edition"] != seen  # so the sheet asks anew
    assert host.links()[1] != renewed[1]
    assert invitation.edition == host.table.state["company"]["edition"]


def test_no_link_stands_in_what_is_saved_with_a_notebook(host: Host) -> None:
    links = host.links("open", base="https://example.org/user/mina/")
    keys = {key for link in links for key in KEY.findall(link)}
    assert len(keys) == 3  # one of the room, one of each seat
    host.links("renew", seat="b")
    shown = host.table._repr_mimebundle_()
    kept = json.dumps([host.table.get_state(), shown, host.table._still()], default=str)
    kept += str(host.table) + repr(host.table) + str(host.table.record)
    assert '"company"' in kept
    assert not [key for key in keys if key in kept]


def test_the_table_shows_its_host_who_has_come(host: Host) -> None:
    async def scenario() -> None:
        jun, _ = [PhoneClient(link) for link in host.links("open")]
        assert host.stands == ["waits", "waits"]
        await jun.join("Jun")
        await until_so(lambda: host.stands == ["here", "waits"])
        assert host.table.state["company"]["seats"][0]["name"] == "Jun"
        assert not host.table.state["company"]["begun"]
        assert [*misfits(host.table.state, State)] == []
        await jun.leave()
        await until_so(lambda: host.stands == ["away", "waits"])
        host.ask("start")
        await until_so(lambda: host.table.state["company"]["begun"])

    asyncio.run(scenario())


def test_a_new_link_sends_away_who_had_the_old_one_and_closing_sends_all(host: Host) -> None:
    async def scenario() -> None:
        jun, sora = [PhoneClient(link) for link in host.links("open")]
        await jun.join("Jun")
        await sora.join("Sora")
        host.ask("renew", seat="b")
        assert await jun.until_closed() == NO_KEY
        assert host.ask("close") == {"links": [], "said": ""}
        assert await sora.until_closed() == ROOM_GONE
        assert "company" not in host.table.state
        await until_so(lambda: host.table.company is None)
        late = await PhoneClient(sora.link).connect()
        assert await late.until_closed() == ROOM_GONE

    asyncio.run(scenario())


def test_python_closes_a_table_to_guests_too_and_opens_it_anew(host: Host) -> None:
    links = host.links("open")
    host.table.uninvite()
    assert host.table.room is None
    assert host.links() == []
    assert not {*host.links("open")} & {*links}


def test_a_table_opened_to_this_machine_alone_is_opened_to_another_address(host: Host) -> None:
    former = host.table.invite()
    there = host.table.invite(address="127.0.0.2")
    assert former.closed
    assert all(each["link"].startswith("http://127.0.0.2:") for each in there.links())
    assert all(each["code"] for each in there.links())
    assert [each["link"] for each in host.table.invite().links()] == host.links()


def test_what_cannot_be_done_is_said_in_the_sheet(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "_lan_address", lambda: address.Endpoint("wlan").host)
    links = host.links("open")
    told = host.ask("lan")
    assert told["said"].startswith("'wlan' is no address of this machine")
    assert [each["link"] for each in told["links"]] == links  # they are as good as before
    host.ask("close")
    monkeypatch.setattr(address, "find_spec", lambda name: None)
    assert host.ask("open") == {"links": [], "said": address.NO_CODES.to("en")}
    monkeypatch.undo()


@pytest.mark.parametrize("lacks", [{"THREADS": False}, {"find_spec": lambda name: None}])
def test_where_no_server_can_be_the_table_invites_nobody(
    host: Host, monkeypatch: pytest.MonkeyPatch, lacks: dict[str, object]
) -> None:
    for name, value in lacks.items():
        monkeypatch.setattr(hosting, name, value)
    monkeypatch.setattr(hosting, "CAN_HOST", hosting._can_host())
    host.table.draw()
    assert "invite" not in host.table.state["can"]
    assert host.ask("open") is None


def test_on_a_dashboard_whoever_looks_at_it_opens_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    monkeypatch.setattr(hosting, "CAN_HOST", hosting._can_host())
    host.table.draw()
    assert "invite" not in host.table.state["can"]
    assert host.ask("lan") is None
    assert host.table.room is None


def test_a_replay_a_drill_and_a_lesson_invite_nobody() -> None:
    shown = [Replay("rules base\nhands 3c4c / 5c6c / 7c8c\n"), Drill(), lesson("eight-cut").steps()]
    for each in some(shown):
        assert "invite" not in each.state["can"]
        replies: list[Any] = []
        each.send = replies.append
        each.receive({"id": 1, "ask": "guests", "wish": "open", "base": ""})
        assert replies == [{"id": 1, "reply": None}]


@pytest.mark.parametrize("wish", [None, 7, "", "deal", ["open"], {"open": 1}])
def test_a_wish_that_is_none_does_nothing(host: Host, wish: object) -> None:
    assert host.ask(wish, seat="b") is None
    assert host.table.room is None


@pytest.mark.parametrize("seat", [None, 1, "a", "d", "z", "", ["b"]])
def test_a_seat_that_no_guest_has_gets_no_link(host: Host, seat: object) -> None:
    links = host.links("open")
    assert host.links("renew", seat=seat) == links


def test_a_renewed_link_is_what_a_kernel_that_is_started_again_keeps(tmp_path: Path) -> None:
    save = tmp_path / "evening.dfg"
    first = Host(save=save)
    first.links("open")
    invitation = first.table.invite()
    invitation.receive({"do": "renew", "seat": "b"})
    links = first.links()
    assert first.table.room
    room, server = first.table.room
    server.remove(room)  # as if the kernel had died: nothing is forgotten
    again = Host(save=save)
    assert again.links("open") == links
    again.ask("close")
    assert not kept_room.kept_file(save).exists()
    again.table.close()
