"""The base game: strength, direction, groups, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.words.translations import _

from ..engine.plays.play_forms import Groups
from ..engine.plays.play_kind import Kind
from ..engine.rule import Rule, option, rule
from ..engine.rule_set import RuleSet


@rule(
    "strength",
    en="Strength of the cards",
    ja="カードの強さ",
    ko="카드의 강약",
    frame=True,
    fame="nearly-every",
)
class Strength(Rule):
    """From weak to strong: 3 4 5 6 7 8 9 10 J Q K A 2 joker; suits are all equal."""

    note = _(
        "The 2 and the A are high here, and the 3 is the lowest card. "
        "When a rule reverses the order, the 3 is the strongest number and the 2 the weakest, "
        "and the joker stays on top at most tables."
    )
    lore = _(
        "As strong as the card below is too weak: no spade beats a heart, and a 9 never beats a "
        "9. Learn the line in both directions."
    )
    example = """
        hands  5c6dKs / 5h9c2d / 8s8hX
        a 5c
        = order 3456789TJQKA2, legal - 9c 2d
        ! b 5h  weaker    # A 5 is not stronger than a 5, whatever its suit.
        b 9c  c -  a Ks
        b 2d              # The 2 is the strongest number ...
        c X               # ... and only a joker beats it.
    """


@rule(
    "turn-order",
    en="Players and direction",
    ja="人数と進行方向",
    ko="인원과 진행 방향",
    frame=True,
    fame="nearly-every",
)
class TurnOrder(Rule):
    """Three to nine can play, ideally four to six, and the turn goes round in one direction."""

    direction = option(
        default="clockwise",
        label=_("Direction"),
        words={"clockwise": _("clockwise"), "counter-clockwise": _("counter-clockwise")},
    )

    note = _(
        "The official game is for four. Most tables go round clockwise. Two can play as well, with "
        "a deck of their own."
    )
    lore = _(
        "With four to six there are enough rivals that one of them may save you, and not so many "
        "that your turn never comes. An offline meeting plays counter-clockwise."
    )
    example = """
        hands  3c9c / 4c9d / 5c9h / 6c9s
        a 3c
        = turn b       # The turn goes on from a to b ...
        b 4c  c 5c  d 6c
        = turn a       # ... and after d it is a's again.
    """


@rule(
    "game-end",
    en="Going out and end of the game",
    ja="上がりとゲーム終了",
    ko="오르기와 게임 종료",
    frame=True,
    stage="finish",
    fame="nearly-every",
)
class GameEnd(Rule):
    """Without cards you are out; the game ends when only one player still holds cards."""

    note = _(
        "A hand emptied by giving cards away or discarding them is out as well. "
        "The one left holding cards is last of all who neither fell nor fouled."
    )
    lore = _(
        "You need not announce your last card. The others play on for the places, and a good "
        "third place is often worth more thought than a lucky first."
    )
    example = """
        hands  9c / 5d6d / ThJh
        a 9c              # a has no cards left and is out, in the first place.
        = out a
        b -  c Th  b -
        c Jh              # c is out too: only b still holds cards, and the game is over.
        = over, out a c, classes a=fugo c=heimin b=hinmin
    """


@rule(
    "simultaneous",
    en="Order of simultaneous events",
    ja="同時イベントの処理順",
    ko="동시 다발 이벤트 해결 순서",
    frame=True,
    stage="next",
    fame="nearly-every",
)
class Simultaneous(Rule):
    """What one play causes is carried out in one fixed order, the same in every game."""

    note = _(
        "First the cards lie in the field, then binds form, the order of strength turns, and a cut "
        "may be answered. Then an empty hand is out, or has fouled. After that come the other "
        "effects of the cards, the flow, and who acts next."
    )
    lore = _(
        "Whether a play is allowed goes by the order of strength before it. Who falls does so as "
        "soon as somebody is out. After the other effects the direction turns, then players are "
        "skipped, and the flow comes last."
    )
    example = """
        rules  base, revolution, eight-cut
        hands  8c8d8h8s3c / 5d6d / 7h9h
        a 8c8d8h8s    # Two things at once: the order of strength turns first, then the trick flows.
        = mark revolution, leads a
        a 3c          # So this 3 is already the strongest number.
        = out a, legal -
    """


@rule(
    "groups",
    en="Groups (pair, triple, ...)",
    ja="複数枚出し（二枚線・三枚線）",
    ko="같은 숫자 여러 장",
    frame=True,
    fame="nearly-every",
)
class GroupsOfOneNumber(Rule):
    """Cards of one number may be laid together; a follower lays as many of a stronger number."""

    def kinds(self, rules: RuleSet) -> Iterable[Kind]:
        return (Groups(),)

    note = _(
        "A pair is followed by pairs only, a triple by triples only, a single card by single cards "
        "only. The leader decides how many cards the trick is about."
    )
    lore = _(
        "Some call a pair *nimaisen*, “two-card line”, and a triple *sanmaisen*. A group is a "
        "question to which most hands have no answer: look at your hand in groups first, and "
        "think twice before you break a pair."
    )
    example = """
        hands  5c5d9s / 8h8sQc / 7h9c9d
        a 5c5d                 # a leads a pair.
        ! b Qc  wrong-count    # A pair has to be followed by a pair.
        b 8h8s
        ! c 7h9c  not-a-play   # c may not lay a 7 and a 9 on it: they are no pair.
        c 9c9d
    """
