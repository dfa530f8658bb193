"""The hint of the trick-taking games: what a steady bot would do, and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from daifugo_widget.core.cards import SUIT, bits, pretty, pretty_suit
from daifugo_widget.core.game.moves import NOBODY, Answer, Move
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.players.player import FORCED, Hint

from ..engine.cards import card_plays, code_of, rank_of, suit_of
from ..engine.game import TrickGame
from ..nap.bids import MISERE
from . import phrases
from .imagine import G
from .misere import misere_reason
from .reasons import nap_reason, napoleon_reason
from .skill import Skill, beaters
from .steady import SKILLS, Steady

FEW = 3
"""The most cards that could beat a lead and are listed by name."""
LONG_SUIT = 3
"""A suit of this many cards is long."""

REASONS: dict[str, Callable[[Any, int, Any, Random], Text]] = {
    "nap": nap_reason,
    "napoleon": napoleon_reason,
}
"""The function that says why an answer is good, by game."""


def advise(view: TrickGame, seat: int, chance: Random) -> Hint:
    """Return the move of a steady bot in a seat's view, with its reason.

    The reason is worked out with the same chance as the move, so that it is the bot's own.
    """
    luck = chance.random()
    move = Steady().choose(view, Random(luck))
    return Hint(move, _why(view, seat, move, Random(luck)))


def _why(view: TrickGame, seat: int, move: Move, chance: Random) -> Text:
    if view.only_move():
        return FORCED
    if isinstance(move, Answer):
        return REASONS[view.rules.game](view, seat, move.value, chance)
    assert isinstance(move, Play)
    skill = SKILLS[view.rules.game]
    if view.contract == MISERE:
        return misere_reason(view, move)
    return _of_follow(skill, view, move) if view.trick else _of_lead(skill, view, move)


def _of_lead(skill: Skill[G], view: G, play: Play) -> Text:
    if play.jokers:
        return phrases.CALLS
    suit = suit_of(play)
    assert suit is not None
    if view.trumps is None:
        return phrases.MAKES_TRUMPS.fill(suit=pretty_suit(suit))
    beating = _beating(skill, view, play)
    if not beating:
        return phrases.UNBEATEN
    out = view.unseen()
    if suit == view.trumps and out & SUIT[suit]:
        return phrases.DRAWS
    if beating.bit_count() <= FEW:
        return phrases.ONLY.fill(cards=pretty(beating))
    order = view.rules.strengths(view.trumps, suit)
    if all(order[code] < order[code_of(play)] for code in bits(out & SUIT[suit])):
        return phrases.HIGHEST.fill(suit=pretty_suit(suit))
    return _of_low(skill, view, play)


def _of_low(skill: Skill[G], view: G, play: Play) -> Text:
    """Say why to lead a card that others may well beat."""
    suit, hand = suit_of(play), view.hands[view.turn]
    assert suit is not None
    assert view.trumps is not None
    held = {one: (hand & cards).bit_count() for one, cards in enumerate(SUIT)}
    if suit != view.trumps and held[suit] == 1 and held[view.trumps]:
        return phrases.VOID.fill(suit=pretty_suit(suit))
    lowest = min(map(rank_of, card_plays(hand & SUIT[suit]))) == rank_of(play)
    if held[suit] >= LONG_SUIT and held[suit] == max(held.values()) and lowest:
        return phrases.LONG
    if view.rules.game == "napoleon" and not skill.is_gift(play):
        return phrases.NO_HONOUR
    if skill.is_gift(play) and view.turn != view.declarer in skill.mates(view, view.turn):
        return phrases.FOR_NAPOLEON
    if lowest and held[suit] > 1:
        return phrases.LOWEST_OF.fill(suit=pretty_suit(suit))
    if rank_of(play) == min(map(rank_of, view.plays())) < max(map(rank_of, view.plays())):
        return phrases.LOWEST
    beating = {one: _beating(skill, view, one).bit_count() for one in view.plays()}
    fewest, most = min(beating.values()), max(beating.values())
    return phrases.HARDEST if beating[play] == fewest < most else phrases.LEAD


def _of_follow(skill: Skill[G], view: G, play: Play) -> Text:
    trick = (*view.trick, Laid(view.turn, play))
    top = skill.top(view, trick)
    if skill.power(view, trick) == "same-two" and len(trick) < view.players:
        return phrases.THE_TWO.fill(card=pretty(top.play.cards))
    if play.jokers and skill.power(view, view.trick) == "same-two":
        return phrases.JOKER_STOPS_TWO
    if top.seat == view.turn:
        return _of_winning(skill, view, play)
    if top.seat in skill.mates(view, view.turn):
        if skill.knows_sides(view):
            return phrases.GIVE if skill.is_gift(play) else phrases.OURS
        return phrases.GIVE_UNKNOWN if skill.is_gift(play) else phrases.NOT_NAPOLEON
    if play.jokers and all(skill.is_gift(other) for other in view.plays() if other != play):
        return phrases.JOKER_GOES
    return phrases.SPARE if _winning(skill, view) else phrases.CANNOT


def _of_winning(skill: Skill[G], view: G, play: Play) -> Text:
    trick = (*view.trick, Laid(view.turn, play))
    power = skill.power(view, trick)
    sure = not _beating(skill, view, play)
    if sure and power and power != "trumps":
        return phrases.POWERS[power]
    if len(trick) < view.players:
        return phrases.UNBEATEN if sure else phrases.AHEAD
    others = [other for other in _winning(skill, view) if other != play]
    cheap = all(_is_stronger(skill, view, other, trick) for other in others)
    if others and cheap:
        return phrases.CHEAP
    return phrases.POWERS[power] if power else phrases.TAKES


def _winning(skill: Skill[G], view: G) -> list[Play]:
    """Return the plays that would be the strongest of the trick so far."""
    return [
        play
        for play in view.plays()
        if skill.top(view, (*view.trick, Laid(view.turn, play))).seat == view.turn
    ]


def _is_stronger(skill: Skill[G], view: G, play: Play, trick: tuple[Laid, ...]) -> bool:
    return skill.top(view, (*trick, Laid(NOBODY, play))).seat == NOBODY


def _beating(skill: Skill[G], view: G, play: Play) -> int:
    """Return the cards still out that could keep a play from taking the trick."""
    return beaters(skill, view, (*view.trick, Laid(view.turn, play)), view.unseen())
