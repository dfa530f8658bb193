"""What can be wrong in a record of a trick-taking game, in words."""

from __future__ import annotations

from ...core.text import Text

THE_KITTY = Text("the kitty", "伏せ札", "바닥패")
LAID_AWAY = Text("the cards laid away", "捨てた札", "내려놓은 카드")
A_TRICK = Text("a trick", "取ったトリック", "딴 트릭")
ONE_EACH = Text(
    "one card each: write c:7s",
    "1人1枚です。c:7s のように書いてください。",
    "한 사람에 한 장입니다. c:7s처럼 써 주세요.",
)
IN_TURN = Text(
    "write the cards of a trick in turn, each by the player after the one before",
    "トリックのカードは、順番どおりに出した人ごとに書いてください。",
    "트릭의 카드는 낸 차례대로 사람마다 써 주세요.",
)
OTHER_TURN = Text(
    "after the cards of this trick {seat} is to play",
    "このトリックのカードの後は {seat} の番です。",
    "이 트릭의 카드 다음은 {seat} 자리의 차례입니다.",
)
WHOLE_TRICK = Text(
    "a trick has {players} cards: write who took it and its cards from the lead on, a:7s8sTs",
    "トリックは{players}枚です。取った人とカードをリードから順に a:7s8sTs のように書いてください。",
    "트릭은 {players}장입니다. 딴 사람과 카드를 처음부터 a:7s8sTs처럼 써 주세요.",
)
NO_CONTRACT = Text(
    "{text!r}: write who plays which bid, such as a:{example}",
    "「{text}」：だれがどのビッドをしたかを a:{example} のように書いてください。",
    "'{text}': 누가 어떤 공약을 불렀는지 a:{example}처럼 써 주세요.",
)
BEHIND_SIGN = Text(
    "a bid is written after a >, as in `a > {bid}`",
    "ビッドは `a > {bid}` のように > の後に書いてください。",
    "공약은 `a > {bid}`처럼 > 뒤에 써 주세요.",
)
NO_BID_YET = Text(
    "that comes after the bidding: write the contract too",
    "これはビッドの後のことです。contract（決まったビッド）も書いてください。",
    "경매가 끝난 뒤의 일입니다. contract(정해진 공약)도 써 주세요.",
)
NO_HANDS = Text(
    "right after the deal nothing has been bid or played yet: write the hands too",
    "配ったばかりでは、まだ何も起きていません。hands（手札）も書いてください。",
    "막 나누었을 때는 아직 아무 일도 없습니다. hands(손패)도 써 주세요.",
)
NO_CARD_LEFT = Text(
    "{seat} has no card for this trick",
    "{seat} にはこのトリックに出すカードがありません。",
    "{seat} 자리에는 이 트릭에 낼 카드가 없습니다.",
)
NO_SUIT = Text(
    "{text!r} is no suit: write c, d, h or s, or - for no trumps",
    "「{text}」はマークではありません。c d h s のどれか、切り札なしなら - と書いてください。",
    "'{text}': 무늬가 아닙니다. c, d, h, s 중 하나나 으뜸패가 없으면 -로 써 주세요.",
)
NO_SUCH_TRUMPS = Text(
    "{bid} is played without trumps: write -",
    "{bid} には切り札がありません。- と書いてください。",
    "{bid} 공약에는 으뜸패가 없습니다. -로 써 주세요.",
)
NEEDS_TRUMPS = Text(
    "{bid} is played with trumps: write their suit, such as trumps h",
    "{bid} には切り札があります。trumps h のようにマークを書いてください。",
    "{bid} 공약에는 으뜸패가 있습니다. trumps h처럼 무늬를 써 주세요.",
)
TRICK_IS_FULL = Text(
    "a trick of {players} cards is over: write it under taken, such as a:7s8sTs",
    "{players}枚そろったトリックは終わっています。taken に a:7s8sTs のように書いてください。",
    "{players}장이 모인 트릭은 끝난 것입니다. taken에 a:7s8sTs처럼 써 주세요.",
)
KITTY_TAKEN = Text(
    "once cards are played the kitty has been taken up: write what was laid away under away",
    "カードを出し始めたら伏せ札はもうありません。捨てた札を away に書いてください。",
    "카드를 내기 시작했으면 바닥패는 이미 가져갔습니다. 내려놓은 카드를 away에 써 주세요.",
)
NOT_IN_KITTY = Text(
    "{card} was turned up from the kitty, so it lies there or Napoleon has it",
    "{card} は伏せ札からめくられたので、伏せ札かナポレオンのところにあります。",
    "{card} 카드는 바닥패에서 뒤집은 것이라 바닥패나 나폴레옹에게 있습니다.",
)
JACK_ELSEWHERE = Text(
    "{card} was turned up, so {jack} lay in the kitty or made Napoleon: nobody else has it",
    "{card} がめくられたので、{jack} は伏せ札かナポレオンの手札にありました。"
    "ほかの人の手札には書けません。",
    "{card} 카드가 뒤집혔으므로 {jack} 카드는 바닥패나 나폴레옹에게 있었습니다. "
    "다른 사람의 손패에는 쓸 수 없습니다.",
)
ONE_FRIEND = Text(
    "name one card, such as As",
    "As のように1枚だけ書いてください。",
    "As처럼 한 장만 써 주세요.",
)
IN_BIDDING = (
    "a record cannot begin in the middle of the bidding or of a choice: give the moves before it"
)
