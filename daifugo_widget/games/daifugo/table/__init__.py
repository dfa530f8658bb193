"""How Daifugo looks and sounds at the table: its part of `table.drawing` and `table.telling`.

A game as its screen may know it goes in, parts of the state come out. `daifugo_ui` is what the
table asks; `board` draws seats, trick, piles, ruler and chips, as the `State` of
`table/wire/contract.py` has them and `js/src/table` shows them; `story` tells what happened,
`scorecard` and `scores` count, `between_games` and `decrees` are between two games.
"""
