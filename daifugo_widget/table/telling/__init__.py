"""Sentences: events of a game go in, sentences for the eye and for a screen reader come out.

`step_teller` puts the sentences of a step together, `storyline` keeps those of a game, `phrase`
fills them with names and cards; `plain_text` and `spoken_text` are the same without markup.
"""
