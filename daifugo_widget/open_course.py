"""Opening the course in JupyterLab: `daifugo lab`."""

import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
IN_CHECKOUT = HERE.parent / "notebooks"
IN_WHEEL = HERE / "course"


def open_course(arguments: Sequence[str] = ()) -> int:
    """Open the first chapter in JupyterLab, which gets the arguments; return the exit code."""
    if find_spec("jupyterlab") is None:
        needed = 'The course needs JupyterLab: pip install "daifugo-widget[lab]"'
        print(needed, file=sys.stderr)
        return 1
    folder = course_folder(Path.cwd())
    # In a container the learner is often root, whom JupyterLab refuses unless told otherwise.
    start_jupyterlab(["--allow-root", *launch_options(folder), *arguments])
    return 0


def course_folder(working: Path) -> Path:
    """Return the folder of notebooks: the checkout's, or a copy in ``working`` of the wheel's."""
    if not IN_WHEEL.is_dir():
        return IN_CHECKOUT
    folder = working / "daifugo-course"
    copy_missing(IN_WHEEL, folder)
    return folder


def copy_missing(source: Path, target: Path) -> None:
    """Copy files that are not there yet, so that a learner's own changes stay."""
    for path in source.rglob("*"):
        copy = target / path.relative_to(source)
        if path.is_file() and not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def launch_options(folder: Path) -> list[str]:
    """Return JupyterLab's options for a folder and its first chapter; chapters are numbered."""
    first = min(path.name for path in folder.glob("*.ipynb"))
    # As the default address, the chapter is also in the link that is printed for a browser.
    return [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{first}"]


def start_jupyterlab(arguments: Sequence[str]) -> None:
    """Run JupyterLab in this process, so that Ctrl+C reaches it alone."""
    from jupyterlab.labapp import LabApp

    LabApp.launch_instance(list(arguments))


def add_arguments(parser: ArgumentParser) -> None:
    """Say where the other arguments go."""
    parser.epilog = "Other options go to JupyterLab, such as --no-browser or --port=8890."


def run(args: Namespace) -> int:
    """Open the course."""
    return open_course(args.rest)
