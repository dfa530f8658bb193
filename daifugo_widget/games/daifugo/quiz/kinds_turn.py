"""Questions on who acts, who leads, who is out, and in which class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from daifugo_widget.core.game.moves import CHANCE, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.text import list_words as in_a_row
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import Kind, pairs_swapped
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.table.telling.phrase import Phrase, list_phrases
from daifugo_widget.table.telling.voice import cards, player

from ..engine.match import Match
from ..engine.state_values import Exit
from ..rules import ranks
from ..rules.leading import earliest


def _leads(match: Match) -> bool:
    return any(event.verb == "lead" for event in match.game.events)


def _deal_of(match: Match) -> tuple[object, ...]:
    return match.game.hands, match.game.classes


def _actor(match: Match) -> int | None:
    game = match.game
    return None if game.over or game.actor == CHANCE else game.actor


def classes_said(match: Match, table: Iterable[str]) -> Text:
    """List classes by the names of the table."""
    return in_a_row(match.rules[ranks.Titles].title(id) for id in table)


class Begins(Kind):
    """Who leads the first trick of a game."""

    id, how, then, usual = "begins", "seat", False, "first-leader"

    def fits(self, moment: Moment, match: Match) -> bool:
        game = match.game
        fresh = not (game.trick or game.flows or game.exits or game.agenda)
        return fresh and _leads(match) and not game.over

    def value(self, moment: Moment, match: Match) -> int | None:
        return _actor(match)

    def by_others(self, moment: Moment) -> list[int | None]:
        """Return who leads by the other rules, if the same cards are dealt to the same classes."""
        here = _deal_of(moment.match)
        return [self.value(moment, other) for other in moment.others if _deal_of(other) == here]

    def front(self, moment: Moment) -> int:
        first: int = moment.game.seats[0]  # the answer must not be seen
        return first

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.LEADS_FIRST)

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell by which card the first leader is found, if it is by one."""
        rule = match.rules[self.usual]
        if rule.by != "card-holder" or match.game.classes:
            return
        card, holder = earliest(match.game, rule.card)
        if holder == right:
            yield Phrase(w.LEADS_BY_CARD, {"card": cards(1 << card)})

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return ["later-leader"] if match.game.classes else []


class Leads(Kind):
    """Who leads once the trick has flowed."""

    id, how, usual = "leads", "seat", "pass"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Leave out a trick that flowed before the move: the last player is not seen then."""
        game = match.game
        flows = any(event.verb == "flow" for event in game.events)
        return moment.step is not None and _leads(match) and flows and not game.agenda

    def value(self, moment: Moment, match: Match) -> int | None:
        return _actor(match)

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.LEADS)

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell who leads instead of somebody who is out."""
        owner = self._owner_who_is_out(moment, match)
        if owner is not None and match.game.next_of(owner) == right:
            yield Phrase(w.OWNER_IS_OUT, {"who": player(owner)})

    def _owner_who_is_out(self, moment: Moment, match: Match) -> int | None:
        """Return who played last, if that player is out."""
        owner = moment.game.trick[-1].seat if moment.game.trick else None
        return owner if owner is not None and match.game.exit_of(owner) else None

    def behind(self, moment: Moment, match: Match) -> list[str]:
        left = self._owner_who_is_out(moment, match) is not None
        return super().behind(moment, match) or (["finish-trick"] if left else [])


class Acts(Kind):
    """Whose turn it is, or who owes a choice, after a move."""

    id, how, usual = "acts", "seat", "turn-order"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Leave out turns that would come anyway, unless the rule is about that."""
        step = moment.step
        if step is None or match.game.over or _leads(match):
            return False
        if moment.by_referee:
            return not match.game.ask and not moment.is_forced
        if not isinstance(step.move, Play | Pass):
            return False
        anyway = {moment.game.next_of(step.seat)}
        found = (_actor(each) for each in (match, *moment.others_after) if each)
        return self.is_about(moment) or not anyway.issuperset(found)

    def value(self, moment: Moment, match: Match) -> int | None:
        return _actor(match)

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.ACTS)


class Left(Kind):
    """Who has left the game, and how."""

    id, usual = "left", "game-end"

    def fits(self, moment: Moment, match: Match) -> bool:
        moved = moment.step is not None and match.number == moment.match.number
        return moved and len(match.game.exits) > len(moment.game.exits)

    def value(self, moment: Moment, match: Match) -> tuple[Exit, ...]:
        return tuple(Exit(exit.seat, exit.how) for exit in match.game.exits)

    def sentence(self, moment: Moment, right: tuple[Exit, ...]) -> Phrase:
        return Phrase(w.LEFT)

    def clue(self, moment: Moment, match: Match, right: tuple[Exit, ...]) -> Iterator[Phrase]:
        """Tell a foul from a fall: the rules tell only that somebody comes last or drops."""
        if any(exit.how != "finish" for exit in right):
            yield Phrase(w.FOUL_OR_FALL)

    def wrong(self, moment: Moment, right: tuple[Exit, ...], rng: Random) -> list[tuple[Exit, ...]]:
        last = right[-1]
        found = [self.value(moment, moment.match)]
        found += [(*right[:-1], Exit(last.seat, how)) for how in ("finish", "foul", "fall")]
        rng.shuffle(found)
        return found

    def write(self, moment: Moment, value: tuple[Exit, ...]) -> Phrase:
        texts = {"finish": w.FINISHED, "foul": w.FOULED, "fall": w.FELL}
        return list_phrases(
            [Phrase(texts[exit.how], {"who": player(exit.seat)}) for exit in value]
            or [Phrase(w.NOBODY)]
        )


class Classes(Kind):
    """Which class each player holds once the game is over."""

    id, usual = "classes", "classes"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Leave out the end of a set or match: nobody holds a class in what comes next."""
        ended = match.game.over and not moment.game.over
        return ended and not match.over and bool(match.coming().classes)

    def value(self, moment: Moment, match: Match) -> tuple[str, ...] | None:
        return match.game.next_classes() if match.game.over else None

    def sentence(self, moment: Moment, right: tuple[str, ...]) -> Phrase:
        return Phrase(w.CLASSES)

    def clue(self, moment: Moment, match: Match, right: tuple[str, ...]) -> Iterator[Phrase]:
        """Tell which place gives which class, and where those who did not go out are placed."""
        if not self.behind(moment, match):  # else more than the places may count
            table = match.rules[ranks.Classes].table_for(match.players)
            yield Phrase(w.PLACES_ARE, {"classes": classes_said(match, table)})
        if any(exit.how != "finish" for exit in match.game.exits):
            yield Phrase(w.FOUL_OR_FALL)

    def wrong(
        self, moment: Moment, right: tuple[str, ...], rng: Random
    ) -> Iterator[tuple[str, ...]]:
        return pairs_swapped(right, rng)

    def write(self, moment: Moment, value: tuple[str, ...]) -> Phrase:
        titles = moment.match.rules[ranks.Titles]
        return list_phrases(
            [
                Phrase(w.IN_CLASS, {"who": player(seat), "klass": titles.title(klass)})
                for seat, klass in enumerate(value)
            ]
        )
