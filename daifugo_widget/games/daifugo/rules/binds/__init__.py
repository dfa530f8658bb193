"""Binds: the plays of a trick go in, what the rest of it has to match comes out.

`row` is what all binds share; `suits` (also of colours) and `numbers` are the kinds.
"""
