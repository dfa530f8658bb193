"""Guests as their phones speak to the server, without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from daifugo_widget.phones.flood import A_SECOND

SECONDS = 20.0


class PhoneClient:
    """A phone that keeps all that it has been told; ``state`` and ``words`` are what it shows."""

    def __init__(self, link: str) -> None:
        self.link = link
        address, _, self.token = link.partition("#")
        self.address = address.replace("http", "ws", 1) + "ws"
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.words: dict[str, str] = {}
        self.code: int | None = None
        self.said = ""
        self._news = asyncio.Event()
        self._may_act = 0.0

    async def connect(self, **headers: str) -> PhoneClient:
        """Open the line, and say nothing."""
        request = HTTPRequest(self.address, headers=headers)
        self.line: WebSocketClientConnection = await websocket_connect(request)
        self._listens = asyncio.ensure_future(self._listen())
        return self

    async def join(self, name: str | None = None, lang: str = "en") -> PhoneClient:
        """Show the key, and wait until something is shown."""
        await self.connect()
        await self.send(token=self.token, lang=lang, **({"name": name} if name else {}))
        await self.until(lambda: self.state or self.lobby or self.code)
        return self

    async def send(self, **message: Any) -> None:
        await self.line.write_message(json.dumps(message))

    async def act(self, **message: Any) -> None:
        """Send what a person does who sees the latest state, no faster than a server lets one."""
        now = monotonic()
        self._may_act = max(now, self._may_act + 1 / A_SECOND)
        await asyncio.sleep(self._may_act - now)
        await self.send(version=self.state["version"], view=1, **message)

    async def until(self, seen: Callable[[], object]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(SECONDS):
            while not seen():
                assert self.code is None, f"the line was closed with {self.code}"
                self._news.clear()
                await self._news.wait()

    async def until_shown(self, after: int = 0) -> None:
        """Wait until the table is shown, in a later version than one that was seen."""
        await self.until(lambda: self.state and self.state["version"] > after)

    async def until_named(self) -> None:
        """Wait until the name that was typed is taken."""
        await self.until(lambda: not self.lobby.get("ask", True))

    async def leave(self) -> None:
        self.line.close()
        await self._listens

    async def until_closed(self) -> int | None:
        """Wait until the other end has closed the line; return its code, None if it broke."""
        async with asyncio.timeout(SECONDS):
            await self._listens
        return self.code

    async def _listen(self) -> None:
        while (text := await self.line.read_message()) is not None:
            self.take(json.loads(text))
            self._news.set()
        self.code = self.line.close_code
        self._news.set()

    def take(self, told: Mapping[str, Any]) -> None:
        self.heard.append(dict(told))
        traits = told.get("traits", {})
        self.state, self.words = traits.get("state", self.state), traits.get("words", self.words)
        self.lobby = {} if "traits" in told else told.get("lobby", self.lobby)
        self.said = told.get("closed", self.said)

    @property
    def prompt_kind(self) -> str:
        """What the phone is asked for: to play, to wait ..."""
        return str(self.state["prompt"]["kind"]) if self.state else "lobby"


async def until_so(seen: Callable[[], object]) -> None:
    """Wait until something is so of which no phone is told."""
    async with asyncio.timeout(SECONDS):
        while not seen():
            await asyncio.sleep(0.01)


async def play_on(phone: PhoneClient) -> None:
    """Make the move of a phone whose turn it is: the first play, or a pass."""
    prompt = phone.state["prompt"]
    if prompt["kind"] == "answer":
        choice = prompt["choice"]
        values = [each["value"] for each in choice["options"]]
        cards = "".join(values[: choice["low"]])
        whole = cards if choice["what"] == "cards" and choice["low"] else values[0]
        await phone.act(do="answer", value="-" if "-" in values else whole)
    elif phone.state["plays"]:
        await phone.act(do="play", cards=phone.state["plays"][0])
    else:
        await phone.act(do="pass")
