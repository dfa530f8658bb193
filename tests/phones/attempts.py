"""What nobody should get by: attempts at an address of phones, and how each is refused.

They can be made at the phones' own server, and at another that hands on to it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClosedError

from daifugo_widget.phones.room_address import HEADERS
from tests.phones.guests import PhoneClient


class Door(NamedTuple):
    """Where phones come in: ``link`` leads to a seat.

    ``looks`` are other statuses by which a server that hands on shows what ours would refuse.
    """

    link: str
    looks: Mapping[int, int] = {}

    @property
    def room(self) -> str:
        """The address of the room, which ends with a slash."""
        return self.link.partition("#")[0]

    @property
    def key(self) -> str:
        """The key of the seat."""
        return self.link.partition("#")[2]

    def fill(self, text: str) -> str:
        """Put addresses and key into a text."""
        base, _, id = self.room.rstrip("/").rpartition("/daifugo/r/")
        scheme, _, rest = base.partition("://")
        host, own = rest.partition("/")[0], f"{scheme}://{rest.partition('/')[0]}"
        port = host.rpartition(":")[2]
        words = {
            "ROOM": self.room,
            "BASE": base,
            "ORIGIN": own,
            "PORT": port,
            "KEY": self.key,
            "ID": id,
        }
        return re.sub("|".join(words), lambda found: words[found[0]], text)

    def look(self, status: int) -> int:
        """Return how a refusal looks here."""
        return self.looks.get(status, status)


class Request(NamedTuple):
    """A request for a page or a file, and the status of its answer."""

    name: str
    status: int
    address: str = "ROOM"
    headers: Mapping[str, str] = {}
    method: str = "GET"
    body: bytes | None = None


FOREIGN_HOST, FOREIGN_PORT = {"Host": "evil.example:PORT"}, {"Host": "127.0.0.1:1"}
FOREIGN = {"Origin": "https://evil.example"}
STRANGE_ID = "x" * 22

REQUESTS = (
    Request("the page", 200),
    Request("the page from a page without an origin", 200, headers={"Origin": "null"}),
    Request("the page from itself", 200, headers={"Origin": "ORIGIN"}),
    Request("a file", 200, "ROOMwidget.js"),
    Request("the page by another name", 421, headers=FOREIGN_HOST),
    Request("the page by another port", 421, headers=FOREIGN_PORT),
    Request("a file by another name", 421, "ROOMwidget.js", FOREIGN_HOST),
    Request("the page from a foreign page", 403, headers=FOREIGN),
    Request("a file from a foreign page", 403, "ROOMwidget.js", FOREIGN),
    Request("a page like ours in its name", 403, headers={"Origin": "ORIGIN.evil.example"}),
    Request("the root", 404, "BASE/"),
    Request("the folder", 404, "BASE/daifugo/"),
    Request("all rooms", 404, "BASE/daifugo/r/"),
    Request("a room of another kind", 404, "BASE/daifugo/r/x/"),
    Request("a room that is not there", 404, f"BASE/daifugo/r/{STRANGE_ID}/"),
    Request("a file of a room that is not there", 404, f"BASE/daifugo/r/{STRANGE_ID}/widget.js"),
    Request("a room with its name cut", 404, "BASE/daifugo/r/ID"),
    Request("a file that is not ours", 404, "ROOMloader.js"),
    Request("a file that is nearly ours", 404, "ROOMwidgetxjs"),
    Request("the folder above", 404, "ROOM../"),
    Request("a file above", 404, "ROOM../../../etc/passwd"),
    Request("a file above, in disguise", 404, "ROOM..%2f..%2fserver.py"),
    Request("a file above, in a deeper disguise", 404, "ROOM%252e%252e%252fserver.py"),
    Request("a file in a folder", 404, "ROOMstatic/widget.js"),
    Request("a name with a nought", 404, "ROOMwidget.js%00.css"),
    Request("the socket without its protocol", 400, "ROOMws"),
    Request("something posted", 405, method="POST", body=b""),
    Request("something put in place", 405, "ROOMwidget.js", method="PUT", body=b""),
    Request("something removed", 405, method="DELETE"),
)


async def ask(door: Door, page: Request) -> HTTPResponse:
    """Make a request as it is described."""
    request = HTTPRequest(
        door.fill(page.address),
        method=page.method,
        headers={key: door.fill(value) for key, value in page.headers.items()},
        body=page.body,
        follow_redirects=False,
        decompress_response=False,
    )
    return await AsyncHTTPClient().fetch(request, raise_error=False)


async def assert_answered(door: Door, page: Request) -> None:
    """Make a request, and look at its answer."""
    answer = await ask(door, page)
    assert answer.code == door.look(page.status)
    assert not answer.headers.get_list("Set-Cookie")
    assert door.key.encode() not in answer.body
    if answer.code == 200:
        assert {key: answer.headers[key] for key in HEADERS} == HEADERS
    else:
        assert b"daifugo" not in answer.body.lower() or door.looks


# --- sockets -------------------------------------------------------------------------------------

Said = str | bytes | dict[str, Any]


class Spoken(NamedTuple):
    """What is said on a socket, and the code or the status by which it ends; None for a break."""

    name: str
    ends: tuple[int | None, ...]
    says: tuple[Said, ...] = ()
    address: str = "ROOMws"
    headers: Mapping[str, str] = {}


LARGE = "x" * 10_000_000
ENTER: Said = {"token": "KEY"}
DEEP = "[" * 2_000 + "]" * 2_000
BROKEN: tuple[int | None, ...] = (1006, 1009, None)
"""How a line ends that is cut off in the middle of what is said: a code may not come through."""

SOCKETS = (
    Spoken("a guessed key", (4403,), ({"token": "x" * 22},)),
    Spoken("no key", (4403,), ({"token": ""},)),
    Spoken("a key with something behind it", (4403,), ({"token": "KEYx"},)),
    Spoken("a key cut short", (4403,), ({"token": "KE"},)),
    Spoken("a key that is half a letter", (4403,), ('{"token": "\\ud800"}',)),
    Spoken("a key in foreign letters", (4403,), ({"token": "鍵" * 22},)),
    Spoken("a key that is a number", (4403,), ({"token": 1},)),
    Spoken("a key that is a list", (4403,), ({"token": ["KEY"]},)),
    Spoken("the id of the room as a key", (4403,), ({"token": "ID"},)),
    Spoken("a move before the key", (4403,), ({"do": "pass", "version": 1},)),
    Spoken("a look-up before the key", (4403,), ({"ask": "record", "id": 1},)),
    Spoken("a list of keys", (4403,), ('["KEY"]',)),
    Spoken("a key in bytes", (4403,), (b'{"token": "KEY"}',)),
    Spoken("no JSON", (4403,), ("token KEY",)),
    Spoken("deep JSON", (4403,), (DEEP,)),
    Spoken("ten megabytes", BROKEN, (LARGE,)),
    Spoken("ten megabytes by a guest", BROKEN, (ENTER, LARGE)),
    Spoken("ten megabytes of bytes by a guest", BROKEN, (ENTER, LARGE.encode())),
    Spoken("a guess, then the key", (4403,), ({"token": "x" * 22}, ENTER)),
    Spoken("a flood without a key", (4403, 4429), ("x",) * 50),
    Spoken("a flood by a guest", (4429,), (ENTER, *({"ask": "hello", "id": 1},) * 50)),
    Spoken("a flood of moves", (4429,), (ENTER, *({"do": "pass", "version": 1},) * 50)),
    Spoken("a flood of what cannot be read", (4429,), (ENTER, *("[",) * 50)),
    Spoken("a room that is not there", (4404,), (), f"BASE/daifugo/r/{STRANGE_ID}/ws"),
    Spoken("a room of another kind", (404,), (), "BASE/daifugo/r/x/ws"),
    Spoken("the room by another name", (421,), (), headers=FOREIGN_HOST),
    Spoken("a foreign page", (403,), (), headers=FOREIGN),
    Spoken("a page like ours in its name", (403,), (), headers={"Origin": "ORIGIN.evil.example"}),
    Spoken("our page by another protocol", (403,), (), headers={"Origin": "ftp://127.0.0.1:PORT"}),
)


async def end_of(door: Door, spoken: Spoken) -> int | None:
    """Say something on a socket as it is described; return by what it ends."""
    phone = PhoneClient(door.link)
    phone.address = door.fill(spoken.address).replace("http", "ws", 1)
    try:
        await phone.connect(**{key: door.fill(value) for key, value in spoken.headers.items()})
    except HTTPClientError as error:
        return error.code
    try:
        for said in spoken.says:
            await say(phone, door, said)
    except WebSocketClosedError:
        pass  # what was said before was enough
    return await phone.until_closed()


async def say(phone: PhoneClient, door: Door, said: Said) -> None:
    """Say something, with the key where it belongs."""
    if isinstance(said, bytes):
        await phone.line.write_message(door.fill(said.decode()).encode(), binary=True)
    else:
        text = said if isinstance(said, str) else json.dumps(said)
        await phone.line.write_message(text if len(text) > 9_999 else door.fill(text))


async def assert_ended(door: Door, spoken: Spoken) -> None:
    """Say something on a socket, and look how it ends."""
    assert await end_of(door, spoken) in [each and door.look(each) for each in spoken.ends]


# --- what a guest says ---------------------------------------------------------------------------

CANNOT_READ = "The table got a message that it cannot read; nothing has changed."
DENIED: tuple[Said, ...] = (
    *({"do": "set", "key": "open_hands", "value": value} for value in (True, False)),
    {"do": "set", "key": "pace", "value": "once"},
    {"do": "set", "key": "paused", "value": True},
    {"do": "set", "key": "timer", "value": "off"},
    {"do": "set", "key": "lang", "value": "xx"},
    {"do": "set", "key": ["lang"], "value": "ja"},
    {"do": "set", "value": "ja"},
    {"do": "undo"},
    {"do": "load", "text": "rules base\nhands 3c / 4c / 5c\n"},
    {"do": "new"},
    {"do": "new", "text": "base"},
    {"do": "rules", "text": "standard"},
    {"do": "again"},
    {"do": "take"},
    {"do": "step"},
    {"do": "remember"},
    {"do": "pause"},
    {"do": "task"},
    {"do": ["pass"]},
    {"do": None},
    {},
    "[]",
    b'{"do": "pass", "version": 1}',
    "x" * 4_000,
    DEEP,
    "NaN",
    '{"do": "set", "key": "\\ud800", "value": "ja"}',
)
"""What a guest may not do; the state that goes with it says so, and nothing else changes."""
UNANSWERED = (
    *("report", "edit", "choices", "titles", "bundle", "games", "guests", "", None),
    ["record"],
    {"record": 1},
)
"""What a guest may not look up."""


async def assert_denied(guest: PhoneClient, door: Door, said: Said) -> None:
    """Let a guest say something, and look that nothing has come of it but a word about it."""
    before = guest.state
    if isinstance(said, dict):
        said = {**said, "version": before["version"]}
    await say(guest, door, said)
    await guest.until_shown(after=before["version"])
    changed = {key for key in before if before[key] != guest.state[key]}
    assert changed <= {"version", "notice"}
    assert guest.state["notice"] == CANNOT_READ
    await guest.act(do="calm")
    await guest.until(lambda: not guest.state["notice"])


async def assert_answers(guest: PhoneClient, id: int = 77) -> None:
    """Look that a guest is answered."""
    await guest.send(ask="hello", id=id)
    await guest.until(lambda: {"reply": {"id": id, "reply": True}} in guest.heard)
