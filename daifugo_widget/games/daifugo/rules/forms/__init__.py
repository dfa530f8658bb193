"""Kinds of plays beside groups, and other ways of playing.

A hand goes in, plays that the rule adds come out: `stairs`, `emperor`, `gathering` and `undercut`;
`relief` lets a seat take the trick instead of playing.
"""
