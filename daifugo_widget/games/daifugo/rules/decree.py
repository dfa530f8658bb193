"""The daifugo's decree: house rules that come and go between games."""

from __future__ import annotations

from collections.abc import Collection

from daifugo_widget.core.rules.rule_errors import RuleError, name_of
from daifugo_widget.core.words.text import Text, list_words
from daifugo_widget.core.words.translations import _

from ..engine.rule import Rule, option, rule
from ..engine.rule_set import RuleSet

ONE_RULE = _("a decree enacts one rule or repeals one: this changes {changed}")
TOO_MANY = _("{count} added rules would be in force, but only {limit} may be: repeal one first")
NOTHING = _("nothing")
HOLDS = _("It holds from the next game on.")
NOT_ALL = _("It holds from the next game on, as not all of them are against it.")
NO_MAJORITY = _("It holds from the next game on, as no more than half of them are against it.")


@rule(
    "decree",
    en="The daifugo's decree",
    ja="大富豪のルール追加",
    ko="대부호의 규칙 제정",
    stage="next",
    fame="once",
    tastes=("politics",),
)
class Decree(Rule):
    """Between games the daifugo may enact one rule or repeal one, unless the others veto it."""

    limit = option(type="int", min=0, max=20, default=3, label=_("Added rules at most"))
    veto = option(
        default="unanimous",
        label=_("It is vetoed"),
        words={
            "unanimous": _("when all the others vote against it"),
            "majority": _("when most of the others do"),
            "none": _("never"),
        },
    )

    def enact(self, house: RuleSet, rules: RuleSet, wanted: RuleSet) -> RuleSet:
        """Return the wanted rules if one decree can make them.

        ``house`` are the rules that the match began with. Once the limit of added rules is
        reached, the same decree may repeal one of them. Raises `RuleError` if the decree would
        change any other rule, or leave more added rules than the limit.
        """
        ids = {rule.id for rule in (*rules, *wanted)}
        changed = [id for id in ids if rules.get(id) != wanted.get(id)]
        before, added = _additions(house, rules), _additions(house, wanted)
        repealed = {rule.id for rule in before} - {rule.id for rule in added}
        swaps = len(changed) == 2 and len(repealed) == 1 and len(before) == self.limit == len(added)
        if len(changed) != 1 and not swaps:
            by_id = {rule.id: rule for rule in (*rules, *wanted)}
            names = list_words(name_of(by_id[id]) for id in sorted(changed)) if changed else NOTHING
            raise RuleError(ONE_RULE.fill(changed=names), *sorted(changed))
        if len(added) > self.limit:
            raise RuleError(TOO_MANY.fill(count=len(added), limit=self.limit), *changed)
        return wanted

    def stands(self, against: Collection[bool]) -> Text | None:
        """Return the sentence by which a decree stands; ``against`` has a vote for each other."""
        if self.veto == "none" or not any(against):
            return HOLDS
        if self.veto == "unanimous":
            return None if all(against) else NOT_ALL
        return None if 2 * sum(against) > len(against) else NO_MAJORITY

    note = _(
        "Rules that the house began with do not count as added. "
        "Changing an option of a rule counts as enacting it. "
        "Once the limit of added rules is reached, one of them goes for each that comes. "
        "Some tables let the daifugo set a harmless task too, such as fetching the drinks."
    )
    worded = {"veto=none": _("Between games the daifugo may enact one rule or repeal one.")}


def _additions(house: RuleSet, rules: RuleSet) -> list[Rule]:
    """Return the rules that differ from those the house began with."""
    return [rule for rule in rules if house.get(rule.id) != rule]
