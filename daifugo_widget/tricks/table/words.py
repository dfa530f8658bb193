"""The sentences of the trick-taking games at the table."""

from __future__ import annotations

from ...core.text import Text

PLAIN_HOUSE = Text("{n} cards", "{n}枚", "{n}장")
OTHER_HOUSE = Text("{n} cards, rules changed", "{n}枚・ルール変更", "{n}장, 규칙 변경")
DEAL_LABEL = Text("Deal {n} of {deals}", "{n}回目（全{deals}回）", "{deals}번 중 {n}번째 판")

# --- seats ---------------------------------------------------------------------------------------

BIDS_NOW = Text("Bids {bid}", "ビッド：{bid}", "공약: {bid}")
DEALER = Text("Dealer", "配り役", "딜러")
TRICK = Text("1 trick", "1トリック", "1트릭")
TRICKS = Text("{n} tricks", "{n}トリック", "{n}트릭")
# A number stays on the line of what it counts: a seat has no room for a role beside it.
HONOUR = Text("1\N{NO-BREAK SPACE}honour", "絵札1枚", "그림 카드\N{NO-BREAK SPACE}1장")
HONOURS = Text("{n}\N{NO-BREAK SPACE}honours", "絵札{n}枚", "그림 카드\N{NO-BREAK SPACE}{n}장")
WITH = Text("{role}, {count}", "{role}・{count}", "{role}, {count}")
NAPOLEON = Text("Napoleon", "ナポレオン", "나폴레옹")
ADJUTANT = Text("Adjutant", "副官", "부관")
# Shorter than "opponent", which would break the line once it is known who is on which side.
AGAINST = Text("Against", "連合軍", "연합군")
YOU_ADJUTANT = Text("Adjutant (secret)", "副官（秘密）", "부관(비밀)")
NOBODY_BID = Text("–", "–", "–")
MADE = Text("{bid}, made", "{bid}成功", "{bid} 성공")
LOST = Text("{bid}, lost", "{bid}失敗", "{bid} 실패")
OPPONENT = Text("Opponent", "相手", "상대")

# --- board ---------------------------------------------------------------------------------------

# Hardly wider than the card above it, or a trick of seven needs a second row on a narrow table.
TAKES = Text("takes the trick", "トリック獲得", "트릭을 땄습니다")
BEST = Text("the strongest so far", "いまいちばん強い", "지금 가장 강합니다")
CHIP_TRUMPS = Text("Trumps {suit}", "切り札 {suit}", "으뜸패 {suit}")
CHIP_NO_TRUMPS = Text("No trumps", "切り札なし", "으뜸패 없음")
CHIP_CONTRACT = Text("{who}: {bid}", "{who}：{bid}", "{who}: {bid}")
CHIP_TOP = Text("Highest bid: {who}, {bid}", "最高：{who}・{bid}", "최고 공약: {who}, {bid}")
CHIP_FRIEND = Text("Adjutant: {card}", "副官：{card}", "부관: {card}")
# Hardly longer than the chip before it, or the row would break in the middle of a deal.
CHIP_FOUND = Text("Adjutant: {who}", "副官：{who}", "부관: {who}")
CHIP_ALONE = Text("No adjutant: {card}", "副官なし：{card}", "부관 없음: {card}")
MOVES = {
    "adjutant": Text("names {cards}", "指名 {cards}", "지명 {cards}"),
    "kitty": Text("lays away {cards}", "捨てる {cards}", "내려놓음 {cards}"),
}
"""The words for a move with cards in a film's list of moves, by the rule that asks for it."""
ORDER = Text("From weak to strong in this trick", "このトリックの強さの順", "이 트릭의 세기 순서")

# --- what is asked -------------------------------------------------------------------------------

LEAD = Text(
    "You lead: play any card.",
    "リードしてください。どのカードでも出せます。",
    "먼저 내세요. 아무 카드나 낼 수 있습니다.",
)
LEAD_TRUMPS = Text(
    "You lead: the suit of this card becomes trumps.",
    "リードしてください。このカードのマークが切り札になります。",
    "먼저 내세요. 이 카드의 무늬가 으뜸패가 됩니다.",
)
LEAD_MISERE = Text(
    "You lead: take no trick. There are no trumps.",
    "リードしてください。1トリックも取らないのが目標で、切り札はありません。",
    "먼저 내세요. 한 트릭도 따지 않는 것이 목표이고 으뜸패는 없습니다.",
)
LEAD_FIRST = Text(
    "You lead to the first trick: any card but the joker.",
    "最初のトリックをリードしてください。ジョーカー以外なら何でも出せます。",
    "첫 트릭을 시작하세요. 조커만 빼고 무엇이든 낼 수 있습니다.",
)
FOLLOW = Text(
    "Follow suit: play one of {cards}.",
    "マークをそろえます。{cards}から1枚出してください。",
    "무늬를 따라 내세요. {cards} 중 한 장입니다.",
)
FOLLOW_ONE = Text(
    "Follow suit: you have to play {cards}.",
    "マークをそろえます。{cards}を出してください。",
    "무늬를 따라 내세요. {cards} 카드를 내야 합니다.",
)
ANY = Text(
    "You have none of the suit led: play any card.",
    "リードされたマークがありません。何を出してもかまいません。",
    "먼저 나온 무늬가 없습니다. 아무 카드나 낼 수 있습니다.",
)
LAST = Text(
    "Play your last card, {cards}.",
    "最後のカード、{cards}を出してください。",
    "마지막 카드인 {cards} 카드를 내세요.",
)
FOLLOW_OR_JOKER = Text(
    "Follow suit, or play the joker: one of {cards}.",
    "マークをそろえるか、ジョーカーを出します。{cards}から1枚出してください。",
    "무늬를 따라 내거나 조커를 냅니다. {cards} 중 한 장입니다.",
)
CALLED = Text(
    "The joker calls for trumps: play one of {cards}.",
    "ジョーカーが切り札を求めています。{cards}から1枚出してください。",
    "조커가 으뜸패를 요구합니다. {cards} 중 한 장을 내세요.",
)
CALLED_ONE = Text(
    "The joker calls for trumps: you have to play {cards}.",
    "ジョーカーが切り札を求めています。{cards}を出してください。",
    "조커가 으뜸패를 요구합니다. {cards} 카드를 내야 합니다.",
)
CALLED_NONE = Text(
    "The joker calls for trumps, and you have none: play any card.",
    "ジョーカーが切り札を求めていますが、切り札がありません。何を出してもかまいません。",
    "조커가 으뜸패를 요구하지만 으뜸패가 없습니다. 아무 카드나 낼 수 있습니다.",
)

# --- story ---------------------------------------------------------------------------------------

BIDS = Text(
    "{who} [bids|bid] {bid}.",
    "{who}[さん|]が{bid}をビッドしました。",
    "{who}[ 님의|] 공약: {bid}.",
)
DECLARES = Text(
    "{who} [has|have] to make {bid}.",
    "{who}[さん|]の{bid}に決まりました。",
    "{who}[ 님의|] {bid} 공약으로 정해졌습니다.",
)
IS_NAPOLEON = Text(
    "{who} [is|are] Napoleon with {bid}.",
    "{who}[さん|]が{bid}でナポレオンです。",
    "{who}[ 님이|가] {bid} 공약으로 나폴레옹이 되었습니다.",
)
TRUMPS = Text("Trumps are {suit}.", "切り札は{suit}です。", "으뜸패는 {suit} 무늬입니다.")
LEADS = Text("{who} [leads|lead].", "{who}[さん|]がリードします。", "{who}[ 님이|가] 먼저 냅니다.")
LIES = Text(
    "{who} has played {cards} to the trick.",
    "{who}さんが{cards}を出しています。",
    "{who} 님이 이 트릭에 {cards} 카드를 냈습니다.",
)
TAKES_WITH = Text(
    "{who} [takes|take] the trick with {cards}, the {what}.",
    "{who}[さん|]が{what}の{cards}でトリックを取りました。",
    "{who}[ 님이|가] {what}인 {cards} 카드로 트릭을 땄습니다.",
)
HAS_TO = Text(
    "{who} [holds|hold] {cards} and [has|have] to be Napoleon.",
    "{cards}を持つ{who}[さん|]がナポレオンになります。",
    "{cards} 카드를 가진 {who}[ 님이|가] 나폴레옹이 되어야 합니다.",
)
TAKES_TRICK = Text(
    "{who} [takes|take] the trick.",
    "{who}[さん|]がトリックを取りました。",
    "{who}[ 님이|가] 트릭을 땄습니다.",
)
NAMES = Text(
    "{who} [names|name] {cards}: whoever holds it is the adjutant.",
    "{who}[さん|]が{cards}を指名しました。持っている人が副官です。",
    "{who}[ 님이|가] {cards} 카드를 지명했습니다. 가진 사람이 부관입니다.",
)
TAKES_KITTY = Text(
    "{who} [takes|take] up the {n} cards of the kitty.",
    "{who}[さん|]が伏せ札{n}枚を取りました。",
    "{who}[ 님이|가] 바닥패 {n}장을 가져[갔|왔]습니다.",
)
TAKES_KITTY_SEEN = Text(
    "{who} [takes|take] up {cards} from the kitty.",
    "{who}[さん|]が伏せ札の{cards}を取りました。",
    "{who}[ 님이|가] 바닥패 {cards} 카드를 가져[갔|왔]습니다.",
)
LAYS_AWAY = Text(
    "{who} [lays|lay] {n} cards away.",
    "{who}[さん|]が{n}枚を捨てました。",
    "{who}[ 님이|가] {n}장을 내려놓았습니다.",
)
LAYS_AWAY_SEEN = Text(
    "{who} [lays|lay] {cards} away.",
    "{who}[さん|]が{cards}を捨てました。",
    "{who}[ 님이|가] {cards} 카드를 내려놓았습니다.",
)
SHOWS = Text(
    "Face up among them: {cards}, for the opponents.",
    "そのうち{cards}は表向きで、連合軍のものです。",
    "그중 {cards} 카드는 앞면이며 연합군의 몫입니다.",
)
TURNED_UP = Text(
    "Nobody bids. {cards} is turned up from the kitty.",
    "だれもビッドしません。伏せ札から{cards}がめくられました。",
    "아무도 부르지 않았습니다. 바닥패에서 {cards} 카드가 뒤집혔습니다.",
)
TURNED_UP_TOO = Text(
    "{cards} is turned up as well.",
    "続けて{cards}がめくられました。",
    "이어서 {cards} 카드가 뒤집혔습니다.",
)
NOBODY_HOLDS = Text(
    "Nobody holds {cards}.",
    "{cards}はだれも持っていません。",
    "{cards} 카드를 가진 사람이 없습니다.",
)
REVEALED = Text(
    "{who} [is|are] the adjutant!", "{who}[さん|]が副官です！", "{who}[ 님이|가] 부관입니다!"
)
ALONE = Text(
    "Napoleon has no adjutant.",
    "副官はいません。ナポレオンは1人です。",
    "부관은 없습니다. 나폴레옹은 혼자입니다.",
)
ALL_PASS = Text("All pass.", "全員パスです。", "모두 패스했습니다.")
NOBODY_PLAYS = Text(
    "All pass: the deal moves on.",
    "全員パスなので、次の人が配ります。",
    "모두 패스하여 다음 사람이 나눕니다.",
)
LAST_PASSED = Text(
    "All pass, and there is no other deal.",
    "全員パスで、次に配る回はありません。",
    "모두 패스했고, 다음 판은 없습니다.",
)
VOID = Text("The deal is void.", "この回は流れました。", "이 판은 무효입니다.")
NAP_MADE = Text(
    "{who} [makes|make] {bid} and [wins|win] {chips}.",
    "{who}[さん|]の{bid}は成功、{chips}をもらいます。",
    "{who}[ 님의|] {bid} 성공! {chips}를 얻습니다.",
)
NAP_LOST = Text(
    "{who} [fails|fail] {bid} and [pays|pay] {chips}.",
    "{who}[さん|]の{bid}は失敗、{chips}を払います。",
    "{who}[ 님의|] {bid} 실패. {chips}를 냅니다.",
)
NAPOLEON_MADE = Text(
    "Napoleon's side has {n} honours (bid: {wanted}) and wins.",
    "ナポレオン軍の絵札は{n}枚（ビッド{wanted}枚）で、勝ちです。",
    "나폴레옹군의 그림 카드는 {n}장(공약 {wanted}장)으로 이겼습니다.",
)
NAPOLEON_LOST = Text(
    "Napoleon's side has {n} honours (bid: {wanted}): its opponents win.",
    "ナポレオン軍の絵札は{n}枚（ビッド{wanted}枚）で、連合軍の勝ちです。",
    "나폴레옹군의 그림 카드는 {n}장(공약 {wanted}장)으로 연합군이 이겼습니다.",
)
SESSION_WON = Text(
    "{who} [wins|win] the session with {points}.",
    "{who}[さん|]が{points}で優勝です。",
    "{who}[ 님이|가] 우승했습니다: {points}.",
)
SESSION_SHARED = Text("The session is shared by ", "同点で優勝：", "공동 우승: ")
CHIPS = Text("{n} chips", "チップ{n}枚", "칩 {n}개")
ONE_CHIP = Text("1 chip", "チップ1枚", "칩 1개")
WINS = Text("{n} wins", "{n}勝", "{n}승")
ONE_WIN = Text("1 win", "1勝", "1승")
