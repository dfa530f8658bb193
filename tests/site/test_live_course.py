"""What is put into a site for a browser: our wheel, the lock file, and words for what fails."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from daifugo_widget.__main__ import main
from daifugo_widget._version import __version__
from daifugo_widget.site import downloads
from daifugo_widget.site.downloads import LiveError, is_intact, pyodide_core, wheel
from daifugo_widget.site.lock import CHANCES, DRAWS_WITH, KERNEL, OWN
from daifugo_widget.site.own_wheel import pack, pack_table
from daifugo_widget.site.page_links import copy_course
from daifugo_widget.site.python import build_python, pyodide_address
from daifugo_widget.site.wheels import WheelFacts
from tests.checking import some

ROOT = Path(__file__).parents[2]


# --- our own wheel -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack(tmp_path_factory.mktemp("own"))


def test_the_wheel_is_pure_and_says_what_it_needs(own: Path) -> None:
    facts = WheelFacts(own)
    assert own.name == f"daifugo_widget-{__version__}-py3-none-any.whl"
    assert (facts.name, facts.version) == (OWN, __version__)
    assert facts.imports == ["daifugo_widget"]
    assert {"anywidget", "ipywidgets", "tqdm"} <= facts.depends
    assert not {"jupyterlab", "matplotlib", "numpy"} & facts.depends


def test_it_holds_the_front_end_and_the_words_but_no_course(own: Path) -> None:
    with ZipFile(own) as opened:
        names = opened.namelist()
    assert "daifugo_widget/static/widget.js" in names
    assert "daifugo_widget/locale/ja/LC_MESSAGES/daifugo_widget.mo" in names
    assert [name for name in names if "/course/" in name or name.endswith(".ipynb")] == []
    assert [name for name in names if name.endswith((".so", ".po"))] == []


def test_it_holds_all_data_that_the_games_read(own: Path) -> None:
    games = ROOT / "daifugo_widget" / "games"
    data = {
        path.relative_to(ROOT).as_posix()
        for path in some(games.rglob("*"))
        if path.is_file() and path.suffix not in (".py", ".pyc", ".po", ".so")
    }
    with ZipFile(own) as opened:
        assert data <= {*opened.namelist()}


def test_the_same_package_gives_the_same_wheel(own: Path, tmp_path: Path) -> None:
    assert pack(tmp_path).read_bytes() == own.read_bytes()


def output(code: str, folder: Path) -> str:
    """Run Python in a folder, whose packages come before all others, and give what it prints."""
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", check=True
    ).stdout


def test_pip_can_install_it(own: Path, tmp_path: Path) -> None:
    pytest.importorskip("pip", reason="this environment was made without pip")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(tmp_path), str(own)], check=True)
    code = "import daifugo_widget; print(daifugo_widget.__file__, daifugo_widget.Table(seed=1))"
    assert output(code, tmp_path).startswith(str(tmp_path))


def test_a_table_alone_runs_from_what_is_packed_for_it(tmp_path: Path) -> None:
    with ZipFile(pack_table(tmp_path)) as opened:
        opened.extractall(tmp_path)
    code = """
from daifugo_widget.table.page.page_table import open_page_table
import daifugo_widget
for rules in ("standard", "nap", "napoleon"):
    assert open_page_table(f"?rules={rules}", "ja", len)
print(daifugo_widget.__file__)
"""
    assert output(code, tmp_path).startswith(str(tmp_path))


def test_a_game_is_looked_at_again_from_what_is_packed_for_a_table_alone(tmp_path: Path) -> None:
    with ZipFile(pack_table(tmp_path)) as opened:
        opened.extractall(tmp_path)
    code = """
import json
from daifugo_widget.table.page.page_table import PageTable
from daifugo_widget.table.session.opening import open_session
from daifugo_widget.table.session.settings import Settings
told = []
record = "rules base\\nhands 2h3c / 4d5d / 6c7c"
table = PageTable(open_session("base", record=record, settings=Settings(pace="once")), told.append)
def send(**message):
    states = [each["traits"]["state"] for each in map(json.loads, told) if "traits" in each]
    table.take(json.dumps({"version": states[-1]["version"], "view": 1, **message}))
for message in (
    {"do": "set", "key": "warn", "value": True, "calm": False},
    {"do": "play", "cards": "2h"},
    {"do": "play", "cards": "3c"},
    {"do": "review"},
):
    send(**message)
assert table.interlude is not None and not table.shown.notice, told[-1]
import daifugo_widget
print(daifugo_widget.__file__)
"""
    assert output(code, tmp_path).startswith(str(tmp_path))


# --- what is fetched -----------------------------------------------------------------------------


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(downloads, "cache_folder", lambda: tmp_path / "cache")
    return tmp_path / "cache"


def test_without_npm_it_says_how_to_get_it(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads._program.cache_clear()
    monkeypatch.setattr("shutil.which", lambda name, path=None: None)
    with pytest.raises(LiveError, match=r"install Node from nodejs\.org"):
        pyodide_core()


def test_without_a_network_it_says_what_could_not_be_fetched(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9")
    monkeypatch.setenv("PIP_RETRIES", "0")
    with pytest.raises(
        LiveError, match=r"comm==0\.2\.3 could not be fetched by pip. Is there a net"
    ):
        wheel("comm", "0.2.3")
    assert list(empty_cache.rglob("*.whl")) == []


def test_what_was_kept_and_has_changed_is_fetched_again(tmp_path: Path) -> None:
    file = tmp_path / "a.whl"
    file.write_bytes(b"as fetched")
    downloads._note(file)
    assert is_intact(file)
    file.write_bytes(b"broken off")
    assert not is_intact(file)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--offline"], "write --live --offline"), (["--live"], 'pip install "daifugo-widget[live]"')],
)
def test_the_command_says_what_is_missing(
    tmp_path: Path,
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("daifugo_widget.site.command.find_spec", lambda name: None)
    assert main(["site", str(tmp_path / "site"), *arguments]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


# --- what is written -----------------------------------------------------------------------------


def test_each_chapter_leads_to_its_page_and_the_course_stays_as_it_is(tmp_path: Path) -> None:
    before = (ROOT / "notebooks" / "12-revolutions.ipynb").read_bytes()
    copy_course(ROOT / "notebooks", tmp_path / "copy")
    for path in some((tmp_path / "copy").glob("*.ipynb")):
        first = json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"]
        assert first.endswith(f"[a page to read](../{path.stem}.html).*")
    assert (ROOT / "notebooks" / "12-revolutions.ipynb").read_bytes() == before


def test_pyodide_is_taken_from_its_own_address_unless_it_is_in_the_site() -> None:
    assert pyodide_address(offline=False).startswith("https://")
    assert pyodide_address(offline=True) == "pyodide/pyodide.mjs"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    build_python(site, offline=True)
    return site / "python"


def locked(python: Path) -> dict[str, Any]:
    packages: dict[str, Any] = json.loads(
        (python / "pyodide-lock.json").read_text(encoding="utf-8")
    )["packages"]
    return packages


@pytest.mark.slow
def test_the_lock_lists_our_wheel_and_all_that_a_kernel_needs(python: Path) -> None:
    packages = locked(python)
    names = ("anywidget", "ipywidgets", "comm", "psygnal", "jupyterlab-widgets", "tqdm")
    for name in some((OWN, *KERNEL, *names, "ipython-pygments-lexers")):
        entry = packages[name]
        file = python / entry["file_name"]
        assert downloads.checksum(file) == entry["sha256"]
        assert {*entry["depends"]} <= packages.keys()
        assert entry["imports"]


@pytest.mark.slow
def test_numpy_and_matplotlib_come_from_pyodide_for_the_chapter_on_chances(python: Path) -> None:
    packages = locked(python)
    assert CHANCES in packages[DRAWS_WITH]["imports"]
    assert "numpy" in packages[DRAWS_WITH]["depends"]
    for name in some(("numpy", DRAWS_WITH, *packages[DRAWS_WITH]["depends"])):
        assert packages[name]["file_name"].startswith("https://")


@pytest.mark.slow
def test_every_module_has_bytecode_and_ours_have_their_sources_too(python: Path) -> None:
    with ZipFile(next(python.glob("daifugo_widget-*.whl"))) as opened:
        ours = {*opened.namelist()}
    assert {
        "daifugo_widget/table/widget.py",
        "daifugo_widget/table/__pycache__/widget.cpython-314.pyc",
    } <= ours
    with ZipFile(python / "python_stdlib.zip") as opened:
        library = {*opened.namelist()}
    assert "json/__init__.pyc" in library
    assert "json/__init__.py" not in library


@pytest.mark.slow
def test_the_licences_of_all_of_it_are_listed(python: Path) -> None:
    listed = (python / "licenses.md").read_text(encoding="utf-8")
    assert "MPL-2.0" in listed
    for wheel_file in some(python.glob("*.whl")):
        assert f"| {WheelFacts(wheel_file).name} |" in listed
