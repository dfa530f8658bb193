"""Revolutions: plays that change the order of strength for the rest of the game."""

from . import absolute, final, going_out, kinds, laid_on, omen, orders, plain, strengths

__all__ = [
    "absolute",
    "final",
    "going_out",
    "kinds",
    "laid_on",
    "omen",
    "orders",
    "plain",
    "strengths",
]

SPECIFIC = (
    "religious-revolution",
    "absolute-revolution",
    "great-revolution",
    "taepodong",
    "chase-revolution",
    "fusion-revolution",
    "omen",
    "coup",
    "seven-revolution",
    "joker-revolution",
    "emperor",
    "progression-revolution",
    "stairs-revolution",
    "revolution",
)
"""The rules that call a play a revolution, the most specific first."""
