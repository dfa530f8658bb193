"""The rules core: cards, games, matches, rules and records, on the standard library alone.

What any card game at the table is stands in `card_game`, `card_match`, `chosen` and `entry`; values
that all share in `cards`, `plays`, `moves`, `refusal`, `text` and `history`; what a record is, and
how it is played out and written, in `records`. All else is Daifugo; the trick-taking games have a
package of their own, `daifugo_widget.tricks`.
"""
