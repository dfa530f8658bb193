"""The hint of the trick-taking games: what a steady bot would do, and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ...core.cards import pretty_suit
from ...core.moves import NOBODY, Answer, Move
from ...core.plays import Play
from ...core.state import Laid
from ...core.text import Text
from ...table.advice import FORCED, Hint
from ..cards import card_plays, suit_of
from ..nap.bids import MISERE
from .reasons import nap_reason, napoleon_reason
from .skill import Skill, rank_of
from .steady import SKILLS, Steady

UNBEATEN = Text(
    "nothing that is still out can beat it.",
    "これに勝てるカードはもう残っていません。",
    "이것을 이길 카드가 남아 있지 않습니다.",
)
CHEAP = Text(
    "it takes the trick cheaply, and keeps your stronger cards.",
    "このカードで十分トリックを取れて、もっと強いカードを残せます。",
    "이 카드로도 트릭을 딸 수 있고, 더 강한 카드는 남습니다.",
)
TAKES = Text(
    "it takes the trick.",
    "このトリックを取れます。",
    "이 트릭을 딸 수 있습니다.",
)
AHEAD = Text(
    "it is the strongest card of the trick so far.",
    "いまのところ、このトリックでいちばん強いカードです。",
    "지금까지 이 트릭에서 가장 센 카드입니다.",
)
CANNOT = Text(
    "you cannot win this trick: throw your least useful card.",
    "このトリックには勝てないので、いちばん要らないカードを捨てます。",
    "이 트릭은 이길 수 없으니 가장 쓸모없는 카드를 버립니다.",
)
SPARE = Text(
    "your stronger cards are worth more in another trick.",
    "強いカードは、ほかのトリックで使うほうが得です。",
    "강한 카드는 다른 트릭에서 쓰는 편이 낫습니다.",
)
OURS = Text(
    "your side is winning this trick, so you need not.",
    "味方が勝っているトリックなので、無理に勝つ必要はありません。",
    "우리 편이 이기고 있는 트릭이므로 굳이 이기지 않아도 됩니다.",
)
GIVE = Text(
    "your side is winning this trick: give it an honour.",
    "味方が勝っているトリックなので、絵札を渡します。",
    "우리 편이 이기고 있는 트릭이므로 그림 카드를 보태 줍니다.",
)
LOW = Text(
    "it stays below the strongest card, so that another takes the trick.",
    "いちばん強いカードより低いので、ほかの人がトリックを取ります。",
    "가장 센 카드보다 낮으므로 다른 사람이 트릭을 가져갑니다.",
)
LEAD_LOW = Text(
    "it is low, so that another should take the trick.",
    "低いカードなので、ほかの人がトリックを取ってくれそうです。",
    "낮은 카드이므로 다른 사람이 트릭을 가져갈 것입니다.",
)
MAKES_TRUMPS = Text(
    "{suit} becomes trumps, which suits your hand best.",
    "手札にいちばん合う{suit}が切り札になります。",
    "손패에 가장 잘 맞는 {suit}이(가) 으뜸패가 됩니다.",
)
CALLS = Text(
    "it calls for trumps, and only the spade A is stronger.",
    "切り札を求めることができ、これより強いのは♠Aだけです。",
    "으뜸패를 요구하며, 이보다 센 카드는 ♠A뿐입니다.",
)
DRAWS = Text(
    "it draws trumps out of the other hands.",
    "ほかの人の切り札を減らせます。",
    "다른 사람들의 으뜸패를 줄일 수 있습니다.",
)
LEAD = Text(
    "of all that you can lead it promises most.",
    "リードできるカードの中で、いちばん見込みがあります。",
    "낼 수 있는 카드 가운데 가장 유망합니다.",
)


REASONS: dict[str, Callable[[Any, int, Any, Random], Text]] = {
    "nap": nap_reason,
    "napoleon": napoleon_reason,
}
"""What says why an answer is good, in each game."""


def advise(view: Any, seat: int, chance: Random) -> Hint:
    """Return the move of a steady bot in a seat's view, with its reason."""
    move = Steady().choose(view, chance)
    return Hint(move, _why(view, seat, move, chance))


def _why(view: Any, seat: int, move: Move, chance: Random) -> Text:
    if isinstance(move, Answer):
        return REASONS[view.rules.game](view, seat, move.value, chance)
    assert isinstance(move, Play)
    if len(view.plays()) == 1:
        return FORCED
    skill = SKILLS[view.rules.game]
    return _of_follow(skill, view, move) if view.trick else _of_lead(skill, view, move)


def _of_lead(skill: Skill, view: Any, play: Play) -> Text:
    after = view.step(play)
    beatable = _beatable(skill, after, view.unseen())
    if view.contract == MISERE:
        return LEAD_LOW if beatable else LEAD
    if play.jokers:
        return CALLS
    if view.trumps is None:
        return MAKES_TRUMPS.fill(suit=pretty_suit(after.trumps))
    if not beatable:
        return UNBEATEN
    own = view.turn == view.declarer
    return DRAWS if own and suit_of(play) == view.trumps else LEAD


def _of_follow(skill: Skill, view: Any, play: Play) -> Text:
    if skill.top(view, (*view.trick, Laid(view.turn, play))).seat == view.turn:
        return _of_winning(skill, view, play)
    if view.contract == MISERE:
        return LOW
    if skill.top(view, view.trick).seat in skill.mates(view, view.turn):
        return GIVE if skill.is_gift(play) else OURS
    return SPARE if _winning(skill, view) else CANNOT


def _of_winning(skill: Skill, view: Any, play: Play) -> Text:
    after = view.step(play)
    if after.trick:
        return AHEAD if _beatable(skill, after, view.unseen()) else UNBEATEN
    others = [rank_of(other) for other in _winning(skill, view) if other != play]
    return CHEAP if others and rank_of(play) < min(others) else TAKES


def _winning(skill: Skill, view: Any) -> list[Play]:
    """Return the plays that would be the strongest of the trick so far."""
    return [
        play
        for play in view.plays()
        if skill.top(view, (*view.trick, Laid(view.turn, play))).seat == view.turn
    ]


def _beatable(skill: Skill, after: Any, unseen: int) -> bool:
    """Tell whether a card that is still out would be stronger than what lies on the table."""
    trick = after.trick
    top = skill.top(after, trick).seat
    return any(
        skill.top(after, (*trick, Laid(NOBODY, play))).seat != top for play in card_plays(unseen)
    )
