"""Arguments that several commands take: numbers and modules, with words for wrong ones."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from importlib import import_module
from pathlib import PurePath
from traceback import format_exception
from types import ModuleType, TracebackType

from .core.words.text import SpokenError

UNUSABLE = 2
"""The exit status if arguments, a file or a folder cannot be used, the same as argparse's."""


def whole(text: str) -> int:
    """Read a whole number. Raises `ArgumentTypeError`."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None


def positive(text: str) -> int:
    """Read a whole number of at least 1. Raises `ArgumentTypeError`."""
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError(f"{text} is too few: write 1 or more")
    return number


def add_import(parser: ArgumentParser) -> None:
    """Let a command know your own rules, by an option for the modules that declare them."""
    parser.add_argument(
        "--import",
        dest="modules",
        action="append",
        type=module,
        metavar="MODULE",
        help="a module here that declares rules of your own; may be repeated",
    )


def module(text: str) -> ModuleType:
    """Import a module by its name or its path from here. Raises `ArgumentTypeError`."""
    name = ".".join(PurePath(text.removesuffix(".py")).parts)
    missing = ArgumentTypeError(f"there is no module {text} here")
    if not name or name.startswith("."):  # nothing is imported from a folder above this one
        raise missing
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if f"{name}.".startswith(f"{error.name}."):
            raise missing from None
        raise ArgumentTypeError(f"{text} imports {error.name}, which cannot be found") from None
    except SpokenError as error:
        raise ArgumentTypeError(f"{text} cannot be imported: {error}") from None
    except Exception as error:
        raise ArgumentTypeError(f"{text} cannot be imported\n{_module_traceback(error)}") from None


def _module_traceback(error: Exception) -> str:
    """Return the traceback of an error in a module, without the frames that lead to the module."""
    frames = error.__traceback__
    while frames is not None and _leads_to(frames):
        frames = frames.tb_next
    return "".join(format_exception(type(error), error, frames)).rstrip()


def _leads_to(frames: TracebackType) -> bool:
    package = frames.tb_frame.f_globals.get("__name__", "").partition(".")[0]
    return package in ("daifugo_widget", "importlib")
