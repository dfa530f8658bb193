"""A phone that need not keep to the protocol: it reads when it is told to, and never answers."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct

from tests.phones.guests import SECONDS, PhoneClient

TEXT, CLOSE, PING = 0x1, 0x8, 0x9


class RawPhone:
    """A line of a phone, frame by frame."""

    def __init__(self, phone: PhoneClient) -> None:
        self.token = phone.token
        rest = phone.address.partition("://")[2]
        self.host, _, path = rest.partition("/")
        self.path = f"/{path}"

    async def connect(self) -> RawPhone:
        """Open the line, and read the answer to that alone."""
        name, _, port = self.host.partition(":")
        self._reader, self._writer = await asyncio.open_connection(name, int(port), limit=2**12)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._writer.write("\r\n".join([*lines, "", ""]).encode())
        await self._reader.readuntil(b"\r\n\r\n")
        return self

    def frame(self, kind: int, content: bytes = b"") -> None:
        """Send a frame."""
        size = len(content)
        head = bytes([0x80 | kind, 0x80 | (size if size < 126 else 126)])
        more = struct.pack("!H", size) if size >= 126 else b""
        self._writer.write(head + more + b"\0\0\0\0" + content)

    def say(self, **message: object) -> None:
        """Send a message."""
        self.frame(TEXT, json.dumps(message).encode())

    async def read(self) -> tuple[int, bytes]:
        """Read a frame: its kind and what is in it."""
        first, size = await self._reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self._reader.readexactly(2))
        return first & 0xF, await self._reader.readexactly(size)

    async def code(self) -> int:
        """Read on until the other end closes, and do not answer; return its code."""
        async with asyncio.timeout(SECONDS):
            while True:
                kind, content = await self.read()
                if kind == CLOSE:
                    return int.from_bytes(content[:2], "big")

    def cut(self) -> None:
        """Let the line break."""
        self._writer.transport.abort()
