"""What to play in a misere, in which the declarer must not take a trick, and why."""

from __future__ import annotations

from daifugo_widget.core.cards import pretty, pretty_suit
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.cards import card_plays, rank_of, suit_of
from ..engine.game import TrickGame
from .imagine import lacking_suits
from .phrases import LEAD

LOST = _("the misere is lost already: it no longer matters which card you play.")
LEAD_LOWEST = _("it is your lowest card, the least dangerous to lead.")
LEAD_SAFEST = _("it seems the least dangerous card to lead.")
BELOW = _("it stays below {card}, so that another takes the trick.")
DISCARD = _("it is not of the suit led and cannot win, so your most dangerous card goes.")
MUST_TAKE = _("you cannot stay below: you must take this trick, so throw your highest.")
HOPES = _("you cannot stay below, but a higher card may still be played.")
TEMPTS = _("the declarer may have to take the trick with a higher {suit}.")
CAUGHT = _("the declarer is taking this trick: stay below {card}.")
ESCAPED = _("the declarer cannot take this trick any more, so a high card may go.")
NO_MATTER = _("the declarer cannot take this trick any more.")
KEEPS_LOW = _(
    "it cannot win, so a high card goes: a low one may yet make the declarer take a trick."
)
OFF_SUIT = _("it is not of the suit led, and cannot win.")


def misere_reason(view: TrickGame, play: Play) -> Text:
    """Say what speaks for a card in a misere, for the declarer or for an opponent."""
    if view.tricks_of(view.declarer):
        return LOST
    own = view.turn == view.declarer
    if not view.trick:
        return _of_own_lead(view, play) if own else _of_lead(view, play)
    if suit_of(play) != suit_of(view.trick[0].play):
        return DISCARD if own else _of_discard(view, play)
    top = view.best()
    return _of_declarer(view, play, top) if own else _of_opponent(view, play, top)


def _of_own_lead(view: TrickGame, play: Play) -> Text:
    lowest = rank_of(play) == min(map(rank_of, view.plays()))
    return LEAD_LOWEST if lowest and _above(play, view.unseen()) else LEAD_SAFEST


def _of_lead(view: TrickGame, play: Play) -> Text:
    return _tempting(play) if _above(play, _may_hold(view)) else LEAD


def _of_discard(view: TrickGame, play: Play) -> Text:
    ranks = [rank_of(one) for one in view.plays()]
    low = any(_above(one, _may_hold(view)) for one in view.plays() if rank_of(one) == min(ranks))
    return KEEPS_LOW if rank_of(play) == max(ranks) > min(ranks) and low else OFF_SUIT


def _of_declarer(view: TrickGame, play: Play, top: Laid) -> Text:
    if rank_of(play) < rank_of(top.play):
        return BELOW.fill(card=pretty(top.play.cards))
    return MUST_TAKE if must_take(view, view.plays()) else HOPES


def _of_opponent(view: TrickGame, play: Play, top: Laid) -> Text:
    if top.seat == view.declarer and rank_of(play) < rank_of(top.play):
        return CAUGHT.fill(card=pretty(top.play.cards))
    if any(laid.seat == view.declarer for laid in view.trick):
        high = rank_of(play) == max(map(rank_of, view.plays()))
        return ESCAPED if high else NO_MATTER
    higher = max(play, top.play, key=rank_of)
    return _tempting(higher) if _above(higher, _may_hold(view)) else NO_MATTER


def _tempting(play: Play) -> Text:
    suit = suit_of(play)
    assert suit is not None
    return TEMPTS.fill(suit=pretty_suit(suit))


def sensible_of_declarer(view: TrickGame) -> list[Play]:
    """Return what the declarer, who wants no trick, may sensibly play.

    That is a card below the strongest if possible; without the suit led, the highest card that
    others could stay below.
    """
    plays = view.plays()
    if not view.trick:
        return plays
    if suit_of(plays[0]) != suit_of(view.trick[0].play):
        dangerous = [play for play in plays if _below(play, view.unseen())] or plays
        highest = max(map(rank_of, dangerous))
        return [play for play in dangerous if rank_of(play) == highest]
    under = [play for play in plays if rank_of(play) < rank_of(view.best().play)]
    if under:
        return under
    return [(max if must_take(view, plays) else min)(plays, key=rank_of)]


def sensible_of_opponent(view: TrickGame) -> list[Play]:
    """Return what an opponent may sensibly play: no card that takes a trick from the declarer."""
    plays = view.plays()
    if not view.trick or view.best().seat != view.declarer:
        return plays
    led = suit_of(view.trick[0].play)
    top = view.best().play
    under = [one for one in plays if suit_of(one) != led or rank_of(one) < rank_of(top)]
    return under or plays


def must_take(view: TrickGame, plays: list[Play]) -> bool:
    """Return whether nobody can go above these cards, which are all above the trick so far."""
    last = len(view.trick) == view.players - 1
    return last or not _above(min(plays, key=rank_of), view.unseen())


def _below(play: Play, cards: int) -> bool:
    """Return whether a lower card of the same suit is among these."""
    return any(
        suit_of(other) == suit_of(play) and rank_of(other) < rank_of(play)
        for other in card_plays(cards)
    )


def _above(play: Play, cards: int) -> bool:
    """Return whether a higher card of the same suit is among these."""
    return any(
        suit_of(other) == suit_of(play) and rank_of(other) > rank_of(play)
        for other in card_plays(cards)
    )


def _may_hold(view: TrickGame) -> int:
    """Return what the declarer may hold, without suits that it has been seen to lack."""
    return view.may_hold(view.declarer) & ~lacking_suits(view)[view.declarer]
