"""Daifugo: its games, matches and records, and what its rules may do.

A `Game` is a `state` with what is legal in it (`legality`) and the `verbs` by which rules change
it; a `Ruleset` holds the rules in force, each a `Rule` that acts at some of the `hooks`; `forms`
and `runs` make the plays. The rules themselves are in `daifugo_widget.rules`.
"""
