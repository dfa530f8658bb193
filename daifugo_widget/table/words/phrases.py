"""The sentences of the table: ``{who}`` is a player, ``[plays|play]`` of others and of you."""

from ...core.text import Text

TITLE = Text("Daifugō", "大富豪", "대부호")
YOU = Text("You", "あなた", "나")
PERSON = Text("Player {n}", "プレイヤー{n}", "플레이어 {n}")
BOTS: tuple[Text, ...] = (
    Text("Ken", "ケン", "켄"),
    Text("Hana", "ハナ", "하나"),
    Text("Yuki", "ユキ", "유키"),
    Text("Mina", "ミナ", "미나"),
    Text("Sora", "ソラ", "소라"),
    Text("Jun", "ジュン", "준"),
    Text("Rei", "レイ", "레이"),
    Text("Nao", "ナオ", "나오"),
    Text("Toma", "トーマ", "토마"),
)
NAME = Text("{who}", "{who}[さん|]", "{who}[ 님|]")
COMMA = Text(", ", "、", ", ")
AND = Text(" and ", "、", ", ")
STOP = Text(".", "。", ".")
COLON = Text(": ", "：", ": ")

# --- what happened -------------------------------------------------------------------------------

LAID_OUT = Text("The cards are laid out.", "カードが並べられました。", "카드를 펼쳐 놓았습니다.")
DEALT = Text("The cards are dealt.", "カードが配られました。", "카드를 나누었습니다.")
PLAYS = Text(
    "{who} [plays|play] {cards}",
    "{who}[さん|]が{cards}を出しました",
    "{who}[ 님이|가] {cards} 카드를 냈습니다",
)
PASSES = Text("{who} [passes|pass].", "{who}[さん|]がパス。", "{who}[ 님이|가] 패스했습니다.")
PASS_TOGETHER = Text(" pass.", "がパス。", " 모두 패스했습니다.")
FLOWS = Text("The trick <flow:flows>.", "場が<flow:流れます>。", "판이 <flow:흐릅니다>.")
FLOWS_AND_LEADS = Text(
    "The trick <flow:flows>, and {who} [leads|lead].",
    "場が<flow:流れて>、{who}[さん|]が<lead:親>です。",
    "판이 <flow:흐르고> {who}[ 님이|가] <lead:선>입니다.",
)
LEADS = Text(
    "{who} [leads|lead].", "{who}[さん|]が<lead:親>です。", "{who}[ 님이|가] <lead:선>입니다."
)
STRONGEST = Text(
    "{number} is the strongest number now.",
    "いまは{number}が最強の数字です。",
    "이제 가장 강한 숫자는 {number}입니다.",
)
BACK_TO = Text(
    "The order of strength turns back: {number} is the strongest number.",
    "強さの順が戻り、{number}が最強の数字になります。",
    "세기의 순서가 돌아와 가장 강한 숫자는 {number}입니다.",
)
TURNS_BACK = Text(
    "The direction of play turns round.", "回る向きが逆になります。", "도는 방향이 바뀝니다."
)
NO_USE = Text(
    "{who} [chooses|choose] not to.",
    "{who}[さん|]は見送りました。",
    "{who}[ 님은|는] 하지 않기로 했습니다.",
)
GIVES_NOTHING = Text(
    "{who} [gives|give] nothing.",
    "{who}[さん|]は何も渡しませんでした。",
    "{who}[ 님은|는] 아무것도 주지 않았습니다.",
)
DISCARDS_NOTHING = Text(
    "{who} [discards|discard] nothing.",
    "{who}[さん|]は何も捨てませんでした。",
    "{who}[ 님은|는] 아무것도 버리지 않았습니다.",
)
GIVES = Text(
    "{who} [gives|give] {cards} to {to}.",
    "{who}[さん|]が{to}[さん|]に{cards}を渡しました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] {cards} 카드를 주었습니다.",
)
GIVES_ONE = Text(
    "{who} [gives|give] a card to {to}.",
    "{who}[さん|]が{to}[さん|]に1枚渡しました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 카드를 한 장 주었습니다.",
)
GIVES_SOME = Text(
    "{who} [gives|give] {n} cards to {to}.",
    "{who}[さん|]が{to}[さん|]に{n}枚渡しました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 카드를 {n}장 주었습니다.",
)
SETS_ASIDE_ONE = Text(
    "{who} [lays|lay] a card aside for {to}.",
    "{who}[さん|]が{to}[さん|]に渡す1枚を伏せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 줄 카드 한 장을 엎어 두었습니다.",
)
SETS_ASIDE = Text(
    "{who} [lays|lay] {n} cards aside for {to}.",
    "{who}[さん|]が{to}[さん|]に渡す{n}枚を伏せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 줄 카드 {n}장을 엎어 두었습니다.",
)
DISCARDS = Text(
    "{who} [discards|discard] {cards}.",
    "{who}[さん|]が{cards}を捨てました。",
    "{who}[ 님이|가] {cards} 카드를 버렸습니다.",
)
FINISHES = Text(
    "{who} [is|are] out, in place {n}.",
    "{who}[さん|]が{n}位で上がりました。",
    "{who}[ 님이|가] {n}등으로 나갔습니다.",
)
FOULS = Text(
    "{who} [goes|go] out by a foul.",
    "{who}[さん|]の反則上がりです。",
    "{who}[ 님이|가] 반칙으로 나갔습니다.",
)
FALLS = Text("{who} [falls|fall].", "{who}[さん|]が落ちました。", "{who}[ 님은|는] 몰락했습니다.")
PLAYS_ON = Text(
    "{who} [falls|fall], but [plays|play] on.",
    "{who}[さん|]は落ちますが、続けて遊びます。",
    "{who}[ 님은|는] 몰락하지만 계속합니다.",
)
ANSWERS_CUT = Text("It answers the cut.", "切りへの返しです。", "끊기를 되받았습니다.")
DRAWN = Text(
    "{who} [is|are] drawn by lot.",
    "くじで{who}[さん|]に決まりました。",
    "제비로 뽑힌 사람은 {who}[ 님|]입니다.",
)
OVER = Text("The game is over.", "ゲーム終了です。", "게임이 끝났습니다.")

# --- what is asked -------------------------------------------------------------------------------

YOUR_TURN = Text("Your turn.", "あなたの番です。", "내 차례입니다.")
TURN_OF = Text("{who}, your turn.", "{who}さんの番です。", "{who} 님 차례입니다.")
LEAD = Text(
    "You <lead:lead>: play one card, or several that go together.",
    "<lead:親>です。1枚か、一緒に出せるカードを出してください。",
    "<lead:선>입니다. 한 장이나 함께 낼 수 있는 카드를 내세요.",
)
LEAD_OR_PASS = Text(
    "You <lead:lead>: play one card, or several that go together, or pass.",
    "<lead:親>です。1枚か、一緒に出せるカードを出すか、パスしてください。",
    "<lead:선>입니다. 한 장이나 함께 낼 수 있는 카드를 내거나 패스하세요.",
)
FOLLOW = Text(
    "Play {what} stronger than {cards}, or pass.",
    "{cards}より強い{what}を出すか、パスしてください。",
    "{cards}보다 강한 {what} 내거나 패스하세요.",
)
FOLLOW_REVERSED = Text(
    "Play {what} stronger than {cards} (the order is reversed), or pass.",
    "{cards}より強い{what}を出すか、パスしてください（強さは逆です）。",
    "{cards}보다 강한 {what} 내거나 패스하세요(순서가 뒤집혔습니다).",
)
ANSWER_JOKER = Text(
    "{cards} can be beaten by {answers} alone: play it, or pass.",
    "{cards}に勝てるのは{answers}だけです。出すか、パスしてください。",
    "{cards} 카드를 이길 수 있는 것은 {answers}뿐입니다. 내거나 패스하세요.",
)
NOTHING_FITS = Text(
    "None of your cards can follow {cards}: pass.",
    "{cards}に続けて出せるカードがありません。パスしてください。",
    "{cards} 다음에 낼 수 있는 카드가 없습니다. 패스하세요.",
)
WAITS = Text("{who} is to act.", "{who}さんの番です。", "{who} 님 차례입니다.")
WAITS_CHOICE = Text(
    "{who} chooses: {rule}.", "{who}さんが選びます：{rule}。", "{who} 님이 고릅니다: {rule}."
)
COVER = Text(
    "Hand the screen to {who}. The cards stay covered until then.",
    "{who}さんに画面を渡してください。それまで手札は伏せておきます。",
    "{who} 님에게 화면을 넘기세요. 그때까지 패는 가려 둡니다.",
)
FIRST = Text(
    "The game is over, and {who} [is|are] first.",
    "ゲーム終了。1位は{who}[さん|]です。",
    "게임 끝. 1등은 {who}[ 님|]입니다.",
)
WINS = Text(
    "The match is over: {who} [wins|win] with {n} points.",
    "マッチ終了。{n}点で{who}[さん|]の勝ちです。",
    "매치 끝. {n}점으로 {who}[ 님이|가] 이겼습니다.",
)
SHARED = Text(
    "The match is over, and {n} points win it for: ",
    "マッチ終了。{n}点で並んだ勝者は：",
    "매치 끝. {n}점으로 공동 승리:",
)

# --- choices -------------------------------------------------------------------------------------

UP_TO = Text("Choose up to {high} cards.", "{high}枚まで選んでください。", "{high}장까지 고르세요.")
UP_TO_ONE = Text("Choose one card, or none.", "1枚選べます。", "한 장을 고를 수 있습니다.")
EXACTLY_ONE = Text("Choose one card.", "1枚選んでください。", "한 장 고르세요.")
EXACTLY = Text("Choose {high} cards.", "{high}枚選んでください。", "{high}장 고르세요.")
WHO = Text("Choose a player.", "相手を選んでください。", "상대를 고르세요.")
WANT = Text("Shall it happen?", "起こしますか？", "일으킬까요?")
WHICH = Text("Choose one.", "1つ選んでください。", "하나 고르세요.")
YES = Text("Yes", "はい", "예")
NO = Text("No", "いいえ", "아니요")
DECLINE = Text("No, thanks", "見送る", "하지 않음")
GIVE = Text("Give {cards}", "{cards}を渡す", "{cards} 넘기기")
CHOOSE = Text("Choose {cards}", "{cards}に決める", "{cards} 고르기")

# --- what a play is ------------------------------------------------------------------------------

SINGLE = Text("one card", "1枚", "한 장을")
PAIR = Text("a <group:pair>", "<group:2枚組>", "<group:두 장 묶음>을")
GROUP = Text(
    "<group:{n} cards of one number>", "<group:同じ数字{n}枚>", "<group:같은 숫자 {n}장>을"
)
STAIRS = Text("<stairs:stairs> of {n}", "{n}枚の<stairs:階段>", "{n}장 <stairs:계단>을")
OTHER = Text("{n} cards: {rule}", "{rule}（{n}枚）", "{rule} {n}장을")
LABEL_SINGLE = Text("single", "1枚", "한 장")
LABEL_PAIR = Text("pair of {number}s", "{number}の2枚組", "{number} 카드 두 장")
LABEL_GROUP = Text("{n} {number}s", "{number}の{n}枚組", "{number} 카드 {n} 장")
LABEL_STAIRS = Text("stairs of {n}", "{n}枚の階段", "{n}장짜리 계단")
COUNTS: dict[int, Text] = {
    3: Text("three", "3", "세"),
    4: Text("four", "4", "네"),
    5: Text("five", "5", "다섯"),
    6: Text("six", "6", "여섯"),
    7: Text("seven", "7", "일곱"),
    8: Text("eight", "8", "여덟"),
}
"""How many cards a larger group has, as a word before them."""

# --- the state of play ---------------------------------------------------------------------------

HOUSE = Text("{house} rules", "{house}ルール", "{house} 규칙")
HOUSE_AND = Text(
    "{house} rules with changes", "{house}ルール（変更あり）", "{house} 규칙(변경 있음)"
)
HOUSES: dict[str, Text] = {
    "base": Text("basic", "基本", "기본"),
    "standard": Text("standard", "標準", "표준"),
    "official": Text("official", "公式", "공식"),
    "two-player": Text("two-player", "2人用", "2인용"),
    "uecda": Text("UECda", "UECda", "UECda"),
}
GAME_LABEL = Text("game {n}", "第{n}ゲーム", "게임 {n}")
SET_LABEL = Text(
    "set {set} of {sets} · game {n} of {games}",
    "第{set}セット（全{sets}）· 第{n}ゲーム（全{games}）",
    "{set}/{sets}세트 · {n}/{games}게임",
)
SET_OPEN = Text("set {set} · game {n}", "第{set}セット · 第{n}ゲーム", "{set}세트 · 게임 {n}")
ORDINARY = Text(
    "Order of strength: {low} is the weakest number, {high} the strongest.",
    "強さの順：{low}が最弱、{high}が最強の数字。",
    "세기의 순서: 가장 약한 숫자는 {low}, 가장 강한 숫자는 {high}.",
)
REVERSED = Text(
    "The order is reversed: {low} is the weakest number, {high} the strongest.",
    "強さが逆です：{low}が最弱、{high}が最強の数字。",
    "순서가 뒤집힘: 가장 약한 숫자는 {low}, 가장 강한 숫자는 {high}.",
)
CHIP_ORDER = Text(
    "{rule}: {high} is the strongest number",
    "{rule}：{high}が最強の数字",
    "{rule}: 가장 강한 숫자 {high}",
)
CHIP_VALUE = Text("{rule}: {value}", "{rule}：{value}", "{rule}: {value}")
CHIP_WAY = Text("Direction turned round", "逆回り", "반대 방향")
CHIP_YOURS = Text("{rule}: your choice", "{rule}：あなたの選択", "{rule}: 내 선택")
CHIP_CHOICE = Text("{rule}: {name} chooses", "{rule}：{name}が選択中", "{rule}: {name} 선택 중")
PLACED = Text("place {n}", "{n}位", "{n}등")
PLACED_FOUL = Text("foul", "反則", "반칙")
PLACED_FALL = Text("fell", "陥落", "몰락")

# --- the table itself ----------------------------------------------------------------------------

NOT_SAVED = Text(
    "The game could not be saved to {file}: {why}.",
    "{file}に保存できませんでした：{why}",
    "{file}에 저장하지 못했습니다: {why}.",
)
BROKEN = Text(
    "Something went wrong inside the table. Please report it: the menu has a button for that.",
    "テーブルの内部で問題が起きました。メニューの「不具合を報告」からお知らせください。",
    "테이블 안에서 문제가 생겼습니다. 메뉴의 '버그 신고'로 알려 주세요.",
)
STILL = Text(
    "This is a still picture. Run this cell to play.",
    "これは静止画です。このセルを実行すると遊べます。",
    "정지 그림입니다. 이 셀을 실행하면 놀 수 있습니다.",
)

# --- spoken, and in a terminal -------------------------------------------------------------------

RANK_NAMES: dict[str, Text] = {
    "J": Text("jack", "ジャック", "잭"),
    "Q": Text("queen", "クイーン", "퀸"),
    "K": Text("king", "キング", "킹"),
    "A": Text("ace", "エース", "에이스"),
}
REFUSED = Text("Not possible:", "できません：", "할 수 없습니다:")
