"""What is wrong with a record of Daifugo, in three languages."""

from __future__ import annotations

from ...core.text import Text

NO_PHASE = Text(
    "{text!r} is no phase: write exchange or play",
    "「{text}」という段階はありません。exchange か play と書いてください。",
    "'{text}' 단계는 없습니다. exchange나 play를 써 주세요.",
)
PLAYED = Text(
    "something has been played, so write the hands and whose turn it is",
    "もうカードが出ているので、手札（hands）と手番（turn）も書いてください。",
    "이미 카드가 나왔으니 손패(hands)와 차례(turn)도 써 주세요.",
)
NO_CLASS = Text(
    "{text!r} names no class; {hint}",
    "「{text}」に階級の名前がありません。{hint}",
    "'{text}'에 계급 이름이 없습니다. {hint}",
)
CLASS_HELD = Text(
    "{seat} is {name} already: one seat holds it",
    "{name} はもう {seat} の階級です。1人しかなれません。",
    "{name} 계급은 이미 {seat} 자리의 것입니다. 한 명만 될 수 있습니다.",
)
NO_TURN = Text(
    "{text!r} is no turn: write b, b<, b<< or -",
    "「{text}」は手番として読めません。b、b<、b<<、- のどれかを書いてください。",
    "'{text}' 부분을 차례로 읽을 수 없습니다. b, b<, b<<, - 가운데 하나를 써 주세요.",
)
OUT_ONCE = Text(
    "a seat goes out once", "上がるのは1人1回です。", "나가는 것은 한 사람에 한 번입니다."
)
NO_SUCH_MARK_RULE = Text(
    "{rule} is not among the rules; {hint}",
    "{rule} はこの棋譜のルールにありません。{hint}",
    "{rule} 규칙은 이 기록의 규칙에 없습니다. {hint}",
)
SWITCH_ON = Text(
    "add it to the line `rules`",
    "`rules` の行に書き加えてください。",
    "`rules` 줄에 넣어 주세요.",
)
NO_MARK = Text(
    "{rule} cannot leave {text!r} in force",
    "{rule}から「{text}」という状態は残りません。",
    "{rule} 규칙에서 '{text}' 상태는 남지 않습니다.",
)
THE_DISCARDS = Text("the discards", "捨て札", "버린 패")
TWO_ONLY = Text(
    "{rule} is a game for 2, but this position is for {players} players: write two hands with a / "
    "between them, or take the rule out",
    "{rule}は2人用ですが、この場面は{players}人用です。"
    "手札を / で区切って2人分書くか、このルールを外してください。",
    "{rule} 규칙은 2명용인데 이 국면은 {players}명용입니다. "
    "손패를 /로 나눠 2명분만 쓰거나 이 규칙을 빼 주세요.",
)
NOT_TOGETHER = Text(
    "{cards} cannot be laid down together",
    "{cards} は一緒に出せません。",
    "{cards} 카드는 함께 낼 수 없습니다.",
)
OUT_WITH_CARDS = Text(
    "{seat} is out but holds cards",
    "{seat} は上がっているのに、カードを持っています。",
    "{seat} 자리는 나갔는데 카드를 들고 있습니다.",
)
NO_CARDS = Text(
    "{seat} holds no cards: write `out {seat}`, or give it some",
    "{seat} にカードがありません。`out {seat}` と書くか、カードを持たせてください。",
    "{seat} 자리에 카드가 없습니다. `out {seat}`라고 쓰거나 카드를 주세요.",
)
TWO_HOLD_CARDS = Text(
    "a game goes on while two seats hold cards",
    "ゲームが続くには、2人以上がカードを持っている必要があります。",
    "게임이 이어지려면 두 명 이상이 카드를 들고 있어야 합니다.",
)
IS_OUT = Text("{seat} is out", "{seat} は上がっています。", "{seat} 자리는 이미 나갔습니다.")
LAID_LATEST = Text(
    "{seat} laid the latest play",
    "最後に出したのは {seat} です。",
    "마지막으로 낸 사람은 {seat} 자리입니다.",
)
HAS_PASSED = Text("{seat} has passed", "{seat} はパスしています。", "{seat} 자리는 패스했습니다.")
WHOSE_TURN = Text(
    "{why}: write whose turn it is",
    "{why}だれの番かを turn に書いてください。",
    "{why} 누구 차례인지 turn에 써 주세요.",
)
SEATS_NOT_DRAWN = Text(
    "chance decides no seats here: leave them out, or play with seating(order=random)",
    "ここでは席をくじで決めません。席を消すか、seating(order=random)を加えてください。",
    "여기서는 제비뽑기로 자리를 정하지 않습니다. "
    "자리를 지우거나 seating(order=random)을 더해 주세요.",
)
EACH_SEAT_ONCE = Text(
    "write each seat once, clockwise",
    "すべての席を、時計回りに1回ずつ書いてください。",
    "모든 자리를 시계 방향으로 한 번씩 써 주세요.",
)
