"""The types of what a table says of the games that its person has finished over days."""

from typing import TypedDict


class KeptTable(TypedDict):
    """A table of what has come of kept games: the first cell of a line is its name."""

    label: str
    head: list[str]
    lines: list[list[str]]


class KeptGames(TypedDict):
    """The games that the person at the table has finished over days."""

    keeps: bool
    """Whether games are kept from now on."""
    count: int
    about: list[str]
    """What is kept where, and how many games there are."""
    tables: list[KeptTable]
    notes: list[str]
    picture: str
    """The address of a picture of their course, "" without games."""
    alt: str
    """What the picture shows."""
