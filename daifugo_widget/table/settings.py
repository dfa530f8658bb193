"""What the people at a table have set: language, looks, pace, help."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from ..core.text import LANGS, Lang

VALUES: dict[str, tuple[Any, ...]] = {
    "lang": LANGS,
    "theme": ("auto", "light", "dark", "contrast"),
    "deck": ("two", "four"),
    "size": ("auto", "small", "normal", "large"),
    "sort": ("order", "suit"),
    "pace": ("slow", "normal", "fast", "step", "once"),
    "timer": ("off", "8", "15", "30"),
    "paused": (False, True),
    "legal_only": (False, True),
    "open_hands": (False, True),
}
"""Every setting and the values that it may have."""


@dataclass(frozen=True)
class Settings:
    """The settings of a table, never changed: `but` returns others."""

    lang: Lang = "en"
    theme: str = "auto"
    deck: str = "two"
    size: str = "auto"
    sort: str = "order"
    pace: str = "normal"
    timer: str = "15"
    paused: bool = False
    legal_only: bool = False
    open_hands: bool = False

    def __post_init__(self) -> None:
        for key, value in asdict(self).items():
            check(key, value)

    def but(self, key: str, value: Any) -> Settings:
        """Return the settings with one of them changed; raise `ValueError` for a wrong value."""
        check(key, value)
        return replace(self, **{key: value})

    def to_dict(self) -> dict[str, Any]:
        """Return the settings by key."""
        return asdict(self)


def check(key: str, value: Any) -> None:
    """Raise `ValueError` where there is no such setting or value."""
    known = VALUES.get(key) if isinstance(key, str) else None
    if known is None:
        raise ValueError(f"there is no such setting; there are {', '.join(VALUES)}")
    if not any(type(value) is type(one) and value == one for one in known):
        listed = ", ".join(map(str, known))
        raise ValueError(f"{key} cannot be that; it is one of {listed}")
