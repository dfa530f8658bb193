"""The words of the pictures and tables of the course in three languages."""

from ..core.text import Text

ORDER = Text("From weak to strong: {line}", "弱い順に：{line}", "약한 순서로: {line}")
WEAK = Text("weak", "弱い", "약함")
STRONG = Text("strong", "強い", "강함")
NO_CARDS = Text(
    "cards are written as in a record, such as '5c5d', not {value}",
    "カードは '5c5d' のように記録と同じ書き方にしてください（{value} は使えません）。",
    "카드는 '5c5d'처럼 기록에서 쓰는 대로 써 주세요({value}: 쓸 수 없음).",
)
NOT_IN_DECK = Text(
    "the deck of these rules does not hold {cards}: show other cards, or give other rules",
    "このルールのデッキに {cards} はそろっていません。カードかルールを変えてください。",
    "이 규칙의 덱에는 {cards} 카드가 다 없습니다. 카드나 규칙을 바꿔 주세요.",
)
NO_PLAY = Text("no play", "出せない", "낼 수 없음")
LEADS = Text("leads", "親", "선")
PASSES = Text("passes", "パス", "패스")
FLOW = Text("flow", "流れる", "흐름")
OUT = Text("out: place {n}", "上がり：{n}位", "나감: {n}등")
PLACE = Text("Place", "順位", "순위")
CLASS = Text("Class", "階級", "계급")
JAPANESE = Text("In Japanese", "読み方", "일본어")
MEANING = Text("What it is", "どんな階級か", "어떤 계급인가")
PLAYERS = Text("Players", "人数", "인원")
RULE = Text("Rule", "ルール", "규칙")
WHAT = Text("What it does", "内容", "내용")
COLON = Text(": ", "：", ": ")
AMONG = Text("; with {n} players: {value}", "（{n}人のとき：{value}）", " ({n}명일 때: {value})")
WHY_OUT = Text("Why it stays out", "入らない理由", "빠지는 이유")
CARDS_EACH = Text("{n} each way", "{n}枚ずつ", "{n}장씩")
TAKES = Text("takes it", "勝ち", "차지")
LEADS_AND_TAKES = Text("leads, takes it", "親・勝ち", "선·차지")
NEXT_TRICK = Text("next", "次", "다음")
OTHERS = Text("other suits", "ほかのマーク", "다른 무늬")
SUIT_LED = Text("suit led", "リードのマーク", "먼저 나온 무늬")
TRUMP_SUIT = Text("trumps", "切り札", "으뜸패")
TRUMP_LED = Text("trumps, led", "切り札（リード）", "으뜸패(먼저 나옴)")
JOKER = Text("joker", "ジョーカー", "조커")
JOKER_LED = Text("joker, led", "ジョーカー（リード）", "조커(먼저 나옴)")
NO_TRICK_GAME = Text(
    "{game!r} is no trick-taking game: there are {games}",
    "「{game}」はトリックテイキングのゲームではありません。使えるもの：{games}",
    "'{game}': 트릭테이킹 게임이 아닙니다. 쓸 수 있는 것: {games}",
)
NO_SUIT_LED = Text(
    "{text!r} is no suit: write c, d, h or s, or X if a joker was led",
    "「{text}」はマークではありません。c d h s のどれか、ジョーカーなら X と書いてください。",
    "'{text}': 무늬가 아닙니다. c, d, h, s 중 하나나 조커가 먼저 나왔으면 X로 써 주세요.",
)
BID = Text("Bid", "ビッド", "공약")
PROMISE = Text("Tricks promised", "約束するトリック", "약속하는 트릭")
NONE_AT_ALL = Text("none, without trumps", "0（切り札なし）", "0(으뜸패 없음)")
ALL_FIVE = Text("all 5", "5（全部）", "5(전부)")
AT_LEAST = Text("{n} or more", "{n}以上", "{n} 이상")
IF_MADE = Text("Made: each other player pays", "成功：ほかの1人が払う", "성공: 다른 사람마다 냄")
IF_LOST = Text("Lost: each is paid", "失敗：1人に払う", "실패: 사람마다 받음")
IN_THE_DECK = Text("Cards", "枚数", "카드")
EACH = Text("Each", "1人", "한 사람")
LEFT_OVER = Text("Left over", "残り", "남는 카드")
