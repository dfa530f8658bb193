"""Daifugo: its game, its matches and its records, and what a rule of it may do.

A `Game` is a `state` with what may be done in it (`legality`) and the `verbs` by which rules
change it; a `Ruleset` holds the rules in force, each a `Rule` that acts at some of the `hooks`;
`forms` and `runs` make the plays. The rules themselves are in `daifugo_widget.rules`.
"""
