"""A goal as a sentence, put together from its parts."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.game.moves import SEATS
from ..core.words.text import Text
from ..table.telling.words.phrases import YOU
from . import phrases_goal as say
from .game_drills import GameDrills, Name, drills_of
from .goal import Goal, Part


def letter(seat: int) -> Text:
    """Return what a seat is called if nobody has a name."""
    return Text.of(SEATS[seat])


def polite(name: Text) -> Text:
    """Return a name in the polite form for others; whoever is spoken to is just "you"."""
    return name if name == YOU else Text(name.en, f"{name.ja}さん", f"{name.ko} 님")


def goal_text(goal: Goal, learner: int, name: Name = letter, *, in_exchange: bool = False) -> Text:
    """Return a goal as a sentence to its learner, who may have cards to exchange first."""
    limit = _after_exchange(goal.turns) if in_exchange else _within(goal.turns)
    return _capital(say.WHOLE.fill(goal=_ways_text(goal, learner, name), limit=limit))


def headline(goal: Goal, learner: int) -> Text:
    """Return what a goal asks of its learner, without the limit."""
    return _capital(_ways_text(goal, learner, letter))


def _ways_text(goal: Goal, learner: int, name: Name) -> Text:
    return _join_texts([parts_text(way, goal.game, learner, name) for way in goal.ways], say.OR)


def _within(turns: int) -> Text:
    return say.ONE_MOVE if turns == 1 else say.MOVES.fill(n=turns)


def _after_exchange(turns: int) -> Text:
    """Say how many moves are left after the exchange, all choices of which are one turn."""
    if turns == 1:
        return say.IN_EXCHANGE
    return say.ONE_AFTER if turns == 2 else say.MOVES_AFTER.fill(n=turns - 1)


def parts_text(parts: Iterable[Part], game: str, learner: int, name: Name = letter) -> Text:
    """Return some parts of a goal of a game as they are worded in its sentence."""
    drills = drills_of(game)
    return _join_texts([_part(drills, part, learner, name) for part in parts], say.AND)


def _part(drills: GameDrills, part: Part, learner: int, name: Name) -> Text:
    """Return one part as what the learner has to do."""
    word, _, rest = part.text.partition(" ")
    word = "unmark" if word == "mark" and rest.startswith("-") else word
    known = drills.forms.get((word, rest)) or drills.forms.get((word, ""))
    forms, seats = known or drills.forms["", ""], drills.seats_in(part.text)
    seat = SEATS.index(seats[0]) if seats else learner
    own = forms.own if seat == learner or forms.other is None else forms.other
    never = (forms.own_not if seat == learner else forms.other_not) if not part.wanted else None
    values = {"who": polite(name(seat)), "what": drills.what(word, rest, name), "fact": part.text}
    if part.wanted:
        return own.fill(**values)
    return never.fill(**values) if never else say.NEVER.fill(that=own.fill(**values))


def _join_texts(texts: list[Text], between: Text) -> Text:
    return Text(
        *(sep.join(parts) for sep, parts in zip(between, zip(*texts, strict=True), strict=True))
    )


def _capital(text: Text) -> Text:
    return text._replace(en=text.en[0].upper() + text.en[1:])
