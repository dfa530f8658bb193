"""What all card games at the table share, on the standard library alone.

A game, a match and their rules stand in `card_game`, `card_match`, `chosen` and `entry`; the values
that they deal with in `cards`, `plays`, `moves`, `refusal`, `text` and `history`; what a record is,
and how it is played out and written, in `records`. No rule of any game is known here: Daifugo is
in `daifugo_widget.daifugo`, the trick-taking games are in `daifugo_widget.tricks`.
"""
