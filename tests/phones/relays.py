"""Jupyter servers with the relay for tests: with a token, an address of a user, and no browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from daifugo_widget.phones.guest import Guest
from daifugo_widget.phones.room import Room
from tests.browser.server import Server, environment, free_port, wait_until_it_answers
from tests.phones.guests import PhoneClient

RUNTIME = "JUPYTER_RUNTIME_DIR"
TOKEN = "the-token-of-the-host"
OPTIONS = (
    "--no-browser",
    "--allow-root",
    "--debug",
    "--ServerApp.port_retries=0",
    "--ServerApp.base_url=/user/mina/",
    "--ServerApp.allow_unauthenticated_access=False",
    f"--IdentityProvider.token={TOKEN}",
)


@dataclass(frozen=True)
class Relay:
    """A Jupyter server: its address with the path of its user, and all that it has logged."""

    url: str
    log: Path

    def link(self, room: Room, guest: Guest) -> str:
        """Return the address that leads to a guest's seat through the server."""
        return f"{self.url}/daifugo/r/{room.id}/#{guest.key}"

    def phones_of(self, room: Room) -> list[PhoneClient]:
        """Return a phone for each guest, by its link."""
        return [PhoneClient(self.link(room, guest)) for guest in room.guests]


@contextmanager
def relay_server(home: Path, *options: str) -> Iterator[Relay]:
    """Run a Jupyter server that keeps all it writes in ``home``."""
    (home / "root").mkdir(parents=True)
    port, log = free_port(), home / "server.log"
    places = [f"--ServerApp.port={port}", f"--ServerApp.root_dir={home / 'root'}"]
    command = [sys.executable, "-m", "jupyter_server", *OPTIONS, *places, *options]
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(command, env=environment(home), stdout=file, stderr=file)
    url = f"http://127.0.0.1:{port}/user/mina"
    try:
        wait_until_it_answers(Server(url, home / "root"), process, log)
        yield Relay(url, log)
    finally:
        process.terminate()
        process.wait(timeout=30)
