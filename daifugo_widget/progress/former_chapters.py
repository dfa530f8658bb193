"""The names that chapters had in marks and files before they went without a number."""

from __future__ import annotations

FORMER_KEYS = (
    "01-your-first-game",
    "02-the-base-rules",
    "03-jokers",
    "04-classes",
    "05-the-exchange",
    "06-kinds-of-plays",
    "07-revolutions",
    "08-binds",
    "09-threes-to-sixes",
    "10-sevens-to-tens",
    "11-jacks-queens-kings",
    "12-aces-twos-jokers",
    "13-endings",
    "14-the-official-match",
    "15-two-players",
    "16-house-rules",
    "17-records",
    "18-chances",
    "19-nap",
    "20-napoleon",
    "21-a-rule-of-your-own",
)


def key_without_number(chapter: str) -> str:
    """Return the key that a chapter of the course has now; another chapter's is its own."""
    return chapter.partition("-")[2] if chapter in FORMER_KEYS else chapter
