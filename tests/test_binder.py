"""Binder's own steps, in a clean environment."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from daifugo_widget.phones.secret import new_key
from tests.browser.server import free_port, landing_page
from tests.chapters import BINDER_PAGE
from tests.checkout_copy import ROOT, copy_checkout

FIRST = f"/lab/tree/{BINDER_PAGE.relative_to(ROOT).as_posix()}"
OLDEST = (3, 11, 5)
"""From which Python on the pins can be installed: Binder has the latest of its line."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a clone would hold: nothing built, nothing ignored."""
    return copy_checkout(tmp_path_factory.mktemp("binder") / "repo")


@pytest.fixture(scope="module")
def environment(checkout: Path) -> dict[str, str]:
    """The variables of a fresh virtual environment, after the steps of Binder's build."""
    wanted = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    here = f"python-{sys.version_info.major}.{sys.version_info.minor}"
    if here != wanted or sys.version_info < OLDEST:
        pytest.skip(f"Binder's requirements are pinned for the latest {wanted}, this is another")
    venv = checkout.parent / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    variables = {**outside, "PATH": f"{venv / 'bin'}:{os.environ['PATH']}"}
    requirements = ["-m", "pip", "install", "--quiet", "-r", "binder/requirements.txt"]
    for step in ([str(venv / "bin" / "python"), *requirements], ["binder/postBuild"]):
        subprocess.run(step, cwd=checkout, env=variables, check=True)
    return variables


@contextmanager
def started(checkout: Path, environment: dict[str, str]) -> Iterator[str]:
    """Run `binder/start` with a command like Binder's and give the server's address."""
    port = free_port()
    options = ["--no-browser", "--allow-root", f"--port={port}", "--IdentityProvider.token="]
    command = ["binder/start", "jupyter", "lab", *options]
    process = subprocess.Popen(command, cwd=checkout, env=environment)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=30)


def test_binder_opens_the_page_with_a_table(checkout: Path, environment: dict[str, str]) -> None:
    assert (checkout / BINDER_PAGE.relative_to(ROOT)).exists()
    with started(checkout, environment) as url:
        assert landing_page(url) == url + FIRST


def test_binder_lets_guests_through_to_a_table(checkout: Path, environment: dict[str, str]) -> None:
    with started(checkout, environment) as url:
        assert landing_page(url)
        with pytest.raises(HTTPError) as refused:
            urlopen(f"{url}/daifugo/r/{new_key()}/", timeout=30)
        assert refused.value.code == 404
        assert "sandbox" in refused.value.headers["Content-Security-Policy"]  # of the relay


def test_binder_installs_the_bundle(checkout: Path, environment: dict[str, str]) -> None:
    find = "from pathlib import Path; import daifugo_widget as d; print(Path(d.__file__).parent)"
    command = ["python", "-c", find]
    result = subprocess.run(
        command,
        cwd=checkout.parent,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert (Path(result.stdout.strip()) / "static" / "widget.js").exists()


def test_the_image_holds_the_course_once_and_nothing_that_the_build_alone_needed(
    checkout: Path, environment: dict[str, str]
) -> None:
    chapters = [*checkout.parent.rglob("01-your-first-game.ipynb")]
    assert chapters == [checkout / "notebooks" / "01-your-first-game.ipynb"]
    assert [*checkout.parent.rglob("node_modules")] == []


def test_versions_are_pinned_by_the_python_that_binder_has(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "binder").mkdir()
    (tmp_path / "binder" / "runtime.txt").write_text("python-3.99\n", encoding="utf-8")
    command = ["make", "pins", f"PYTHON={sys.executable}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert done.returncode
    assert "Binder has python-3.99" in done.stderr
    assert not (tmp_path / "binder" / "requirements.txt").exists()
