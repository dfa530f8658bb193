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

# --- what is asked -------------------------------------------------------------------------------

YOUR_TURN = Text("Your turn.", "あなたの番です。", "내 차례입니다.")
TURN_OF = Text("{who}, your turn.", "{who}さんの番です。", "{who} 님 차례입니다.")
RAN_OUT = Text(
    "You ran out of time, so the table moved for you.",
    "時間切れのため、自動で進みました。",
    "시간이 다 되어 자동으로 진행했습니다.",
)
RAN_OUT_OF = Text(
    "{who} ran out of time, so the table moved.",
    "{who}さんは時間切れのため、自動で進みました。",
    "{who} 님은 시간이 다 되어 자동으로 진행했습니다.",
)
YOU_MAY = Text("You may interrupt.", "割り込めます。", "끼어들 수 있습니다.")
MAY = Text(
    "{who}, you may interrupt.", "{who}さん、割り込めます。", "{who} 님, 끼어들 수 있습니다."
)
LEAD = Text(
    "You <lead:lead>: play one card, or several that go together.",
    "<lead:親>なので、1枚か、一緒に出せるカードを出してください。",
    "<lead:선>이므로 한 장이나 함께 낼 수 있는 카드를 내세요.",
)
LEAD_OR_PASS = Text(
    "You <lead:lead>: play one card, or several that go together, or pass.",
    "<lead:親>なので、1枚か、一緒に出せるカードを出すか、パスしてください。",
    "<lead:선>이므로 한 장이나 함께 낼 수 있는 카드를 내거나 패스하세요.",
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
MUST_FOLLOW = Text(
    "Follow {cards} with {what}: you may not pass.",
    "{cards}に続けて{what}を出してください。パスはできません。",
    "{cards}에 이어 {what} 내야 합니다. 패스할 수 없습니다.",
)
ONLY_SPECIAL = Text(
    "Of your cards only {answers} can follow {cards}: play, or pass.",
    "手札で{cards}に続けられるのは{answers}だけです。出すか、パスしてください。",
    "내 패에서 {cards} 다음에 낼 수 있는 것은 {answers}뿐입니다. 내거나 패스하세요.",
)
SPECIAL_TOO = Text(
    "{answers} can follow, too.",
    "{answers}も続けて出せます。",
    "{answers} 카드도 낼 수 있습니다.",
)
NOTHING_FITS = Text(
    "None of your cards can follow {cards}: pass.",
    "{cards}に続けて出せるカードがありません。パスしてください。",
    "{cards} 다음에 낼 수 있는 카드가 없습니다. 패스하세요.",
)
PASS_NOW = Text("Pass.", "パスしてください。", "패스하세요.")
ONLY_A_CALL = Text(
    "None of your cards can follow {cards}: pass, or use {rule}.",
    "{cards}に続けて出せるカードがありません。パスするか、{rule}を使ってください。",
    "{cards} 다음에 낼 수 있는 카드가 없습니다. 패스하거나 {rule} 규칙을 쓰세요.",
)
WHICH_BID = Text("Bid, or pass.", "ビッドするか、パスしてください。", "공약을 부르거나 패스하세요.")
WAITS = Text("{who} is to act.", "{who}さんの番です。", "{who} 님 차례입니다.")
WAITS_BID = Text(
    "{who} [is|are] to bid.",
    "{who}[さん|]のビッドの番です。",
    "{who}[ 님이|가] 부를 차례입니다.",
)
WAITS_CHOICE = Text(
    "{who} [chooses|choose]: {rule}.",
    "{who}[さん|]が選びます：{rule}。",
    "{who}[ 님이|가] 고릅니다: {rule}.",
)
WAITS_ONLY = Text(
    "{who} [has|have] to act: {rule}.",
    "{who}[さん|]の番です：{rule}。",
    "{who}[ 님의|] 차례입니다: {rule}.",
)
NO_CARD_FOR = Text(
    "You have no card for this: {rule}.",
    "あなたには使えるカードがありません：{rule}。",
    "나는 쓸 수 있는 카드가 없습니다: {rule}.",
)
COVER = Text(
    "Hand the screen to {who}. The cards stay covered until then.",
    "{who}さんに画面を渡してください。それまで手札は伏せておきます。",
    "{who} 님에게 화면을 넘기세요. 그때까지 패는 가려 둡니다.",
)

# --- choices -------------------------------------------------------------------------------------

UP_TO = Text("Choose up to {high} cards.", "{high}枚まで選んでください。", "{high}장까지 고르세요.")
UP_TO_ONE = Text("Choose one card, or none.", "1枚選べます。", "한 장을 고를 수 있습니다.")
EXACTLY_ONE = Text("Choose one card.", "1枚選んでください。", "한 장 고르세요.")
EXACTLY = Text("Choose {high} cards.", "{high}枚選んでください。", "{high}장 고르세요.")
WHO = Text("Choose a player.", "相手を選んでください。", "상대를 고르세요.")
WANT = Text("Do you want this?", "起こしますか？", "일으킬까요?")
WHICH = Text("Choose one.", "1つ選んでください。", "하나 고르세요.")
WHICH_NUMBER = Text("Choose a number.", "数字を選んでください。", "숫자를 고르세요.")
SO_FAR = Text("So far: ", "ここまで：", "지금까지: ")
AS_USUAL = Text("as usual", "通常", "보통")
YES = Text("Yes", "はい", "예")
NO = Text("No", "いいえ", "아니요")
DECLINE = Text("No, thanks", "見送る", "하지 않음")
GIVE = Text("Give {cards}", "{cards}を渡す", "{cards} 넘기기")
CHOOSE = Text("Choose {cards}", "{cards}に決める", "{cards} 고르기")
BY_RULE = Text("{what}: {rule}", "{what}（{rule}）", "{what} ({rule})")
CALL = Text("Call {rule}", "{rule}を宣言", "{rule} 선언")
CARDS_OF = Text("Cards of {who}", "{who}[さん|]のカード", "{who}[ 님의|] 카드")

# --- what a play is ------------------------------------------------------------------------------

SINGLE = Text("one card", "1枚", "한 장을")
PAIR = Text("a <group:pair>", "<group:ペア>", "<group:페어>를")
GROUP = Text(
    "<group:{n} cards of one number>", "<group:同じ数字{n}枚>", "<group:같은 숫자 {n}장>을"
)
STAIRS = Text("<stairs:stairs> of {n}", "{n}枚の<stairs:階段>", "{n}장 <stairs:계단>을")
OTHER = Text("{n} cards: {rule}", "{rule}（{n}枚）", "{rule} {n}장을")
LABEL_SINGLE = Text("single", "1枚", "한 장")
LABEL_PAIR = Text("pair of {number}s", "{number}のペア", "{number} 페어")
LABEL_GROUP = Text("{n} {number}s", "{number}の{n}枚組", "{number} 카드 {n} 장")
LABEL_OTHER = Text("{rule} of {n}", "{n}枚の{rule}", "{n}장짜리 {rule}")
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
HOUSE_PLUS = Text(
    "{house} rules with {rules}", "{house}ルール（{rules}あり）", "{house} 규칙({rules} 추가)"
)
HOUSE_WITH = Text("{house} ({changes})", "{house}（{changes}）", "{house}({changes})")
RULE_ON = Text("with {rule}", "{rule}あり", "{rule} 추가")
RULE_ON_CHANGED = Text("with {rule} changed", "{rule}あり・変更", "{rule} 추가·변경")
RULE_OFF = Text("without {rule}", "{rule}なし", "{rule} 제외")
RULE_CHANGED = Text("{rule} changed", "{rule}変更", "{rule} 변경")
MANY_CHANGES = Text("with many changes", "変更多数", "변경 많음")
HOUSES: dict[str, Text] = {
    "base": Text("basic", "基本", "기본"),
    "standard": Text("standard", "標準", "표준"),
    "official": Text("official", "公式", "공식"),
    "article": Text("article", "記事", "해설 글"),
    "hatena": Text("Hatena", "はてな", "하테나"),
    "offline": Text("offline meeting", "オフ会", "오프 모임"),
    "two-player": Text("two-player", "2人用", "2인용"),
    "uecda": Text("UECda", "UECda", "UECda"),
    "everything": Text("everything", "全部入り", "모두 넣은"),
}
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
CHIP_CHOICE = Text(
    "{rule}: {name} chooses", "{rule}：{name}さんが選択中", "{rule}: {name} 님 선택 중"
)
CHIP_YOUR_TURN = Text("{rule}: your turn", "{rule}：あなたの番", "{rule}: 내 차례")
CHIP_TURN = Text("{rule}: {name} has to act", "{rule}：{name}さんの番", "{rule}: {name} 님 차례")
PLACED = Text("place {n}", "{n}位", "{n}등")
PLACED_LOW = {"foul": Text("foul", "反則", "반칙"), "fall": Text("fell", "転落", "몰락")}
"""What is shown instead of a place, by how a seat has left the game."""

# --- the table itself ----------------------------------------------------------------------------

NOT_SAVED = Text(
    "The game could not be saved to {file}: {why}.",
    "{file}に保存できませんでした：{why}",
    "{file}에 저장하지 못했습니다: {why}.",
)
NEXT_RULES = Text(
    "From the next game on: {rules}. “{new}” in the menu plays by them at once.",
    "次のゲームから：{rules}。メニューの「{new}」ですぐに始められます。",
    "다음 게임부터: {rules}. 메뉴의 '{new}' 버튼으로 바로 시작할 수 있습니다.",
)
NOTHING_TO_UNDO = Text(
    "There is no decision of yours to take back in this game.",
    "このゲームには、取り消せる手がまだありません。",
    "이 게임에서 내가 둔 수가 아직 없어서 되돌릴 것이 없습니다.",
)
OTHER_PLAYERS = Text(
    "This match is for {there} players, but {here} sit at this table.",
    "このマッチは{there}人用ですが、このテーブルは{here}人です。",
    "이 매치는 {there}명이 하는 것인데, 이 테이블에는 {here}명이 있습니다.",
)
MID_EXCHANGE = Text(
    "This record stops in mid-exchange: the cards laid aside are not known.",
    "この棋譜はカード交換の途中で終わっていて、交換に出したカードが分かりません。",
    "이 기록은 카드 교환 도중에 끝나서, 교환에 내놓은 카드를 알 수 없습니다.",
)
TOO_LITTLE_KNOWN = Text(
    "This record does not say enough about the cards to play on from it.",
    "この棋譜からは、続きを遊べるほどカードが分かりません。",
    "이 기록에는 이어서 할 만큼 카드가 적혀 있지 않습니다.",
)
HOLDS_MORE = Text(
    "{file} holds more than would be written back to it: save under another name",
    "{file} には、上書きすると失われる部分があります。別の名前で保存してください。",
    "{file}에는 덮어쓰면 사라지는 부분이 있습니다. 다른 이름으로 저장해 주세요.",
)
NO_CARDS = Text(
    "no cards are given: write some, such as play('7c7d'), or pass_() to pass",
    "出すカードがありません。`play('7c7d')` のように書くか、パスなら `pass_()` と書いてください。",
    "낼 카드가 없습니다. `play('7c7d')`처럼 쓰거나, 패스하려면 `pass_()`라고 써 주세요.",
)
NO_SCORE_CARD = Text(
    "{game} has no score card: the tab Scores shows every deal.",
    "{game}にスコアカードはありません。各回の結果は「得点」で見られます。",
    "{game} 게임에는 점수표가 없습니다. 판마다의 결과는 '점수'에서 볼 수 있습니다.",
)
NO_NEWCOMER = Text(
    "Nobody can join a session of {game} that has begun.",
    "始まった{game}には途中から参加できません。",
    "시작된 {game} 게임에는 도중에 참가할 수 없습니다.",
)
BROKEN = Text(
    "Something went wrong inside the table. Please report it: the menu has a button for that.",
    "テーブルの内部で問題が起きました。メニューに報告用のボタンがあるので、お知らせください。",
    "테이블 안에서 문제가 생겼습니다. 메뉴에 버그 신고용 버튼이 있으니 알려 주세요.",
)
RULE_FAILED = Text(
    "The rule {rule} failed in {hook}, line {line}, so nothing has happened. {error}",
    "ルール「{rule}」の {hook}（{line}行目）でエラーが起きたため、何も行われていません。{error}",
    "규칙 '{rule}'의 {hook}({line}행)에서 오류가 나서 아무 일도 일어나지 않았습니다. {error}",
)
STILL = Text(
    "This is a still picture. To play, run the first code cell of this notebook, then this one.",
    "これは静止画です。ノートブックの最初のコードセルを、続いてこのセルを実行すると遊べます。",
    "정지 그림입니다. 노트북의 첫 코드 셀을 실행한 다음 이 셀을 실행하면 플레이할 수 있습니다.",
)

# --- spoken, and in a terminal -------------------------------------------------------------------

RANK_NAMES: dict[str, Text] = {
    "J": Text("jack", "ジャック", "잭"),
    "Q": Text("queen", "クイーン", "퀸"),
    "K": Text("king", "キング", "킹"),
    "A": Text("ace", "エース", "에이스"),
}
REFUSED = Text("Not possible:", "できません：", "할 수 없습니다:")
