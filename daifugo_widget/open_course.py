"""Opening the course in JupyterLab: `daifugo lab`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from errno import EDQUOT, ENOSPC
from importlib.util import find_spec
from pathlib import Path

from .cli_arguments import UNUSABLE
from .course_copy import Renewal, files_of, renew
from .course_place import Place, place_of, remember, unused_folder
from .progress.progress import USUAL
from .progress.review import USUAL_REVIEW
from .table.session.file_writing import write_whole

HERE = Path(__file__).parent
IN_CHECKOUT = HERE.parent / "notebooks"
IN_WHEEL = HERE / "course"
"""The course as it is shipped; a checkout has it in a folder of its own."""
KEPT = USUAL, USUAL_REVIEW
"""The files of a learner, which go on in a fresh copy."""
NEEDED = 'The course needs JupyterLab: pip install "daifugo-widget[lab]"'
NO_ROOM = "There is no room for the course in {folder} ({why}): free some megabytes there, or"
NOT_WRITABLE = "The course cannot be written to {folder} ({why}):"
ELSEWHERE = "name another folder, as in daifugo lab FOLDER."


def open_course(
    folder: str | None = None, options: Sequence[str] = (), *, fresh: bool = False
) -> int:
    """Open the first chapter in JupyterLab, which gets the options; return the exit code.

    ``folder`` is where the learner's copy lies or is laid; ``fresh`` lays a new one beside.
    """
    if find_spec("jupyterlab") is None:
        print(NEEDED, file=sys.stderr)
        return 1
    if in_checkout() and folder is None and not fresh:
        start_jupyterlab([*launch_options(IN_CHECKOUT), *options])
        return 0
    place = place_of(folder, Path.cwd())
    try:
        used = lay_course(place, fresh=fresh)
    except OSError as error:
        print(problem(place.folder, error), file=sys.stderr)
        return UNUSABLE
    remember(used)
    start_jupyterlab([*launch_options(used), *options])
    return 0


def in_checkout() -> bool:
    """Tell whether the package lies in a checkout, beside the notebooks."""
    return not IN_WHEEL.is_dir()


def shipped() -> Path:
    """Return the folder of the course as it comes with the package."""
    return IN_CHECKOUT if in_checkout() else IN_WHEEL


def lay_course(place: Place, *, fresh: bool) -> Path:
    """Renew the copy at a place, or lay a fresh one beside; say what was done, return its folder.

    A fresh copy goes on with the progress and the reviews that the other one has. Raises `OSError`.
    """
    folder = unused_folder(place.folder) if fresh else place.folder
    renewal = renew(shipped(), folder)
    for name in KEPT if folder != place.folder else ():
        if (kept := place.folder / name).is_file():
            write_whole(folder / name, kept.read_bytes())
    reason = f", {place.reason}" if place.reason and not fresh else ""
    print(f"The course is in {folder}{reason}.", *report(renewal), sep="\n", flush=True)
    return folder


def report(renewal: Renewal) -> Iterator[str]:
    """Yield a line for each kind of thing that happened to chapters which were there before."""
    if renewed := [name for name in renewal.renewed if name not in renewal.moved.values()]:
        yield f"Renewed, as you have not changed them: {', '.join(renewed)}."
    if renewal.kept:
        kept = ", ".join(renewal.kept)
        yield f"Kept as you changed them: {kept}. Their new text comes with daifugo lab --fresh."
    if renewal.moved:
        moved = ", ".join(f"{name} is {now} now" for name, now in renewal.moved.items())
        yield f"Renewed under a new name, as you have not changed them: {moved}."
    for name, now in renewal.left.items():
        yield f"Kept: {name}, {f'which is {now} now' if now else 'which is no chapter any more'}."


def problem(folder: Path, error: OSError) -> str:
    """Say why a copy cannot be laid, and what to do."""
    words = NO_ROOM if error.errno in (ENOSPC, EDQUOT) else NOT_WRITABLE
    return f"{words.format(folder=folder, why=error.strerror)} {ELSEWHERE}"


def launch_options(folder: Path) -> list[str]:
    """Return JupyterLab's options for a folder and its first chapter; chapters are numbered."""
    first = min(name for name in files_of(shipped()) if name.endswith(".ipynb"))
    # In a container the learner is often root, whom JupyterLab refuses unless told otherwise.
    # As the default address, the chapter is also in the link that is printed for a browser.
    where = [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{first}"]
    return ["--allow-root", *where]


def start_jupyterlab(arguments: Sequence[str]) -> None:
    """Run JupyterLab in this process, so that Ctrl+C reaches it alone."""
    from jupyterlab.labapp import LabApp

    LabApp.launch_instance(list(arguments))


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the option, and say where the folder and the other options go."""
    parser.usage = "%(prog)s [FOLDER] [--fresh] [OPTION OF JUPYTERLAB ...]"
    parser.epilog = (
        "FOLDER is where your copy of the course lies, or is laid: without it the folder used "
        "last, else daifugo-course here if there is one, else daifugo-course in your home folder. "
        "A new version renews the chapters that you have not changed. Other options go to "
        "JupyterLab, such as --no-browser or --port=8890."
    )
    parser.add_argument(
        "--fresh", action="store_true", help="lay a new copy of the course beside that folder"
    )


def run(args: Namespace) -> int:
    """Open the course; its folder comes before the options of JupyterLab, which only that knows."""
    named = bool(args.rest) and not args.rest[0].startswith("-")
    folder, options = (args.rest[0], args.rest[1:]) if named else (None, args.rest)
    return open_course(folder, options, fresh=args.fresh)
