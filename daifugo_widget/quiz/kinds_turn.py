"""Questions on who acts, who leads, who is out, and what each holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from ..core.game import Game
from ..core.match import Match
from ..core.moves import CHANCE, NOBODY, Exit, Pass
from ..core.plays import Play
from ..table.phrase import player
from . import words as w
from .kind import Kind, pairs_swapped
from .moment import Moment
from .said import Said, listed

MOST_ANSWERS = 4000
"""Where there are more ways to choose cards, nothing is asked about it."""


def _leads(match: Match) -> bool:
    return any(event.verb == "lead" for event in match.game.events)


def _actor(match: Match) -> int | None:
    game = match.game
    return None if game.over or game.actor == CHANCE else game.actor


class Begins(Kind):
    """Who leads the first trick of a game."""

    id, how, then, usual = "begins", "seat", False, "first-leader"

    def fits(self, moment: Moment, match: Match) -> bool:
        game = match.game
        fresh = not (game.trick or game.flows or game.exits or game.agenda)
        return fresh and _leads(match) and not game.over

    def value(self, moment: Moment, match: Match) -> int | None:
        return _actor(match)

    def by_others(self, moment: Moment) -> list[Any]:
        """Return who leads by the other rules where the same cards are dealt."""
        dealt = (other for other in moment.others if other.game.hands == moment.game.hands)
        return [self.value(moment, other) for other in dealt]

    def front(self, moment: Moment) -> int:
        return moment.game.seats[0]  # who it is shall not be seen

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.LEADS_FIRST)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return ["later-leader"] if match.game.classes else []


class Leads(Kind):
    """Who leads once the trick has flowed."""

    id, how, usual = "leads", "seat", "pass"

    def fits(self, moment: Moment, match: Match) -> bool:
        return moment.step is not None and _leads(match) and not match.game.agenda

    def value(self, moment: Moment, match: Match) -> int | None:
        return _actor(match)

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.LEADS)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        owner = moment.game.trick[-1].seat if moment.game.trick else None
        left = owner is not None and match.game.exit_of(owner)
        return super().behind(moment, match) or (["finish-trick"] if left else [])


class Acts(Kind):
    """Whose turn it is, or who owes a choice, after a move."""

    id, how, usual = "acts", "seat", "turn-order"

    def fits(self, moment: Moment, match: Match) -> bool:
        moved = moment.step is not None and isinstance(moment.step.move, Play | Pass)
        return moved and not match.game.over and not _leads(match)

    def value(self, moment: Moment, match: Match) -> int | None:
        return _actor(match)

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.ACTS)


class Left(Kind):
    """Who has left the game, and how."""

    id, usual = "left", "game-end"

    def fits(self, moment: Moment, match: Match) -> bool:
        moved = moment.step is not None and match.number == moment.match.number
        return moved and len(match.game.exits) > len(moment.game.exits)

    def value(self, moment: Moment, match: Match) -> tuple[Exit, ...]:
        return tuple(Exit(exit.seat, exit.how) for exit in match.game.exits)

    def sentence(self, moment: Moment, right: tuple[Exit, ...]) -> Said:
        return Said(w.LEFT)

    def wrong(self, moment: Moment, right: tuple[Exit, ...], rng: Random) -> list[tuple[Exit, ...]]:
        last = right[-1]
        found = [self.value(moment, moment.match)]
        found += [(*right[:-1], Exit(last.seat, how)) for how in ("finish", "foul", "fall")]
        rng.shuffle(found)
        return found

    def write(self, moment: Moment, value: tuple[Exit, ...]) -> Said:
        texts = {"finish": w.FINISHED, "foul": w.FOULED, "fall": w.FELL}
        return listed(
            [Said(texts[exit.how], {"who": player(exit.seat)}) for exit in value]
            or [Said(w.NOBODY)]
        )


class Classes(Kind):
    """Which class each holds once the game is over."""

    id, usual = "classes", "classes"

    def fits(self, moment: Moment, match: Match) -> bool:
        return match.game.over and not moment.game.over

    def value(self, moment: Moment, match: Match) -> tuple[str, ...] | None:
        return match.game.next_classes() if match.game.over else None

    def sentence(self, moment: Moment, right: tuple[str, ...]) -> Said:
        return Said(w.CLASSES)

    def wrong(self, moment: Moment, right: tuple[str, ...], rng: Random) -> Iterator[Any]:
        return pairs_swapped(right, rng)

    def write(self, moment: Moment, value: tuple[str, ...]) -> Said:
        titles = moment.match.rules["titles"]
        return listed(
            [
                Said(w.IN_CLASS, {"who": player(seat), "klass": titles.title(klass)})
                for seat, klass in enumerate(value)
            ]
        )


class Points(Kind):
    """How many points the best of the game has."""

    id, how, usual = "points", "number", "match"

    def fits(self, moment: Moment, match: Match) -> bool:
        return match.game.over and not moment.game.over and "match" in match.rules

    def _who(self, moment: Moment) -> int:
        assert moment.after is not None
        return moment.after.game.ranking()[0]

    def value(self, moment: Moment, match: Match) -> int:
        return match.points[self._who(moment)]

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.POINTS, {"who": player(self._who(moment))})


class Holds(Kind):
    """How many cards a hand has once an effect has changed it."""

    id, how, usual = "holds", "number", "groups"

    def fits(self, moment: Moment, match: Match) -> bool:
        same = match.number == moment.match.number
        done = same and not self._on_the_way(moment.game, match.game)
        return done and moment.step is not None and self._who(moment) is not None

    def _on_the_way(self, before: Game, after: Game) -> bool:
        """Tell whether cards have left a hand that somebody gets only after another choice."""
        held = [sum(hand.bit_count() for hand in game.hands) for game in (before, after)]
        return bool(after.agenda) and held[1] < held[0] and after.discards == before.discards

    def _who(self, moment: Moment) -> int | None:
        """Return whose hand has changed by more than a play."""
        step, after = moment.step, moment.after
        if step is None or after is None:
            return None
        laid = step.move.size if isinstance(step.move, Play) else 0
        hands = zip(moment.game.hands, after.game.hands, strict=True)
        for seat, (before, now) in enumerate(hands):
            usual = before.bit_count() - (laid if seat == step.seat else 0)
            if now.bit_count() != usual:
                return seat
        return None

    def value(self, moment: Moment, match: Match) -> int | None:
        who = self._who(moment)
        return None if who is None else match.game.hands[who].bit_count()

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.HOLDS, {"who": player(self._who(moment) or 0)})


def _sizes(match: Match) -> set[int]:
    """Return how many cards may be chosen by who owes a choice; {0} where that is too much."""
    game, ask = match.game, match.game.ask
    if ask is None or ask.what != "cards" or ask.seat < 0:
        return {0}
    answers = list(islice(game.answers(ask), MOST_ANSWERS))
    return {answer.value.bit_count() for answer in answers} if len(answers) < MOST_ANSWERS else {0}


class Given(Kind):
    """How many cards are chosen at most: exchanged, given, discarded."""

    id, how, then, usual = "cards", "number", False, "exchange"

    def value(self, moment: Moment, match: Match) -> int | None:
        return max(_sizes(match)) or None

    def sentence(self, moment: Moment, right: int) -> Said:
        ask = moment.game.ask
        assert ask is not None
        slots = {"who": player(ask.seat), "to": player(max(ask.to, 0))}
        slots["rule"] = moment.match.rules[ask.rule]
        if len(_sizes(moment.match)) > 1:
            return Said(w.CHOOSE_UP_TO, slots)
        if ask.to in (NOBODY, ask.seat) or ask.pool:
            return Said(w.CHOOSE, slots)
        after = moment.after
        shown = after is not None and any(event.verb == "reveal" for event in after.game.events)
        return Said(w.SHOW if shown else w.GIVE, slots)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        assert match.game.ask is not None
        return [match.game.ask.rule]


class Deck(Kind):
    """How many cards a game is played with."""

    id, how, then, usual = "deck", "number", False, "deck"

    def fits(self, moment: Moment, match: Match) -> bool:
        return moment.rule is not None and not match.game.trick and not match.game.flows

    def value(self, moment: Moment, match: Match) -> int:
        return match.rules.deck(match.players, match.number).bit_count()

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.DECK)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return [rule.id for rule in match.rules.hooks["deck"] if not rule.frame]


class Deals(Kind):
    """Who deals once the game is over."""

    id, how, usual = "deals", "seat", "dealer"

    def fits(self, moment: Moment, match: Match) -> bool:
        return match.game.over and not moment.game.over and not match.over

    def value(self, moment: Moment, match: Match) -> int | None:
        if not match.game.over:
            return None
        dealer: int = match.rules["dealer"].next_dealer(match.game.ranking())
        return dealer

    def sentence(self, moment: Moment, right: int) -> Said:
        return Said(w.DEALS)

    def behind(self, moment: Moment, match: Match) -> list[str]:
        return []
