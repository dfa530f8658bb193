"""The keys of a room: who has one gets in, to the one seat that it is for."""

from __future__ import annotations

from hmac import compare_digest
from secrets import token_urlsafe

BYTES = 16
LENGTH = 22
"""How many letters a key has: 128 bits, as text fit for an address."""


def new_key() -> str:
    """Return a key that nobody can guess."""
    return token_urlsafe(BYTES)


def is_same_key(one: str, other: str) -> bool:
    """Return whether two keys are the same, in a time that does not tell how far they agree."""
    return compare_digest(*(key.encode(errors="surrogatepass") for key in (one, other)))
