"""Stairs: plain ones, those with gaps, and those through the joint of 2 and 3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ...engine.plays.play_kind import Kind
from ...engine.plays.play_runs import GAPS, Progressions, Stairs, Tunnels
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet


def _follow(label: Text, higher: str, above_second: str, clear: str) -> Any:
    """Declare how high a follower has to begin, with the lowest that each value lets follow."""
    return option(
        default="higher",
        label=label,
        words={
            "higher": Text(
                f"any that starts higher: {higher}",
                f"始まりが上なら可（{higher}）",
                f"시작이 더 높으면 됨({higher})",
            ),
            "above-second": Text(
                f"from above its second card: {above_second}",
                f"2枚目より上から（{above_second}）",
                f"둘째 장보다 위에서부터({above_second})",
            ),
            "clear": Text(
                f"no overlap: {clear}", f"重ならない（{clear}）", f"겹치지 않아야 함({clear})"
            ),
        },
    )


@rule(
    "stairs",
    en="Stairs (sequence)",
    ja="階段（シークェンス・連番）",
    ko="계단 (시퀀스·연번)",
    aka=("straight", "ストレート", "雪崩"),
    fame="nearly-every",
)
class StairsRule(Rule):
    """Three or more consecutive cards of one suit make a play; as many stronger ones may follow."""

    minimum = option(2, 3, 4, default=3, label=_("Cards at least"))
    follow = _follow(
        _("What may follow 5-6-7"), higher="6-7-8", above_second="7-8-9", clear="8-9-10"
    )

    def kinds(self, rules: RuleSet) -> Iterable[Kind]:
        return (Stairs(self.minimum, self.follow),)

    note = _(
        "K-A-2 are consecutive, 2-3 are not. The weakest card decides: 6-7-8 beats 5-6-7, and in a "
        "revolution 5-6-7 beats 6-7-8. In the computer championship stairs may not overlap: 5-6-7 "
        "needs 8-9-10. In a pack that lacks numbers, such as that for two players, only a joker "
        "can bridge the gap."
    )
    worded = {
        "minimum=2": _(
            "Two or more consecutive cards of one suit make a play; as many stronger ones may "
            "follow."
        ),
        "minimum=4": _(
            "Four or more consecutive cards of one suit make a play; as many stronger ones may "
            "follow."
        ),
    }
    example = """
        hands  5s6s7s9d / 6h7h8hAc / 9c9hTc
        a 5s6s7s               # Three spades in a row.
        ! b Ac  wrong-count
        b 6h7h8h               # Three in a row again, and they start higher.
        = top 6h7h8h, turn c
    """


@rule(
    "progression",
    en="Skipping stairs (arithmetic progression)",
    ja="等差数列（飛び連番）",
    ko="등차수열 (뛰어넘는 스트레이트)",
    aka=("跳びストレート",),
    fame="some",
)
class Progression(Rule):
    """Three or more cards of one suit with the same gap of two or more make a play."""

    gaps = option(
        default="any",
        label=_("Gaps"),
        words={"any": _("any from two on"), "two-only": _("every other number: 3-5-7")},
    )
    follow_gap = option(
        default="same",
        label=_("A follower needs"),
        words={"same": _("the same gap"), "any": _("any gap")},
    )
    jokers = option(False, True, default=False, label=_("A joker may join"))
    follow = _follow(
        _("What may follow 3-5-7"), higher="4-6-8", above_second="6-8-10", clear="8-10-Q"
    )

    def kinds(self, rules: RuleSet) -> Iterable[Kind]:
        gaps = GAPS if self.gaps == "any" else (2,)
        return (Progressions(gaps, self.follow_gap == "same", self.jokers, self.follow),)

    note = _(
        "If any gap will do, three cards can have one of up to 6, four cards of up to 4. "
        "They are compared by their weakest card, as stairs are. "
        "Ordinary stairs and skipping stairs do not follow each other."
    )
    lore = _(
        "The Japanese name is straight from a mathematics lesson. Look at the gap before you "
        "follow: 3-5-7 is answered by 4-6-8, but not by 5-8-J; a stricter list knows only the "
        "gap of two, a more generous one lets any gap follow."
    )
    worded = {
        "gaps=two-only": _(
            "Three or more cards of one suit make a play if they are every other number."
        ),
        "follow_gap=any": _(
            "Three or more cards of one suit with the same gap of two or more make a play, and are "
            "followed with any gap."
        ),
    }
    example = """
        hands  3s5s7sKd / 4h6h8h2c / 5c8cJcAd
        a 3s5s7s               # Every other number of one suit.
        b 4h6h8h               # The same gap, and it starts higher.
        ! c 5c8cJc  wrong-kind
        = top 4h6h8h           # A gap of three may not follow.
    """


@rule("tunnel", en="Tunnel", ja="トンネル", ko="터널", needs=("stairs",), fame="once")
class Tunnel(Rule):
    """Stairs may go through the joint of 2 and 3, as in A-2-3 or 2-3-4."""

    def kinds(self, rules: RuleSet) -> Iterable[Kind]:
        return (Tunnels(rules[StairsRule].follow),)

    note = _(
        "A tunnel is as strong as the stairs of as many cards that begin with a 3, in a revolution "
        "too. A joker may only go on upward from the 3; it cannot be the 3, the 2 or a card below "
        "the 2. Going out with a tunnel is a foul wherever a 2 or a 3 as the last card is one."
    )
    lore = _(
        "It gets rid of cards and wins nothing: a tunnel holds a 2 but counts for no more than "
        "3-4-5. A lone 2 wins a trick; here it only helps you shed two other cards."
    )
    example = """
        hands  As2s3sKd / 4h5h6h9c / 2c3c4cJd
        a As2s3s      # From the A through the 2 to the 3: as strong as 3-4-5.
        b 4h5h6h
        ! c 2c3c4c  weaker
        = top 4h5h6h
    """
