"""Questions on what comes of a move, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ..core.entry import Entry
from ..core.moves import Call, Pass
from ..core.plays import Play
from ..daifugo.match import Match
from ..table.phrase import player
from . import words as w
from .kind import Kind
from .moment import Moment
from .said import Said
from .telling import behind, effects, nothing, outcome

MOST_NEIGHBOURS = 5


class Happens(Kind):
    """What comes of a move, in the words of the story."""

    id, usual = "happens", "turn-order"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Leave out moves that only lead to a choice: there is more to ask about that."""
        moved = moment.step is not None and isinstance(moment.step.move, Play | Call)
        if not moved or match.game.ask or moment.by_referee:
            return False
        others = (match, *moment.others_after)
        return self.is_about(moment) or any(self._told(moment, each) for each in others)

    def _told(self, moment: Moment, match: Match | None) -> Said | None:
        assert moment.step is not None
        return outcome(moment.game, moment.step, match) if match else None

    def value(self, moment: Moment, match: Match) -> Said:
        return self._told(moment, match) or nothing(match.game)

    def sentence(self, moment: Moment, right: Said) -> Said:
        return Said(w.HAPPENS)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        """Return the rule about going out if nothing has happened but that somebody did."""
        out = len(match.game.exits) > len(moment.game.exits)
        return super().behind(moment, match) or (["game-end"] if out else [])

    def wrong(self, moment: Moment, right: Said, rng: Random) -> Iterator[Said]:
        """Yield that nothing happens, what would by rules of the same chapter, and more effects."""
        assert moment.step is not None
        yield Said(w.NOTHING, {"who": player(moment.game.next_of(moment.step.seat))})
        for _, match in moment.neighbours(rng, MOST_NEIGHBOURS):
            after = moment.after_by(match)
            if after is not None and (said := self.value(moment, after)).key not in right.key:
                yield said
        yield from self._usual(moment)

    def _usual(self, moment: Moment) -> Iterator[Said]:
        """Yield what many rules do but has not come of this move."""
        assert moment.step is not None
        assert moment.after is not None
        seat, after = moment.step.seat, moment.after.game
        verbs = {event.verb for event in after.events}
        if "flow" not in verbs and not after.over:
            yield Said(w.FLOWS, {"who": player(seat)})
        if after.order.line == moment.game.order.line:
            yield Said(w.TURNS)
        if not after.over and after.actor == moment.game.next_of(seat):
            yield Said(w.SKIPS, {"who": player(after.actor)})

    def by_others(self, moment: Moment) -> list[Any]:
        """Leave out whatever is a part of what happens: it would not be a wrong answer."""
        assert moment.after is not None
        right = self.value(moment, moment.after)
        found = super().by_others(moment)
        return [said for said in found if said == right or said.key not in right.key]

    def write(self, moment: Moment, value: Said) -> Said:
        return value

    def _story(self, moment: Moment, match: Match) -> tuple[Said, ...]:
        return ()


class WhichRule(Kind):
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

    def value(self, moment: Moment, match: Match) -> type[Entry] | None:
        return moment.rule

    def by_others(self, moment: Moment) -> list[Any]:
        return [None]

    def sentence(self, moment: Moment, right: type[Entry]) -> Said:
        assert moment.step is not None
        who = player(moment.step.seat)
        return Said(w.WHICH_ALLOWS if moment.forbidden else w.WHICH_RULE, {"who": who})

    def wrong(self, moment: Moment, right: type[Entry], rng: Random) -> Iterator[type[Entry]]:
        """Yield rules of the same chapter that would not have done it."""
        for rule, match in moment.neighbours(rng, MOST_NEIGHBOURS):
            after = moment.after_by(match)
            assert moment.after is not None
            so = self._outcome(moment, after) == self._outcome(moment, moment.after)
            if after is None or not (moment.forbidden or so):
                yield rule

    def _sentences(self, moment: Moment, right: Any) -> tuple[Said, ...]:
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

    def _effects(self, moment: Moment, match: Match) -> list[Said]:
        step = moment.step
        if step is None or not isinstance(step.move, Play) or match.game.ask:
            return []
        return effects(moment.game, step, match)

    def value(self, moment: Moment, match: Match) -> Said | None:
        found = self._effects(moment, match)
        return found[0] if found else None

    def sentence(self, moment: Moment, right: Said) -> Said:
        return Said(w.FIRST)

    def wrong(self, moment: Moment, right: Said, rng: Random) -> list[Said]:
        assert moment.after is not None
        return self._effects(moment, moment.after)[1:]

    def write(self, moment: Moment, value: Said) -> Said:
        return value

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return []
