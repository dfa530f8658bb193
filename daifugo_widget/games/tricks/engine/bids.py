"""The bids of any trick-taking game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from daifugo_widget.core.words.text import SpokenError, Text


class BidError(SpokenError):
    """Says that a text is not a bid of a game, and which texts are."""


class Bid(ABC):
    """What a player promises to do: a small value, higher or lower than other bids of its game."""

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Self:
        """Read a bid as it is written in a record. Raises `BidError`."""

    @abstractmethod
    def __str__(self) -> str:
        """Write the bid as in a record."""

    @property
    @abstractmethod
    def words(self) -> Text:
        """The bid as people say it."""

    @property
    def offer(self) -> Text:
        """The bid as it is offered, with what it promises if its name does not say so."""
        return self.words

    @property
    def group(self) -> str:
        """What it has in common with bids offered together, "" if each is offered alone."""
        return ""
