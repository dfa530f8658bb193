"""What the commands take as numbers, with words for what is none."""

from __future__ import annotations

from argparse import ArgumentTypeError


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
