"""Replays: a record as a film on the table, stepped move by move or effect by effect.

A record in any form goes in (`loading`), a `film` comes out: every frame, of which only the changes
are sent, so that a browser steps without a kernel. `beats` are the positions within one move,
`questions` ask on the way what one would play, and `question_folds` has them below a still picture.
`widget` is the replay in a notebook, `export` makes pictures and pages, `library` is a folder of
records.
"""
