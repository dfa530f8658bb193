"""Why something is refused in a trick-taking game, in words."""

from __future__ import annotations

from ..core.text import Text

OF_OTHER_GAME = Text(
    "the rules of a TrickMatch begin with nap or napoleon, not {value}; "
    "Match.start() begins a match of Daifugo",
    "`TrickMatch` のルールは nap か napoleon で始めてください（{value} は使えません）。"
    "大富豪のマッチは `Match.start()` で始めます。",
    "`TrickMatch`의 규칙은 nap이나 napoleon으로 시작해 주세요({value}: 쓸 수 없음). "
    "대부호의 매치는 `Match.start()`로 시작합니다.",
)
SAME_GAME = Text(
    "the next deal is of the same game: its rules begin with {game}, not {{value}}",
    "次の回も同じゲームです。ルールは {game} で始めてください（{{value}} は使えません）。",
    "다음 판도 같은 게임입니다. 규칙의 맨 앞에 '{game}' 이름을 써 주세요({{value}}: 쓸 수 없음).",
)
PLAYERS = Text(
    "{players} cannot play {game}: {fewest} to {most} players can",
    "{game}は{players}人では遊べません。{fewest}人から{most}人で遊べます。",
    "{game} 게임은 {players}명이 할 수 없습니다. {fewest}명부터 {most}명까지 할 수 있습니다.",
)
NO_MOVE = Text(
    "That is not a move of this game: play one card, or make the choice that is yours.",
    "このゲームにない手です。カードを1枚出すか、求められた選択に答えてください。",
    "이 게임에 없는 수입니다. 카드를 한 장 내거나, 지금 정해야 할 것을 골라 주세요.",
)
AS_SAID = Text("{said}", "{said}", "{said}")
"""A refusal in the words of an error that says it all."""
ONE_CARD = Text(
    "Play one card: everybody plays one to each trick.",
    "1枚だけ出してください。どのトリックにも1人1枚ずつ出します。",
    "한 장만 내 주세요. 트릭마다 모두가 한 장씩 냅니다.",
)
NO_PASS = Text(
    "Nobody passes here: everybody plays one card to each trick.",
    "ここではパスできません。どのトリックにも全員が1枚ずつ出します。",
    "여기서는 패스할 수 없습니다. 트릭마다 모두가 한 장씩 냅니다.",
)
BID_FIRST = Text(
    "The bidding is still on: bid or pass first; cards and trumps come after it.",
    "まだビッドの途中です。先にビッドかパスを選んでください。カードと切り札はその後です。",
    "아직 경매 중입니다. 먼저 공약을 부르거나 패스하세요. 카드와 으뜸패는 그다음입니다.",
)
NOT_HIGHER = Text(
    "{bid} is not higher than {top}: bid higher or pass.",
    "{bid}は{top}より高くありません。もっと高いビッドかパスを選んでください。",
    "{bid}: {top}보다 높지 않습니다. 더 높은 공약을 부르거나 패스하세요.",
)
NOTHING_HIGHER = Text(
    "No bid is higher than {top}: all that is left is to pass.",
    "{top}より高いビッドはないので、パスしてください。",
    "{top}: 이보다 높은 공약은 없습니다. 패스하세요.",
)
NO_BID = Text(
    "That is not a bid of this game.",
    "このゲームにないビッドです。",
    "이 게임에 없는 공약입니다.",
)
FOLLOW = Text(
    "{suit} were led and you hold some: play one of {cards}.",
    "{suit}がリードされ、手札にもあります。{cards}から1枚出してください。",
    "먼저 나온 무늬는 {suit}이고 손패에도 있습니다. {cards} 중 한 장을 내 주세요.",
)
FOLLOW_WITH = Text(
    "{suit} were led and you hold one: play {cards}.",
    "{suit}がリードされ、手札にもあります。{cards}を出してください。",
    "먼저 나온 무늬는 {suit}이고 손패에도 있습니다. {cards} 카드를 내 주세요.",
)
