"""The course that runs in a browser, by JupyterLite: `daifugo site FOLDER --live`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .downloads import LiveError
from .lock import KERNEL, KERNEL_EXTENSION, LOCK, OWN, STDLIB, extension_folder
from .page_links import copy_course, let_links_lead_out
from .pages import LIVE
from .python import PYTHON, pyodide_address

COURSE = "course"
APPS = ("lab", "notebooks", "tree", "edit")
EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "anywidget", KERNEL_EXTENSION)
THEMES = "@jupyterlab/apputils-extension:themes"
"""The settings of JupyterLab by which it is dark where the system is."""
NOT_BUILT = "JupyterLite could not be built:\n{said}"


def build_live(target: Path, course: Path, offline: bool = False) -> None:
    """Build JupyterLite with the course into the site. Raises `LiveError`."""
    folder = target / LIVE
    shutil.rmtree(folder, ignore_errors=True)
    with TemporaryDirectory() as work:
        copy_course(course, Path(work) / COURSE)
        _write_settings(Path(work), folder, offline)
        _run_jupyterlite(Path(work))
    let_links_lead_out(folder)


def _run_jupyterlite(work: Path) -> None:
    """Build by the settings in a folder; whatever else is where it builds, it deletes."""
    command = [sys.executable, "-m", "jupyterlite_core", "build"]
    ran = subprocess.run(command, cwd=work, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise LiveError(NOT_BUILT.format(said=(ran.stderr or ran.stdout).strip()[-1000:]))


def _write_settings(work: Path, folder: Path, offline: bool) -> None:
    build = {
        "apps": APPS,
        "contents": [COURSE],
        "federated_extensions": [str(extension_folder(name)) for name in EXTENSIONS],
        "ignore_sys_prefix": True,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(folder.absolute()),
    }
    _write(work / "jupyter_lite_config.json", {"LiteBuildConfig": build})
    _write(work / "jupyter-lite.json", _page_settings(offline))
    _write(work / "overrides.json", {THEMES: {"adaptive-theme": True}})


def _page_settings(offline: bool) -> dict[str, Any]:
    """Return what the pages of JupyterLite are told."""
    options = {
        "lockFileURL": f"../{PYTHON}/{LOCK}",
        "stdLibURL": f"../{PYTHON}/{STDLIB}",
        "packages": [*KERNEL, OWN],
    }
    address = pyodide_address(offline)
    kernel: dict[str, Any] = {
        "loadPyodideOptions": options,
        # JupyterLite takes a path for one from its own folder only if it begins so.
        "pyodideUrl": f"./../{PYTHON}/{address}" if offline else address,
        "disablePyPIFallback": offline,
    }
    plugins = {f"{KERNEL_EXTENSION}:kernel": kernel}
    data = {"appName": "Daifugo", "litePluginSettings": plugins}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}


def _write(path: Path, content: dict[str, Any]) -> None:
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
