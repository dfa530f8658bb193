"""A JupyterHub for tests: its own proxy in front, a server and a kernel for a user behind."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import websocket_connect

from tests.browser.server import ROOT, free_port

PROXY = shutil.which("configurable-http-proxy", path=f"{sys.prefix}/hub/node_modules/.bin")
WHY_SKIPPED = "there is no JupyterHub with its proxy here: `make test-all` installs them"
SECONDS = 60.0
TOKEN = uuid4().hex
SETTINGS = """
c.JupyterHub.bind_url = "http://127.0.0.1:{ports[0]}"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{ports[1]}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{ports[2]}"
c.ConfigurableHTTPProxy.command = ["{proxy}"]
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = "{home}/{{username}}"
c.Spawner.cmd = ["{python}", "-m", "jupyterhub.singleuser"]
c.Spawner.args = ["--allow-root"]
c.Spawner.environment = {{"PYTHONPATH": "{root}", "DAIFUGO_DEFAULTS": "off"}}
c.JupyterHub.services = [{{"name": "test", "api_token": "{token}"}}]
c.JupyterHub.load_roles = [{{
    "name": "test",
    "services": ["test"],
    "scopes": ["admin:users", "admin:servers", "access:servers"],
}}]
"""


def is_there() -> bool:
    """Return whether a Hub and its proxy are installed."""
    return find_spec("jupyterhub") is not None and PROXY is not None


async def get(url: str, method: str = "GET", **options: Any) -> HTTPResponse:
    """Return what a server answers, whatever that is."""
    body = options.pop("body", None) if method in ("GET", "DELETE") else options.pop("body", "")
    request = HTTPRequest(url, method, body=body, follow_redirects=False, **options)
    return await AsyncHTTPClient().fetch(request, raise_error=False)


@dataclass(frozen=True)
class Hub:
    """A Hub: its address, and all that it and its servers have logged."""

    url: str
    log: Path

    async def call(self, path: str, method: str = "GET", **options: Any) -> Any:
        """Ask the Hub, or a server behind it, as a program of its administrator does."""
        headers = {"Authorization": f"token {TOKEN}"}
        answer = await get(f"{self.url}{path}", method, headers=headers, **options)
        assert answer.code < 400, f"{path}: {answer.code}\n{self.log.read_text(encoding='utf-8')}"
        return json.loads(answer.body) if answer.body else None

    async def start_server(self, user: str) -> None:
        """Start the server of a user."""
        await self.call(f"/hub/api/users/{user}", "POST")
        await self.call(f"/hub/api/users/{user}/server", "POST")
        await self._until_ready(user, True)

    async def stop_server(self, user: str) -> None:
        """Stop the server of a user."""
        await self.call(f"/hub/api/users/{user}/server", "DELETE")
        await self._until_ready(user, False)

    async def _until_ready(self, user: str, ready: bool) -> None:
        async with asyncio.timeout(SECONDS):
            while True:
                servers = (await self.call(f"/hub/api/users/{user}"))["servers"]
                if servers.get("", {}).get("ready", False) is ready and bool(servers) is ready:
                    return
                await asyncio.sleep(0.1)

    async def run(self, user: str, code: str) -> str:
        """Return what some code prints that runs in a new kernel of a user's server."""
        kernel = (await self.call(f"/user/{user}/api/kernels", "POST", body="{}"))["id"]
        address = f"{self.url}/user/{user}/api/kernels/{kernel}/channels".replace("http", "ws", 1)
        request = HTTPRequest(address, headers={"Authorization": f"token {TOKEN}"})
        line = await websocket_connect(request)
        header = {"msg_id": uuid4().hex, "msg_type": "execute_request", "session": uuid4().hex}
        rest = {"parent_header": {}, "metadata": {}, "channel": "shell"}
        content = {"code": code, "silent": False, "store_history": False, "allow_stdin": False}
        await line.write_message(json.dumps({"header": header, "content": content, **rest}))
        said = ""
        async with asyncio.timeout(SECONDS):
            while (text := await line.read_message()) is not None:
                told = json.loads(text)
                if told["parent_header"].get("msg_id") != header["msg_id"]:
                    continue
                assert told["msg_type"] != "error", told["content"]
                said += told["content"].get("text", "")
                if told["content"].get("execution_state") == "idle":
                    break
        line.close()
        return said


@asynccontextmanager
async def open_hub(home: Path) -> AsyncIterator[Hub]:
    """Run a Hub that keeps all it writes in ``home``."""
    ports = [free_port() for _ in range(3)]
    settings, log = home / "settings.py", home / "hub.log"
    facts = {"proxy": PROXY, "home": home, "python": sys.executable, "root": ROOT, "token": TOKEN}
    settings.write_text(SETTINGS.format(ports=ports, **facts), encoding="utf-8")
    command = [sys.executable, "-m", "jupyterhub", f"--config={settings}"]
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(command, cwd=home, stdout=file, stderr=file)
    hub = Hub(f"http://127.0.0.1:{ports[0]}", log)
    try:
        await _until_it_answers(hub, process)
        yield hub
    finally:
        process.terminate()
        process.wait(timeout=30)


async def _until_it_answers(hub: Hub, process: subprocess.Popen[bytes]) -> None:
    async with asyncio.timeout(SECONDS):
        while process.poll() is None:
            if (await _status(f"{hub.url}/hub/health")) == 200:
                return
            await asyncio.sleep(0.1)
    raise RuntimeError(f"the Hub did not start:\n{hub.log.read_text(encoding='utf-8')}")


async def _status(url: str) -> int:
    try:
        return (await get(url)).code
    except OSError:
        return 0
