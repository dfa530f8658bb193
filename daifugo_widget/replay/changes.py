"""What differs from one frame to the next, so that a film travels as one frame and its changes."""

from __future__ import annotations

import json
from typing import Any

Json = Any


def changes(old: Json, new: Json) -> Json:
    """Return what makes the new value of the old one (``js/src/replay/film.ts`` puts it back).

    Of an object the keys that differ; of a list its places that differ and, where it grows shorter,
    its length; or the value itself where that is shorter to write.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: changes(old.get(key), new[key]) for key in new if old.get(key) != new[key]}
    if isinstance(old, list) and isinstance(new, list):
        found = {
            str(at): _place(old, new, at) for at in range(len(new)) if old[at : at + 1] != [new[at]]
        }
        if len(new) < len(old):
            found["length"] = len(new)
        return found if _size(found) < _size(new) else new
    return new


def _place(old: list[Json], new: list[Json], at: int) -> Json:
    return changes(old[at], new[at]) if at < len(old) else new[at]


def _size(value: Json) -> int:
    return len(json.dumps(value))
