"""Measuring the phones at tables: `python -m tools.bench_phones`, in less than a minute.

The guests are played by another process, so that the server has one of its own.
"""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event, Thread
from time import monotonic
from typing import Any, NamedTuple

from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from daifugo_widget import Table
from daifugo_widget.cli_arguments import positive
from daifugo_widget.phones.room import Room
from daifugo_widget.phones.server import PhoneServer

PLAYERS, PAGE, SECONDS = 4, 4096, 11.0
THINKS = 0.2, 0.5
"""For how many seconds a guest thinks: between the two."""
Links = list[list[str]]
"""The links to the seats of each table."""


class Load(NamedTuple):
    """How long a move took to be shown on every other screen, in seconds."""

    waits: list[float]
    moves: int

    @property
    def p95(self) -> float:
        """What 95 of 100 took at most, in milliseconds."""
        return 1000 * quantiles(self.waits, n=20)[-1] if len(self.waits) > 1 else float("nan")


class Seat:
    """A guest who plays by chance, at the pace of a person."""

    def __init__(self, link: str, others: list[Seat], rng: Random) -> None:
        address, _, self.key = link.partition("#")
        self.address = address.replace("http", "ws", 1) + "ws"
        self.others, self.rng = others, rng
        self.moved = self.told = 0.0  # when
        self.waits: list[float] = []
        self.moves = 0

    async def play(self, until: float) -> None:
        """Play until a time has come."""
        line = await websocket_connect(self.address)
        await line.write_message(json.dumps({"token": self.key}))
        with suppress(TimeoutError):
            async with asyncio.timeout(until - monotonic()):
                while (text := await line.read_message()) is not None:
                    await self._take(json.loads(text), line)
        line.close()

    async def _take(self, told: dict[str, Any], line: WebSocketClientConnection) -> None:
        state = told.get("traits", {}).get("state")
        if state is None:
            return
        prompt, told_at = state["prompt"], monotonic()
        for other in self.others:
            if other is not self and self.told < other.moved:
                self.waits.append(told_at - other.moved)
        self.told = told_at
        kind = prompt["kind"]
        if prompt["seat"] != state["me"] or kind not in ("play", "answer"):
            if kind in ("over", "match") and state["me"] == 0:
                await self._send(line, state, do="next")
            return
        await asyncio.sleep(self.rng.uniform(*THINKS))
        if kind == "answer":
            wish = {"do": "answer", "value": prompt["choice"]["options"][-1]["value"]}
        elif state["plays"]:
            wish = {"do": "play", "cards": state["plays"][0]}
        else:
            wish = {"do": "pass"}
        await self._send(line, state, **wish)

    async def _send(
        self, line: WebSocketClientConnection, state: dict[str, Any], **wish: str
    ) -> None:
        self.moves += 1
        self.moved = monotonic()
        with suppress(WebSocketClosedError):
            await line.write_message(json.dumps({**wish, "version": state["version"]}))


def play_all(links: Links, seconds: float, flooded: bool) -> Load:
    """Play at all tables for a while; with a flood one guest sends as much as goes out."""
    return asyncio.run(_play_all(links, seconds, flooded))


async def _play_all(links: Links, seconds: float, flooded: bool) -> Load:
    until, seats, work = monotonic() + seconds, list[Seat](), list[Any]()
    for number, table in enumerate(links):
        at_table: list[Seat] = []
        at_table += [Seat(link, at_table, Random(number)) for link in table]
        seats += at_table
    work = [seat.play(until) for seat in seats]
    if flooded:
        work.append(_flood(links[0][-1], until))
    await asyncio.gather(*work)
    return Load([wait for seat in seats for wait in seat.waits], sum(s.moves for s in seats))


async def _flood(link: str, until: float) -> None:
    """Send as much as one guest can, and come again whenever one is cut off."""
    address, _, key = link.partition("#")
    while monotonic() < until:
        line = await websocket_connect(address.replace("http", "ws", 1) + "ws")
        with suppress(WebSocketClosedError):
            await line.write_message(json.dumps({"token": key}))
            for number in range(100):
                wish = {"do": "hint"} if number % 2 else {"ask": "record", "id": number}
                await line.write_message(json.dumps(wish))
                await asyncio.sleep(0)
        line.close()
        await asyncio.sleep(0.01)


# --- the server ----------------------------------------------------------------------------------


@contextmanager
def opened(tables: int) -> Iterator[Links]:
    """Open rooms at so many tables, each with four guests; yield the links to their seats."""
    server, links = PhoneServer(), Links()
    names = [f"P{seat}" for seat in range(PLAYERS)]
    for seed in range(tables):
        table = Table(seed=seed, players=PLAYERS, seats="abcd", names=names, pace="once")
        room = Room(table, server.loop, server.thread)
        room.open(range(PLAYERS))
        server.add(room)
        links.append([server.link(room, guest) for guest in room.guests])
    try:
        yield links
    finally:
        server.close()


@contextmanager
def busy() -> Iterator[None]:
    """Let a thread of pure Python run beside what is done meanwhile."""
    ended = Event()

    def count() -> None:
        number = 0
        while not ended.is_set():
            number += 1

    thread = Thread(target=count)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def load(tables: int, seconds: float, flooded: bool = False) -> Load:
    """Let another process play at so many tables of this one."""
    with opened(tables) as links, get_context("spawn").Pool(1) as pool:
        return pool.apply(play_all, (links, seconds, flooded))


def memory() -> float:
    """Return how many megabytes this process holds just now, NaN where nobody says."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * PAGE / 1e6
    except OSError:
        return float("nan")


def memory_of(tables: int, seconds: float) -> float:
    """Return how many megabytes more a process holds that has so many tables with guests."""
    before = memory()
    with opened(tables) as links, get_context("spawn").Pool(1) as pool:
        pool.apply(play_all, (links, seconds, False))
        return memory() - before


def phone_lines(seconds: float | None = None) -> Iterator[str]:
    """Yield how soon a move is shown to others, beside other work, and what the server takes."""
    seconds = seconds or SECONDS
    yield f"{'a move to all other phones, 8 tables of 4':<48}{'p95 ms':>10}{'moves / s':>12}"
    grown = memory_of(15, seconds / 2)
    calm = load(8, seconds)
    with busy():
        beside = load(8, seconds)
    flooded = load(8, seconds, flooded=True)
    for name, found, wanted in (
        ("people who think 0.2 to 0.5 s", calm, "50 or less"),
        ("the same beside a busy thread", beside, "100 or less"),
        ("the same while one guest floods", flooded, f"{2 * calm.p95:.0f} or less"),
    ):
        rate = found.moves / seconds
        yield f"{name:<48}{found.p95:>10.0f}{rate:>12.0f}{wanted:>15}"
    yield f"{'memory of 15 tables with 60 phones, MB':<48}{grown:>10.0f}{'40 or less':>27}"


def main(arguments: list[str]) -> None:
    """Measure and print everything."""
    parser = ArgumentParser(prog="python -m tools.bench_phones", description=__doc__)
    parser.add_argument("--seconds", type=positive, default=SECONDS, help="for each measurement")
    for line in phone_lines(parser.parse_args(arguments).seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
