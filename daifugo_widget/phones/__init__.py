"""Screens of their own for the people at a table: phones, other notebooks, a class.

`room` is a table with its guests, `guest` the screen of one of them, `server` what carries both to
phones and refuses what no phone of theirs would send, with the `files` that it hands out and the
`line` to each phone, `secret` the keys by which a guest is known, `page` what a phone shows before
the table, around it and in its place, `registry` where a relay on this machine finds the room,
`relay` the extension of the Jupyter server that lets guests through.
"""
