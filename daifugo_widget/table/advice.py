"""The hint: what a sharp bot would play, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ..core.cards import codes
from ..core.game import Game
from ..core.moves import Move, Pass
from ..core.plays import Play
from ..core.text import Text
from ..players import make_player
from ..rules.exchange.frame import TAX


class Hint(NamedTuple):
    """A move that is advised, and the reason in a sentence."""

    move: Move
    why: Text


OUT = Text("it takes you out of the game.", "これで上がれます。", "이것으로 나갈 수 있습니다.")
LEADS_AGAIN = Text(
    "the trick flows and you lead again.",
    "場が流れて、もう一度親になれます。",
    "판이 흐르고 다시 선이 됩니다.",
)
UNBEATEN = Text(
    "nothing that you have not seen can beat it, so you will lead next.",
    "これに勝てるカードはもう残っていないので、次の親になれます。",
    "이것을 이길 카드가 남아 있지 않으므로 다음 선이 됩니다.",
)
ORDER = Text(
    "the order of strength turns in favour of your hand.",
    "強さの順が、あなたの手札に有利になります。",
    "세기의 순서가 내 패에 유리해집니다.",
)
MANY = Text(
    "it lays down several cards at once.",
    "一度に何枚も減らせます。",
    "한 번에 여러 장을 줄일 수 있습니다.",
)
WEAK = Text(
    "it gets rid of a weak card while you can.",
    "弱いカードを出せるうちに出しておきます。",
    "약한 카드를 낼 수 있을 때 내 둡니다.",
)
CHEAP = Text(
    "it is enough to beat the play, and keeps your stronger cards.",
    "このカードで場のカードに勝て、もっと強いカードを残せます。",
    "이 카드로 판의 카드를 이길 수 있고, 더 강한 카드는 남습니다.",
)
KEEP = Text(
    "your cards are worth more later.",
    "いまは手札を温存します。",
    "지금은 카드를 아껴 둡니다.",
)
FORCED = Text("there is nothing else.", "ほかに選べません。", "다른 수가 없습니다.")
TAXED = Text(
    "your strongest cards have to go; among equals choose what you need least.",
    "いちばん強いカードを渡す決まりです。同じ強さなら、要らないほうを渡します。",
    "가장 강한 카드를 주어야 합니다. 같은 세기라면 덜 필요한 쪽을 줍니다.",
)
CHOICE = Text(
    "these do the least for your hand.",
    "手札の中でいちばん役に立たないカードです。",
    "패에서 가장 쓸모가 적은 카드입니다.",
)


BEST = Text(
    "it looks best for your hand.",
    "あなたの手札にいちばん良さそうです。",
    "내 패에 가장 좋아 보입니다.",
)


def advise(view: Game, seat: int, chance: Random) -> Hint:
    """Return the move of a sharp bot in a seat's view, with its reason."""
    move = make_player("sharp").choose(view, chance)
    return Hint(move, _why(view, seat, move))


def _why(view: Game, seat: int, move: Move) -> Text:
    if _is_taxed(view):
        return TAXED
    if len(view.moves()) == 1:
        return FORCED
    if isinstance(move, Pass):
        return KEEP
    if not isinstance(move, Play):
        return CHOICE if view.ask and view.ask.what == "cards" else BEST
    after = view.step(move)
    return _outcome(view, after, seat) or _saving(view, move)


def _is_taxed(view: Game) -> bool:
    """Tell whether the strongest cards have to be given, so that only equals can be chosen from."""
    ask = view.ask
    if ask is None or (ask.rule, ask.detail) != ("exchange", TAX):
        return False
    answers = (codes(answer.value) for answer in view.answers(ask))
    return len({tuple(sorted(card // 4 for card in held)) for held in answers}) == 1


def _outcome(view: Game, after: Game, seat: int) -> Text | None:
    """Name what the play brings at once."""
    exit = after.exit_of(seat)
    if exit and exit.how == "finish":
        return OUT
    if any(event.verb == "flow" for event in after.events) and after.turn == seat:
        return LEADS_AGAIN
    if after.lasting_order.line != view.lasting_order.line:
        return ORDER
    return None if _beatable(after, seat) else UNBEATEN


def _beatable(after: Game, seat: int) -> bool:
    """Tell whether unseen cards could follow the play."""
    if not after.trick or after.over:
        return False
    unseen = after.rules.deck(after.players) & ~after.seen(seat)
    return bool(after.rules.forms.follow(unseen, after.trick[-1].play, after.order))


def _saving(view: Game, play: Play) -> Text:
    if play.size > 1 and not view.trick:
        return MANY
    return CHEAP if view.trick else WEAK
