"""What kinds of questions about trick-taking games share."""

from __future__ import annotations

from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.quiz.kind import MOST_RULES, Kind
from daifugo_widget.quiz.moment import Moment

from ..engine.match import TrickMatch


class TrickKind(Kind):
    """A kind of question about a trick-taking game, whose rules nearly all belong to its frame."""

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        """Return no rules, so that only the usual one is named."""
        return []

    def feedback_rules(
        self, moment: Moment, match: TrickMatch, rules: list[str], decided: bool
    ) -> tuple[BaseRule, ...]:
        """Return the rules that the feedback names; the moment's own first, if it is there."""
        ids = [id for id in dict.fromkeys(rules) if id in match.rules] or [self.usual]
        own = moment.rule.id if moment.rule else ""
        if decided or own in ids:
            ids = [own, *(id for id in ids if id != own)]
        return tuple(match.rules[id] for id in ids[:MOST_RULES])


class Taking(TrickKind):
    """A question about the trick that has just been taken."""

    def __init__(self, usual: str) -> None:
        self.usual = usual

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return took(moment, match)

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return rule_of(match, "take-trick")


class Ending(TrickKind):
    """A question about the outcome of a deal that has just ended."""

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return match.game.over and not moment.game.over


def took(moment: Moment, match: TrickMatch) -> bool:
    """Return whether a trick has been taken at a moment."""
    return len(match.game.taken) > len(moment.game.taken)


def has_event(moment: Moment, match: TrickMatch, verb: str) -> bool:
    """Return whether the step of a moment has an event with a verb."""
    return moment.step is not None and any(event.verb == verb for event in match.game.events)


def rule_of(match: TrickMatch, verb: str) -> list[str]:
    """Return the rules behind the events of the latest step with a verb, empty without one."""
    return [event.rule for event in match.game.events if event.verb == verb and event.rule]
