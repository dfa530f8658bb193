"""What a module says to the compiler, and what helps the interpreter in its place."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, TypeVar, cast

T = TypeVar("T")

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


def retype(thing: object, cls: type[T]) -> T:
    """Make an object one of another class with the same fields, and return it.

    Only the interpreter can; where a class is compiled, its objects have to be copied.
    """
    thing.__class__ = cls
    return cast("T", thing)


def is_compiled(module: str) -> bool:
    """Return whether a module is a compiled one."""
    file = getattr(import_module(module), "__file__", None) or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def as_written(cls: type) -> type:
    """Return a class as its source has it: a compiled one has no annotations and few signatures."""
    if not is_compiled(cls.__module__):
        return cls
    found: type = getattr(_source_module(cls.__module__), cls.__name__)
    return found


@cache
def _source_module(module: str) -> ModuleType:
    """Load the source of a compiled module once more, beside it and under its name."""
    compiled = Path(sys.modules[module].__file__ or "")
    source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
    spec = spec_from_file_location(module, source)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
