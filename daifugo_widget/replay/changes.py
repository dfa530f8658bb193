"""What differs from one frame to the next, so that a film travels as one frame and its changes."""

from __future__ import annotations

from typing import Any

Json = Any


def changes(old: Json, new: Json) -> Json:
    """Return what makes the new value of the old one (``js/src/replay/film.ts`` puts it back).

    Of an object the keys that differ; of a list its places that differ and, where it grows shorter,
    its length; the value itself where nothing of it is the same. A list is also sent whole where an
    object in it loses a key, as no change can take one away.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: changes(old.get(key), new[key]) for key in new if old.get(key) != new[key]}
    if isinstance(old, list) and isinstance(new, list):
        return _places(old, new)
    return new


def _places(old: list[Json], new: list[Json]) -> Json:
    if any(map(_loses_key, old, new)):
        return new
    both = range(min(len(old), len(new)))
    found = {str(at): changes(old[at], new[at]) for at in both if old[at] != new[at]}
    found |= {str(at): new[at] for at in range(len(old), len(new))}
    if len(found) == len(new) and not isinstance(next(iter(new), None), dict):
        return new
    return found | {"length": len(new)} if len(new) < len(old) else found


def _loses_key(old: Json, new: Json) -> bool:
    return isinstance(old, dict) and isinstance(new, dict) and not old.keys() <= new.keys()
