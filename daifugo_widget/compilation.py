"""What a module says to the compiler, and what helps the interpreter in its place."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**options: bool) -> Callable[[type], type]:
        """Return a decorator that leaves a class as it is."""
        return lambda cls: cls


def specialize(cls: type, method: str) -> None:
    """Give a class its own copy of a method that it inherits.

    The interpreter learns for each copy which class it serves; one that serves two in turn is
    several times slower. Compiled methods need none.
    """
    inherited = getattr(cls, method)
    if isinstance(inherited, FunctionType):
        code = inherited.__code__.replace()
        setattr(cls, method, FunctionType(code, inherited.__globals__, method))
