"""The classes that seats may hold; which of them a game gives is told by its rules."""

CLASSES = (
    "god",
    "king",
    "superfugo",
    "daifugo",
    "fugo",
    "heimin",
    "hinmin",
    "daihinmin",
    "superhinmin",
    "slave",
    "livestock",
)
"""Every class id, from the top down."""
