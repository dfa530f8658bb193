"""What a socket of the server leads into."""

from __future__ import annotations

from typing import Any, Protocol

from ..core.words.text import Lang
from .guest import Phone
from .room_address import ROOM_GONE


class Door(Protocol):
    """What a socket leads into: a room with a table, or a class with many."""

    id: str

    def guest_of(self, key: str) -> Any:
        """Return who comes with a key, None if it is nobody's."""

    def enter(self, guest: Any, phone: Phone, lang: Lang, name: str | None, code: int) -> None:
        """Let somebody's phone in; ``code`` ends the oldest if there are too many."""

    def leave(self, guest: Any, phone: Phone) -> None:
        """Take a phone away."""

    def close(self, code: int = ROOM_GONE) -> None:
        """Send everybody home."""
