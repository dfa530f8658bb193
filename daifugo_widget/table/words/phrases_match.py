"""The sentences about a whole match: its score card, and what happens between games."""

from ...core.text import Text

FIRST = Text(
    "The game is over, and {who} [is|are] first.",
    "ゲーム終了。1位は{who}[さん|]です。",
    "게임 끝. 1등은 {who}[ 님|]입니다.",
)
WINS = Text(
    "The match is over: {who} [wins|win] with {points}.",
    "マッチ終了。{points}で{who}[さん|]の勝ちです。",
    "매치 끝. {points}으로 {who}[ 님이|가] 이겼습니다.",
)
WINS_AS = Text(
    "The match is over: {who} [wins|win] as {klass}.",
    "マッチ終了。最後に{klass}だった{who}[さん|]の勝ちです。",
    "매치 끝. 마지막 {klass}, {who}[ 님이|가] 이겼습니다.",
)
SHARED = Text(
    "The match is over, won with {points} by: ",
    "マッチ終了。{points}で並んだ勝者は：",
    "매치 끝. {points}으로 공동 승리:",
)
POINT = Text("one point", "1点", "1점")
POINTS = Text("{n} points", "{n}点", "{n}점")
BONUS = Text(
    "{who} [gets|get] a bonus of {points} for winning the last game of the set.",
    "{who}[さん|]にはセット最終戦1位の加点が{points}あります。",
    "{who}[ 님은|는] 세트 마지막 게임 1등 가산점 {points}을 받습니다.",
)
BONUS_LINE = Text(
    "last game of the set: +{n}", "セット最終戦1位：+{n}", "세트 마지막 게임 1등: +{n}"
)
GAME_LABEL = Text("game {n}", "第{n}ゲーム", "게임 {n}")
SET_LABEL = Text(
    "set {set} of {sets} · game {n} of {games}",
    "第{set}セット（全{sets}）· 第{n}ゲーム（全{games}）",
    "{set}/{sets}세트 · {n}/{games}게임",
)
SET_OPEN = Text("set {set} · game {n}", "第{set}セット · 第{n}ゲーム", "{set}세트 · 게임 {n}")

# --- the score card ------------------------------------------------------------------------------

CARD = Text("Score card", "スコアカード", "점수표")
SET = Text("Set {n}", "第{n}セット", "{n}세트")
DISQUALIFIED = Text("disqualified", "失格", "실격")

# --- decrees -------------------------------------------------------------------------------------

MAY_DECREE = Text(
    "{who} may change one rule: “{change}”.",
    "{who}[さん|]は「{change}」からルールを1つ変えられます。",
    "{who}[ 님은|는] '{change}'에서 규칙 하나를 바꿀 수 있습니다.",
)
DECREE_LATER = Text(
    "Here the rules change only between games: the daifugo may decree one then.",
    "このテーブルでは、ルールを変えられるのはゲームの合間だけです。決めるのは大富豪です。",
    "이 테이블에서는 게임 사이에만 규칙을 바꿀 수 있습니다. 정하는 사람은 대부호입니다.",
)
NOT_DAIFUGO = Text(
    "Here only the daifugo may change a rule, and that is {who}.",
    "このテーブルでルールを変えられるのは大富豪の{who}さんだけです。",
    "이 테이블에서 규칙을 바꿀 수 있는 사람은 대부호인 {who} 님뿐입니다.",
)
ONE_DECREE = Text(
    "There has been a decree since the last game: the next one comes after another game.",
    "今回のルール変更はもう済みました。次は、もう1ゲームした後です。",
    "이번 규칙 제정은 끝났습니다. 다음 제정은 한 게임을 더 한 뒤입니다.",
)
ENACTS = Text(
    "{who} [decrees|decree] that {rule} is played.",
    "{who}[さん|]がルールに{rule}を加えます。",
    "{who}[ 님이|가] {rule} 규칙을 더합니다.",
)
REPEALS = Text(
    "{who} [repeals|repeal] {rule}.",
    "{who}[さん|]が{rule}をルールから外します。",
    "{who}[ 님이|가] {rule} 규칙을 뺍니다.",
)
CHANGES = Text(
    "{who} [decrees|decree] another way to play {rule}.",
    "{who}[さん|]が{rule}の決まりを変えます。",
    "{who}[ 님이|가] {rule} 규칙의 설정을 바꿉니다.",
)
FOR = Text("For: ", "賛成：", "찬성: ")
AGAINST = Text("Against: ", "反対：", "반대: ")
VETOED = Text("It is vetoed.", "反対により取りやめです。", "거부되었습니다.")
VOTE = Text("{who}, do you agree?", "{who}さん、賛成ですか？", "{who} 님, 찬성합니까?")
YOUR_VOTE = Text("Do you agree?", "賛成しますか？", "찬성합니까?")
AGREE = Text("Agree", "賛成", "찬성")
OBJECT = Text("Vote against it", "反対", "반대")

SET_TASK = Text("Set a task", "用事を頼む", "부탁하기")
WHICH_TASK = Text("Which task shall it be?", "どの用事を頼みますか？", "어떤 부탁을 할까요?")
TASKS = (
    Text(
        "{last} [fetches|fetch] the drinks for everybody.",
        "{last}[さん|]がみんなの飲み物を取ってきます。",
        "{last}[ 님이|가] 모두의 마실 것을 가져옵니다.",
    ),
    Text(
        "{last} [shuffles|shuffle] the cards for everybody.",
        "{last}[さん|]がみんなの代わりにカードを切ります。",
        "{last}[ 님이|가] 모두를 대신해 카드를 섞습니다.",
    ),
    Text(
        "Everybody praises one play of the others.",
        "ほかの人のよかった一手を、1つずつほめます。",
        "다른 사람의 좋았던 수를 하나씩 칭찬합니다.",
    ),
    Text(
        "Everybody gets up and stretches once.",
        "みんなで立って、一度伸びをします。",
        "모두 일어나 기지개를 한 번 켭니다.",
    ),
)
SETS_TASK = Text(
    "{who} [sets|set] a task:",
    "{who}[さん|]からの頼みごと：",
    "{who}[ 님의|] 부탁:",
)

# --- newcomers -----------------------------------------------------------------------------------

JOIN = Text("A newcomer joins", "新しい人が入る", "새 사람이 들어옴")
JOINS = Text(
    "{who} [joins|join] the table and [plays|play] rock-paper-scissors, from the lowest up.",
    "{who}[さん|]が卓に入り、下の人から順にじゃんけんをします。",
    "{who}[ 님이|가] 들어와 가장 낮은 사람부터 가위바위보를 합니다.",
)
BEATS = Text("Beaten: ", "勝った相手：", "이긴 상대: ")
LOSES = Text(
    "{to} [beats|beat] {who}.",
    "{who}[さん|]は{to}[さん|]に負けました。",
    "{who}[ 님은|는] {to}[ 님에게|에게] 졌습니다.",
)
ENTERS = Text(
    "{who} [begins|begin] as {klass}.",
    "{who}[さん|]は{klass}から始めます。",
    "{who}[ 님의|] 첫 계급: {klass}.",
)

# --- classes -------------------------------------------------------------------------------------

CLASS_IS = Text("{what}: {exchanges}", "{what}。{exchanges}", "{what}. {exchanges}")
GETS_ONE = Text("gets one card in the exchange", "交換で1枚もらいます", "교환에서 1장을 받음")
GETS = Text(
    "gets {count} cards in the exchange", "交換で{count}枚もらいます", "교환에서 {count}장을 받음"
)
GIVES_ONE = Text("gives the strongest card", "いちばん強い1枚を渡します", "가장 강한 1장을 줌")
GIVES = Text(
    "gives the {count} strongest cards",
    "いちばん強い{count}枚を渡します",
    "가장 강한 {count}장을 줌",
)
GIVES_ANY_ONE = Text("gives one card in the exchange", "交換で1枚渡します", "교환에서 1장을 줌")
GIVES_ANY = Text(
    "gives {count} cards in the exchange", "交換で{count}枚渡します", "교환에서 {count}장을 줌"
)
EXCHANGES_NOTHING = Text("no cards change hands", "交換はありません", "교환 없음")
