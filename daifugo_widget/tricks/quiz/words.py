"""The sentences of questions about Nap and Napoleon; ``{who}`` is a player, as on the table."""

from __future__ import annotations

from ...core.text import Text

# --- what is done --------------------------------------------------------------------------------

BIDS = Text("{who} bids {bid}.", "{who}さんが{bid}をビッドします。", "{who} 님의 공약: {bid}.")
NAMES = Text(
    "{who} names {cards}.",
    "{who}さんが{cards}を指名します。",
    "{who} 님이 {cards} 카드를 지명합니다.",
)
LAYS_AWAY = Text(
    "{who} lays {cards} away.",
    "{who}さんが{cards}を捨てます。",
    "{who} 님이 {cards} 카드를 내려놓습니다.",
)
TURNED_UP = Text(
    "Nobody bids, and {cards} is turned up from the kitty.",
    "だれもビッドせず、伏せ札から{cards}がめくられました。",
    "아무도 공약을 부르지 않아 바닥패에서 {cards} 카드를 뒤집었습니다.",
)

# --- what decides it -----------------------------------------------------------------------------

LED = Text(
    "{cards} was led, and trumps are {suit}.",
    "最初のカードは{cards}、切り札は{suit}です。",
    "먼저 낸 카드는 {cards}, 으뜸패는 {suit} 무늬입니다.",
)
LED_NO_TRUMPS = Text(
    "{cards} was led, and there are no trumps.",
    "最初のカードは{cards}で、切り札はありません。",
    "먼저 낸 카드는 {cards}이고 으뜸패는 없습니다.",
)
SIDE_HAD = Text(
    "Napoleon's side is {who} and {friend}; before this trick it had {n}.",
    "ナポレオン軍は{who}さんと{friend}さんで、このトリックの前は{n}枚でした。",
    "나폴레옹군은 {who} 님과 {friend} 님이며, 이 트릭 전에는 {n}장이었습니다.",
)
ALONE_HAD = Text(
    "{who} is Napoleon, alone, and had {n} before this trick.",
    "{who}さんが1人でナポレオン軍で、このトリックの前は{n}枚でした。",
    "{who} 님 혼자 나폴레옹군이며, 이 트릭 전에는 {n}장이었습니다.",
)

# --- what is asked -------------------------------------------------------------------------------

MAY_PLAY = Text(
    "Which of these cards may {who} play now?",
    "{who}さんがいま出せるカードはどれですか。",
    "{who} 님이 지금 낼 수 있는 카드는 어느 것입니까?",
)
MAY_BID = Text(
    "Which of these may {who} say now?",
    "{who}さんがいま言えるのはどれですか。",
    "{who} 님이 지금 말할 수 있는 것은 어느 것입니까?",
)
TAKES = Text("Who takes this trick?", "このトリックはだれが取りますか。", "이 트릭은 누가 땁니까?")
LEADS = Text("Who leads next?", "次はだれがリードしますか。", "다음은 누가 먼저 냅니까?")
LEADS_FIRST = Text(
    "Who leads to the first trick?",
    "最初のトリックはだれがリードしますか。",
    "첫 트릭은 누가 먼저 냅니까?",
)
WHY = Text(
    "Why does {who} take this trick?",
    "このトリックを{who}さんが取るのはなぜですか。",
    "{who} 님이 이 트릭을 따는 까닭은 무엇입니까?",
)
ORDER = Text(
    "Which order, from weak to strong, is right in this trick?",
    "このトリックでの強さを弱い順に並べたものはどれですか。",
    "이 트릭에서 약한 카드부터 바르게 늘어놓은 것은 어느 것입니까?",
)
WIN = Text(
    "Play a card with which {who} takes this trick.",
    "{who}さんがこのトリックを取れるカードを出してください。",
    "{who} 님이 이 트릭을 딸 수 있는 카드를 내세요.",
)
TRUMPS = Text("What are trumps then?", "この後、切り札は何ですか。", "그 뒤 으뜸패는 무엇입니까?")
DECK = Text(
    "How many cards do {n} players play with?",
    "{n}人で遊ぶとき、カードは全部で何枚使いますか。",
    "{n}명이 할 때 카드는 모두 몇 장을 씁니까?",
)
DEALS = Text(
    "{who} has dealt these cards. Who deals the next ones?",
    "今回の配り役は{who}さんです。次の配り役はだれですか。",
    "이번 판의 딜러는 {who} 님입니다. 다음 딜러는 누구입니까?",
)
SESSION = Text(
    "How many deals of this session are still to come?",
    "この対戦は、あと何回配りますか。",
    "이 시합에서 앞으로 몇 번을 더 나눕니까?",
)
WORTH = Text(
    "{who} plays {bid}. How many chips does each of the others pay if it is made?",
    "{who}さんの{bid}です。成功すると、ほかの人は1人何枚のチップを払いますか。",
    "{who} 님의 공약은 {bid}입니다. 성공하면 다른 사람은 저마다 칩을 몇 개 냅니까?",
)
LOSS = Text(
    "{who} plays {bid}. How many chips does {who} pay each of the others if it fails?",
    "{who}さんの{bid}です。失敗すると、{who}さんはほかの人に1人何枚のチップを払いますか。",
    "{who} 님의 공약은 {bid}입니다. 실패하면 {who} 님은 다른 사람마다 칩을 몇 개 냅니까?",
)
CHIPS = Text(
    "Who pays how many chips?", "だれが何枚のチップを払いますか。", "누가 칩을 몇 개 냅니까?"
)
HONOURS = Text(
    "How many honours does Napoleon's side have then?",
    "この後、ナポレオン軍の絵札は何枚ですか。",
    "그 뒤 나폴레옹군의 그림 카드는 몇 장입니까?",
)
IN_TRICK = Text(
    "How many honours are in this trick?",
    "このトリックに絵札は何枚ありますか。",
    "이 트릭에 그림 카드는 몇 장 있습니까?",
)
ADJUTANT = Text("Who is the adjutant?", "副官はだれですか。", "부관은 누구입니까?")
HOLDS = Text(
    "{who} holds {cards}.",
    "{who}さんが{cards}を持っています。",
    "{who} 님이 {cards} 카드를 가지고 있습니다.",
)
KNOWS = Text(
    "Who can tell from the cards then who the adjutant is?",
    "このとき、カードを見て副官がだれか分かる人はだれですか。",
    "그때 카드를 보고 부관이 누구인지 아는 사람은 누구입니까?",
)
LAY_AWAY = Text(
    "How many cards does {who} have to lay away?",
    "{who}さんは何枚捨てなければなりませんか。",
    "{who} 님은 몇 장을 내려놓아야 합니까?",
)
FACE_UP = Text(
    "How many of them lie face up?",
    "そのうち、表向きに置くのは何枚ですか。",
    "그중 앞면으로 놓는 것은 몇 장입니까?",
)
FORCED = Text(
    "Who is Napoleon now?", "ナポレオンはだれになりますか。", "이제 나폴레옹은 누구입니까?"
)
WINNERS = Text("Who wins this deal?", "この回はだれの勝ちですか。", "이번 판은 누가 이깁니까?")

# --- choices -------------------------------------------------------------------------------------

PASS = Text("pass", "パス", "패스")
NO_TRUMPS = Text("no trumps", "切り札なし", "으뜸패 없음")
OTHERS_PAY = Text(
    "Each of the others pays {n} chips to {who}.",
    "ほかの全員が{who}さんに1人{n}枚ずつ払います。",
    "다른 사람이 저마다 {who} 님에게 칩 {n}개를 냅니다.",
)
PAYS_OTHERS = Text(
    "{who} pays {n} chips to each of the others.",
    "{who}さんがほかの全員に1人{n}枚ずつ払います。",
    "{who} 님이 다른 사람마다 칩 {n}개를 냅니다.",
)
ALONE = Text(
    "nobody: Napoleon stands alone",
    "だれでもない（ナポレオン1人）",
    "아무도 아님(나폴레옹 혼자)",
)
EVERYBODY = Text("everybody", "全員", "모두")
NOBODY = Text("nobody", "だれもいない", "아무도 없음")
ONLY = Text("only {who}", "{who}さんだけ", "{who} 님만")
VOID = Text(
    "nobody: the deal is void", "だれもならず、この回は流れる", "아무도 아님(이번 판은 무효)"
)

REASONS: dict[str, Text] = {
    "led": Text(
        "It is the highest card of the suit led.",
        "リードされたマークの中でいちばん強いからです。",
        "먼저 나온 무늬에서 가장 강한 카드이기 때문입니다.",
    ),
    "trumps": Text(
        "It is the highest trump.",
        "いちばん強い切り札だからです。",
        "가장 강한 으뜸패이기 때문입니다.",
    ),
    "number": Text(
        "It has the highest number of all.",
        "数字がいちばん大きいからです。",
        "숫자가 가장 크기 때문입니다.",
    ),
    "almighty": Text(
        "It is the Almighty, ♠A.",
        "オールマイティ（♠A）だからです。",
        "올마이티(♠A)이기 때문입니다.",
    ),
    "right": Text(
        "It is the right bower, the J of trumps.",
        "正ジャック（切り札のJ）だからです。",
        "정J(으뜸패의 J)이기 때문입니다.",
    ),
    "left": Text(
        "It is the left bower, the other J of the colour of trumps.",
        "裏ジャック（切り札と同じ色のもう1つのJ）だからです。",
        "역J(으뜸패와 같은 색의 다른 J)이기 때문입니다.",
    ),
    "joker": Text(
        "The joker was led.",
        "ジョーカーがリードされたからです。",
        "조커로 시작했기 때문입니다.",
    ),
    "same-two": Text(
        "All cards are of one suit, and it is the 2.",
        "全部同じマークで、その2だからです。",
        "모두 같은 무늬이고 그 무늬의 2이기 때문입니다.",
    ),
    "yoromeki": Text(
        "♥Q beats ♠A in the same trick.",
        "同じトリックの♠Aには♥Qが勝つからです。",
        "같은 트릭의 ♠A를 ♥Q가 이기기 때문입니다.",
    ),
}
"""Why a card takes a trick."""
