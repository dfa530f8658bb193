"""The base game: the deck, where cards lie, and how they are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.cards import JOKERS, RANKS, make_deck
from ..core.text import Text
from ..daifugo.rule import Rule, option, rule
from .ranks import Classes

if TYPE_CHECKING:
    from ..daifugo.dealing import Dealing
    from ..daifugo.ruleset import Ruleset

BY_PLAYERS: dict[Any, Text | str] = {
    None: Text("by the number of players", "人数による", "인원수에 따름")
}
"""The words for an option that goes by how many play."""


@rule(
    "deck",
    en="Deck",
    ja="デッキ",
    ko="덱",
    chapter="base",
    frame=True,
    text=(
        (
            "ふつうは52枚のトランプにジョーカー1枚を加えて遊びます。"
            "人数が多いときは2組以上を混ぜます。"
        ),
        "보통은 트럼프 52장에 조커 한 장을 더해 씁니다. 사람이 많으면 두 벌 이상을 섞습니다.",
    ),
)
class Deck(Rule):
    """Usually the deck has 52 cards and one joker; with many players two or more are mixed."""

    jokers = option(
        type="int",
        min=0,
        max=4,
        label=Text("Jokers in all", "ジョーカーの枚数（合計）", "조커 장수(모두)"),
        words=BY_PLAYERS,
    )
    decks = option(
        type="int",
        min=1,
        max=4,
        label=Text("Decks", "デッキの数", "덱의 수"),
        words=BY_PLAYERS,
    )
    ranks = option(
        type="ranks",
        label=Text("Numbers in the deck", "使う数字", "쓰는 숫자"),
        words={None: Text("all", "すべて", "모두")},
    )

    note = Text(
        (
            "Tables play with no joker, with one, with two or with more. "
            "Unless chosen otherwise there is one deck with one joker, and from seven players up "
            "two decks with two jokers; only the super table of classes keeps to one. "
            "A few rules only ever happen with two or three jokers."
        ),
        (
            "ジョーカーは、使わない卓も、1枚、2枚、それ以上の卓もあります。"
            "指定しなければ1組にジョーカー1枚で、7人からは2組にジョーカー2枚です"
            "（超富豪・超貧民のいる階級表では1組のままです）。"
            "ジョーカーが2枚か3枚ないと起きないルールもあります。"
        ),
        (
            "조커를 쓰지 않는 곳도 있고 한 장, 두 장, 그 이상을 쓰는 곳도 있습니다. "
            "따로 정하지 않으면 한 벌에 조커 한 장이고, 7명부터는 두 벌에 조커 두 "
            "장입니다(초부호·초빈민이 있는 계급표에서는 그대로 한 벌). "
            "조커가 두 장이나 세 장 있어야만 일어나는 규칙도 있습니다."
        ),
    )
    example = """
        players  4
        seed     1
        = deck 53      # 52 cards and one joker.
    """
    comments = (("52枚とジョーカー1枚です。", "52장과 조커 한 장입니다."),)

    def deck(self, cards: int, rules: Ruleset, players: int, game: int) -> int:
        """Return the deck: two packs from 7 players up, except with the super table of classes."""
        one_deck = players < 7 or rules[Classes].table == "super"
        decks = self.decks or (1 if one_deck else 2)
        jokers = self.jokers if self.jokers is not None else min(decks, 2)
        numbers = [RANKS.index(rank) for rank in self.ranks] if self.ranks else range(13)
        return cards | make_deck(decks, jokers, numbers)


@rule(
    "zones",
    en="Zones",
    ja="領域",
    ko="영역",
    chapter="base",
    frame=True,
    text=(
        (
            "手札はほかの人に見えず、場のカードは全員に見えます。"
            "場が流れると、そのカードは捨て札になります。"
        ),
        (
            "손패는 남에게 보이지 않고, 판의 카드는 모두에게 보입니다. "
            "판이 흐르면 그 카드는 버린 패가 됩니다."
        ),
    ),
)
class Zones(Rule):
    """Hands are hidden, the field is open, and the cards of a flowed trick become discards."""

    discards = option(
        "hidden",
        "seen-not-searched",
        default="hidden",
        label=Text("The discards", "捨て札", "버린 패"),
        words={
            "hidden": Text("lie face down", "伏せておく", "엎어 둠"),
            "seen-not-searched": Text(
                "the trick that flowed last lies face up",
                "最後に流れたカードだけ表にする",
                "마지막에 흐른 카드만 펼쳐 둠",
            ),
        },
    )
    out_of_game = option(
        "hidden",
        "open",
        default="hidden",
        label=Text(
            "Cards out of the game",
            "ゲームから除いたカード",
            "게임에서 뺀 카드",
        ),
        words={
            "hidden": Text("lie face down", "伏せておく", "엎어 둠"),
            "open": Text("lie face up", "表にしておく", "펼쳐 둠"),
        },
    )

    note = Text(
        (
            "This is about the pile itself: the story of a game always tells what was played. "
            "Nobody goes through it, but at some tables the cards that flowed last lie face up on "
            "it. "
            "When a rule lets a player choose from the discards, that player may look at them."
        ),
        (
            "これは捨て札の山についての決まりで、何が出たかはゲームの経過でいつでも"
            "確かめられます。"
            "だれも山の中は見られませんが、最後に流れたカードを上に表向きで置く卓もあります。"
            "捨て札からカードを選ぶルールでは、選ぶ人だけが捨て札を見られます。"
        ),
        (
            "이것은 버린 패 더미에 관한 규칙이며, 무엇이 나왔는지는 게임의 경과에서 언제든 볼 수 "
            "있습니다. "
            "아무도 더미를 뒤질 수 없지만, 마지막으로 흐른 카드를 그 위에 펼쳐 두는 곳도 있습니다. "
            "버린 패에서 카드를 고르는 규칙에서는 고르는 사람만 그 카드를 볼 수 있습니다."
        ),
    )
    example = """
        hands  3c4c / 5d6d / 7h8h
        a 3c  b 5d
        = top 5d, discards -    # What lies in the field is open to all.
        c -  a -
        = top -, discards 3c5d  # The trick has flowed: its cards are discards now.
    """
    comments = (
        ("場に出ているカードは、全員に見えます。", "판에 놓인 카드는 모두에게 보입니다."),
        (
            "場が流れて、そのカードは捨て札になりました。",
            "판이 흘러 그 카드는 버린 패가 되었습니다.",
        ),
    )


@rule(
    "deal-remainder",
    en="Odd cards",
    ja="端数のカード",
    ko="카드의 나머지 처리",
    chapter="base",
    frame=True,
    text=(
        "均等に配れずに余ったカードは、決まった人に1枚ずつ配るか、伏せて除きます。",
        "똑같이 나누고 남은 카드는 정해진 사람에게 한 장씩 더 주거나 엎어서 뺍니다.",
    ),
    helpers=("blind", "share"),
)
class DealRemainder(Rule):
    """Cards that cannot be dealt evenly go one each to certain players, or are laid aside."""

    first_game = option(
        "from-dealer",
        "blind",
        default="from-dealer",
        label=Text("In the first game", "1ゲーム目", "첫 게임"),
        words={
            "from-dealer": Text(
                "one each, after the dealer first",
                "配り役の次の人から1枚ずつ",
                "딜러 다음 사람부터 한 장씩",
            ),
            "blind": Text("laid aside unseen", "見ずに除く", "보지 않고 뺌"),
        },
    )
    later_games = option(
        "from-dealer",
        "lowest-class-first",
        "blind",
        default="lowest-class-first",
        label=Text("In later games", "2ゲーム目から", "두 번째 게임부터"),
        words={
            "from-dealer": Text(
                "one each, after the dealer first",
                "配り役の次の人から1枚ずつ",
                "딜러 다음 사람부터 한 장씩",
            ),
            "lowest-class-first": Text(
                "one each, lowest class first",
                "低い階級から1枚ずつ",
                "낮은 계급부터 한 장씩",
            ),
            "blind": Text("laid aside unseen", "見ずに除く", "보지 않고 뺌"),
        },
    )
    blind_never_joker = option(
        True,
        False,
        default=True,
        label=Text(
            "A joker is never laid aside",
            "ジョーカーは除かない",
            "조커는 빼지 않음",
        ),
    )
    blind_redrawn = option(
        "game",
        "set",
        default="set",
        label=Text(
            "Cards laid aside are changed",
            "除くカードを替えるとき",
            "뺀 카드를 바꾸는 때",
        ),
        words={
            "game": Text("every game", "ゲームごと", "게임마다"),
            "set": Text("every set", "セットごと", "세트마다"),
        },
    )

    note = Text(
        (
            "If the odd cards are laid aside, all hands are equal and nobody can be sure which "
            "cards are missing. "
            "A joker then usually stays in, and the same cards stay out for a whole set."
        ),
        (
            "余りを除くと全員の枚数が同じになり、どのカードがないのかだれにも分かりません。"
            "そのときもジョーカーは除かず、除いたカードはセットの間替えないのがふつうです。"
        ),
        (
            "남은 카드를 빼면 모두의 장수가 같아지고, 어떤 카드가 빠졌는지 아무도 확실히 알 수 "
            "없습니다. "
            "이때도 조커는 빼지 않고, 뺀 카드는 한 세트 동안 바꾸지 않는 것이 보통입니다."
        ),
    )
    example = """
        players  4
        seed     1
        dealer   d
        = cards a 14, cards b 13, cards c 13, cards d 13
        # 53 cards for four: one is left over, and a, who sits after the dealer, gets it.
    """
    comments = (
        (
            "53枚を4人に配ると1枚余り、配り役の次のaさんがもらいます。",
            "53장을 네 명에게 나누면 한 장이 남고, 딜러 다음에 앉은 a 님이 받습니다.",
        ),
    )

    def blind(self, dealing: Dealing) -> int:
        """Lay the odd cards aside, the same ones for a whole set if they change only with it."""
        if (self.first_game if dealing.first else self.later_games) != "blind":
            return 0
        odd = dealing.deck.bit_count() % dealing.players
        again = dealing.previous & dealing.deck
        if self.blind_redrawn == "set" and not dealing.first and again.bit_count() == odd:
            return again
        free = dealing.deck & ~JOKERS if self.blind_never_joker else dealing.deck
        return dealing.draw(free, odd)

    def share(
        self, deck: list[int], order: list[int], classes: list[int] | None
    ) -> tuple[int, ...]:
        """Deal shuffled cards round from the first seat of ``order``, odd ones as the option says.

        ``classes`` are the seats from the lowest class up, None in a first game.
        """
        hands = [0] * len(order)
        each = len(deck) // len(order)
        for at, bit in enumerate(deck[: each * len(order)]):
            hands[order[at % len(order)]] |= 1 << bit
        lowest_first = classes is not None and self.later_games == "lowest-class-first"
        takers = classes if lowest_first and classes is not None else order
        for seat, bit in zip(takers, deck[each * len(order) :], strict=False):
            hands[seat] |= 1 << bit
        return tuple(hands)
