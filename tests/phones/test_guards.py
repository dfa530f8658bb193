"""Whoever is not a guest gets nothing, and a guest gets nothing but their own seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClosedError

from daifugo_widget.phones.line import MOST_STRANGERS
from daifugo_widget.phones.room import Room
from daifugo_widget.phones.server import PhoneServer
from tests.phones.attempts import (
    CANNOT_READ,
    DENIED,
    ENTER,
    REQUESTS,
    SOCKETS,
    UNANSWERED,
    Door,
    Request,
    Said,
    Spoken,
    ask,
    assert_answered,
    assert_answers,
    assert_denied,
    assert_ended,
    end_of,
)
from tests.phones.guests import PhoneClient, until_so
from tests.phones.raw_phone import PING, RawPhone
from tests.phones.rooms import open_room, phones_of, table_of

B_PLAYS = "rules base\nhands 3c4c / 5c6c / 7c8c\na 3c\n"
NAMES = {"b": "Mina", "c": "Jun"}


@asynccontextmanager
async def at_table(**chosen: Any) -> AsyncIterator[tuple[Room, PhoneServer, list[PhoneClient]]]:
    """Open a room in which it is the turn of the first of two guests, both of whom have come."""
    usual = {"record": B_PLAYS, "seats": "abc", "players": None, "names": NAMES}
    async with open_room(**{**usual, **chosen}) as (room, server):
        phones = phones_of(room, server)
        for phone in phones:
            await phone.join()
        for phone in phones:
            await phone.until_shown()
        yield room, server, phones


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


@pytest.mark.parametrize("page", REQUESTS, ids=lambda page: page.name)
def test_an_address_leads_nowhere_but_to_the_page_of_a_room(page: Request) -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, jun]):
            await assert_answered(Door(jun.link), page)
            await assert_answers(mina)

    run(scenario())


@pytest.mark.parametrize("spoken", SOCKETS, ids=lambda spoken: spoken.name)
def test_a_socket_that_does_not_keep_to_the_rules_is_closed(spoken: Spoken) -> None:
    async def scenario() -> None:
        async with at_table() as (room, _, [mina, jun]):
            before = room.table.session.history
            await assert_ended(Door(jun.link), spoken)
            assert room.table.session.history is before
            await assert_answers(mina)

    run(scenario())


@pytest.mark.parametrize("origin", ["null", "ORIGIN", None])
def test_a_page_of_ours_comes_in_with_an_origin_or_without_one(origin: str | None) -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, _]):
            door = Door(mina.link)
            again = PhoneClient(door.link)
            await again.connect(**({"Origin": door.fill(origin)} if origin else {}))
            await again.send(token=again.token)
            await again.until_shown()
            assert again.state["me"] == 1

    run(scenario())


def test_the_server_does_not_say_what_it_is() -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, _]):
            for address in ("ROOM", "BASE/", "ROOMwidget.js"):
                answer = await ask(Door(mina.link), Request("", 0, address))
                assert "Server" not in answer.headers

    run(scenario())


@pytest.mark.parametrize("said", DENIED, ids=lambda said: str(said)[:40])
def test_a_guest_may_do_nothing_but_play_and_choose_how_the_screen_looks(said: Said) -> None:
    async def scenario() -> None:
        async with at_table() as (room, _, [mina, jun]):
            session, heard = room.table.session, len(jun.heard)
            before = session.history, session.settings, session.people
            await assert_denied(mina, Door(mina.link), said)
            assert (session.history, session.settings, session.people) == before
            await assert_answers(jun)
            assert len(jun.heard) == heard + 1  # nothing but the answer

    run(scenario())


@pytest.mark.parametrize("ask", UNANSWERED, ids=str)
def test_a_guest_may_not_look_up_what_is_the_hosts(ask: object) -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, _]):
            await mina.send(ask=ask, id=5, text="base")
            await mina.until(lambda: {"reply": {"id": 5, "reply": None}} in mina.heard)

    run(scenario())


def test_a_key_moves_its_own_seat_alone_whatever_a_message_says() -> None:
    async def scenario() -> None:
        async with at_table() as (room, _, [mina, jun]):
            before = room.table.session.history
            others = {"seat": 1, "seats": [1], "me": 1, "as": "b", "who": "Mina"}
            for wish in ({"do": "play", "cards": "5c"}, {"do": "pass"}, {"do": "time-up"}):
                seen = jun.state["version"]
                await jun.act(**wish, **others, token=mina.token)
                await jun.until_shown(after=seen)
                assert room.table.session.history is before
            await mina.act(do="play", cards="5c", seat=2)
            await mina.until(lambda: mina.state["hand"] == ["6c"])

    run(scenario())


def test_a_key_of_old_or_of_another_room_opens_nothing() -> None:
    async def scenario() -> None:
        async with at_table() as (room, server, [mina, jun]), at_table() as (_, _, [other, _]):
            assert await refused(f"{Door(jun.link).room}#{other.token}") == 4403
            room.renew(1)
            await mina.until(lambda: mina.code)
            assert await refused(mina.link) == 4403
            await asyncio.to_thread(server.remove, room)
            await jun.until(lambda: jun.code)
            assert await refused(jun.link) == 4404

    run(scenario())


async def refused(link: str) -> int | None:
    """Return the code by which a phone is sent away with its link, and with nothing else."""
    phone = await PhoneClient(link).join()
    assert not phone.heard
    return phone.code


def test_who_shows_a_key_as_the_room_closes_is_shown_nothing() -> None:
    async def scenario() -> None:
        async with at_table() as (room, server, [mina, _]):
            late = await PhoneClient(mina.link).connect()
            await until_so(lambda: server.strangers)
            await asyncio.to_thread(server.remove, room)
            with suppress(WebSocketClosedError):  # it may have been sent away before it shows it
                await late.send(token=late.token)
            await late.until(lambda: late.code)
            assert (late.code, late.heard) == (4404, [])

    run(scenario())


def test_who_shows_no_key_is_sent_away_in_time() -> None:
    async def scenario() -> None:
        async with at_table() as (_, server, [mina, _]):
            server.seconds_for_key = 0.1
            silent = await PhoneClient(Door(mina.link).room).connect()
            await silent.until(lambda: silent.code)
            assert silent.code == 4401

    run(scenario())


def test_two_hundred_sockets_without_a_key_keep_nobody_out() -> None:
    async def scenario() -> None:
        async with at_table() as (_, server, [mina, jun]):
            page = Door(mina.link).room
            strangers = await asyncio.gather(*(PhoneClient(page).connect() for _ in range(200)))
            await until_so(lambda: 0 < len(server.strangers) <= MOST_STRANGERS)
            await assert_answers(mina)
            again = await PhoneClient(jun.link).join()
            assert again.state["me"] == 2
            await mina.act(do="play", cards="5c")
            await mina.until(lambda: mina.state["hand"] == ["6c"])
            gone = [stranger for stranger in strangers if stranger.code]
            assert {stranger.code for stranger in gone} == {4409}
            assert len(gone) >= 200 - MOST_STRANGERS

    run(scenario())


def test_lines_that_ask_for_nothing_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daifugo_widget.phones.server.MOST_LINES", 40)

    async def scenario() -> None:
        async with at_table() as (_, server, [mina, _]):
            lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(80)]
            await assert_answers(mina)
            assert all([await hears_end(reader) for reader, _ in lines[-20:]])
            for _, writer in lines:
                writer.close()

    run(scenario())


async def hears_end(reader: asyncio.StreamReader) -> bool:
    """Return whether a line has been cut, though nothing was said on it."""
    async with asyncio.timeout(10):
        try:
            return not await reader.read(1)
        except ConnectionResetError:
            return True


def test_a_guest_is_answered_while_another_floods_and_comes_again_at_once() -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, jun]):

            async def flood() -> list[int | None]:
                codes = []
                for _ in range(8):
                    flood = Spoken("", (), (ENTER, *({"do": "hint"},) * 40))
                    codes.append(await end_of(Door(jun.link), flood))
                return codes

            flooding = asyncio.ensure_future(flood())
            for id in range(5):
                await assert_answers(mina, id)
            assert set(await flooding) <= {4429, 4408}

    run(scenario())


def test_who_has_been_cut_off_is_not_heard_though_they_keep_the_line_open() -> None:
    async def scenario() -> None:
        async with at_table() as (room, _, [mina, _]):
            raw = await RawPhone(mina).connect()
            raw.say(token=mina.token)
            for _ in range(40):
                raw.say(ask="hello", id=1)
            assert await raw.code() == 4429
            await asyncio.sleep(0.5)  # long enough for the bucket to fill
            raw.say(do="play", cards="5c", version=mina.state["version"])
            raw.frame(PING)
            await assert_answers(mina)
            assert room.table.session.game.actor == 1
            raw.cut()

    run(scenario())


def test_who_guesses_a_key_has_one_guess() -> None:
    async def scenario() -> None:
        async with at_table() as (room, _, [mina, _]):
            raw = await RawPhone(mina).connect()
            raw.say(token="x" * 22)
            assert await raw.code() == 4403
            raw.say(token=mina.token)
            await assert_answers(mina)
            assert len(room.guest_at(1).phones) == 1
            raw.cut()

    run(scenario())


def test_frames_of_the_protocol_are_counted_like_messages() -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, _]):
            raw = await RawPhone(mina).connect()
            for _ in range(60):
                raw.frame(PING)
            assert await raw.code() == 4429
            raw.cut()

    run(scenario())


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("\u202eMina\u2066\x07", "Mina"),
        ("<b>Jun</b>", "<b>Jun</b>"),
        ("&lt;i&gt;", "&lt;i&gt;"),
        ("Min\u0061\u0301", "Min\u00e1"),
        ("a\n\tb", "a b"),
        ("Jun\ud800", "Jun\ufffd"),
        ("x" * 3_000, "x" * 12),
    ],
)
def test_a_name_is_a_short_text_on_one_line(typed: str, shown: str) -> None:
    async def scenario() -> None:
        async with open_room((1,), record=B_PLAYS, seats="ab", players=None) as (room, server):
            phone = await phones_of(room, server)[0].join(typed)
            await phone.until_shown()
            assert room.table.session.people.name_of(1) == shown

    run(scenario())


@pytest.mark.parametrize("typed", ["Mina", "MINA", "\uff2dina", "Mi\u200bna", " Mina\u200d "])
def test_no_two_at_a_table_look_alike_by_name(typed: str) -> None:
    async def scenario() -> None:
        names = {"b": "Mina"}
        async with open_room(record=B_PLAYS, seats="abc", players=None, names=names) as (room, s):
            jun = await phones_of(room, s)[1].join(typed)
            assert "is called" in jun.lobby["said"]

    run(scenario())


def test_a_name_that_shows_nothing_is_none() -> None:
    async def scenario() -> None:
        async with open_room(record=B_PLAYS, seats="abc", players=None) as (room, server):
            phone = await phones_of(room, server)[0].join("\u200b\u2060 \u200d")
            assert phone.lobby["said"] == "Please type a name."

    run(scenario())


def test_no_log_holds_the_id_of_a_room_or_a_key(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)

    def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async def scenario() -> None:
        async with at_table() as (room, _, [mina, jun]):
            door = Door(mina.link)
            for page in REQUESTS:
                await ask(door, page)
            post = HTTPRequest(door.room, method="POST", body="x" * 99, request_timeout=5)
            await AsyncHTTPClient().fetch(post, raise_error=False)
            monkeypatch.setattr(Room, "enter", fails)
            broken = await PhoneClient(door.link).connect()
            await broken.send(token=mina.token)
            await broken.until_closed()
            monkeypatch.setattr(PhoneServer, "hosts", property(fails))
            await ask(door, Request("", 500))
            assert "a fault of ours" in caplog.text
            for secret in (room.id, mina.token, jun.token):
                assert secret not in caplog.text

    run(scenario())


def test_on_an_address_of_the_local_network_it_listens_there_alone() -> None:
    async def scenario() -> None:
        async with at_table(server=PhoneServer("127.0.0.2")) as (_, server, [mina, _]):
            assert mina.link.startswith(f"http://127.0.0.2:{server.port}/")
            with pytest.raises(ConnectionRefusedError):
                await asyncio.open_connection("127.0.0.1", server.port)
            for name in ("127.0.0.1", "localhost"):
                host = {"Host": f"{name}:{server.port}"}
                with pytest.raises(HTTPClientError, match="421"):
                    await AsyncHTTPClient().fetch(Door(mina.link).room, headers=host)

    run(scenario())


def test_hands_do_not_lie_open_on_the_hosts_screen_once_there_are_guests() -> None:
    async def scenario() -> None:
        async with at_table(open_hands=True) as (room, _, _):
            assert table_of(room).open_hands is False

    run(scenario())


def test_who_cannot_be_read_is_told_so_in_their_own_language() -> None:
    async def scenario() -> None:
        async with at_table() as (_, _, [mina, jun]):
            await mina.act(do="set", key="lang", value="ja")
            await mina.until(lambda: mina.state["settings"]["lang"] == "ja")
            await mina.act(do="undo")
            await mina.until(lambda: mina.state["notice"])
            assert mina.state["notice"] != CANNOT_READ
            assert jun.state["settings"]["lang"] == "en"

    run(scenario())
