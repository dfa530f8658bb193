"""Why a move is good, in one sentence that is true of it: for the table's hint."""

from __future__ import annotations

from ..core.cards import pretty
from ..core.game import Game
from ..core.moves import Answer, Move
from ..core.plays import Play
from ..core.text import Text
from .ending import WayOut, how_left
from .unseen import Unseen

REASONS: dict[str, Text] = {
    "out": Text(
        "{cards} takes you out.",
        "{cards}で上がれます。",
        "{cards} 카드로 나갈 수 있습니다.",
    ),
    "way-out": Text(
        "Begin with {cards}: from here on nobody can stop you from going out.",
        "{cards}から始めれば、もう誰にも止められずに上がれます。",
        "{cards} 카드부터 내면 이제 아무도 막지 못하고 나갈 수 있습니다.",
    ),
    "turns": Text(
        "{cards} turns the order of strength round, which suits the rest of your hand.",
        "{cards}で強さが逆になり、残りの手札に有利です。",
        "{cards} 카드로 세기가 뒤집혀 남은 손패에 유리합니다.",
    ),
    "keeps-lead": Text(
        "{cards} makes the trick flow, and you lead next.",
        "{cards}で場が流れ、次も親になれます。",
        "{cards} 카드로 판이 흐르고 다음에도 선이 됩니다.",
    ),
    "unbeaten": Text(
        "Nothing that is still out can beat {cards}, so you lead next.",
        "{cards}に勝てるカードはもう残っていないので、次は親になれます。",
        "{cards} 카드를 이길 카드가 남아 있지 않으므로 다음에 선이 됩니다.",
    ),
    "lead": Text(
        "{cards} is hard to be rid of later: lead it while you can.",
        "{cards}は後では出しにくいので、親のうちに出しておきます。",
        "{cards} 카드는 나중에 내기 어려우니 선일 때 내 둡니다.",
    ),
    "follow": Text(
        "{cards} follows, and the cards that stay work well together.",
        "{cards}で続き、残りの手札もまとまっています。",
        "{cards} 카드로 이어 가고, 남은 손패도 잘 어울립니다.",
    ),
    "keep": Text(
        "Pass: the cards that could follow are worth more later.",
        "パス。出せるカードは後のために取っておきます。",
        "패스. 낼 수 있는 카드는 나중을 위해 아껴 둡니다.",
    ),
    "nothing": Text(
        "Pass: nothing in your hand can follow.",
        "パス。続けて出せるカードがありません。",
        "패스. 이어서 낼 수 있는 카드가 없습니다.",
    ),
    "part": Text(
        "Part with {cards}: the hand is better without.",
        "{cards}を手放すと、手札がよくなります。",
        "{cards} 카드를 내놓으면 손패가 좋아집니다.",
    ),
    "part-none": Text(
        "Keep all your cards: each is of use.",
        "どのカードも役に立つので、手放しません。",
        "모든 카드가 쓸모 있으니 내놓지 않습니다.",
    ),
    "only": Text(
        "There is no other choice.",
        "ほかに選べるものはありません。",
        "다른 선택은 없습니다.",
    ),
    "suits": Text(
        "This suits your hand best.",
        "手札にいちばん合う選択です。",
        "손패에 가장 잘 맞는 선택입니다.",
    ),
}
"""The sentences, with the cards of the move in them."""


def reason(view: Game, move: Move) -> Text:
    """Say what speaks for a move that is open to the seat that has to act in its view."""
    cards = move.pretty() if isinstance(move, Play) else pretty(_cards_of(view, move))
    return REASONS[_kind(view, move)].fill(cards=cards)


def _kind(view: Game, move: Move) -> str:
    if isinstance(move, Play):
        return _of_play(view, move, view.actor)
    others = len(view.moves()) > 1
    if isinstance(move, Answer):
        return _of_answer(view, move) if others else "only"
    return "keep" if others else "nothing"


def _of_play(view: Game, play: Play, seat: int) -> str:
    after, unseen = view.step(play), Unseen(view, seat)
    if how_left(after, seat) == "finish":
        return "out"
    if WayOut(unseen).goes(after):
        return "way-out"
    if after.lasting_order.reversed != view.lasting_order.reversed:
        return "turns"
    if not after.trick and after.actor == seat:
        return "keeps-lead"
    if after.trick and unseen.stands(after) == 1:
        return "unbeaten"
    return "follow" if view.trick else "lead"


def _of_answer(view: Game, answer: Answer) -> str:
    ask = view.ask
    if ask is None or ask.what not in ("cards", "play"):
        return "suits"
    if how_left(view.step(answer), ask.seat) == "finish":
        return "out"
    if ask.what == "play":
        return "suits" if answer.value else "keep"
    return "part" if answer.value else "part-none"


def _cards_of(view: Game, move: Move) -> int:
    """Return the cards of an answer."""
    if not isinstance(move, Answer) or view.ask is None:
        return 0
    if isinstance(move.value, Play):
        return move.value.cards
    return int(move.value) if view.ask.what == "cards" else 0
