"""The relay: guests without an account come through the Jupyter server to their seat, no further.

The server is a real one, the room is in the process of the test, as it is in that of a kernel.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketHandler, websocket_connect

from daifugo_widget.phones import registry
from daifugo_widget.phones.classroom import Classroom
from daifugo_widget.phones.room import Room
from daifugo_widget.phones.room_address import RESTARTED
from daifugo_widget.phones.secret import new_key
from daifugo_widget.phones.server import PhoneServer
from tests.phones.attempts import (
    FOREIGN_PORT,
    REQUESTS,
    SOCKETS,
    STRANGE_ID,
    Door,
    Request,
    Spoken,
    ask,
    end_of,
)
from tests.phones.guests import SECONDS, PhoneClient
from tests.phones.raw_phone import PING, RawPhone
from tests.phones.relays import RUNTIME, TOKEN, Relay, relay_server
from tests.phones.rooms import open_room, play_out
from tests.phones.test_classroom import play_round
from tests.phones.test_registry import announced_elsewhere
from tests.phones.test_room import run

POLICY = "Content-Security-Policy"


async def get(url: str, **headers: str) -> HTTPResponse:
    """Return what a server answers, whatever that is."""
    client = AsyncHTTPClient()
    return await client.fetch(url, headers=headers, raise_error=False, follow_redirects=False)


def test_a_guest_without_an_account_plays_a_game_through_the_server(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, _):
            phones = relay.phones_of(room)
            for phone, name in zip(phones, ("Mina", "Jun"), strict=True):
                await phone.join(name)
            await play_out(room, *phones)
            assert room.table.session.game.over

    run(scenario())


def test_a_class_comes_through_the_server_by_one_link(relay: Relay) -> None:
    async def scenario() -> None:
        room = Classroom(rules="base", games=1, seed=1)
        phones = [PhoneClient(f"{relay.url}/daifugo/r/{room.id}/#{room.key}") for _ in range(3)]
        try:
            for phone, name in zip(phones, ("Mina", "Jun", "Sora"), strict=True):
                await phone.join(name)
                await phone.until_named()
            room.start()
            await play_round(room, phones)
            assert sorted(row.name for row in room.scoreboard()) == ["Jun", "Mina", "Sora"]
        finally:
            await asyncio.to_thread(room.close)

    run(scenario())


@pytest.mark.parametrize("name", ["", "phone.js", "widget.css"])
def test_the_page_comes_as_the_kernel_gives_it_with_its_policy_and_no_cookie(
    relay: Relay, name: str
) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, server):
            link = relay.link(room, room.guests[0]).partition("#")[0]
            through = await get(f"{link}{name}")
            direct = await get(f"{server.base}/daifugo/r/{room.id}/{name}")
            assert (through.code, through.body) == (200, direct.body)
            assert "sandbox allow-scripts" in through.headers[POLICY]
            for header in (POLICY, "Content-Type", "Referrer-Policy", "Cache-Control"):
                assert through.headers.get_list(header) == direct.headers.get_list(header)
            assert "Set-Cookie" not in through.headers

    run(scenario())


@pytest.mark.parametrize("path", ["/api/contents", "/api/kernels", "/tree", "/lab", "/files/x"])
def test_the_rest_of_the_server_stays_closed(relay: Relay, path: str) -> None:
    async def scenario() -> None:
        async with open_room(announced=True):
            answer = await get(f"{relay.url}{path}")
            assert answer.code == 403 or "/login" in answer.headers["Location"]

    run(scenario())


@pytest.mark.parametrize("others", [False, True], ids=["no room", "another room"])
def test_a_room_that_is_not_open_is_not_there(relay: Relay, others: bool) -> None:
    async def check() -> None:
        address = f"{relay.url}/daifugo/r/{new_key()}/"
        for name in ("", "phone.js"):
            answer = await get(address + name)
            assert (answer.code, answer.body) == (404, b"")
            assert "Set-Cookie" not in answer.headers
        phone = await PhoneClient(address).connect()
        await phone.until(lambda: phone.code)
        assert phone.code == 4404

    async def scenario() -> None:
        if others:
            async with open_room(announced=True):
                await check()
        else:
            await check()

    run(scenario())


OURS = [each for each in REQUESTS if each.address != "BASE/"]  # that has a page of Jupyter's


@pytest.mark.parametrize("page", OURS, ids=lambda page: page.name)
def test_an_address_leads_nowhere_but_to_the_page_of_a_room(relay: Relay, page: Request) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, _):
            answer = await ask(Door(relay.link(room, room.guests[0])), page)
            assert answer.code in looks(page.status, page.address, page.headers)
            assert not answer.headers.get_list("Set-Cookie")
            if answer.code == 200:
                assert "sandbox" in answer.headers[POLICY]

    run(scenario())


@pytest.mark.parametrize("spoken", SOCKETS, ids=lambda spoken: spoken.name)
def test_a_socket_that_does_not_keep_to_the_rules_is_closed(relay: Relay, spoken: Spoken) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, _):
            before = room.table.session.history
            end = await end_of(Door(relay.link(room, room.guests[0])), spoken)
            expected = {
                look
                for each in spoken.ends
                for look in (looks(each, spoken.address, spoken.headers) if each else {None})
            }
            assert end in expected
            assert room.table.session.history is before

    run(scenario())


def looks(status: int, address: str, headers: Mapping[str, str]) -> set[int]:
    """Return by which statuses a Jupyter server shows what the phones' own server would refuse.

    All that is not the relay's asks for a login, and a name is known whatever the port.
    """
    if headers == FOREIGN_PORT:
        return {200}
    if status == 404 and STRANGE_ID not in address:
        return {302, 403, 404}
    return {403 if status == 421 else status}


def test_the_page_itself_is_let_in_with_its_origin_or_without(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, _):
            link = relay.link(room, room.guests[0])
            for origin in ("null", "/".join(relay.url.split("/")[:3])):
                assert (await get(link.partition("#")[0], Origin=origin)).code == 200
                phone = await PhoneClient(link).connect(Origin=origin)
                await phone.send(token=phone.token)
                await phone.until(lambda phone=phone: phone.lobby)  # type: ignore[misc]

    run(scenario())


def test_what_is_said_is_packed_as_the_browser_offers(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, _):
            link = relay.link(room, room.guests[0]).partition("#")[0]
            address = f"{link}ws".replace("http", "ws", 1)
            line = await websocket_connect(address, compression_options={})
            assert line.headers is not None
            assert "permessage-deflate" in line.headers["Sec-WebSocket-Extensions"]
            line.close()
            assert await line.read_message() is None

    run(scenario())


def test_the_room_ends_a_phone_with_its_own_reason(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, server):
            wrong, large = relay.phones_of(room)
            await wrong.connect()
            await wrong.send(token=new_key())
            await wrong.until(lambda: wrong.code)
            await large.connect()
            await large.send(token="x" * 5000)
            await large.until(lambda: large.code)
            assert (wrong.code, large.code) == (4403, 1009)
            mina, _ = relay.phones_of(room)
            await mina.join("Mina")
            await asyncio.to_thread(server.remove, room)
            await mina.until(lambda: mina.code)
            assert (mina.code, mina.said) == (4404, "The host has closed the table.")

    run(scenario())


def test_a_phone_that_goes_is_gone_for_the_room(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_room(announced=True, grace=0) as (room, _):
            mina, jun = relay.phones_of(room)
            await mina.join("Mina")
            await jun.join("Jun")
            await jun.leave()
            await mina.until(lambda: mina.state.get("notice"))
            assert mina.state["notice"] == "Jun has gone: a bot plays until Jun is back."

    run(scenario())


def test_who_has_been_cut_off_is_not_heard_though_they_keep_the_line_open(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_room(announced=True) as (room, _):
            mina, jun = relay.phones_of(room)
            raw = await RawPhone(mina).connect()
            for _ in range(60):
                raw.frame(PING)
            assert await raw.code() == 4429
            await asyncio.sleep(0.5)  # long enough for the bucket to fill
            raw.say(token=mina.token, name="Mina")
            await jun.join("Jun")
            assert not room.guests[0].has_come
            raw.cut()

    run(scenario())


def test_a_phone_that_does_not_answer_any_more_is_gone_for_the_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(relay: Relay) -> None:
        async with open_room(announced=True) as (room, _):
            raw = await RawPhone(relay.phones_of(room)[0]).connect()
            raw.say(token=raw.token, name="Mina")
            async with asyncio.timeout(SECONDS):
                while not room.guests[0].has_come:
                    await asyncio.sleep(0.05)
                while room.guests[0].phones:
                    await asyncio.sleep(0.05)
            raw.cut()

    monkeypatch.setenv(RUNTIME, str(tmp_path / "relay" / "runtime"))
    with relay_server(tmp_path / "relay", "--ServerApp.websocket_ping_interval=1") as relay:
        run(scenario(relay))


class KernelSocket(WebSocketHandler):
    """What stands for a room whose kernel says a lot, and then ends without a word."""

    said, most = 0, 0
    ends = False

    async def open(self, *args: str, **kwargs: str) -> None:
        while KernelSocket.said < KernelSocket.most:
            KernelSocket.said += 1
            await self.write_message(json.dumps({"traits": "x" * 10_000, "n": KernelSocket.said}))
        if KernelSocket.ends:
            assert self.ws_connection is not None
            self.ws_connection._abort()


@asynccontextmanager
async def open_kernel(most: int = 0, ends: bool = False) -> AsyncIterator[str]:
    """Open a room of a `KernelSocket`, and return its id."""
    KernelSocket.said, KernelSocket.most, KernelSocket.ends = 0, most, ends
    server = HTTPServer(Application([(r"/daifugo/r/(.*)/ws", KernelSocket)]))
    server.add_sockets(sockets := bind_sockets(0, "127.0.0.1"))
    registry.announce(room := new_key(), sockets[0].getsockname()[1])
    try:
        yield room
    finally:
        registry.withdraw(room)
        server.stop()


def test_a_phone_comes_back_to_a_kernel_that_ends_without_a_word(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_kernel(ends=True) as room:
            phone = await PhoneClient(f"{relay.url}/daifugo/r/{room}/").connect()
            await phone.until(lambda: phone.code)
            assert phone.code == RESTARTED
        announced_elsewhere(room := new_key()).communicate()
        assert (await get(f"{relay.url}/daifugo/r/{room}/")).code == 503
        phone = await PhoneClient(f"{relay.url}/daifugo/r/{room}/").connect()
        await phone.until(lambda: phone.code)
        assert phone.code == RESTARTED

    run(scenario())


HOSTS = """
import sys
from daifugo_widget import Table
table = Table("base", players=3, seats="a", pace="once", seed=3, save=sys.argv[1])
print(table.invite(host="watch").links(sys.argv[2])[0]["link"], flush=True)
sys.stdin.read()
"""


def test_a_link_leads_to_the_same_seat_when_a_killed_kernel_is_started_again(
    relay: Relay, tmp_path: Path
) -> None:
    def start() -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-c", HOSTS, str(tmp_path / "game.dfg"), f"{relay.url}/"]
        kernel = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        assert kernel.stdout is not None
        return kernel, kernel.stdout.readline().strip()

    async def scenario() -> None:
        kernel, link = start()
        phone = await PhoneClient(link).join("Mina")
        await phone.until_shown()
        kernel.kill()
        kernel.communicate()
        await phone.until(lambda: phone.code)
        meanwhile = await PhoneClient(link).connect()
        await meanwhile.until(lambda: meanwhile.code)
        assert (phone.code, meanwhile.code) == (RESTARTED, RESTARTED)
        kernel, again = start()
        assert again == link
        back = await PhoneClient(link).join()
        await back.until_shown()
        assert back.state["hand"] == phone.state["hand"]
        kernel.communicate()

    run(scenario())


def test_what_a_slow_phone_does_not_take_waits_in_the_kernel(relay: Relay) -> None:
    async def scenario() -> None:
        async with open_kernel(most=20_000) as room:
            phone = PhoneClient(f"{relay.url}/daifugo/r/{room}/")
            await phone.connect()
            phone._listens.cancel()
            before = -1
            while before < KernelSocket.said < KernelSocket.most:
                before = KernelSocket.said
                await asyncio.sleep(1)
            assert KernelSocket.said < KernelSocket.most
            heard = 0
            while heard < KernelSocket.most:
                heard = json.loads(str(await phone.line.read_message()))["n"]
            phone.line.close()

    run(scenario())


def test_no_address_of_a_room_is_in_the_log(relay: Relay) -> None:
    async def scenario(room: Room, server: PhoneServer) -> None:
        link = relay.link(room, room.guests[0]).partition("#")[0]
        for headers in ({}, {"Origin": "https://elsewhere.example"}, {"Host": "elsewhere.example"}):
            await get(link, **headers)
            await get(f"{link}ws", **headers)
        mina, _ = relay.phones_of(room)
        await mina.join("Mina")
        await mina.leave()

    async def both() -> None:
        async with open_room(announced=True) as (room, server):
            await scenario(room, server)
        await get(relay.link(room, room.guests[0]).partition("#")[0])
        log = relay.log.read_text(encoding="utf-8")
        assert "404 GET daifugo/r" in log
        assert room.id not in log

    run(both())


def test_playing_keeps_the_server_from_being_stopped_as_idle_and_lying_there_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def last_activity(relay: Relay) -> str:
        url = f"{relay.url}/api/status?no_track_activity=1"
        answer = await get(url, Authorization=f"token {TOKEN}")
        return str(json.loads(answer.body)["last_activity"])

    async def scenario(relay: Relay) -> None:
        async with open_room(announced=True) as (room, _):
            started = await last_activity(relay)
            mina = await relay.phones_of(room)[0].connect()
            await mina.send(ping=1)
            assert await last_activity(relay) == started
            await mina.until(lambda: mina.code)
            assert mina.code == 4403
            mina, jun = relay.phones_of(room)
            await mina.join("Mina")
            await jun.join("Jun")
            assert await last_activity(relay) > started

    monkeypatch.setenv(RUNTIME, str(tmp_path / "relay" / "runtime"))
    with relay_server(tmp_path / "relay") as relay:
        run(scenario(relay))


def test_one_setting_switches_the_relay_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(relay: Relay) -> None:
        async with open_room(announced=True) as (room, _):
            link = relay.link(room, room.guests[0]).partition("#")[0]
            assert (await get(f"{link}phone.js")).code in (302, 404)  # the login, or nothing

    monkeypatch.setenv(RUNTIME, str(tmp_path / "relay" / "runtime"))
    off = "--ServerApp.jpserver_extensions={'daifugo_widget.phones.relay': False}"
    with relay_server(tmp_path / "relay", off) as relay:
        run(scenario(relay))
