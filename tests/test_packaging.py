"""What is installed holds all that it needs, and no more weight than agreed."""

import gzip
import importlib
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import daifugo_widget
from tests.checking import some

ROOT = Path(__file__).parents[1]
BUNDLE = ("daifugo_widget/static/widget.js", "daifugo_widget/static/widget.css")
LOADER = "daifugo_widget/static/loader.js"
RELAY_SETTING = "etc/jupyter/jupyter_server_config.d/daifugo_widget.json"
KILOBYTE = 1000

LOADED_BY_THE_CORE = """
import importlib, pkgutil, sys
before = set(sys.modules)
import daifugo_widget
pure = ("core", "games.daifugo.engine", "games.daifugo.rules", "games.daifugo.records")
for name in (f"daifugo_widget.{each}" for each in pure):
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        importlib.import_module(module.name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
others = loaded - sys.stdlib_module_names
print(*sorted(name for name in others if not name.startswith("_")))
"""


def build(kind: str, project: Path, folder: Path, **environment: str) -> Path:
    """Build a wheel or an sdist of a project and give its path."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory"]
    env = {**os.environ, **environment}
    subprocess.run([*command, str(folder)], cwd=project, env=env, check=True)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    return ZipFile(build("wheel", ROOT, tmp_path_factory.mktemp("wheel")))


def test_the_wheel_holds_bundle_types_and_licence(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    assert {*BUNDLE, LOADER, "daifugo_widget/py.typed"} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_the_wheel_holds_the_course(wheel: ZipFile) -> None:
    in_wheel = {name for name in wheel.namelist() if name.startswith("daifugo_widget/course/")}
    chapters = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert chapters
    assert {f"daifugo_widget/course/{name}" for name in chapters} <= in_wheel


def test_the_page_for_teachers_lies_beside_the_chapters_in_the_wheel(wheel: ZipFile) -> None:
    page = wheel.read("daifugo_widget/course/TEACHING.md").decode()
    links = re.findall(r"\]\(([^)#]+)", page)
    assert {f"daifugo_widget/course/{link}" for link in some(links)} <= {*wheel.namelist()}


def test_the_wheel_holds_nothing_else(wheel: ZipFile) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    beside = f"daifugo_widget-{daifugo_widget.__version__}"
    assert tops == {"daifugo_widget", f"{beside}.data", f"{beside}.dist-info"}
    data = [name for name in wheel.namelist() if name.startswith(f"{beside}.data/")]
    assert data == [f"{beside}.data/data/{RELAY_SETTING}"]


def extensions_of(config: Path) -> str:
    """Return what Jupyter says of the extensions that one folder of settings switches on."""
    command = [sys.executable, "-m", "jupyter", "server", "extension", "list"]
    env = {**os.environ, "JUPYTER_CONFIG_DIR": str(config)}
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=True)
    said = re.sub(r"\x1b\[\d*m", "", done.stdout + done.stderr).split("Config dir: ")
    return " ".join(next(each for each in said if each.startswith(f"{config}\n")).split())


def test_the_relay_is_on_where_the_wheel_is_installed(wheel: ZipFile, tmp_path: Path) -> None:
    pytest.importorskip("pip", reason="this environment was made without pip")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*install, str(tmp_path), str(wheel.filename)], check=True)
    said = extensions_of(tmp_path / Path(RELAY_SETTING).parents[1])
    assert "daifugo_widget.phones.relay enabled" in said
    assert "daifugo_widget.phones.relay OK" in said


def test_the_relay_is_on_in_a_checkout() -> None:
    said = extensions_of(Path(sys.prefix) / Path(RELAY_SETTING).parents[1])
    assert "daifugo_widget.phones.relay enabled" in said
    assert "daifugo_widget.phones.relay OK" in said


def test_an_sdist_becomes_the_same_wheel_without_node(wheel: ZipFile, tmp_path: Path) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # since 3.11.4
        archive.extractall(tmp_path / "unpacked")
    (project,) = (tmp_path / "unpacked").iterdir()
    assert list(project.glob(".venv*")) == []
    again = ZipFile(build("wheel", project, tmp_path / "wheel", PATH=""))
    assert again.namelist() == wheel.namelist()
    assert all(again.read(name) == wheel.read(name) for name in (*BUNDLE, LOADER))


def test_the_wheel_brings_the_program(wheel: ZipFile) -> None:
    (entries,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "daifugo = daifugo_widget.__main__:main" in wheel.read(entries).decode()


def test_the_wheel_says_all_of_itself(wheel: ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith("dist-info/METADATA"))
    text = wheel.read(name).decode()
    assert "\nDescription-Content-Type: text/markdown\n" in text
    assert "\nDynamic: " not in text


def test_the_bundle_keeps_its_budget(wheel: ZipFile) -> None:
    files = [wheel.read(name) for name in BUNDLE]
    assert sum(map(len, files)) <= 100 * KILOBYTE
    assert sum(len(gzip.compress(file, 9)) for file in files) <= 34 * KILOBYTE
    assert len(wheel.read(LOADER)) <= 1.5 * KILOBYTE


@pytest.mark.parametrize("name", daifugo_widget.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert hasattr(importlib.import_module("daifugo_widget"), name)


def test_the_core_loads_nothing_outside_the_standard_library() -> None:
    """What begins with an underscore is what a system adds to its Python."""
    command = [sys.executable, "-c", LOADED_BY_THE_CORE]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert result.stdout.split() == ["daifugo_widget"]
