"""The base game: the deck, where cards lie, and how they are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import JOKERS, RANKS, make_deck
from ..core.rule import Rule, option, rule
from ..core.text import Text


if TYPE_CHECKING:
    from ..core.dealing import Dealing


@rule(
    "deck", en="Deck", ja="デッキ", ko="덱", chapter="base", frame=True,
    text=(
        "52枚のトランプにジョーカーを加えて遊びます。人数が多いときは2組以上を混ぜます。",
        "트럼프 52장에 조커를 더해 씁니다. 사람이 많으면 두 벌 이상을 섞습니다.",
    ),
)
class Deck(Rule):
    """The game is played with 52 cards and a joker; with many players two or more decks are mixed."""

    jokers = option(
        type="int", min=0, max=4, label=Text("Jokers in all", "ジョーカーの枚数", "조커 장수"),
    )
    decks = option(
        type="int", min=1, max=4, label=Text("Decks", "デッキの数", "덱의 수"),
    )
    ranks = option(
        type="ranks", label=Text("Numbers in the deck", "使う数字", "쓰는 숫자"),
    )

    def deck(self, cards: int, players: int, game: int) -> int:
        """Return the deck: from 7 players up two, with as many jokers as decks."""
        decks = self.decks or (2 if players >= 7 else 1)
        jokers = self.jokers if self.jokers is not None else min(decks, 2)
        numbers = [RANKS.index(rank) for rank in self.ranks] if self.ranks else range(13)
        return cards | make_deck(decks, jokers, numbers)


@rule(
    "zones", en="Zones", ja="領域", ko="영역", chapter="base", frame=True,
    text=(
        "手札はほかの人に見えず、場は全員に見えます。流れたカードは捨て札になります。",
        "손패는 남에게 보이지 않고, 바닥은 모두에게 보입니다. 흐른 카드는 버린 패가 됩니다.",
    ),
)
class Zones(Rule):
    """Hands are hidden, the field is open, and a trick that has flowed lies among the discards."""

    discards = option(
        "hidden", "seen-not-searched", default="hidden",
        label=Text("The discards", "捨て札", "버린 패"),
    )
    out_of_game = option(
        "hidden", "open", default="hidden",
        label=Text("Cards out of the game", "ゲーム外のカード", "게임에서 빠진 카드"),
    )


@rule(
    "deal-remainder", en="Odd cards", ja="端数のカード", ko="카드의 나머지 처리", chapter="base",
    frame=True,
    text=(
        "割り切れずに余ったカードを、決まった人に1枚ずつ配るか、伏せて除きます。",
        "나누어떨어지지 않고 남은 카드를 정해진 사람에게 한 장씩 주거나 엎어서 뺍니다.",
    ),
    helpers=("share",),
)
class DealRemainder(Rule):
    """Cards left over when the deck does not divide go to certain players, one each, or lie aside."""

    first_game = option(
        "from-dealer", "blind", default="from-dealer",
        label=Text("In the first game", "1ゲーム目", "첫 게임"),
    )
    later_games = option(
        "from-dealer", "lowest-class-first", "blind", default="lowest-class-first",
        label=Text("In later games", "2ゲーム目から", "두 번째 게임부터"),
    )
    blind_never_joker = option(
        True, False, default=True,
        label=Text("A joker is never laid aside", "ジョーカーは除かない", "조커는 빼지 않음"),
    )
    blind_redrawn = option(
        "game", "set", default="set",
        label=Text("Cards laid aside change every", "除くカードを替える時", "뺀 카드를 바꾸는 때"),
    )

    def lay_aside(self, dealing: Dealing) -> int:
        """Lay the odd cards aside, those of the set again where they change only with it."""
        if (self.first_game if dealing.first else self.later_games) != "blind":
            return 0
        if dealing.previous and self.blind_redrawn == "set" and not dealing.first:
            return dealing.previous
        free = dealing.deck & ~JOKERS if self.blind_never_joker else dealing.deck
        return dealing.draw(free, dealing.deck.bit_count() % dealing.players)

    def share(
        self, deck: list[int], order: list[int], classes: list[int] | None
    ) -> tuple[int, ...]:
        """Deal shuffled cards round from the first seat of ``order``; odd ones by the option.

        ``classes`` are the seats from the lowest class up, None in a first game.
        """
        hands = [0] * len(order)
        each, odd = divmod(len(deck), len(order))
        for at, bit in enumerate(deck[:each * len(order)]):
            hands[order[at % len(order)]] |= 1 << bit
        lowest_first = classes is not None and self.later_games == "lowest-class-first"
        takers = classes if lowest_first and classes is not None else order
        for seat, bit in zip(takers, deck[each * len(order):], strict=False):
            hands[seat] |= 1 << bit
        return tuple(hands)
