"""The rules of Nap from the first lead on: following suit, who takes a trick, the chips."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.cards import card_suit
from ...core.entry import Entry
from ...core.options import option
from ...core.plays import Laid, Play
from ...core.text import Text
from ..cards import code_of, suit_of, suit_order
from ..common import Deals, Following
from .bids import NapBid
from .catalogue import nap_rule


@nap_rule(
    "trumps",
    en="Trumps",
    ja="切り札",
    ko="으뜸패",
    chapter="play",
    frame=True,
    text=(
        "最高のビッドをした人が最初のトリックをリードし、そのカードのマークが切り札になります。"
        "ミゼールでは切り札がありません。",
        "가장 높은 공약을 부른 사람이 첫 트릭을 시작하고, 그 카드의 무늬가 으뜸패가 됩니다. "
        "미제르에는 으뜸패가 없습니다.",
    ),
)
class Trumps(Entry):
    """The highest bidder leads to the first trick, and the suit of that card is trumps.

    In a Misere there are none.
    """

    example = """
        hands     KsJhKh / 8h9sTc / QhAsTd
        contract  a:two
        = trumps -, leads a    # a has won the bidding, and nothing is trumps yet.
        a Kh  b 8h  c Qh
        = trumps h, taker a    # The card led was a heart, so hearts are trumps.
        a Ks  b 9s  c As
        c Td  a Jh  b Tc       # And a J of hearts takes a 10 of diamonds.
        = taker a, made
    """
    comments = (
        (
            "aさんが最高のビッドをしましたが、まだ切り札はありません。",
            "a 님이 가장 높이 불렀지만 아직 으뜸패는 없습니다.",
        ),
        (
            "リードされたのがハートなので、ハートが切り札です。",
            "먼저 나온 카드가 하트이므로 하트가 으뜸패입니다.",
        ),
        (
            "ハートのJでダイヤの10を取ります。",
            "하트 J로 다이아몬드 10을 땁니다.",
        ),
    )

    def of_lead(self, play: Play) -> int:
        """Return the suit that the first card of a deal makes trumps."""
        return card_suit(code_of(play))


@nap_rule(
    "follow-suit",
    en="Following suit",
    ja="マークをそろえる（フォロー）",
    ko="무늬 따라 내기",
    chapter="play",
    frame=True,
    text=(
        "リードされたマークを持っていれば、必ず出します。なければ何を出してもかまいません。",
        "먼저 나온 무늬가 있으면 반드시 그 무늬를 냅니다. 없으면 무엇이든 낼 수 있습니다.",
    ),
)
class FollowSuit(Following):
    """Whoever holds a card of the suit led plays one; anybody else plays any card."""

    example = """
        hands     KhJc / 9hAs / TsQs
        contract  a:two
        a Kh
        ! b As  follow-suit    # b holds a heart and has to play it.
        b 9h
        c Ts                   # c has no heart, so any card will do.
        = taker a
    """
    comments = (
        (
            "bさんはハートを持っているので、出さなければなりません。",
            "b 님은 하트가 있으므로 내야 합니다.",
        ),
        (
            "cさんはハートがないので、何を出してもかまいません。",
            "c 님은 하트가 없으므로 무엇이든 낼 수 있습니다.",
        ),
    )


@nap_rule(
    "winning",
    en="Winning a trick",
    ja="トリックの勝ち",
    ko="트릭의 승자",
    chapter="play",
    frame=True,
    text=(
        (
            "いちばん強い切り札が勝ちます。切り札がなければ、リードされたマークの最強が勝ちます。"
            "勝った人が次をリードします。"
        ),
        (
            "가장 강한 으뜸패가 이깁니다. 으뜸패가 없으면 먼저 나온 무늬 중 "
            "가장 강한 카드가 이깁니다. 이긴 사람이 다음 트릭을 시작합니다."
        ),
    ),
)
class Winning(Entry):
    """The highest trump takes the trick, or without one the highest card of the suit led.

    Whoever takes a trick leads to the next one.
    """

    example = """
        hands     9hJd / AhKd / Qd8s
        contract  a:three
        trumps    s
        taken     a:KsTsJs
        a 9h  b Ah  c Qd    # No trump: the A is the highest heart, and c's Q is not a heart.
        = taker b, leads b
        b Kd  c 8s  a Jd    # The 8 of spades is a trump, and even the lowest beats a K.
        = taker c
    """
    comments = (
        (
            "切り札がないので、ハートの最強のAが勝ちます。cさんのQはハートではありません。",
            "으뜸패가 없으니 하트에서 가장 강한 A가 이깁니다. c 님의 Q는 하트가 아닙니다.",
        ),
        (
            "スペードの8は切り札で、いちばん弱い切り札でもKに勝ちます。",
            "스페이드 8은 으뜸패이고, 가장 약한 으뜸패라도 K를 이깁니다.",
        ),
    )

    def winner(self, trick: Sequence[Laid], trumps: int | None) -> tuple[Laid, str]:
        """Return the strongest card, and ``trumps`` if it beat another suit that was led."""
        led = suit_of(trick[0].play)
        order = suit_order(trumps, led)
        best = max(trick, key=lambda laid: order[code_of(laid.play)])
        return best, "" if suit_of(best.play) == led else "trumps"


@nap_rule(
    "chips",
    en="Chips",
    ja="チップ",
    ko="칩",
    chapter="score",
    frame=True,
    text=(
        (
            "成功するとほかの全員から、失敗すると全員に払います。成功／失敗の枚数は、"
            "ツー2／2、スリー3／3、ミゼール3／3、フォー4／4、ナップ10／6、"
            "ウェリントン20／12、ブリュッヘル40／24です。足りなくなったら借りとして続けます。"
        ),
        (
            "성공하면 다른 모두에게서 받고, 실패하면 모두에게 냅니다. 성공/실패의 칩 수는 "
            "투 2/2, 쓰리 3/3, 미제르 3/3, 포 4/4, 납 10/6, 웰링턴 20/12, 블뤼허 40/24입니다. "
            "모자라면 빚으로 두고 이어 갑니다."
        ),
    ),
)
class Chips(Entry):
    """A bidder who makes the bid is paid by each opponent; one who fails pays each of them.

    Made / lost: Two 2/2, Three 3/3, Misere 3/3, Four 4/4, Nap 10/6, Wellington 20/12, Blucher
    40/24. Whoever runs out of chips plays on in debt.
    """

    example = """
        hands     AhKh / 8h9h / ThJh
        contract  a:two
        a Ah  b 8h  c Th  a Kh  b 9h  c Jh
        = made, points a 64, points b 58, points c 58    # b and c pay two chips each.
        next
        hands     8hKh / AhQh / ThJh
        contract  a:nap
        a 8h  b Ah  c Th  b Qh  c Jh  a Kh
        = lost, points a 52, points b 64, points c 64    # A lost Nap: a pays six chips to each.
    """
    comments = (
        (
            "bさんとcさんが2枚ずつ払います。",
            "b 님과 c 님이 칩을 두 개씩 냅니다.",
        ),
        (
            "ナップに失敗したので、aさんは2人に6枚ずつ払います。",
            "납에 실패했으므로 a 님이 두 사람에게 여섯 개씩 냅니다.",
        ),
    )

    start = option(
        default=60,
        type="int",
        min=0,
        max=1000,
        label=Text("Chips at the start", "始めのチップ", "처음의 칩"),
    )

    def paid(self, bid: NapBid, made: bool, declarer: int, players: int) -> tuple[int, ...]:
        """Return the chips that each seat wins or pays for a bid."""
        each = bid.worth.made if made else -bid.worth.lost
        return tuple(each * (players - 1) if seat == declarer else -each for seat in range(players))


@nap_rule(
    "session",
    en="Session",
    ja="対戦の長さ",
    ko="시합의 길이",
    chapter="score",
    frame=True,
    text=(
        "ふつう10回配り、チップがいちばん多い人の勝ちです。全員パスの回は数えません。",
        "보통 10번 나누어 하고, 칩이 가장 많은 사람이 이깁니다. 모두 패스한 판은 세지 않습니다.",
    ),
)
class Session(Deals):
    """Ten deals are usual, and the most chips win; a deal in which all pass does not count."""
