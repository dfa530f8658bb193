"""Questions about Napoleon only: the adjutant and who knows it, the kitty, honours, the result."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.cards import KNOWN
from daifugo_widget.core.game.moves import CHANCE, NOBODY
from daifugo_widget.quiz import words as general
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.table.telling.phrase import Phrase, list_phrases
from daifugo_widget.table.telling.voice import cards, player

from ..engine.game import cards_of
from ..engine.match import TrickMatch
from ..napoleon import napoleon_of
from . import words as w
from .kind import Ending, TrickKind, has_event, took

Seats = tuple[int, ...]
AT_STAKE = ("name-adjutant", "lay-away", "adjutant")
"""The verbs of events that may tell somebody who the adjutant is."""


def _seats(seats: Seats) -> Phrase:
    return list_phrases([Phrase(general.SEAT, {"who": player(seat)}) for seat in seats])


class Adjutant(TrickKind):
    """Who is the adjutant once a card has been named."""

    id, usual = "adjutant", "adjutant"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return has_event(moment, match, "name-adjutant")

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        return napoleon_of(match).adjutant()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.ADJUTANT)

    def wrong(self, moment: Moment, right: int, rng: Random) -> list[int]:
        others = [seat for seat in moment.game.seats if seat != moment.game.declarer]
        rng.shuffle(others)
        return [NOBODY, *others]

    def clue(self, moment: Moment, match: TrickMatch, right: int) -> Iterator[Phrase]:
        """Tell who holds the card that has been named."""
        if right != NOBODY:
            friend = napoleon_of(match).friend
            yield Phrase(w.HOLDS, {"who": player(right), "cards": cards(friend)})

    def write(self, moment: Moment, value: int) -> Phrase:
        if value == NOBODY:
            return Phrase(w.ALONE)
        return Phrase(general.SEAT, {"who": player(value)})


class Knows(TrickKind):
    """Which seats can tell from what they see who the adjutant is."""

    id, usual = "knows", "adjutant"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return any(has_event(moment, match, verb) for verb in AT_STAKE) and not match.game.over

    def value(self, moment: Moment, match: TrickMatch) -> Seats | None:
        game = napoleon_of(match)
        if any(hand > KNOWN for hand in game.hands):
            return None
        views = ((seat, game.seen_by(seat)) for seat in game.seats)
        return tuple(sorted(seat for seat, view in views if view.adjutant() is not None))

    def sentence(self, moment: Moment, right: Seats) -> Phrase:
        return Phrase(w.KNOWS)

    def wrong(self, moment: Moment, right: Seats, rng: Random) -> Iterator[Seats]:
        """Yield everybody, nobody, Napoleon, and Napoleon with somebody else."""
        assert moment.after is not None
        game = moment.after.game
        yield tuple(sorted(game.seats))
        owner = game.adjutant()
        other = game.next_of(game.declarer) if owner in (None, NOBODY) else owner
        yield tuple(sorted((game.declarer, other)))
        yield (game.declarer,)
        yield (other,)
        yield ()

    def write(self, moment: Moment, value: Seats) -> Phrase:
        if len(value) == moment.match.players:
            return Phrase(w.EVERYBODY)
        if len(value) == 1:
            return Phrase(w.ONLY, {"who": player(value[0])})
        return _seats(value) if value else Phrase(w.NOBODY)


class LayAway(TrickKind):
    """How many cards have to be laid away for the kitty."""

    id, how, then, usual = "cards", "number", False, "kitty"

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        ask = match.game.ask
        return ask.low if ask and ask.rule == "kitty" and ask.seat != CHANCE else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.LAY_AWAY, {"who": player(moment.game.actor)})


class FaceUp(TrickKind):
    """How many of the cards that are laid away lie face up."""

    id, how, usual = "open", "number", "kitty"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return has_event(moment, match, "lay-away")

    def value(self, moment: Moment, match: TrickMatch) -> int:
        return napoleon_of(match).shown.bit_count()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.FACE_UP)

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return ["kitty", "honours"]


def _turned_count(match: TrickMatch) -> int:
    return napoleon_of(match).turned.bit_count()


class Forced(TrickKind):
    """Who is Napoleon by a card that is turned up."""

    id, usual = "forced", "forced-napoleon"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        """Leave out a moment if another card has to be turned, or nobody has seen it yet."""
        by_chance = moment.step is not None and moment.step.seat == CHANCE
        return by_chance and _turned_count(match) == _turned_count(moment.match) + 1

    def value(self, moment: Moment, match: TrickMatch) -> int:
        return NOBODY if match.game.over else match.game.actor

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.FORCED)

    def wrong(self, moment: Moment, right: int, rng: Random) -> list[int]:
        seats = list(moment.game.seats)
        rng.shuffle(seats)
        return [NOBODY, *seats]

    def write(self, moment: Moment, value: int) -> Phrase:
        if value == NOBODY:
            return Phrase(w.VOID)
        return Phrase(general.SEAT, {"who": player(value)})

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return [self.usual]


class Honours(TrickKind):
    """How many honours Napoleon's side has."""

    id, how, usual = "honours", "number", "honours"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return took(moment, match)

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        game = napoleon_of(match)
        if game.adjutant() is None or not took(moment, match):
            return None
        return game.honours_of(*game.side()).bit_count()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.HONOURS)

    def clue(self, moment: Moment, match: TrickMatch, right: int) -> Iterator[Phrase]:
        """Tell whose honours count, and how many there were."""
        side = napoleon_of(match).side()
        had = napoleon_of(moment.match).honours_of(*side).bit_count()
        slots = {"who": player(side[0]), "friend": player(side[-1]), "n": str(had)}
        yield Phrase(w.SIDE_HAD if len(side) > 1 else w.ALONE_HAD, slots)

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return ["honours", "result"]


class InTrick(TrickKind):
    """How many honours a trick has."""

    id, how, usual = "in-trick", "number", "honours"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return self.is_about(moment) and took(moment, match)

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        if not took(moment, match):
            return None
        trick = cards_of(match.game.taken[-1].trick)
        honours: int = match.rules["honours"].among(trick)
        return honours.bit_count()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.IN_TRICK)


class Winners(Ending):
    """Who wins a deal."""

    id, usual = "winners", "result"

    def value(self, moment: Moment, match: TrickMatch) -> Seats | None:
        if not match.game.over or match.game.void:
            return None
        return tuple(seat for seat, won in enumerate(match.game.points()) if won)

    def sentence(self, moment: Moment, right: Seats) -> Phrase:
        return Phrase(w.WINNERS)

    def wrong(self, moment: Moment, right: Seats, rng: Random) -> Iterator[Seats]:
        """Yield the other side, Napoleon alone, and the rest."""
        every, napoleon = tuple(range(moment.match.players)), moment.game.declarer
        yield tuple(seat for seat in every if seat not in right)
        yield (napoleon,)
        yield tuple(seat for seat in every if seat != napoleon)

    def write(self, moment: Moment, value: Seats) -> Phrase:
        return _seats(value)
