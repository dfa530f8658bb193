"""Questions on what comes between two games: points, dealer, seats, classes, votes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import player

from ..engine.match import Match
from .kinds_turn import classes_said


class _Between(Kind):
    """A question at the end of a game about the next one."""

    def fits(self, moment: Moment, match: Match) -> bool:
        return match.game.over and not moment.game.over and not match.over


class Points(Kind):
    """How many points the winner of the game has."""

    id, how, usual = "points", "number", "match"

    def fits(self, moment: Moment, match: Match) -> bool:
        return match.game.over and not moment.game.over and "match" in match.rules

    def _who(self, moment: Moment) -> int:
        assert moment.after is not None
        best: int = moment.after.game.ranking()[0]
        return best

    def value(self, moment: Moment, match: Match) -> int:
        return match.points[self._who(moment)]

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.POINTS, {"who": player(self._who(moment))})

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell how many points each place gives, which no rule says in numbers."""
        rule = match.rules[self.usual]
        bonus = rule.bonus(match.number)
        first, *others = rule.points_for(match.number, match.players)
        yield Phrase(w.PLACES_GIVE, {"points": ", ".join(map(str, (first - bonus, *others)))})
        if bonus:
            yield Phrase(w.BONUS, {"n": str(bonus)})
        if match.number > 1:
            yield Phrase(w.POINTS_ADD_UP)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        summed = "scorecard" in match.rules and match.number > 1
        return ["scorecard"] if summed else super().behind(moment, match)


class Deals(_Between):
    """Who deals once the game is over."""

    id, how, usual = "deals", "seat", "dealer"

    def value(self, moment: Moment, match: Match) -> int | None:
        if not match.game.over:
            return None
        return match.rules.frame.dealer.next_dealer(match.game.ranking())

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.DEALS)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return []


class OneMore(_Between):
    """Who gets one card more than the others in the next game."""

    id, how, usual = "dealt", "seat", "deal-remainder"

    def fits(self, moment: Moment, match: Match) -> bool:
        return self.is_about(moment) and super().fits(moment, match)

    def value(self, moment: Moment, match: Match) -> int | None:
        if not match.game.over or match.over:
            return None
        try:
            counts = [hand.bit_count() for hand in match.next().game.hands]
        except RuleError:  # a game for two can be laid out, but not dealt
            return None
        return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        match = moment.match
        cards = match.rules.deck(match.players, match.number + 1).bit_count()
        return Phrase(w.ONE_MORE, {"cards": str(cards), "n": str(match.players)})

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return []


class SitsNext(_Between):
    """Who sits after somebody in the next game, if seats are changed."""

    id, how, usual = "seats", "seat", "seating"

    def _circle(self, match: Match) -> tuple[int, ...]:
        return match.coming().seats

    def _who(self, moment: Moment) -> int | None:
        """Return the first seat that gets another neighbour."""
        assert moment.after is not None
        old, new = moment.game.seats, self._circle(moment.after)
        changed = (seat for seat in old if _after(old, seat) != _after(new, seat))
        return next(changed, None)

    def value(self, moment: Moment, match: Match) -> int | None:
        if not match.game.over or match.over:
            return None
        who = self._who(moment)
        return None if who is None else _after(self._circle(match), who)

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.SITS_NEXT, {"who": player(self._who(moment) or 0)})

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return []


def _after(circle: tuple[int, ...], seat: int) -> int:
    return circle[(circle.index(seat) + 1) % len(circle)]


class Highest(Kind):
    """Which of some classes is the highest, by the names of the table."""

    id, then, usual = "highest", False, "titles"

    def fits(self, moment: Moment, match: Match) -> bool:
        return moment.rule is not None and moment.rule.id == self.usual

    def value(self, moment: Moment, match: Match) -> str:
        return self._table(match)[0]

    def _table(self, match: Match) -> tuple[str, ...]:
        return match.rules.frame.classes.table_for(match.players)

    def sentence(self, moment: Moment, right: str) -> Phrase:
        return Phrase(w.HIGHEST)

    def wrong(self, moment: Moment, right: str, rng: Random) -> tuple[str, ...]:
        return self._table(moment.match)

    def _notes(
        self, moment: Moment, values: list[str], right: str, others: list[str | None]
    ) -> dict[int | str, Phrase]:
        """Say which place each of the others has."""
        table = self._table(moment.match)
        return {
            at: Phrase(
                w.IN_PLACE,
                {"it": self.write(moment, id).slots["it"], "n": str(table.index(id) + 1)},
            )
            for at, id in enumerate(values)
            if id != right
        }

    def write(self, moment: Moment, value: str) -> Phrase:
        return Phrase(w.THIS, {"it": moment.match.rules.frame.titles.title(value)})


class Vetoes(Kind):
    """How many have to vote against a decree to stop it."""

    id, how, then, usual = "votes", "number", False, "decree"

    def value(self, moment: Moment, match: Match) -> int | None:
        if not match.game.over or self.usual not in match.rules:
            return None
        others = range(match.players)[1:]
        stands = match.rules[self.usual].stands
        stopped = (n for n in others if not stands([voter <= n for voter in others]))
        return next(stopped, None)

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.VETOES, {"n": str(moment.match.players - 1)})

    def options(self, moment: Moment, right: int) -> set[str]:
        return {"veto"}


class Enters(Kind):
    """In which class a newcomer begins, by how many it has beaten."""

    id, then, usual = "joins", False, "joining"

    def __init__(self, beaten: int = 0) -> None:
        self.beaten = beaten

    def make(self, moment: Moment, rng: Random) -> Question | None:
        if self.beaten:
            return super().make(moment, rng)
        return Enters(rng.randrange(1, moment.match.players)).make(moment, rng)

    def value(self, moment: Moment, match: Match) -> str | None:
        if not match.game.over or match.over or self.usual not in match.rules:
            return None
        wins = (*[True] * self.beaten, False)
        return match.coming(joins=wins).classes[-1]

    def sentence(self, moment: Moment, right: str) -> Phrase:
        return Phrase(w.ENTERS, {"n": str(self.beaten)})

    def clue(self, moment: Moment, match: Match, right: str) -> Iterator[Phrase]:
        """Tell the classes, of which there is one more than before."""
        yield Phrase(w.THEN_CLASSES, {"classes": classes_said(moment.match, self._table(moment))})

    def _table(self, moment: Moment) -> tuple[str, ...]:
        match: Match = moment.match
        return match.rules.frame.classes.table_for(match.players + 1)

    def wrong(self, moment: Moment, right: str, rng: Random) -> list[str]:
        table = list(self._table(moment))
        rng.shuffle(table)
        return table

    def write(self, moment: Moment, value: str) -> Phrase:
        return Phrase(w.THIS, {"it": moment.match.rules.frame.titles.title(value)})
