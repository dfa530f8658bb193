"""What a table has to draw of any game: what is asked now, answers, rule cards, score tables.

A game as its screen may know it goes in, plain data for the state comes out. `game_ui` is what a
game says of itself for this; `prompt` is the question of the moment, `answers` its choices,
`rule_cards` and `score_tables` are panels beside the table. A game's own board is in its folder:
`games/daifugo/table/board.py`, `games/tricks/table/trick_ui.py`.
"""
