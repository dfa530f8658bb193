"""The classes that seats may hold; a game's rules say which of them it gives."""

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
