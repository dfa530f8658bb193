"""How settings begin where a call does not say: in this notebook, by a variable, by a file.

What stands nearer to the call wins. The variable at ``off`` leaves the call alone to decide, as for
pictures that are committed, which have to be the same for everybody.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Any, TypeVar, Unpack, cast, get_type_hints

from .file_writing import write_whole
from .people import USUAL_BOT
from .settings import Chosen, Lasting, Settings, check
from .strengths import Strengths, check_strengths

F = TypeVar("F", bound=Callable[..., object])


class Remembered(Lasting, total=False):
    """What other tables may begin with: settings, and how strong their bots are."""

    bots: Strengths


VARIABLE, OFF = "DAIFUGO_DEFAULTS", "off"
LASTING = tuple(get_type_hints(Lasting))
"""The settings that can be defaults; the others are of one table."""
BOTS = "bots"
"""The default that is no setting: it counts where a table is to have bots."""
WORDS = {"true": True, "false": False}
LEVEL = 5

OF_ONE_TABLE = "{key} is chosen for each table; defaults are {lasting}"
NOT_READ = "{place} is left out: {why}"
IS_NO_OBJECT = 'it has to be an object of JSON, such as {"lang": "ja"}'

_notebook: dict[str, Any] = {}


def defaults(**settings: Unpack[Remembered]) -> Remembered:
    """Let tables, replays, drills and quizzes of this notebook begin with other settings.

    Lessons, rule cards and tables of rules speak the language ``lang``, too. ``bots`` is the player
    that the bots of tables are, or players by seat, such as ``{"b": "sharp"}``.

    An argument of a call wins over these, and these over the variable ``DAIFUGO_DEFAULTS``, such
    as ``lang=ja pace=fast``, and over the file that the menu of a table writes. Returns what is in
    force, from wherever. Raises `ValueError` for a wrong setting.

    >>> chosen = defaults(lang="ja", deck="four")
    >>> Table(deck="two").deck
    'two'
    """
    for key, value in settings.items():
        _check(key, value)
    _notebook.update(settings)
    return defaults_in_force()


def defaults_in_force() -> Remembered:
    """Return what differs from the usual where a call names nothing else."""
    if is_off():
        return {}
    return cast(Remembered, {**_of_file(), **_of_variable(), **_notebook})


def default_bots() -> Strengths | None:
    """Return how strong bots are where a call names none, None if they are usual ones."""
    return defaults_in_force().get("bots")


def settings_of(*makers: Callable[..., object], **chosen: Unpack[Chosen]) -> Settings:
    """Return settings from keywords and defaults; ``makers`` take other arguments besides them.

    Raises `ValueError` for a wrong value, and for a word that is neither setting nor argument.
    """
    for key, value in chosen.items():
        check(key, value, makers)
    lasting = {key: value for key, value in defaults_in_force().items() if key != BOTS}
    return Settings(**cast(Chosen, {**lasting, **chosen}))


def in_default_lang(function: F) -> F:
    """Let a function to which no ``lang`` is given speak the language of the defaults."""
    taken = signature(function)

    @wraps(function)
    def speaking(*args: object, **named: object) -> object:
        with suppress(TypeError):  # which the function itself raises in its own words
            if "lang" not in taken.bind_partial(*args, **named).arguments:
                named |= {"lang": defaults_in_force().get("lang", Settings.lang)}
        return function(*args, **named)

    return cast(F, speaking)


def is_off() -> bool:
    """Return whether the call alone decides."""
    return os.environ.get(VARIABLE, "").strip().lower() == OFF


def defaults_file() -> Path | None:
    """Return the file of defaults, None in a browser, which keeps no folder of a user."""
    if sys.platform == "emscripten":
        return None
    from platformdirs import user_config_path

    return user_config_path("daifugo_widget", appauthor=False) / "defaults.json"


def can_remember() -> bool:
    """Return whether settings can be kept for other tables."""
    return not is_off() and defaults_file() is not None


def can_forget() -> bool:
    """Return whether anything is kept for other tables."""
    file = defaults_file()
    return can_remember() and file is not None and file.exists()


def forget() -> None:
    """Let other tables begin as usual again. Raises `OSError`."""
    file = defaults_file()
    if file is not None:
        file.unlink(missing_ok=True)


def remember(settings: Settings, bots: Strengths | None = None) -> None:
    """Keep in the file what is not as usual, and what it has already; without ``bots`` not those.

    Raises `OSError`, and `ValueError` for a file that holds something else.
    """
    file = defaults_file()
    if file is None:
        return
    kept, usual = _read(file), Settings().to_dict()
    chosen = settings.to_dict()
    kept |= {key: chosen[key] for key in LASTING if key in kept or chosen[key] != usual[key]}
    if bots is not None and (BOTS in kept or bots != USUAL_BOT):
        kept[BOTS] = bots
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(kept, indent=2) + "\n")


def _check(key: str, value: object) -> None:
    """Raise `ValueError` for what can be no default."""
    if key == BOTS:
        check_strengths(value)
        return
    check(key, value)
    if key not in LASTING:
        raise ValueError(OF_ONE_TABLE.format(key=key, lasting=", ".join(LASTING)))


def settings_in(words: Iterable[str]) -> dict[str, Any]:
    """Return settings written as words such as ``lang=ja``; whether they are right is not asked."""
    pairs = (word.partition("=") for word in words)
    return {key: WORDS.get(value.lower(), value) for key, _, value in pairs}


def _of_variable() -> dict[str, Any]:
    words = os.environ.get(VARIABLE, "").replace(",", " ").split()
    return dict(_right(settings_in(words), VARIABLE))


def _of_file() -> dict[str, Any]:
    file = defaults_file()
    if file is None:
        return {}
    try:
        found = _read(file)
    except (OSError, ValueError) as error:
        warnings.warn(NOT_READ.format(place=file, why=error), stacklevel=LEVEL)
        return {}
    return dict(_right(found, str(file)))


def _read(file: Path) -> dict[str, Any]:
    """Return what a file holds. Raises `OSError`, and `ValueError` if it is no object of JSON."""
    if not file.exists():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        raise ValueError(IS_NO_OBJECT)
    return found


def _right(settings: Mapping[str, object], place: str) -> Iterator[tuple[str, object]]:
    """Yield the settings that are right; of the others it is said where they stand."""
    for key, value in settings.items():
        try:
            _check(key, value)
        except ValueError as error:
            warnings.warn(NOT_READ.format(place=f"{key} in {place}", why=error), stacklevel=LEVEL)
        else:
            yield key, value
