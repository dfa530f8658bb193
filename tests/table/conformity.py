"""What of a value, as JSON or in Python, is not as its type in the contract says."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from itertools import chain
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict


def misfits(value: Any, kind: Any, at: str = "") -> Iterator[str]:
    """Yield what does not fit a type, each with its place."""
    form, inner = get_origin(kind), get_args(kind)
    if form is Annotated:
        yield from misfits(value, kind.__metadata__[0], at)
    elif form is NotRequired:
        yield from misfits(value, inner[0], at)
    elif form in (Union, UnionType):
        found = [list(misfits(value, each, at)) for each in inner]
        yield from min(found, key=len)
    elif form is Literal:
        yield from _unless(value in inner, f"{at}: {value!r} is none of {inner}")
    elif form is dict and isinstance(value, dict):
        yield from chain.from_iterable(misfits(each, inner[1], at) for each in value.values())
    elif form in (list, tuple) and isinstance(value, list | tuple):
        kinds = inner if form is tuple else inner * len(value)
        yield from _unless(len(value) == len(kinds), f"{at}: {value!r} is too short or too long")
        for place, (each, its) in enumerate(zip(value, kinds, strict=False)):
            yield from misfits(each, its, f"{at}[{place}]")
    elif (is_typed_dict(kind) or is_dataclass(kind)) and isinstance(value, dict):
        yield from _in_fields(value, kind, at)
    elif kind not in (Any, object):
        plain = type(value) is (type(None) if kind is None else kind)
        yield from _unless(plain, f"{at}: {value!r} is no {kind}")


def _in_fields(value: dict[str, Any], kind: Any, at: str) -> Iterator[str]:
    fields = get_type_hints(kind, include_extras=True)
    needed = getattr(kind, "__required_keys__", fields.keys())
    yield from (f"{at}: {key} is missing" for key in needed if key not in value)
    for key, each in value.items():
        if key in fields:
            yield from misfits(each, fields[key], f"{at}.{key}")
        else:
            yield f"{at}: {key} is not in the contract"


def _unless(fits: bool, misfit: str) -> Iterator[str]:
    if not fits:
        yield misfit
