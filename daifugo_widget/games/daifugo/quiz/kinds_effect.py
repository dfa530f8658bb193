"""Questions on what comes of a move, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.game.moves import Call, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.outcome_words import behind, effects, nothing, outcome
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import player

from ..engine.match import Match
from .rule_moments import neighbours

MOST_NEIGHBOURS = 5


class Happens(Kind[Phrase]):
    """What comes of a move, in the words of the story."""

    id, usual = "happens", "turn-order"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Leave out moves that only lead to a choice: there is more to ask about that."""
        moved = moment.step is not None and isinstance(moment.step.move, Play | Call)
        if not moved or match.game.ask or moment.by_referee:
            return False
        others = (match, *moment.others_after)
        return self.is_about(moment) or any(self._outcome_of(moment, each) for each in others)

    def _outcome_of(self, moment: Moment, match: Match | None) -> Phrase | None:
        assert moment.step is not None
        return outcome(moment.game, moment.step, match) if match else None

    def value(self, moment: Moment, match: Match) -> Phrase:
        return self._outcome_of(moment, match) or nothing(match.game)

    def sentence(self, moment: Moment, right: Phrase) -> Phrase:
        return Phrase(w.HAPPENS)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        """Return the rule about going out if nothing has happened but that somebody did."""
        out = len(match.game.exits) > len(moment.game.exits)
        return super().behind(moment, match) or (["game-end"] if out else [])

    def wrong(self, moment: Moment, right: Phrase, rng: Random) -> Iterator[Phrase]:
        """Yield that nothing happens, what would by rules of the same chapter, and more effects."""
        assert moment.step is not None
        yield Phrase(w.NOTHING, {"who": player(moment.game.next_of(moment.step.seat))})
        for _, match in neighbours(moment, rng, MOST_NEIGHBOURS):
            after = moment.after_by(match)
            if after is not None and (said := self.value(moment, after)).key not in right.key:
                yield said
        yield from self._usual(moment)

    def _usual(self, moment: Moment) -> Iterator[Phrase]:
        """Yield what many rules do but has not come of this move."""
        assert moment.step is not None
        assert moment.after is not None
        seat, after = moment.step.seat, moment.after.game
        verbs = {event.verb for event in after.events}
        if "flow" not in verbs and not after.over:
            yield Phrase(w.FLOWS, {"who": player(seat)})
        if after.order.line == moment.game.order.line:
            yield Phrase(w.TURNS)
        if not after.over and after.actor == moment.game.next_of(seat):
            yield Phrase(w.SKIPS, {"who": player(after.actor)})

    def by_others(self, moment: Moment) -> list[Phrase | None]:
        """Leave out whatever is a part of what happens: it would not be a wrong answer."""
        assert moment.after is not None
        right = self.value(moment, moment.after)
        found = super().by_others(moment)
        return [said for said in found if said and (said == right or said.key not in right.key)]

    def write(self, moment: Moment, value: Phrase) -> Phrase:
        return value

    def _story(self, moment: Moment, match: Match) -> tuple[Phrase, ...]:
        return ()


class WhichRule(Kind[type[BaseRule]]):
    """Which rule makes something come of a move, or allows the move at all."""

    id, usual = "rule", "turn-order"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Return whether the rule is needed, and what it does is told."""
        rule, step = moment.rule, moment.step
        if rule is None or rule.frame or step is None or not isinstance(step.move, Play | Pass):
            return False
        if moment.forbidden:
            return True
        if match.game.ask and match.game.ask.rule == rule.id:
            return False  # A choice that is owed is not told: something else would be asked.
        so = self._outcome(moment, match)
        others = (self._outcome(moment, other) for other in moment.others_after)
        return rule.id in behind(match) and so is not None and so not in others

    def _outcome(self, moment: Moment, match: Match | None) -> str | None:
        assert moment.step is not None
        said = outcome(moment.game, moment.step, match) if match else None
        return said.key if said else None

    def value(self, moment: Moment, match: Match) -> type[BaseRule] | None:
        return moment.rule

    def by_others(self, moment: Moment) -> list[type[BaseRule] | None]:
        return [None]

    def sentence(self, moment: Moment, right: type[BaseRule]) -> Phrase:
        assert moment.step is not None
        who = player(moment.step.seat)
        return Phrase(w.WHICH_ALLOWS if moment.forbidden else w.WHICH_RULE, {"who": who})

    def wrong(self, moment: Moment, right: type[BaseRule], rng: Random) -> Iterator[type[BaseRule]]:
        """Yield rules of the same chapter that would not have done it."""
        for rule, match in neighbours(moment, rng, MOST_NEIGHBOURS):
            after = moment.after_by(match)
            assert moment.after is not None
            so = self._outcome(moment, after) == self._outcome(moment, moment.after)
            if after is None or not (moment.forbidden or so):
                yield rule

    def _sentences(self, moment: Moment, right: type[BaseRule]) -> tuple[Phrase, ...]:
        done, asked = super()._sentences(moment, right)
        assert moment.step is not None
        assert moment.after is not None
        so = None if moment.forbidden else outcome(moment.game, moment.step, moment.after)
        return (done, so, asked) if so else (done, asked)


class First(Kind):
    """Which of several effects of a move comes first."""

    id, usual = "first", "simultaneous"

    def fits(self, moment: Moment, match: Match) -> bool:
        return self.is_about(moment) and len(self._effects(moment, match)) > 1

    def _effects(self, moment: Moment, match: Match) -> list[Phrase]:
        step = moment.step
        if step is None or not isinstance(step.move, Play) or match.game.ask:
            return []
        return effects(moment.game, step, match)

    def value(self, moment: Moment, match: Match) -> Phrase | None:
        found = self._effects(moment, match)
        return found[0] if found else None

    def sentence(self, moment: Moment, right: Phrase) -> Phrase:
        return Phrase(w.FIRST)

    def wrong(self, moment: Moment, right: Phrase, rng: Random) -> list[Phrase]:
        assert moment.after is not None
        return self._effects(moment, moment.after)[1:]

    def write(self, moment: Moment, value: Phrase) -> Phrase:
        return value

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return []
