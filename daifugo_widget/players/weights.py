"""What the worth of a position is made of, as weights of what a seat can see in it.

They are those of a logistic regression on the place reached (1 for the first, 0.3 for the second),
over 5,000 games that sharp and steady players played with the standard rules. Positive is good.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of what stands for itself."""

    even: float = -7.230
    """Where everything else is nought."""
    lead: float = 0.771
    """To lead next, as likely as that is."""
    trapped: float = -5.621
    """To hold no card that may be played last."""
    nearest: float = -0.012
    """The cards of the smallest other hand."""
    others_cards: float = 0.210
    """The cards of the other hands, on the mean."""
    others: float = 2.072
    """How many others are still in."""
    danger: float = -0.065
    """One divided by the cards of the smallest other hand."""
    danger_lead: float = 0.929
    """The same, times how likely the lead is."""
    plays_squared: float = 0.106
    """A tenth of the square of the plays that are left."""
    cards_squared: float = 0.064
    """A tenth of the square of the cards in the hand."""


class Row(NamedTuple):
    """The weights of something in the hand: itself, and times the lead, the danger, the others."""

    itself: float
    lead: float
    danger: float = 0.0
    others: float = 0.0


HAND = (
    Row(-0.139, -0.023, -0.277, -0.014),  # plays that lay the hand down, at the fewest
    Row(-0.177, 0.020, -0.047, -0.030),  # cards
    Row(-0.071, -0.030, -0.096, -0.040),  # tempos that the plan costs
    Row(0.293, -0.089, 0.227, 0.150),  # jokers
    Row(0.121, 0.030, 0.283, 0.102),  # cards of the strongest number
    Row(0.091, 0.036, -0.027, 0.057),  # of the second
    Row(-0.020, 0.021),  # of the two below
    Row(0.089, -0.032),  # of the fourth to the sixth from below
    Row(0.108, -0.024),  # of the three weakest
    Row(0.264, -0.091),  # numbers, each as likely as nobody beats it
    Row(0.125, -0.024),  # numbers with two cards or more
    Row(-0.082, -0.019),  # single cards of the three weakest numbers
)
"""A row for each thing that `Judge` sees in a hand, in its order."""
