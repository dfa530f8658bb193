"""What a house adds to the base game, as a table made from the catalogue."""

from __future__ import annotations

from ..core.text import Lang
from ..daifugo.ruleset import Ruleset
from ..table.shown import Shown, table
from . import words as w


def added_rules(rules: Ruleset | str = "standard", lang: Lang = "en") -> Shown:
    """Show the rules that are not part of the base game: names, and one sentence each."""
    found = [rule for rule in Ruleset.of(rules) if not rule.frame]
    head = [word.to(lang) for word in (w.RULE, w.JAPANESE, w.WHAT)]
    return table(head, [[r.names.to(lang), r.names.ja, r.wording().to(lang)] for r in found])
