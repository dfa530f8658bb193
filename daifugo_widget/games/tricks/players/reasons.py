"""Why a bid or a choice of cards looks best, in a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

from ...core.cards import pretty, pretty_suit
from ...core.text import Text
from ..cards import suit_of
from ..nap.bids import MISERE, NapBid
from ..nap.game import Nap
from ..napoleon.game import Napoleon
from .nap import Chances
from .napoleon import best_promise

TRICKS = Text(
    "your hand should take about {count} of 5 tricks with {suit} as trumps.",
    "{suit}を切り札にすると、5トリックのうち{count}トリックほど取れそうです。",
    "{suit} 무늬를 으뜸패로 하면 다섯 트릭 가운데 {count}트릭쯤 딸 수 있을 것 같습니다.",
)
TOO_FEW = Text(
    "your hand should take only about {count} of 5 tricks with {suit} as trumps: no possible bid "
    "is worth the risk.",
    "{suit}を切り札にしても、取れそうなのは5トリックのうち{count}トリックほどなので、"
    "いまできるビッドは割に合いません。",
    "{suit} 무늬를 으뜸패로 해도 다섯 트릭 가운데 {count}트릭쯤이라, "
    "지금 부를 수 있는 공약은 위험합니다.",
)
HARDLY_ANY = Text(
    "your hand should take hardly any trick, even with {suit} as trumps: no possible bid is "
    "worth the risk.",
    "{suit}を切り札にしても1トリックも取れそうにないので、いまできるビッドは割に合いません。",
    "{suit} 무늬를 으뜸패로 해도 한 트릭도 따기 어려워, 지금 부를 수 있는 공약은 위험합니다.",
)
RISK = Text(
    "your hand should take about {count} of 5 tricks with {suit} as trumps: a risk, but it looks "
    "better than passing.",
    "{suit}を切り札にして取れそうなのは5トリックのうち{count}トリックほどで、危険はありますが、"
    "パスするよりは得になりそうです。",
    "{suit} 무늬를 으뜸패로 하면 다섯 트릭 가운데 {count}트릭쯤 딸 수 있을 것 같습니다. "
    "위험하지만 패스하는 것보다는 나아 보입니다.",
)
LOW_ENOUGH = Text(
    "your cards look low enough to take no trick at all.",
    "低いカードばかりなので、1トリックも取らずに済みそうです。",
    "낮은 카드가 많아 한 트릭도 따지 않을 수 있을 것 같습니다.",
)
HONOURS = Text(
    "with an adjutant your hand should take about {count} honours with {suit} as trumps.",
    "{suit}を切り札にして副官と組めば、絵札を{count}枚ほど取れそうです。",
    "{suit} 무늬를 으뜸패로 하고 부관과 함께하면 그림 카드를 {count}장쯤 딸 수 있을 듯합니다.",
)
ROOM = Text(
    "with an adjutant your hand should take about {count} honours with {suit} as trumps: "
    "that leaves room to bid more later.",
    "{suit}を切り札にして副官と組めば、絵札を{count}枚ほど取れそうで、"
    "あとでもっと高くビッドすることもできます。",
    "{suit} 무늬를 으뜸패로 하고 부관과 함께하면 그림 카드를 {count}장쯤 딸 수 있을 듯하니, "
    "나중에 더 높이 부를 수도 있습니다.",
)
TOO_HIGH = Text(
    "even with an adjutant your hand should take only about {count} honours with {suit} as trumps.",
    "副官と組んでも、{suit}を切り札にして取れそうな絵札は{count}枚ほどです。",
    "부관과 함께해도 {suit} 무늬를 으뜸패로 해서 딸 수 있는 그림 카드는 {count}장쯤입니다.",
)
WOULD_NEED = Text(
    "even with an adjutant your hand should take only about {count} honours with {suit} as trumps, "
    "and you would have to bid {bid}.",
    "副官と組んでも、{suit}を切り札にして取れそうな絵札は{count}枚ほどなのに、"
    "ビッドするには{bid}以上が必要です。",
    "부관과 함께해도 {suit} 무늬를 으뜸패로 해서 딸 수 있는 그림 카드는 {count}장쯤인데, "
    "부르려면 {bid} 이상이어야 합니다.",
)
FORCED_BID = Text(
    "you have to bid, and a low bid with {suit}, your best suit, is the easiest to keep.",
    "必ずビッドするので、いちばん良い{suit}で低くビッドするのが安全です。",
    "반드시 불러야 하므로 가장 좋은 무늬({suit})로 낮게 부르는 것이 안전합니다.",
)
FRIEND = Text(
    "{card} is the strongest card that you lack, and whoever holds it will help you.",
    "{card}は手札にない中でいちばん強いカードで、持っている人が味方になります。",
    "{card} 카드는 손패에 없는 가장 강한 카드이며, 가진 사람이 우리 편이 됩니다.",
)
AWAY = Text(
    "these do least for your hand, and no honour goes to your opponents.",
    "手札の中でいちばん役に立たないカードで、連合軍に絵札を渡さずに済みます。",
    "손패에서 가장 쓸모가 적고, 연합군에게 그림 카드를 넘기지 않습니다.",
)
AWAY_HONOURS = Text(
    "these do least for your hand; "
    "all others are worth more than the honours that your opponents get.",
    "手札の中でいちばん役に立たないカードです。絵札は連合軍に渡りますが、残りのほうが大切です。",
    "손패에서 가장 쓸모가 적습니다. 그림 카드는 연합군에게 가지만 남은 카드가 더 소중합니다.",
)


def nap_reason(view: Nap, seat: int, bid: NapBid | None, chance: Random) -> Text:
    """Say what speaks for a bid of Nap, or for a pass."""
    if bid == MISERE:
        return LOW_ENOUGH
    chances = Chances(view, seat, chance)
    suit, count = suit_of(chances.first), round(chances.mean)
    assert suit is not None
    if bid is None:
        phrase = TOO_FEW if count else HARDLY_ANY
    else:
        phrase = TRICKS if bid.worth.tricks <= count else RISK
    return phrase.fill(count=count, suit=pretty_suit(suit))


def napoleon_reason(view: Napoleon, seat: int, value: Any, chance: Random) -> Text:
    """Say what speaks for a bid of Napoleon, a pass, an adjutant or the cards laid away."""
    ask = view.ask
    assert ask is not None
    if ask.rule == "adjutant":
        return FRIEND.fill(card=pretty(value))
    if ask.rule == "kitty":
        return AWAY_HONOURS if view.rules["honours"].among(value) else AWAY
    best = best_promise(view.hands[seat], view.players)
    least = next((bid for bid in view.open_bids(ask) if bid.suit == best.suit), None)
    if ask.rule == "forced-napoleon":
        phrase = FORCED_BID
    elif value is None:
        phrase = WOULD_NEED if least else TOO_HIGH
    else:
        phrase = ROOM if value.honours < best.honours else HONOURS
    needed = least.words if least else ""
    return phrase.fill(count=best.honours, suit=pretty_suit(best.suit), bid=needed)
