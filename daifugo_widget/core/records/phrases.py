"""What can be wrong with a record, in words."""

from __future__ import annotations

from ..text import Text

# --- the text ------------------------------------------------------------------------------------

NO_RECORD = Text("there is no record in it", "棋譜が入っていません。", "기록이 들어 있지 않습니다.")
AT_KEY = Text("{key}: {why}", "{key}：{why}", "{key}: {why}")
TWICE = Text(
    "{key} stands twice: give it once",
    "{key} が2回あります。1回だけ書いてください。",
    "{key} 줄이 두 번 나옵니다. 한 번만 써 주세요.",
)
NO_KEY = Text(
    "{key!r} is no key of a record; {hint}",
    "「{key}」という項目はありません。{hint}",
    "'{key}' 항목은 없습니다. {hint}",
)
KEY_OF_WHOLE = Text(
    "{key!r} belongs to the whole record; write it above the first move",
    "「{key}」は棋譜全体のものです。最初の手より上に書いてください。",
    "'{key}' 항목은 기록 전체의 것입니다. 첫 수보다 위에 써 주세요.",
)
KEY_IN_BODY = Text(
    "{key} is a header line: write it above the moves",
    "{key} は見出しの行です。手より上に書いてください。",
    "{key} 줄은 머리글입니다. 수보다 위에 써 주세요.",
)
NEWER_VERSION = Text(
    "{text!r} was made by a newer version: update daifugo_widget (this version plays {version!r})",
    "「{text}」は新しいバージョンの棋譜です。daifugo_widget を更新してください"
    "（このバージョンで読めるのは「{version}」です）。",
    "'{text}' 기록은 더 새로운 버전에서 만든 것입니다. daifugo_widget을 업데이트해 주세요"
    "(이 버전이 읽는 것은 '{version}'입니다).",
)
NO_VERSION = Text(
    "{text!r} names no version that there has ever been: write {version!r}",
    "「{text}」というバージョンはありません。「{version}」と書いてください。",
    "'{text}' 버전은 있었던 적이 없습니다. '{version}'로 써 주세요.",
)
OTHER_GAME = Text(
    "{text!r} is a record of another game: this version plays {version!r}",
    "「{text}」は別のゲームの棋譜です。ここで読めるのは「{version}」です。",
    "'{text}' 기록은 다른 게임의 것입니다. 여기서 읽는 것은 '{version}'입니다.",
)
PERHAPS_NEWER = Text(
    "{why} (or it comes with a newer version: then update daifugo_widget)",
    "{why}（新しいバージョンのものなら、daifugo_widget を更新してください。）",
    "{why} (더 새로운 버전의 것이라면 daifugo_widget을 업데이트해 주세요.)",
)
NAMES = Text(
    'write each seat and its name in quotes: a="you" b="bot"',
    'a="you" b="bot" のように、席と、引用符で囲んだ名前を書いてください。',
    'a="you" b="bot"처럼 자리와 따옴표로 묶은 이름을 써 주세요.',
)
THERE_ARE_PLAYERS = Text(
    "there are {players} players", "プレイヤーは{players}人です。", "플레이어는 {players}명입니다."
)
NO_INT = Text(
    "{text!r} is no whole number", "「{text}」は整数ではありません。", "'{text}': 정수가 아닙니다."
)
NO_PHASE = Text(
    "{text!r} is no phase: write exchange or play",
    "「{text}」という段階はありません。exchange か play と書いてください。",
    "'{text}' 단계는 없습니다. exchange나 play를 써 주세요.",
)
NEEDS_HANDS = Text(
    "a record needs hands, or players to deal to",
    "棋譜には hands（手札）か players（配る人数）の行が必要です。",
    "기록에는 hands(손패)나 players(나눠 줄 인원) 줄이 필요합니다.",
)
NOT_FITTING = Text(
    "{players} do not fit the {hands} hands: take this line out",
    "{players}人では{hands}人分の手札に合いません。この行を消してください。",
    "{players}명은 {hands}명의 손패와 맞지 않습니다. 이 줄을 지워 주세요.",
)
PLAYED = Text(
    "something has been played, so write the hands and whose turn it is",
    "もうカードが出ているので、手札（hands）と手番（turn）も書いてください。",
    "이미 카드가 나왔으니 손패(hands)와 차례(turn)도 써 주세요.",
)

# --- cards and seats -----------------------------------------------------------------------------

JOKER_STANDS = Text(
    "{joker}: a joker stands for a card only in a play; write X",
    "{joker}：ジョーカーがほかのカードになるのは、出すときだけです。X と書いてください。",
    "{joker}: 조커가 다른 카드를 대신하는 것은 낼 때뿐입니다. X로 써 주세요.",
)
HANDS = Text(
    "{hands} hands: write 2 to 9, with / between",
    "手札が{hands}人分です。2人から9人分を / で区切って書いてください。",
    "손패가 {hands}명분입니다. 2명에서 9명분을 /로 나눠 써 주세요.",
)
OTHER_HANDS = Text(
    "{hands} hands: there are {players} players",
    "手札は{hands}人分ですが、プレイヤーは{players}人です。",
    "손패는 {hands}명분인데 플레이어는 {players}명입니다.",
)
NO_HAND = Text(
    "a hand is missing between two /; write - for no cards",
    "2つの / の間に手札がありません。カードがなければ - と書いてください。",
    "두 / 사이에 손패가 없습니다. 카드가 없으면 -를 써 주세요.",
)
NO_SEAT = Text(
    "{text!r} is no seat; the seats are a to {last}",
    "「{text}」という席はありません。席は a から {last} までです。",
    "'{text}' 자리는 없습니다. 자리는 a부터 {last}까지입니다.",
)
OPEN_PILE = Text(
    "these cards are open: name them",
    "表になったカードです。どのカードか書いてください。",
    "앞면이 보이는 카드입니다. 어떤 카드인지 써 주세요.",
)
NO_PLAYER = Text(
    "{text!r}: write who laid what, such as c:7s",
    "「{text}」：だれが何を出したかを、c:7s のように書いてください。",
    "'{text}': 누가 무엇을 냈는지 c:7s처럼 써 주세요.",
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
NO_MARK = Text(
    "{rule} cannot leave {text!r} in force",
    "{rule}から「{text}」という状態は残りません。",
    "{rule} 규칙에서 '{text}' 상태는 남지 않습니다.",
)

# --- a position ----------------------------------------------------------------------------------

TOO_MANY_CARDS = Text(
    "more cards than the {cards} of the deck",
    "カードがデッキの{cards}枚より多くなっています。",
    "카드가 덱의 {cards}장보다 많습니다.",
)
NOT_IN_DECK = Text(
    "{card} is not in the deck of these rules",
    "{card} はこのルールのデッキにありません。",
    "{card} 카드는 이 규칙의 덱에 없습니다.",
)
HELD_TOO_OFTEN = Text(
    "{card} is in the deck {times}, but held {holders}",
    "{card} はデッキに{times}しかないのに、{holders}あります。",
    "{card} 카드는 덱에 {times}뿐인데 {holders} 있습니다.",
)
TIMES = Text("{count} times", "{count}枚", "{count}장")
ONCE = Text("once", "1枚", "1장")
TWICE_OVER = Text("twice", "2枚", "2장")
HELD_BY = Text("by {who}", "{who}に1枚", "{who}에 1장")
HELD_OFTEN_BY = Text("{times} by {who}", "{who}に{times}", "{who}에 {times}")
BOTH = Text("{one} and {other}", "{one}、{other}", "{one}, {other}")
THE_TRICK = Text("the trick", "場", "판")
THE_DISCARDS = Text("the discards", "捨て札", "버린 패")
TWO_ONLY = Text(
    "the rule {rule} is a game for two",
    "{rule}は2人用のルールです。",
    "{rule} 규칙은 두 사람용입니다.",
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

# --- moves ---------------------------------------------------------------------------------------

NOTHING_BEHIND = Text(
    "nothing stands behind {text!r}",
    "「{text}」の後に何もありません。",
    "'{text}' 뒤에 아무것도 없습니다.",
)
WHO_ANSWERS = Text(
    "write who answers before the >: `b > 3c`",
    "`b > 3c` のように、だれが答えるかを > の前に書いてください。",
    "`b > 3c`처럼 누가 답하는지 > 앞에 써 주세요.",
)
NO_SEAT_OF_MOVE = Text(
    "{text!r} is no seat: a move begins with a letter from a to i",
    "「{text}」は席ではありません。手は a から i までの文字で始めてください。",
    "'{text}': 자리가 아닙니다. 수는 a부터 i까지의 글자로 시작해 주세요.",
)
TOO_MANY_UNSEEN = Text(
    "{text}: no deck has more than {most} cards",
    "{text}：デッキのカードは多くても{most}枚です。",
    "{text}: 덱의 카드는 많아야 {most}장입니다.",
)
UNNAMED_PLAY = Text(
    "{text}: a play names its cards",
    "{text}：出すカードは、どれか分かるように書いてください。",
    "{text}: 내는 카드는 어떤 카드인지 써 주세요.",
)
NO_RULE = Text(
    "there is no rule {id!r}; {hint}",
    "「{id}」というルールはありません。{hint}",
    "'{id}' 규칙은 없습니다. {hint}",
)
WHO_MAY_NOT = Text(
    "write who may not do what: `! b 9c suit-bind`",
    "`! b 9c suit-bind` のように、だれが何をできないかを書いてください。",
    "`! b 9c suit-bind`처럼 누가 무엇을 할 수 없는지 써 주세요.",
)
ONE_REASON = Text(
    "one reason is enough behind what is refused",
    "できない手の後に書く理由は1つだけです。",
    "할 수 없는 수 뒤에 쓰는 이유는 하나뿐입니다.",
)
NO_REASON = Text(
    "no rule or plain reason {text!r}; {hint}",
    "「{text}」というルールや理由はありません。{hint}",
    "'{text}': 그런 규칙이나 이유는 없습니다. {hint}",
)
NO_FACT = Text(
    "there is no fact {name!r}; {hint}",
    "「{name}」という事実の書き方はありません。{hint}",
    "'{name}': 그런 사실은 쓸 수 없습니다. {hint}",
)
FACT_SHAPE = Text(
    "{text!r} cannot be read; such a fact looks like `{example}`",
    "「{text}」は読めません。`{example}` のように書いてください。",
    "'{text}' 부분을 읽을 수 없습니다. `{example}`처럼 써 주세요.",
)
SEATS_NOT_DRAWN = Text(
    "chance decides no seats here: leave them out, or play with seating(order=random)",
    "ここでは席をくじで決めません。席を消すか、seating(order=random)を加えてください。",
    "여기서는 제비로 자리를 정하지 않습니다. 자리를 지우거나 seating(order=random)을 더해 주세요.",
)
EACH_SEAT_ONCE = Text(
    "write each seat once, clockwise",
    "すべての席を、時計回りに1回ずつ書いてください。",
    "모든 자리를 시계 방향으로 한 번씩 써 주세요.",
)
REFUSED = Text(
    "{move} is refused: {why}", "{move} はできません。{why}", "{move}: 둘 수 없습니다. {why}"
)
REFUSED_FOR = Text("{why} [{reason}]", "{why} [{reason}]", "{why} [{reason}]")
LEGAL = Text(
    "{refused}; legal for {seat}: {moves}",
    "{refused} {seat} にできる手：{moves}",
    "{refused} {seat} 자리가 할 수 있는 수: {moves}",
)
MORE = Text("{moves} and {count} more", "{moves}、ほか{count}手", "{moves} 외 {count}수")
ALONE = Text(
    "{word} stands alone on its line: write the moves on the next one",
    "{word} は単独の行に書きます。手は次の行に書いてください。",
    "{word} 줄에는 다른 것을 쓰지 않습니다. 수는 다음 줄에 쓰세요.",
)
TRY_IN_TRY = Text(
    "a try stands inside another: end the first with back",
    "try の中に try があります。先に back で終えてください。",
    "try 안에 try가 있습니다. 먼저 back으로 끝내세요.",
)
BACK_FROM_NOWHERE = Text(
    "back without a try before it: write try where another way begins",
    "back の前に try がありません。別の進み方が始まるところに try と書きます。",
    "back 앞에 try가 없습니다. 다른 길이 시작되는 곳에 try를 쓰세요.",
)
NO_NEXT = Text("next: {why}", "next：{why}", "next: {why}")
