"""A copy of what a clone of the repository would hold."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def copy_checkout(target: Path) -> Path:
    """Copy all files but those that are made or ignored, and return the folder."""
    list_files = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(list_files, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    for name in filter(os.path.exists, (str(ROOT / name) for name in names.stdout.splitlines())):
        copy = target / Path(name).relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(name, copy)
    return target
