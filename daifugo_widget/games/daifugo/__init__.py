"""Daifugo, the first of the two families of games, whole.

`engine` plays it, `rules` is the catalogue of its rules, `own_rules` checks rules that people
write, `records` writes it as text, `players` are its bots, `table` draws and tells it, `drills` and
`quiz` make lessons of it.
"""
