"""Building the course for the web: `daifugo site FOLDER [--live [--offline]]`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path

from .downloads import HOW_TO_GET, LiveError
from .pages import build, course_source

NEEDS_NBCONVERT = 'The pages need nbconvert: pip install "daifugo-widget[lab]"'
NEEDS_LIVE = f"The live course needs JupyterLite: {HOW_TO_GET}"
NO_REFERENCE = 'Without the reference, which needs pdoc: pip install "daifugo-widget[site]"'
FOR_LIVE = ("jupyter_server", "jupyterlite_core", "jupyterlite_pyodide_kernel", "nbconvert")
OFFLINE_ALONE = "--offline is about the live course: write --live --offline"
LOOK = """To try it here: python -m http.server --directory {folder} 8000, then open
http://localhost:8000 in a browser. A file that is opened without a server cannot run Python."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("folder", type=Path, help="where the pages go")
    parser.add_argument(
        "--live",
        action="store_true",
        help="also build the course that runs in a browser, without a server of its own",
    )
    parser.add_argument(
        "--offline",
        action="store_true",
        help="with --live: put Python itself into the folder, for places without a network",
    )


def run(args: Namespace) -> int:
    """Build the pages; return the exit code."""
    missing = what_is_missing(args.live, args.offline)
    if missing:
        print(missing, file=sys.stderr)
        return 1
    pages = build(args.folder, live=args.live)
    if find_spec("pdoc") is None:
        print(NO_REFERENCE)
    if args.live:
        return _add_live(args.folder, args.offline)
    print(f"{len(pages)} chapters: open {args.folder / 'index.html'}")
    return 0


def what_is_missing(live: bool, offline: bool) -> str:
    """Return what to tell somebody whose wish cannot be met, or nothing."""
    if offline and not live:
        return OFFLINE_ALONE
    if live and not all(map(find_spec, FOR_LIVE)):
        return NEEDS_LIVE
    return "" if find_spec("nbconvert") else NEEDS_NBCONVERT


def _add_live(folder: Path, offline: bool) -> int:
    from .live import build_live
    from .play import build_play
    from .python import build_python

    try:
        build_python(folder, offline)
        build_live(folder, course_source(), offline)
        build_play(folder, offline)
    except LiveError as error:
        print(error, file=sys.stderr)
        return 1
    print(LOOK.format(folder=folder))
    return 0
