"""The commands: `daifugo COMMAND`, or `python -m daifugo_widget COMMAND`.

Each is loaded only when it is chosen.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import NamedTuple, TextIO

from ._version import __version__
from .cli_arguments import UNUSABLE


class Command(NamedTuple):
    """A command: what it does, and the module that adds its arguments and runs it.

    A command that ``passes_on`` finds the arguments that it does not know in ``args.rest``.
    """

    help: str
    module: str
    passes_on: bool = False


ABOUT = "The course of daifugo_widget in JupyterLab, and its other tools, each by a command."

COMMANDS = {
    "lab": Command("open the course in JupyterLab", "open_course", passes_on=True),
    "play": Command("play at a table in the browser", "phones.host_command"),
    "host": Command("open a table to guests with phones", "phones.host_command"),
    "check": Command("play records out, test what they state, solve drills", "drills.check"),
    "rules": Command("list the catalogue of rules", "listing"),
    "site": Command("build the course as web pages", "site.command"),
    "games": Command("tell how your own games came out", "statistics.command"),
    "houses": Command("show how the houses differ", "teach.houses"),
    "simulate": Command("let bots play, and tell what happens how often", "lab.simulate_command"),
    "arena": Command("find out which bot is better", "players.arena"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        _speak_all_languages(stream)
    parser = ArgumentParser(prog=program_name(), description=ABOUT)
    parser.add_argument("--version", action="version", version=f"daifugo_widget {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        entry = commands.add_parser(name, help=command.help, description=command.help)
        if words[:1] == [name]:
            module = import_module(f".{command.module}", "daifugo_widget")
            module.add_arguments(entry)
            entry.set_defaults(run=module.run)
    args, rest = parser.parse_known_args(words)
    args.rest = rest
    if rest and not COMMANDS[args.command].passes_on:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough, as in `... rules | head`; this silences the flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else error
        print(f"{parser.prog} {args.command}: error: {what}", file=sys.stderr)
        return UNUSABLE
    return status


def program_name() -> str:
    """Return how the program was called."""
    called = Path(sys.argv[0]).stem
    return called if called == "daifugo" else "python -m daifugo_widget"


def _speak_all_languages(stream: TextIO) -> None:
    """Write UTF-8 to a file or a pipe on any system, and to a terminal what it can show."""
    if isinstance(stream, TextIOWrapper):
        encoding = stream.encoding if stream.isatty() else "utf-8"
        stream.reconfigure(encoding=encoding, errors="replace")


if __name__ == "__main__":
    sys.exit(main())
