"""Checks of rules that people write: each error says in a sentence what would be right.

`declaration_checks`, `fact_checks` and `phrase_keys` look at a rule when it is declared,
`return_checks` at what its hooks return; `guarded_verbs` say what is wrong with what they are
given; `rule_failure` finds the rule that failed.
"""
