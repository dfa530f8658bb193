"""The types of what a table says of its guests, which its host alone is told.

Codes and links go out as the reply to a look-up, and stand in no state: a notebook is saved with
the state of its tables.
"""

from typing import Literal, NotRequired, TypedDict

Stands = Literal["waits", "here", "away"]


class GuestSeat(TypedDict):
    """A guest's seat, without the key to it."""

    seat: str
    name: str
    stands: Stands


class GuestList(TypedDict):
    """Who is invited to the table, and who has come."""

    seats: list[GuestSeat]
    begun: bool
    """Whether the game has begun: else it waits for guests, or for the host to start it."""
    edition: int
    """Another number once any link has changed."""


class GuestLink(TypedDict):
    """The way to a guest's seat."""

    seat: str
    link: str
    code: str
    """A picture of the link to scan, "" where no phone could follow it."""


class GuestsLookup(TypedDict):
    """The ways in for guests, after something has been done about them.

    ``open`` invites guests, ``lan`` lets them in from the local network, ``links`` does nothing,
    ``renew`` gives a ``seat`` a new link, ``start`` begins without those who are missing, ``close``
    sends all guests away.
    """

    ask: Literal["guests"]
    wish: Literal["open", "lan", "links", "renew", "start", "close"]
    base: str
    """The address of the Jupyter server that the page is from, "" if it is from another program."""
    seat: NotRequired[str]


class GuestLinks(TypedDict):
    """The ways in for guests: none as long as nobody is invited."""

    links: list[GuestLink]
    said: str
    """Why what was asked for could not be done, "" if it could."""
