"""What the table says of Duel, in three languages."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text

TITLE = Text("Duel", "デュエル", "듀얼")
DEAL = Text("Deal {n} of {all}", "{n}回目（全{all}回）", "{all}번 중 {n}번째 판")
CHIP = Text("Trumps {suit}", "切り札 {suit}", "으뜸패 {suit}")
TRICKS = Text("Tricks: {n}", "{n}トリック", "{n}트릭")
TAKES = Text("takes the trick", "トリック獲得", "트릭을 땄습니다")
BEST = Text("the strongest so far", "いまいちばん強い", "지금 가장 강합니다")
ORDER = Text("From weak to strong in a suit", "マークの中での強さの順", "무늬 안의 세기 순서")
LEAD = Text("You lead: play any card.", "リードしてください。", "먼저 내세요.")
FOLLOW = Text(
    "Play one of {cards}.", "{cards}から1枚出してください。", "{cards} 중 한 장을 내세요."
)
FOLLOW_ONE = Text(
    "You have to play {cards}.", "{cards}を出してください。", "{cards} 카드를 내야 합니다."
)
LEADS = Text("{who} [leads|lead].", "{who}[さん|]がリードします。", "{who}[ 님이|가] 먼저 냅니다.")
TAKES_TRICK = Text(
    "{who} [takes|take] the trick.",
    "{who}[さん|]がトリックを取りました。",
    "{who}[ 님이|가] 트릭을 땄습니다.",
)
DEAL_WON = Text(
    "{who} [wins|win] the deal with {n} tricks.",
    "{who}[さん|]が{n}トリックでこの回に勝ちました。",
    "{who}[ 님이|가] {n}트릭으로 이번 판을 이겼습니다.",
)
MATCH_WON = Text(
    "{who} [wins|win] the match with {n} tricks.",
    "{who}[さん|]が{n}トリックでマッチに勝ちました。",
    "{who}[ 님이|가] {n}트릭으로 매치를 이겼습니다.",
)
EVEN = Text("Both have {n} tricks.", "どちらも{n}トリックです。", "둘 다 {n}트릭입니다.")
WORDS = {
    "button.next": Text("Next deal", "次を配る", "다음 판"),
    "replay.amounts": Text("Tricks taken", "取ったトリック", "딴 트릭"),
    "replay.chart": Text(
        "Tricks taken by player. Press to go there.",
        "取ったトリックの移り変わり。押すとその場面へ移ります。",
        "딴 트릭의 변화. 누르면 그 장면으로 갑니다.",
    ),
    "story.trick": Text("Trick {n}", "第{n}トリック", "{n}번째 트릭"),
}
"""The fixed words of the table that read differently in this game."""
