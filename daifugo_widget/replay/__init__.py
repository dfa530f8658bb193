"""Replays: a record as a film on the table, stepped move by move or effect by effect.

A record in any form goes in (`loading`), a `film` comes out: every frame, of which only the changes
are sent, so that a browser steps without a kernel. `beats` are the positions within one move,
`questions` ask on the way what one would play, and `question_folds` has them below a still picture.
`film_widget` is the film in a notebook, `widget` the whole replay, with its notes and what was
played on from it (`branching`); `export` makes pictures and pages, `record_file` is the file that a
record came from, `library` a folder of them.
"""
