"""A Jupyter server of the tests' own: free port, empty configuration, empty root folder."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
OPTIONS = (
    "--no-browser",
    "--allow-root",
    "--ServerApp.port_retries=0",
    "--IdentityProvider.token=",
    "--PasswordIdentityProvider.hashed_password=",
    "--ServerApp.disable_check_xsrf=True",
    "--LabApp.expose_app_in_browser=True",
    "--JupyterNotebookApp.expose_app_in_browser=True",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)
SETTINGS = {
    # JupyterLab would ask at its first start whether to fetch news,
    "default_setting_overrides": {
        "@jupyterlab/apputils-extension:notification": {"fetchNews": "false"}
    },
    # and with every page compare all its extensions with what it was built from.
    "page_config": {"buildCheck": False},
}


@dataclass(frozen=True)
class Server:
    """Where the server listens, and the folder that it serves."""

    url: str
    root: Path


@contextmanager
def jupyter_server(home: Path) -> Iterator[Server]:
    """Run a server that keeps all it writes in `home`."""
    root = home / "root"
    root.mkdir()
    write_settings(home / "config")
    port = free_port()
    with (home / "server.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command(port, root), env=environment(home), stdout=log, stderr=log
        )
    server = Server(f"http://127.0.0.1:{port}", root)
    try:
        wait_until_it_answers(server, process, home / "server.log")
        yield server
    finally:
        process.terminate()
        process.wait(timeout=30)


def command(port: int, root: Path) -> list[str]:
    places = [f"--ServerApp.port={port}", f"--ServerApp.root_dir={root}"]
    return [sys.executable, "-m", "jupyterlab", *OPTIONS, *places]


def write_settings(config: Path) -> None:
    folder = config / "labconfig"
    folder.mkdir(parents=True)
    for name, settings in SETTINGS.items():
        (folder / f"{name}.json").write_text(json.dumps(settings), encoding="utf-8")


def environment(home: Path) -> dict[str, str]:
    """Give the server and its kernels the checkout's package, and nothing of the user's own."""
    return {
        **os.environ,
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
        "PYTHONPATH": str(ROOT),
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def landing_page(url: str) -> str:
    """Give the address that the server's front door leads to."""
    for _ in range(150):
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.url)
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError("the server did not start")


def wait_until_it_answers(server: Server, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(f"{server.url}/api", timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            return
    raise RuntimeError(f"the Jupyter server did not start:\n{log.read_text(encoding='utf-8')}")
