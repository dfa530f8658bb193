"""Duel, a whole game in a folder: six cards each, one to a trick, whoever takes more wins.

Read it as the example of how a game is brought in. It begins with what cannot be left out:

- `kind` is all that the neutral packages ever see of it: `games.register(DuelKind())`.
- `rules` are the rules with their words, options and examples, and `game` is one deal by them.
- `match` is the deals in a row.

Then each of these lets one more thing be done with the game: `records` writes and reads it,
`players` are its bots, `table` draws and tells it, `quiz` asks about it, `drills` sets tasks in it.
"""

from .kind import DuelKind as DuelKind
