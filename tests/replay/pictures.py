"""The pictures of a film as a browser has them: the first one, and then what changes."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from daifugo_widget import Replay


def pictures(replay: Replay) -> list[Any]:
    """Return all pictures of a replay, made of what it sends."""
    return list(accumulate(replay.film["changes"], restored, initial=replay.film["first"]))


def restored(old: object, change: object) -> Any:
    """Put a change back into what it was made from, as the browser does."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    if isinstance(old, dict):
        return {**old, **{key: restored(old.get(key), new) for key, new in change.items()}}
    places = dict(enumerate(old))
    length = change.get("length", max([len(old), *(int(at) + 1 for at in change if at.isdigit())]))
    for at, new in change.items():
        if at.isdigit():
            places[int(at)] = restored(places.get(int(at)), new)
    return [places[at] for at in range(length)]
