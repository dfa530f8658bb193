"""What all card games at the table share; it needs nothing but the standard library.

A game, a match and their rules are in `card_game`, `card_match`, `chosen` and `entry`; the values
that they deal with are in `cards`, `plays`, `moves`, `refusal`, `text` and `history`; reading,
playing out and writing records is in `records`. No rule of any game is known here: Daifugo is in
`daifugo_widget.daifugo`, the trick-taking games are in `daifugo_widget.tricks`.
"""
