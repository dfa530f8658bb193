"""Rules as switches: a line of text goes in, a checked set of rules with options comes out.

`rules_line` parses the line into rules (`rule`) with their `options`; `rule_set` holds them;
`rule_conflicts` and `rule_errors` say which cannot stand together; `rule_search` finds a rule by
any of its names.
"""
