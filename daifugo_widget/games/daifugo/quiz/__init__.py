"""Questions about Daifugo: a history or a rule goes in, questions with their answers come out.

`daifugo_quiz` lists the kinds and makes `rule_moments` (positions that show a rule), a module
``kinds_...`` asks about each; what is right comes from the core.
"""
