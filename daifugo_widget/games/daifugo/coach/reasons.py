"""The reason for a verdict: the first kind that holds in most lines, and the lines that show it."""

from __future__ import annotations

from collections.abc import Sequence

from daifugo_widget.coach.game_review import Reason

from . import kinds_of_endings as endings
from . import kinds_of_hands as hands
from . import kinds_of_leads as leads
from . import kinds_of_rules as rules
from . import phrases
from .case import Case, Kind, Said
from .lines import Pair

KINDS: dict[str, Kind] = {
    "out": Kind(phrases.NAME_OUT, endings.out),
    "foul": Kind(phrases.NAME_FOUL, endings.foul),
    "way-out": Kind(phrases.NAME_WAY_OUT, endings.way_out),
    "let-out": Kind(phrases.NAME_LET_OUT, endings.let_out),
    "turned": Kind(phrases.NAME_ORDER, rules.turned),
    "not-turned": Kind(phrases.NAME_ORDER_MISSED, rules.not_turned),
    "bind": Kind(phrases.NAME_BIND, rules.bind),
    "not-bound": Kind(phrases.NAME_NOT_BOUND, rules.not_bound),
    "joker": Kind(phrases.NAME_JOKER, leads.joker),
    "too-strong": Kind(phrases.NAME_TOO_STRONG, leads.too_strong),
    "part": Kind(phrases.NAME_PART, hands.part),
    "broken": Kind(phrases.NAME_BROKEN, hands.broken),
    "one-play": Kind(phrases.NAME_ONE_PLAY, endings.one_play),
    "cut": Kind(phrases.NAME_CUT, leads.cut),
    "unbeaten": Kind(phrases.NAME_UNBEATEN, leads.unbeaten),
    "strong-spent": Kind(phrases.NAME_STRONG_SPENT, leads.strong_spent),
    "stuck": Kind(phrases.NAME_STUCK, hands.stuck),
    "lead": Kind(phrases.NAME_LEAD, leads.lead),
    "given": Kind(phrases.NAME_GIVEN, hands.given),
    "fewer": Kind(phrases.NAME_FEWER, hands.fewer),
    "hurry": Kind(phrases.NAME_HURRY, hands.hurry),
    "chance": Kind(phrases.NAME_CHANCE, hands.chance),
    "passed": Kind(phrases.NAME_PASSED, hands.passed),
    "not-passed": Kind(phrases.NAME_NOT_PASSED, hands.not_passed),
    "weak-kept": Kind(phrases.NAME_WEAK_KEPT, hands.weak_kept),
    "other": Kind(phrases.NAME_OTHER, hands.other),
}
"""The kinds of reasons by id, those that explain the most first."""
MOST_LINES = 0.5
"""In this share of the lines in which the move costs something a reason has to hold at least."""
FEWEST = 0.1
"""In this share of the lines at least the move has to cost something, for a reason to be given."""
NEAR = 2.5
"""How far the two places of the real deal may be from the usual ones, both together."""


def explain(
    case: Case, pairs: Sequence[Pair], usual: tuple[float, float], real: Pair | None
) -> tuple[Pair, Reason | None]:
    """Return the lines to show of a costly move and the reason that they show, if there is one.

    The lines are those of the real deal if they are typical: if the better move comes out better
    there, with places near to the usual ones, and shows the reason. Otherwise they are those of an
    imagined deal that come nearest.
    """
    telling = [pair for pair in pairs if pair.tells]
    known = [real] if real and real.tells and real.off(usual) <= NEAR else []
    enough = case.can_be_told and len(telling) > FEWEST * len(pairs)
    for id, kind in KINDS.items() if enough else ():
        said = [(pair, kind.say(case, pair)) for pair in telling]
        holding = [(pair, words) for pair, words in said if words and not _names_own(case, words)]
        if len(holding) < MOST_LINES * len(telling):
            continue
        shown = [(pair, words) for pair in known if (words := kind.say(case, pair))]
        pair, words = (shown or sorted(holding, key=lambda one: one[0].off(usual)))[0]
        return pair, Reason(id, words.text, words.rule or None, words.names_better)
    return min(
        [*known, *telling] or pairs, key=lambda pair: (pair is not real, pair.off(usual))
    ), None


def _names_own(case: Case, words: Said) -> bool:
    return bool(words.rule) and case.names_own(words.rule)
