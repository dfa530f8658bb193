"""What to play in a misere, in which the declarer must not take a trick, and why."""

from __future__ import annotations

from typing import Any

from ...core.cards import pretty, pretty_suit
from ...core.plays import Laid, Play
from ...core.text import Text
from ..cards import card_plays, rank_of, suit_of
from .imagine import lacking_suits
from .phrases import LEAD

LOST = Text(
    "the misere is lost already: it no longer matters which card you play.",
    "ミゼールはもう失敗しているので、どのカードを出しても同じです。",
    "미제르는 이미 실패했으므로 어떤 카드를 내도 같습니다.",
)
LEAD_LOWEST = Text(
    "it is your lowest card, the least dangerous to lead.",
    "手札でいちばん低く、リードしていちばん安全なカードです。",
    "손패에서 가장 낮아, 먼저 내기에 가장 덜 위험한 카드입니다.",
)
LEAD_SAFEST = Text(
    "it seems the least dangerous card to lead.",
    "リードするカードの中で、いちばん安全そうです。",
    "먼저 낼 카드 가운데 가장 덜 위험해 보입니다.",
)
BELOW = Text(
    "it stays below {card}, so that another takes the trick.",
    "{card}より低いので、ほかの人がトリックを取ります。",
    "{card} 카드보다 낮으므로 다른 사람이 트릭을 땁니다.",
)
DISCARD = Text(
    "it is not of the suit led and cannot win, so your most dangerous card goes.",
    "リードされたマークではないので勝つことはなく、いちばん危ないカードを捨てられます。",
    "먼저 나온 무늬가 아니어서 이길 수 없으므로 가장 위험한 카드를 버립니다.",
)
MUST_TAKE = Text(
    "you cannot stay below: you must take this trick, so throw your highest.",
    "低いカードがなく、このトリックは必ず取ってしまうので、いちばん高いカードを出します。",
    "더 낮은 카드가 없어 이 트릭을 딸 수밖에 없으니 가장 높은 카드를 냅니다.",
)
HOPES = Text(
    "you cannot stay below, but a higher card may still be played.",
    "低いカードはありませんが、もっと高いカードがまだ出るかもしれません。",
    "더 낮은 카드가 없지만, 더 높은 카드가 아직 나올 수 있습니다.",
)
TEMPTS = Text(
    "the declarer may have to take the trick with a higher {suit}.",
    "ビッドした人が、もっと高い{suit}でトリックを取ることになるかもしれません。",
    "공약한 사람이 더 높은 {suit} 카드로 트릭을 따게 될 수 있습니다.",
)
CAUGHT = Text(
    "the declarer is taking this trick: stay below {card}.",
    "ビッドした人が取りそうなトリックなので、{card}より低いカードを出します。",
    "공약한 사람이 딸 트릭이므로 {card} 카드보다 낮게 냅니다.",
)
ESCAPED = Text(
    "the declarer cannot take this trick any more, so a high card may go.",
    "ビッドした人はもうこのトリックを取れないので、高いカードを使えます。",
    "공약한 사람은 이제 이 트릭을 딸 수 없으므로 높은 카드를 써도 됩니다.",
)
NO_MATTER = Text(
    "the declarer cannot take this trick any more.",
    "ビッドした人は、もうこのトリックを取れません。",
    "공약한 사람은 이제 이 트릭을 딸 수 없습니다.",
)
KEEPS_LOW = Text(
    "it cannot win, so a high card goes: a low one may yet make the declarer take a trick.",
    "勝つことはないので高いカードを捨て、ビッドした人に取らせるための低いカードを残します。",
    "이길 수 없으므로 높은 카드를 버리고, 공약한 사람이 트릭을 따게 할 낮은 카드를 남깁니다.",
)
OFF_SUIT = Text(
    "it is not of the suit led, and cannot win.",
    "リードされたマークではないので、勝つことはありません。",
    "먼저 나온 무늬가 아니어서 이길 수 없습니다.",
)


def misere_reason(view: Any, play: Play) -> Text:
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


def _of_own_lead(view: Any, play: Play) -> Text:
    lowest = rank_of(play) == min(map(rank_of, view.plays()))
    return LEAD_LOWEST if lowest and _above(play, view.unseen()) else LEAD_SAFEST


def _of_lead(view: Any, play: Play) -> Text:
    return _tempting(play) if _above(play, _may_hold(view)) else LEAD


def _of_discard(view: Any, play: Play) -> Text:
    ranks = [rank_of(one) for one in view.plays()]
    low = any(_above(one, _may_hold(view)) for one in view.plays() if rank_of(one) == min(ranks))
    return KEEPS_LOW if rank_of(play) == max(ranks) > min(ranks) and low else OFF_SUIT


def _of_declarer(view: Any, play: Play, top: Laid) -> Text:
    if rank_of(play) < rank_of(top.play):
        return BELOW.fill(card=pretty(top.play.cards))
    return MUST_TAKE if must_take(view, view.plays()) else HOPES


def _of_opponent(view: Any, play: Play, top: Laid) -> Text:
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


def sensible_of_declarer(view: Any) -> list[Play]:
    """Return what the declarer, who wants no trick, may sensibly play.

    That is a card below the strongest if possible; without the suit led, the highest card that
    others could stay below.
    """
    plays: list[Play] = view.plays()
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


def sensible_of_opponent(view: Any) -> list[Play]:
    """Return what an opponent may sensibly play: no card that takes a trick from the declarer."""
    plays: list[Play] = view.plays()
    if not view.trick or view.best().seat != view.declarer:
        return plays
    led = suit_of(view.trick[0].play)
    top = view.best().play
    under = [one for one in plays if suit_of(one) != led or rank_of(one) < rank_of(top)]
    return under or plays


def must_take(view: Any, plays: list[Play]) -> bool:
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


def _may_hold(view: Any) -> int:
    """Return what the declarer may hold, without suits that it has been seen to lack."""
    return int(view.may_hold(view.declarer) & ~lacking_suits(view)[view.declarer])
