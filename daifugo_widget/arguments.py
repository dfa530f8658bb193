"""What the commands take: numbers and modules, with words for what is none."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from importlib import import_module
from pathlib import PurePath
from types import ModuleType

WRONG = 2
"""The exit status where arguments cannot be, as argparse itself has it."""


def whole(text: str) -> int:
    """Read a whole number. Raises `ArgumentTypeError`."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no whole number") from None


def positive(text: str) -> int:
    """Read a whole number from 1 on. Raises `ArgumentTypeError`."""
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError(f"{text} is too few: write 1 or more")
    return number


def duration(text: str) -> float:
    """Read a number of seconds above 0. Raises `ArgumentTypeError`."""
    try:
        seconds = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no number") from None
    if not 0 < seconds < float("inf"):
        raise ArgumentTypeError(f"{text} seconds cannot be: write a number above 0")
    return seconds


def add_import(parser: ArgumentParser) -> None:
    """Let a command know rules of one's own, by the modules that declare them."""
    parser.add_argument(
        "--import",
        dest="modules",
        action="append",
        type=module,
        metavar="MODULE",
        help="a module here that declares rules of your own; may be given again",
    )


def module(text: str) -> ModuleType:
    """Import a module by its name, or by that of its file from here. Raises `ArgumentTypeError`."""
    name = ".".join(PurePath(text.removesuffix(".py")).parts)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise ArgumentTypeError(f"{text} imports {error.name}, which is not there") from None
        raise ArgumentTypeError(f"there is no module {text} here") from None
    except ValueError as error:
        raise ArgumentTypeError(f"{text} cannot be imported: {error}") from None
