"""Binds: what the rest of a trick has to match."""

from . import colours, numbers, release, suits

__all__ = ["colours", "numbers", "release", "suits"]
