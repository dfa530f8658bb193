"""Nap and Napoleon, the trick-taking games: the second of the two families, whole.

`engine` is what both games share, `nap` and `napoleon` are their rules; `records`, `players`,
`table`, `drills` and `quiz` are as in Daifugo. `kinds` is how the neutral packages know them.
"""
