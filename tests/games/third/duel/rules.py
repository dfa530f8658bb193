"""The rules of Duel: each a small class with its words, its behaviour and an example."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from daifugo_widget.core.cards import ACE, SEVEN, SUIT, SUITS, make_deck
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.rules.rule import BaseRule, describe
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.text import Text

PLAYER_COUNT = 2
DECK = make_deck(jokers=0, numbers=range(SEVEN, ACE + 1))
"""The 32 cards from the 7 up to the A."""
CHAPTERS = {"play": Text("Tricks", "トリック", "트릭")}
"""The headings under which the rules are listed."""
CATALOGUE: dict[str, type[BaseRule]] = {}
"""Every rule by id, in the order in which they apply."""
FOR_TWO = Text(
    "Duel is a game for two, not for {players}",
    "デュエルは2人のゲームです（{players}人では遊べません）。",
    "듀얼은 2명이 하는 게임입니다({players}명은 할 수 없음).",
)

E = TypeVar("E", bound=type[BaseRule])


def duel_rule(
    id: str, names: tuple[str, str, str], text: tuple[str, str], **facts: Any
) -> Callable[[E], E]:
    """Enter a class in the catalogue; its docstring is its text in English."""

    def enter(cls: E) -> E:
        describe(cls, id, names, "play", text, facts)
        cls.rank_in_catalogue = (0, len(CATALOGUE))
        CATALOGUE[id] = cls
        return cls

    return enter


def suit_of(card: Play) -> int:
    """Return the suit of a card."""
    return card.suit_list()[0]


@duel_rule(
    "follow-suit",
    ("Following suit", "マークをそろえる", "무늬 따라 내기"),
    (
        "リードされたマークを持っていれば、必ず出します。",
        "먼저 나온 무늬가 있으면 반드시 그 무늬를 냅니다.",
    ),
    frame=True,
)
class FollowSuit(BaseRule):
    """Whoever holds a card of the suit led has to play one."""

    def playable_cards(self, held: int, known: int, led: int | None) -> int:
        """Return which cards of a hand may be played, by those that are known to be in it."""
        return held & SUIT[led] if led is not None and known & SUIT[led] else held

    example = """
        hands  KhJc / 9hAs
        a Kh
        ! b As  follow-suit  # b has a heart and has to play it.
        b 9h
    """
    comments = (("bさんはハートを出さなければなりません。", "b 님은 하트를 내야 합니다."),)


@duel_rule(
    "winning",
    ("Winning a trick", "トリックの勝ち", "트릭의 승자"),
    (
        "リードされたマークでいちばん強いカードが勝ち、その人が次をリードします。",
        "먼저 나온 무늬 중 가장 강한 카드가 이기고, 그 사람이 다음을 시작합니다.",
    ),
    frame=True,
)
class Winning(BaseRule):
    """The highest card of the suit led takes the trick, and whoever played it leads next."""

    def strength(self, card: Play, led: int, trumps: int | None) -> tuple[bool, bool, int]:
        """Return a value that is the higher the stronger a card is in a trick."""
        return suit_of(card) == trumps, suit_of(card) == led, card.rank

    example = """
        hands  KhJc / QhAs
        a Kh  b Qh
        a Jc  b As
        = tricks a 2  # The A is of another suit than the card led.
    """
    comments = (("Aは、リードと違うマークです。", "A는 먼저 나온 카드와 무늬가 다릅니다."),)


@duel_rule(
    "trumps",
    ("Trumps", "切り札", "으뜸패"),
    (
        "一つのマークが切り札になり、ほかのどのマークにも勝ちます。",
        "한 무늬가 으뜸패가 되어 다른 모든 무늬를 이깁니다.",
    ),
)
class Trumps(BaseRule):
    """The cards of one suit, trumps, beat those of all other suits."""

    suit = option(
        *SUITS,
        default="s",
        label=Text("Suit", "マーク", "무늬"),
        words={
            "c": Text("clubs", "クラブ", "클로버"),
            "d": Text("diamonds", "ダイヤ", "다이아몬드"),
            "h": Text("hearts", "ハート", "하트"),
            "s": Text("spades", "スペード", "스페이드"),
        },
    )

    example = """
        hands  KhJc / 7sAc
        a Kh  b 7s
        = tricks b 1  # Spades are trumps, so the 7 beats the K.
    """
    comments = (
        ("スペードが切り札なので、7がKに勝ちます。", "스페이드가 으뜸패라 7이 K를 이깁니다."),
    )


class DuelRuleSet(BaseRuleSet):
    """The rules of Duel that are on."""

    game = "duel"
    catalogue = CATALOGUE
    presets = {"duel": ""}  # noqa: RUF012
    usual_players = PLAYER_COUNT

    def check_players(self, players: int) -> None:
        if players != PLAYER_COUNT:
            raise RuleError(FOR_TWO.fill(players=players))

    def deck(self, players: int, game: int = 1) -> int:
        return DECK

    @property
    def trumps(self) -> int | None:
        """The suit that is trumps, None if none is."""
        rule = self.get(Trumps)
        return SUITS.index(rule.suit) if rule else None

    def strongest(self, trick: Sequence[Laid]) -> Laid:
        """Return the strongest card of a trick, and whose it is."""
        led, trumps, rule = suit_of(trick[0].play), self.trumps, self[Winning]
        return max(trick, key=lambda laid: rule.strength(laid.play, led, trumps))
