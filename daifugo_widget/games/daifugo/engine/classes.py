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

PLACES = {"daifugo": (0, 2), "fugo": (1, 4), "hinmin": (-2, 4), "daihinmin": (-1, 2)}
"""The place in a table of each class named in rule texts, and the fewest players that it takes."""
