"""What all card games at the table share; it needs nothing but the standard library.

`cards` are sets of cards as whole numbers; `game` is a deal, a match and the moves in them;
`rules` are switches with options, and the line of text that names them; `words` are phrases in
three languages and the checks of what people pass; `records` reads, plays out and writes games as
text. No rule of any game is known here: the games are in `daifugo_widget.games`.
"""
