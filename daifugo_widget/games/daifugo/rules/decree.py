"""The daifugo's decree: house rules that come and go between games."""

from __future__ import annotations

from collections.abc import Collection

from ..core.rule_errors import RuleError, named
from ..core.text import Text, listed
from ..daifugo.rule import Rule, option, rule
from ..daifugo.ruleset import Ruleset

ONE_RULE = Text(
    "a decree enacts one rule or repeals one: this changes {changed}",
    "大富豪が変えられるルールは1つです。いま変わるもの：{changed}",
    "대부호가 바꿀 수 있는 규칙은 하나입니다. 지금 바뀌는 것: {changed}",
)
TOO_MANY = Text(
    "{count} added rules would be in force, but only {limit} may be: repeal one first",
    "追加ルールが{count}つになります。{limit}つまでなので、先に1つ外してください。",
    "추가 규칙이 {count}개가 됩니다. {limit}개까지이므로 먼저 하나를 빼 주세요.",
)
NOTHING = Text("nothing", "なし", "없음")
HOLDS = Text("It holds from the next game on.", "次のゲームから有効です。", "다음 게임부터 씁니다.")
NOT_ALL = Text(
    "It holds from the next game on, as not all of them are against it.",
    "全員が反対したわけではないので、次のゲームから有効です。",
    "모두가 반대한 것은 아니므로 다음 게임부터 씁니다.",
)
NO_MAJORITY = Text(
    "It holds from the next game on, as no more than half of them are against it.",
    "過半数が反対したわけではないので、次のゲームから有効です。",
    "과반수가 반대한 것은 아니므로 다음 게임부터 씁니다.",
)


@rule(
    "decree",
    en="The daifugo's decree",
    ja="大富豪のルール追加",
    ko="대부호의 규칙 제정",
    chapter="house",
    stage="next",
    text=(
        "ゲームの合間に、大富豪がルールを1つ加えるか外します。ほかの人は投票で拒否できます。",
        "게임 사이에 대부호가 규칙을 하나 더하거나 뺍니다. 다른 사람은 투표로 거부할 수 있습니다.",
    ),
    worded={
        "veto=none": Text(
            "Between games the daifugo may enact one rule or repeal one.",
            "ゲームの合間に、大富豪がルールを1つ加えるか外します。",
            "게임 사이에 대부호가 규칙을 하나 더하거나 뺍니다.",
        ),
    },
)
class Decree(Rule):
    """Between games the daifugo may enact one rule or repeal one, unless the others veto it."""

    limit = option(
        type="int",
        min=0,
        max=20,
        default=3,
        label=Text("Added rules at most", "追加ルールの上限", "추가 규칙의 최대 수"),
    )
    veto = option(
        "unanimous",
        "majority",
        "none",
        default="unanimous",
        label=Text("It is vetoed", "拒否の条件", "거부 조건"),
        words={
            "unanimous": Text(
                "when all the others vote against it", "ほかの全員が反対", "나머지 모두가 반대"
            ),
            "majority": Text(
                "when most of the others do", "ほかの人の過半数が反対", "나머지의 과반수가 반대"
            ),
            "none": Text("never", "拒否できない", "거부할 수 없음"),
        },
    )

    note = Text(
        (
            "Rules that the house began with do not count as added. "
            "Changing an option of a rule counts as enacting it. "
            "Once the limit of added rules is reached, one of them goes for each that comes. "
            "Some tables let the daifugo set a harmless task too, such as fetching the drinks."
        ),
        (
            "最初から決まっているルールは追加に数えません。"
            "ルールの設定を変えることも追加とみなします。"
            "上限まで追加されているときは、1つ外して1つ加えます。"
            "飲み物を取ってくるなど、ちょっとした用事を頼める卓もあります。"
        ),
        (
            "처음부터 정해진 규칙은 추가로 세지 않습니다. "
            "규칙의 설정을 바꾸는 것도 제정으로 봅니다. "
            "한도까지 더해졌으면 하나를 빼고 하나를 더합니다. "
            "마실 것을 가져오는 것 같은 가벼운 부탁을 할 수 있는 곳도 있습니다."
        ),
    )

    def enact(self, house: Ruleset, rules: Ruleset, wanted: Ruleset) -> Ruleset:
        """Return the wanted rules if one decree can make them.

        ``house`` are the rules that the match began with. Once the limit of added rules is
        reached, the same decree may repeal one of them. Raises `RuleError` if the decree would
        change any other rule, or leave more added rules than the limit.
        """
        ids = {rule.id for rule in (*rules, *wanted)}
        changed = [id for id in ids if rules.get(id) != wanted.get(id)]
        before, added = _added(house, rules), _added(house, wanted)
        repealed = {rule.id for rule in before} - {rule.id for rule in added}
        swaps = len(changed) == 2 and len(repealed) == 1 and len(before) == self.limit == len(added)
        if len(changed) != 1 and not swaps:
            by_id = {rule.id: rule for rule in (*rules, *wanted)}
            names = listed(named(by_id[id]) for id in sorted(changed)) if changed else NOTHING
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


def _added(house: Ruleset, rules: Ruleset) -> list[Rule]:
    """Return the rules that differ from those the house began with."""
    return [rule for rule in rules if house.get(rule.id) != rule]
