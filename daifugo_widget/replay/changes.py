"""What differs from one frame to the next, so that a film is sent as one frame and its changes."""

from __future__ import annotations

from typing import Any

Json = Any


def changes(old: Json, new: Json) -> Json:
    """Return what turns the old value into the new one (``js/src/replay/film.ts`` applies it).

    For an object these are the keys that differ; for a list the places that differ and, if it gets
    shorter, its length; for anything else the new value. A list is sent whole if nothing in it is
    the same, or if an object in it loses a key, as no change can take a key away.
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
